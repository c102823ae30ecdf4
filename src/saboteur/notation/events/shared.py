"""Events of the base game and of several games."""

from __future__ import annotations

from saboteur.notation.event_part import (
    AIM,
    CARD_AND_CELL,
    FRONTS,
    GOLD_CARDS,
    SEAT,
    SECOND,
    TARGET,
    TARGET_OF_CARD,
    TOOL,
    Part,
    card,
    cell,
    goal,
    number,
    role,
    secret,
    side,
    word,
)

EVENTS: dict[str, tuple[Part, ...]] = {
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
