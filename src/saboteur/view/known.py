"""Cards of others that a seat has held."""

from __future__ import annotations

import msgspec


class Known(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Cards of others that the seat has held: they are among so many, in a hand or among the discards (by index)."""

    cards: tuple[str, ...]
    among: int
    seat: int | None = None
    discards: tuple[int, ...] = ()
