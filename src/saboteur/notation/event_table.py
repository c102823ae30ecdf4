"""Every kind of event in one row: its parts in the order written, how each reads the engine's facts, which is secret.

A kind is named after the engine's constant: ``round-over`` is `events.ROUND_OVER`. A new kind needs the constant and a
row; a new game needs its own `events` module and a section here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from saboteur.cards.actions import CREATURES, TOOLS
from saboteur.cards.shape import SIDES
from saboteur.engine.core import events as shared
from saboteur.engine.dark_cave import events as dark_cave
from saboteur.engine.duel import events as duel
from saboteur.engine.saboteur2 import events as saboteur2
from saboteur.notation.move import FIELDS as FIELD_NAMES
from saboteur.notation.move import write_field

if TYPE_CHECKING:
    from saboteur.notation.codec import Codec

FRONTS = (*(f"broken-{tool}" for tool in TOOLS), "trapped", "theft")
"""The cards that can lie in front of players, by the engine's bit."""
VOTES = ("refuse", "agree")
ENDINGS = ("", "clan-out", "cards-used-up", "agreed")
"""Why a match of The Dark Cave ended, by the engine's number."""
ROUND_ENDS = ("all-goals", "all-markers", "hands-empty")
"""Why a round of the Duel ended, by the engine's number."""

# Where an event of the engine (kind, seat, three facts, audience) has its facts.
FIRST, SECOND, THIRD = 2, 3, 4

Reader = Callable[["Codec", list[int]], object]


class Part(NamedTuple):
    """A part of an event and how to read it off the engine's numbers; seats and claims are known beforehand."""

    name: str
    read: Reader | None
    secret: bool = False


class Row(NamedTuple):
    """A kind of event."""

    kind: str
    parts: tuple[Part, ...]
    readers: tuple[tuple[str, Reader], ...]


def number(name: str, at: int = FIRST) -> Part:
    """A fact as it is."""
    return Part(name, lambda _codec, event: event[at])


def word(name: str, words: tuple[str, ...], at: int = FIRST) -> Part:
    """A fact that numbers these words."""
    return Part(name, lambda _codec, event: words[event[at]])


def card(at: int = FIRST) -> Part:
    """A card as printed."""
    return Part("card", lambda codec, event: codec.cards[event[at]])


def tile(at: int = FIRST) -> Part:
    """A path card as it lies."""
    return Part("card", lambda codec, event: codec.tiles[event[at]])


def goal(at: int = FIRST) -> Part:
    """What a goal shows."""
    return Part("goal", lambda codec, event: codec.goal_names[event[at]])


def role(at: int = FIRST) -> Part:
    """A role."""
    return Part("role", lambda codec, event: codec.roles[event[at]])


def side(at: int = FIRST) -> Part:
    """A side that can win a round."""
    return Part("winner", lambda codec, event: codec.sides[event[at]])


def cell(at: int = FIRST) -> Part:
    """A cell."""
    return Part("cell", lambda codec, event: codec.cell(event[at]))


def field(place: int, name: int) -> Part:
    """A field of The Dark Cave: its place and its name there."""
    return Part("field", lambda codec, event: write_field(codec.cell(event[place]), FIELD_NAMES[event[name]]))


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

