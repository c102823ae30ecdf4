"""A request whose body is validated strictly."""

from typing import Any

import msgspec
from litestar import Request

from saboteur.server.refusal import Refusal


class ExactRequest(Request[Any, Any, Any]):
    """Rejects wrong types; Litestar itself accepts 0 for false and "2" for a number."""

    async def json(self) -> Any:
        """The body, as the handler wants it."""
        field = self.route_handler.parsed_data_field
        try:
            found = await super().json()
            return found if field is None else msgspec.convert(found, field.annotation)
        except (msgspec.ValidationError, RecursionError):
            # Deeply nested brackets: the decoder has a depth limit.
            raise Refusal("malformed", 400) from None
