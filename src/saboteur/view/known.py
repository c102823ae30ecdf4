"""Cards of others that a seat has held."""

from __future__ import annotations

import msgspec


class Known(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Cards that the seat has held and that are now among so many cards of a hand, or among the discards (by index)."""

    cards: tuple[str, ...]
    among: int
    seat: int | None = None
    discards: tuple[int, ...] = ()
