"""From the engine's numbers to events.

Every card drawn or played makes an event, so a function is prepared once for each kind: it knows which tables hold
the words and which parts of an event are missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from saboteur.notation.event import Event
from saboteur.notation.event_part import Look, Reader
from saboteur.notation.event_table import ROWS

if TYPE_CHECKING:
    from saboteur.notation.codec import Codec

Speller = Callable[[int, list[int]], Event]
"""Makes an event of one kind from its number and the engine's numbers."""

# Parts are given by their place: mypy cannot know how many are left out before them.
MAKE: Callable[..., Event] = Event
ORDER = Event.__struct_fields__
FIRST_PART = ORDER.index("seat") + 1
DEFAULTS = {field.name: field.default for field in msgspec.structs.fields(Event)}


def spell(codec: Codec, seq: int, numbers: list[int]) -> Event:
    """Decode an event from the engine's numbers."""
    return codec.spellers[numbers[0]](seq, numbers)


def speller(codec: Codec, number: int) -> Speller:
    """The function that makes events with this number."""
    kind, parts, readers = ROWS[codec.game][number]
    looks = sorted((ORDER.index(part.name), part.look) for part in parts if part.look is not None)
    if len(looks) != len(readers):
        return _any(codec, kind, readers)
    if not looks:
        return lambda seq, numbers: Event(seq, kind, numbers[1] if numbers[1] >= 0 else None)
    if len(looks) == 1:
        return _one(codec, kind, *looks[0])
    if len(looks) == 2:
        return _two(codec, kind, *looks[0], *looks[1])
    return _any(codec, kind, readers)


def _one(codec: Codec, kind: str, place: int, look: Look) -> Speller:
    """An event with one part that is looked up."""
    words: Any = look.words(codec)
    at, left_out = look.at, _left_out(FIRST_PART, place)

    def make(seq: int, numbers: list[int]) -> Event:
        seat = numbers[1]
        return MAKE(seq, kind, seat if seat >= 0 else None, *left_out, words[numbers[at]])

    return make


def _two(codec: Codec, kind: str, place: int, look: Look, second_place: int, second_look: Look) -> Speller:
    """An event with two parts that are looked up."""
    words: Any = look.words(codec)
    at, left_out = look.at, _left_out(FIRST_PART, place)
    more_words: Any = second_look.words(codec)
    more_at, between = second_look.at, _left_out(place + 1, second_place)

    def make(seq: int, numbers: list[int]) -> Event:
        seat = numbers[1]
        return MAKE(
            seq,
            kind,
            seat if seat >= 0 else None,
            *left_out,
            words[numbers[at]],
            *between,
            more_words[numbers[more_at]],
        )

    return make


def _any(codec: Codec, kind: str, readers: tuple[tuple[str, Reader], ...]) -> Speller:
    """An event with any parts."""

    def make(seq: int, numbers: list[int]) -> Event:
        seat = numbers[1]
        parts: Any = {name: read(codec, numbers) for name, read in readers}
        return Event(seq, kind, seat if seat >= 0 else None, **parts)

    return make


def _left_out(first: int, end: int) -> list[Any]:
    """The defaults of the parts between two."""
    return [DEFAULTS[name] for name in ORDER[first:end]]
