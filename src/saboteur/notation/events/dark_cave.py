"""Events that only The Dark Cave has."""

from __future__ import annotations

from saboteur.cards.shape import SIDES
from saboteur.notation.event_part import (
    CREATURE,
    EDGE,
    FIRST,
    SEAT,
    SECOND,
    TARGET_OF_CARD,
    THIRD,
    Part,
    card,
    cell,
    field,
    number,
    role,
    secret,
    word,
)

VOTES = ("refuse", "agree")
ENDINGS = ("", "clan-out", "cards-used-up", "agreed")
"""Why a match ended, by the engine's number."""

EVENTS: dict[str, tuple[Part, ...]] = {
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
