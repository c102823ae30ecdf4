"""Events that only the Duel and its solo game have."""

from __future__ import annotations

from saboteur.notation.event_part import CARD_AND_CELL, GOLD_CARDS, SEAT, Part, card, cell, word

ROUND_ENDS = ("all-goals", "all-markers", "hands-empty")
"""Why a round ended, by the engine's number."""

EVENTS: dict[str, tuple[Part, ...]] = {
    "key": (SEAT, *CARD_AND_CELL),
    "bribe": (SEAT, cell()),
    "mark": (SEAT, cell()),
    "round-ends": (word("reason", ROUND_ENDS),),
    "collect": (SEAT, *CARD_AND_CELL),
    "pay": (SEAT, GOLD_CARDS),
    "no-effect": (SEAT, card()),
}
