"""Information states: all a seat has ever known and done in a match, as a text and as numbers.

Two matches have the same information state for a seat exactly if the seat cannot tell them apart, with perfect recall.
"""

from __future__ import annotations

import zlib
from array import array
from typing import TYPE_CHECKING, Any

from saboteur.arrays.observation import observation_of
from saboteur.notation.event import HIDDEN
from saboteur.notation.event_table import FIELDS

if TYPE_CHECKING:
    from saboteur.games import Ruleset
    from saboteur.match import Match
    from saboteur.notation.event import Event

WIDTH = 8
"""Numbers of an event: kind, seat, card, column, row, target, value, and a checksum of all it says."""
EVENTS_PER_MOVE = 4
"""Events that follow a decision on average, at most."""


class InformationState(str):
    """The text: the rules, the seat, and every event as the seat saw it, one line each."""

    __slots__ = ("_events", "_row", "_rules")

    @classmethod
    def of(cls, match: Match, seat: int) -> InformationState:
        """The information state of a seat."""
        rules = match.rules
        events = match.seen(seat)
        asked = "over" if match.actor is None else f"p{match.actor + 1} to move"
        options = " ".join(f"{name}={value}" for name, value in sorted(rules.options.items()))
        head = f"{rules.name} {rules.players} p{seat + 1} {options}"
        state = cls("\n".join([head, *map(str, events), asked]))
        state._rules = rules  # type: ignore[attr-defined]  # slots of a text
        state._events = events  # type: ignore[attr-defined]
        state._row = match._position.observe(seat)  # type: ignore[attr-defined]  # noqa: SLF001 - the engine's half
        return state

    @property
    def text(self) -> str:
        """The same as plain text."""
        return str(self)

    def tensor(self, out: Any = None) -> Any:
        """What the seat knows now, then every event it has seen; a new array of floats, or the given buffer."""
        rules: Ruleset = self._rules  # type: ignore[attr-defined]
        events: list[Event] = self._events  # type: ignore[attr-defined]
        row: bytes = self._row  # type: ignore[attr-defined]
        values = array("f", bytes(4 * tensor_size(rules)))
        values[: len(row)] = array("f", list(row))
        at = len(row)
        for event in events:
            if at + WIDTH > len(values):
                break
            values[at : at + WIDTH] = array("f", event_numbers(event, rules))
            at += WIDTH
        return values if out is None else _fill(out, values)


def tensor_size(rules: Ruleset) -> int:
    """Numbers in the tensor of an information state."""
    deals = rules.players * (rules.game.hand_size + 4) * max(1, int(rules.game.rounds))
    return observation_of(rules).size + WIDTH * (EVENTS_PER_MOVE * rules.deck.max_moves + deals)


KINDS = {kind: number + 1 for number, kind in enumerate(FIELDS)}


def event_numbers(event: Event, rules: Ruleset) -> list[int]:
    """An event as numbers; what is hidden is -1, what is not there 0."""
    column, row = event.cell or (0, 0)
    return [
        KINDS[event.kind],
        0 if event.seat is None else event.seat + 1,
        _card(event.card, rules),
        column,
        row,
        0 if event.target is None else event.target + 1,
        -1 if event.value == HIDDEN else int(event.value or 0),
        # A float of four bytes holds whole numbers of 24 bits exactly.
        zlib.crc32(str(event).partition(" ")[2].encode()) & 0xFFFFFF,
    ]


def _card(code: str | None, rules: Ruleset) -> int:
    if code is None or code == HIDDEN:
        return 0 if code is None else -1
    codec = rules.codec
    number = codec.card_number.get(code)
    return number + 1 if number is not None else len(codec.cards) + 1 + codec.lay.get(code, -1)


def _fill(out: Any, values: array[float]) -> Any:
    target = memoryview(out)
    if target.format != "f" or target.readonly or target.nbytes != 4 * len(values):
        raise ValueError(f"The tensor of an information state needs a writable buffer of {len(values)} float32.")
    target.cast("B")[:] = memoryview(values).cast("B")
    return out
