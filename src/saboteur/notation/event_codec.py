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


def _card(words: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"card": words.cards[first]}


def _tile_and_cell(words: Codec, first: int, second: int, _third: int) -> Parts:
    return {"card": words.tiles[first], "cell": words.cell(second)}


def _role(words: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"role": words.roles[first]}


def _value(_words: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"value": first}


def _nothing(_words: Codec, _first: int, _second: int, _third: int) -> Parts:
    return {}


def _target(_words: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"target": first}


def _field(words: Codec, place: int, name: int) -> str:
    return write_field(words.cell(place), FIELD_NAMES[name])


def _edge(words: Codec, first: int, second: int, _third: int) -> Parts:
    return {"cell": words.cell(first), "side": SIDES[second]}


def _creature(_words: Codec, first: int, _second: int, _third: int) -> Parts:
    return {"creature": CREATURES[first]}


def _card_and_target(words: Codec, first: int, second: int, _third: int) -> Parts:
    return {"card": words.cards[first], "target": second}


KINDS: dict[int, str] = {getattr(number, kind.replace("-", "_").upper()): kind for kind in FIELDS if kind != "claim"}
"""Kinds by the engine's number."""

SPELLINGS: dict[int, Spelling] = {
    number.ROUND: lambda _words, first, _second, _third: {"round": first},
    number.ROLE: _role,
    number.DRAW: _card,
    number.LAY: _tile_and_cell,
    number.BREAK: lambda _words, _first, second, third: {"target": second, "tool": TOOLS[third]},
    number.REPAIR: lambda words, first, second, third: {
        "card": words.cards[first],
        "target": second,
        "tool": TOOLS[third],
    },
    number.ROCKFALL: _tile_and_cell,
    number.MAP: lambda words, first, second, _third: {"cell": words.cell(first), "goal": words.goal_names[second]},
    number.DISCARD: _card,
    number.REVEAL: lambda words, first, second, _third: {"cell": words.cell(second), "goal": words.goal_names[first]},
    number.ROUND_OVER: lambda words, first, _second, _third: {"winner": words.sides[first]},
    number.SHOW_ROLE: _role,
    number.SHOW_ASIDE: _role,
    number.OFFER: lambda _words, first, second, third: {"values": (3,) * third + (2,) * second + (1,) * first},
    number.TAKE: _value,
    number.PAID: _value,
    number.MATCH_OVER: _nothing,
    number.SIT_OUT: _nothing,
    number.STEP: lambda words, first, second, _third: {"field": _field(words, first, second)},
    number.CREATURE: lambda words, first, second, third: {
        "card": words.cards[first],
        "field": _field(words, second, third),
    },
    number.PROWL: lambda words, first, second, third: {
        "creature": CREATURES[first],
        "field": _field(words, second, third),
    },
    number.VANISH: _creature,
    number.FEND: _creature,
    number.LOSE: _card,
    number.DROP: _value,
    number.LIE: _nothing,
    number.STAND: _nothing,
    number.VEIN: lambda words, first, _second, _third: {"cell": words.cell(first)},
    number.LOOK: lambda words, first, second, _third: {"role": words.roles[first], "target": second},
    number.LOOK_ASIDE: _role,
    number.WEB: lambda words, first, second, third: {
        "card": words.cards[first],
        "cell": words.cell(second),
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
    number.BRIBE: lambda words, first, _second, _third: {"cell": words.cell(first)},
    number.MARK: lambda words, first, _second, _third: {"cell": words.cell(first)},
    number.ROUND_ENDS: lambda _words, first, _second, _third: {"reason": ROUND_ENDS[first]},
    number.COLLECT: _tile_and_cell,
    number.PAY: lambda _words, first, second, third: {"values": (3,) * third + (2,) * second + (1,) * first},
    number.NO_EFFECT: _card,
}
"""How the engine's three facts of each kind of event read."""


def spell(words: Codec, seq: int, numbers: list[int]) -> Event:
    """The event behind the engine's numbers."""
    code, seat, first, second, third, _ = numbers
    parts = SPELLINGS[code](words, first, second, third)
    return Event(seq, KINDS[code], seat if seat >= 0 else None, **parts)  # type: ignore[arg-type]  # named above
