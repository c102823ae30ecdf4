"""From the engine's numbers to events."""

from __future__ import annotations

from saboteur.notation.codec import Codec
from saboteur.notation.event import Event
from saboteur.notation.event_table import ROWS


def spell(codec: Codec, seq: int, numbers: list[int]) -> Event:
    """The event behind the engine's numbers."""
    row = ROWS[numbers[0]]
    seat = numbers[1]
    parts = {name: read(codec, numbers) for name, read in row.readers}
    return Event(seq, row.kind, seat if seat >= 0 else None, **parts)  # type: ignore[arg-type]  # each part its type
