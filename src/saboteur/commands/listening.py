"""The option type for an address and port to listen on."""

from __future__ import annotations

import re
from typing import Any

import click


class Listening(click.ParamType[tuple[str, int]]):
    """`HOST:PORT`; an IPv6 address stands in brackets."""

    name = "host:port"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, int]:
        """Split and check the value."""
        if isinstance(value, tuple):
            return value
        found = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+)):([0-9]{1,5})", str(value))
        if found is None or int(found[3]) > 65535:
            self.fail(f"{value!r} is not an address with a port, like 127.0.0.1:9100 or [::1]:9100.", param, ctx)
        return found[1] or found[2], int(found[3])

    @staticmethod
    def text(host: str, port: int) -> str:
        """The same as text."""
        return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
