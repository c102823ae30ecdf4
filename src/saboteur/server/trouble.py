"""What can be wrong when the server starts, told as one sentence."""

from __future__ import annotations


class ServerTrouble(Exception):  # noqa: N818 - says what it is, and is shown to people
    """The server cannot run like this; the message says why and what to do."""
