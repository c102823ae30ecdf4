"""Private notes."""

from __future__ import annotations

import msgspec


class Note(msgspec.Struct, frozen=True):
    """What a person noted about a player of a table, for themselves alone."""

    seat: int
    mark: int | None
    """Suspicion from 0 (trusted) to 4 (a saboteur)."""
    round: int
    """The round of the mark."""
    text: str
