"""From the engine's numbers to events."""

from __future__ import annotations

from saboteur.notation.codec import Codec
from saboteur.notation.event import Event
from saboteur.notation.event_table import ROWS


def spell(codec: Codec, seq: int, numbers: list[int]) -> Event:
    """The event behind the engine's numbers."""
    kind, _, readers = ROWS[codec.game][numbers[0]]
    seat = numbers[1]
    parts: dict[str, object] = {}
    # A comprehension would cost a call, and this runs for every event.
    for name, read in readers:
        parts[name] = read(codec, numbers)
    return Event(seq, kind, seat if seat >= 0 else None, **parts)  # type: ignore[arg-type]  # each part its type
