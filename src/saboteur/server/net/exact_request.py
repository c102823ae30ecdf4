"""A request whose body is read as the schema says."""

from typing import Any

import msgspec
from litestar import Request

from saboteur.server.refusal import Refusal


class ExactRequest(Request[Any, Any, Any]):
    """Refuses a body of the wrong types; Litestar itself takes 0 for false and "2" for a number."""

    async def json(self) -> Any:
        """The body, as the handler wants it."""
        found = await super().json()
        field = self.route_handler.parsed_data_field
        if field is None:
            return found
        try:
            return msgspec.convert(found, field.annotation)
        except msgspec.ValidationError:
            raise Refusal("malformed", 400) from None