SHARED: dict[str, tuple[Part, ...]] = {
    "round": (number("round"), SEAT),
    "role": (SEAT, secret(role())),
    "draw": (SEAT, secret(card())),
    "lay": (SEAT, *CARD_AND_CELL),
    "break": (SEAT, TARGET_OF_CARD, TOOL),
    "repair": (SEAT, card(), TARGET_OF_CARD, TOOL),
    "rockfall": (SEAT, *CARD_AND_CELL),
    "map": (SEAT, cell(), secret(goal(SECOND))),
    "discard": (SEAT, secret(card())),
    "reveal": (SEAT, cell(SECOND), goal()),
    "round-over": (side(), SEAT),
    "show-role": (SEAT, role()),
    "show-aside": (role(),),
    "offer": (SEAT, secret(GOLD_CARDS)),
    "take": (SEAT, secret(number("value"))),
    "paid": (SEAT, number("value")),
    "match-over": (),
    "remove": (SEAT, word("card", FRONTS)),
    "look": (SEAT, TARGET_OF_CARD, secret(role())),
    "swap-hands": (SEAT, TARGET),
    "give": (SEAT, TARGET_OF_CARD, secret(card())),
    "play": (SEAT, card(), *AIM),
}
SABOTEUR2: dict[str, tuple[Part, ...]] = {
    "trap": (SEAT, TARGET_OF_CARD),
    "free": (SEAT, TARGET_OF_CARD),
    "theft": (SEAT,),
    "hands-off": (SEAT, TARGET_OF_CARD),
    "swap-hats": (SEAT, TARGET),
    "steal": (SEAT, TARGET),
    "spare": (SEAT,),
}
DUEL: dict[str, tuple[Part, ...]] = {
    "key": (SEAT, *CARD_AND_CELL),
    "bribe": (SEAT, cell()),
    "mark": (SEAT, cell()),
    "round-ends": (word("reason", ROUND_ENDS),),
    "collect": (SEAT, *CARD_AND_CELL),
    "pay": (SEAT, GOLD_CARDS),
    "no-effect": (SEAT, card()),
}
DARK_CAVE: dict[str, tuple[Part, ...]] = {
    "sit-out": (SEAT,),
    "step": (SEAT, field(FIRST, SECOND)),
    "creature": (SEAT, card(), field(SECOND, THIRD)),
    "prowl": (SEAT, CREATURE, field(SECOND, THIRD)),
    "vanish": (CREATURE,),
    "fend": (SEAT, CREATURE),
    "lose": (SEAT, secret(card())),
    "drop": (SEAT, number("value")),
    "lie": (SEAT,),
    "stand": (SEAT,),
    "vein": (SEAT, cell()),
    "look-aside": (SEAT, secret(role())),
    "web": (SEAT, card(), cell(SECOND), word("side", tuple(SIDES), THIRD)),
    "chop": (SEAT, *EDGE),
    "fray": EDGE,
    "web-gone": EDGE,
    "equip": (SEAT, card(), TARGET_OF_CARD),
    "leave": (SEAT,),
    "propose-end": (SEAT,),
    "vote": (SEAT, word("vote", VOTES)),
    "treasures": (
        word("reason", ENDINGS, THIRD),
        Part("values", lambda _codec, event: (event[FIRST], event[SECOND])),
    ),
}
PEOPLE: dict[str, tuple[Part, ...]] = {"claim": (SEAT, Part("claim", None))}
"""What people say happens outside the engine."""

SECTIONS = ((shared, SHARED), (saboteur2, SABOTEUR2), (duel, DUEL), (dark_cave, DARK_CAVE))
"""The engine's constants with their rows, the games' own after the shared ones."""


def constants(numbers: ModuleType) -> dict[str, int]:
    """The kinds of event in a module of the engine with their numbers."""
    named = {name: value for name, value in vars(numbers).items() if name.isupper() and isinstance(value, int)}
    return {name.lower().replace("_", "-"): value for name, value in named.items() if name != "WIDTH"}


def numbered(sections: tuple[tuple[ModuleType, Mapping[str, tuple[Part, ...]]], ...]) -> dict[int, Row]:
    """The rows by the engine's numbers; every constant has exactly one row, and every number one constant."""
    rows: dict[int, Row] = {}
    for numbers, section in sections:
        found = constants(numbers)
        lonely = found.keys() ^ section.keys()
        if lonely:
            raise TypeError(f"{', '.join(sorted(lonely))}: an event needs a constant in {numbers.__name__} and a row.")
        for kind, parts in section.items():
            if found[kind] in rows:
                raise TypeError(f"The events {kind} and {rows[found[kind]].kind} have the same number.")
            readers = tuple((part.name, part.read) for part in parts if part.read is not None)
            rows[found[kind]] = Row(kind, parts, readers)
    return rows


ROWS = numbered(SECTIONS)

PARTS: dict[str, tuple[Part, ...]] = {**{row.kind: row.parts for row in ROWS.values()}, **PEOPLE}

FIELDS: dict[str, tuple[str, ...]] = {kind: tuple(part.name for part in parts) for kind, parts in PARTS.items()}
"""The parts of each kind of event, in the order in which they are written."""

SECRET: dict[str, str] = {kind: part.name for kind, parts in PARTS.items() for part in parts if part.secret}
"""The part of an event that only some may see."""
