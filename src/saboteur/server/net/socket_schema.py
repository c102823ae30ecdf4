"""JSON Schema of the socket's messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from saboteur.server.table import answer, request

Schemas = dict[str, dict[str, Any]]


def message_schemas(template: str, others: Sequence[Any] = ()) -> Schemas:
    """Schemas by name: `ClientMessage`, `ServerMessage`, their parts and other types.

    Both directions have messages of the same name, so the requests carry the prefix `Request`.
    """
    prefixed = template.replace("{name}", "Request{name}")
    (asked,), requests = msgspec.json.schema_components([request.AnyRequest], ref_template=prefixed)
    (told, *_), answers = msgspec.json.schema_components([answer.AnyAnswer, *others], ref_template=template)
    named = {f"Request{name}": schema for name, schema in requests.items()}
    return {"ClientMessage": asked, "ServerMessage": told, **named, **answers}


def socket_schema() -> dict[str, Any]:
    """The schema document of the socket."""
    return {"components": {"schemas": message_schemas("#/components/schemas/{name}")}}
