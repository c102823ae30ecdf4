"""The parts of an event, and how each reads the engine's numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from saboteur.cards.actions import CREATURES, TOOLS
from saboteur.cards.shape import SIDES
from saboteur.notation.move import FIELDS, write_field

if TYPE_CHECKING:
    from saboteur.notation.codec import Codec

FRONTS = (*(f"broken-{tool}" for tool in TOOLS), "trapped", "theft")
"""The cards that can lie in front of players, by the engine's bit."""

# Where an event of the engine (kind, seat, three facts, audience) has its facts.
FIRST, SECOND, THIRD = 2, 3, 4

Reader = Callable[["Codec", list[int]], object]
Words = Sequence[object] | Mapping[int, object]


class Look(NamedTuple):
    """A fact that numbers the words of a table."""

    words: Callable[[Codec], Words]
    at: int


class Part(NamedTuple):
    """A part of an event and how to read it from the engine's numbers; seats and claims need no reader."""

    name: str
    read: Reader | None
    secret: bool = False
    look: Look | None = None
    """The same as a table, for the parts of most events: looking up is faster than calling."""


def number(name: str, at: int = FIRST) -> Part:
    """A fact as it is."""
    return Part(name, lambda _codec, event: event[at])


def listed(name: str, words: Callable[[Codec], Words], at: int) -> Part:
    """A fact that numbers the words of a table."""
    return Part(name, lambda codec, event: words(codec)[event[at]], look=Look(words, at))


def word(name: str, words: tuple[str, ...], at: int = FIRST) -> Part:
    """A fact that numbers these words."""
    return listed(name, lambda _codec: words, at)


def card(at: int = FIRST) -> Part:
    """A card as printed."""
    return listed("card", lambda codec: codec.cards, at)


def tile(at: int = FIRST) -> Part:
    """A path card as it lies."""
    return listed("card", lambda codec: codec.tiles, at)


def goal(at: int = FIRST) -> Part:
    """What a goal shows."""
    return listed("goal", lambda codec: codec.goal_names, at)


def role(at: int = FIRST) -> Part:
    """A role."""
    return listed("role", lambda codec: codec.roles, at)


def side(at: int = FIRST) -> Part:
    """A side that can win a round."""
    return listed("winner", lambda codec: codec.sides, at)


def cell(at: int = FIRST) -> Part:
    """A cell."""
    return listed("cell", lambda codec: codec.cells, at)


def field(place: int, name: int) -> Part:
    """A field of The Dark Cave: its place and its name there."""
    return Part("field", lambda codec, event: write_field(codec.cell(event[place]), FIELDS[event[name]]))


def secret(part: Part) -> Part:
    """The part, for the event's audience only."""
    return part._replace(secret=True)


SEAT = Part("seat", None)
TARGET = number("target")
TARGET_OF_CARD = number("target", SECOND)
TOOL = word("tool", TOOLS, THIRD)
CREATURE = word("creature", CREATURES)
CARD_AND_CELL = (tile(), cell(SECOND))
EDGE = (cell(), word("side", tuple(SIDES), SECOND))
GOLD_CARDS = Part("values", lambda _codec, event: (3,) * event[THIRD] + (2,) * event[SECOND] + (1,) * event[FIRST])
# A card without an event of its own: the second fact is the whole move.
AIM = (
    Part("cell", lambda codec, event: codec.move(event[SECOND]).cell),
    Part("target", lambda codec, event: codec.move(event[SECOND]).seat),
)
