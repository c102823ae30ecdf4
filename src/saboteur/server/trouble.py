"""The error of a server that cannot start."""

from __future__ import annotations


class ServerTrouble(Exception):  # noqa: N818 - says what it is, and is shown to people
    """The server cannot start; the message says why and what to do."""
