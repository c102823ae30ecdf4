"""From the engine's numbers to events."""

from __future__ import annotations

from collections.abc import Callable

from saboteur.cards.shape import SIDES
from saboteur.engine.core import events as number
from saboteur.notation.codec import Codec
from saboteur.notation.event import ENDINGS, FIELDS, FRONTS, ROUND_ENDS, VOTES, Event
from saboteur.notation.move import CREATURES, TOOLS, write_field
from saboteur.notation.move import FIELDS as FIELD_NAMES

Parts = dict[str, object]
Spelling = Callable[[Codec, int, int, int], Parts]


def _card(codec: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"card": codec.cards[first]}


def _tile_and_cell(codec: Codec, first: int, second: int, _third: int) -> Parts:
    return {"card": codec.tiles[first], "cell": codec.cell(second)}


def _role(codec: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"role": codec.roles[first]}


def _value(_words: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"value": first}


def _nothing(_words: Codec, _first: int, _second: int, _third: int) -> Parts:
    return {}


def _target(_words: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"target": first}


def _field(codec: Codec, place: int, name: int) -> str:
    return write_field(codec.cell(place), FIELD_NAMES[name])


def _edge(codec: Codec, first: int, second: int, _third: int) -> Parts:
    return {"cell": codec.cell(first), "side": SIDES[second]}


def _creature(_words: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"creature": CREATURES[first]}


def _card_and_target(codec: Codec, first: int, second: int, _third: int) -> Parts:
    return {"card": codec.cards[first], "target": second}


KINDS: dict[int, str] = {getattr(number, kind.replace("-", "_").upper()): kind for kind in FIELDS if kind != "claim"}
"""Kinds by the engine's number."""

SPELLINGS: dict[int, Spelling] = {
    number.ROUND: lambda _words, first, _second, _third: {"round": first},
    number.ROLE: _role,
    number.DRAW: _card,
    number.LAY: _tile_and_cell,
    number.BREAK: lambda _words, _first, second, third: {"target": second, "tool": TOOLS[third]},
    number.REPAIR: lambda codec, first, second, third: {
        "card": codec.cards[first],
        "target": second,
        "tool": TOOLS[third],
    },
    number.ROCKFALL: _tile_and_cell,
    number.MAP: lambda codec, first, second, _third: {"cell": codec.cell(first), "goal": codec.goal_names[second]},
    number.DISCARD: _card,
    number.REVEAL: lambda codec, first, second, _third: {"cell": codec.cell(second), "goal": codec.goal_names[first]},
    number.ROUND_OVER: lambda codec, first, _second, _third: {"winner": codec.sides[first]},
    number.SHOW_ROLE: _role,
    number.SHOW_ASIDE: _role,
    number.OFFER: lambda _words, first, second, third: {"values": (3,) * third + (2,) * second + (1,) * first},
    number.TAKE: _value,
    number.PAID: _value,
    number.MATCH_OVER: _nothing,
    number.SIT_OUT: _nothing,
    number.STEP: lambda codec, first, second, _third: {"field": _field(codec, first, second)},
    number.CREATURE: lambda codec, first, second, third: {
        "card": codec.cards[first],
        "field": _field(codec, second, third),
    },
    number.PROWL: lambda codec, first, second, third: {
        "creature": CREATURES[first],
        "field": _field(codec, second, third),
    },
    number.VANISH: _creature,
    number.FEND: _creature,
    number.LOSE: _card,
    number.DROP: _value,
    number.LIE: _nothing,
    number.STAND: _nothing,
    number.VEIN: lambda codec, first, _second, _third: {"cell": codec.cell(first)},
    number.LOOK: lambda codec, first, second, _third: {"role": codec.roles[first], "target": second},
    number.LOOK_ASIDE: _role,
    number.WEB: lambda codec, first, second, third: {
        "card": codec.cards[first],
        "cell": codec.cell(second),
        "side": SIDES[third],
    },
    number.CHOP: _edge,
    number.FRAY: _edge,
    number.WEB_GONE: _edge,
    number.EQUIP: _card_and_target,
    number.SWAP_HANDS: _target,
    number.GIVE: _card_and_target,
    number.LEAVE: _nothing,
    number.PROPOSE_END: _nothing,
    number.VOTE: lambda _words, first, _second, _third: {"vote": VOTES[first]},
    number.TRAP: lambda _words, _first, second, _third: {"target": second},
    number.FREE: lambda _words, _first, second, _third: {"target": second},
    number.THEFT: _nothing,
    number.HANDS_OFF: lambda _words, _first, second, _third: {"target": second},
    number.SWAP_HATS: _target,
    number.STEAL: _target,
    number.SPARE: _nothing,
    number.TREASURES: lambda _words, first, second, third: {"values": (first, second), "reason": ENDINGS[third]},
    number.REMOVE: lambda _words, first, _second, _third: {"card": FRONTS[first]},
    number.KEY: _tile_and_cell,
    number.BRIBE: lambda codec, first, _second, _third: {"cell": codec.cell(first)},
    number.MARK: lambda codec, first, _second, _third: {"cell": codec.cell(first)},
    number.ROUND_ENDS: lambda _words, first, _second, _third: {"reason": ROUND_ENDS[first]},
    number.COLLECT: _tile_and_cell,
    number.PAY: lambda _words, first, second, third: {"values": (3,) * third + (2,) * second + (1,) * first},
    number.NO_EFFECT: _card,
}
"""How the engine's three facts of each kind of event read."""


def spell(codec: Codec, seq: int, numbers: list[int]) -> Event:
    """The event behind the engine's numbers."""
    code, seat, first, second, third, _ = numbers
    parts = SPELLINGS[code](codec, first, second, third)
    return Event(seq, KINDS[code], seat if seat >= 0 else None, **parts)  # type: ignore[arg-type]  # named above
