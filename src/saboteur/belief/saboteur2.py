"""Saboteur 2: what each deed says about a player's role, in log odds against the average player.

The mean of what `greedy` and `miner` do in each role (`benchmarks/calibration.py --game saboteur2 --fit`, 6 players);
what they hardly do or say, from what each role wants. The mean is milder than what either does. With up to four
players, who have many turns, that makes up for deeds that are correlated; with more, deeds count in full.
"""

from __future__ import annotations

from saboteur.belief.role_deal import Place
from saboteur.belief.table import Rows
from saboteur.engine.core.position import Position
from saboteur.engine.saboteur2.state import ROLE_CARD, ROLE_KNOWN, ROLE_SLOT, SHOWN

AGAINST = ("saboteur",)

DIGGERS = ("blue-digger", "green-digger", "boss")


def _row(diggers: float, profiteer: float, geologist: float, saboteur: float) -> dict[str, float]:
    return dict.fromkeys(DIGGERS, diggers) | {"profiteer": profiteer, "geologist": geologist, "saboteur": saboteur}


TABLE: dict[str, dict[str, float]] = {
    "forward": _row(0.7, -0.5, -0.95, -0.8),
    "aside": {"geologist": 0.45},
    "back": _row(-0.5, 0.9, -0.85, 1.0),
    "astray": {"saboteur": 0.4},
    "clear": _row(0.1, -0.2, -0.2, -0.3),
    "rockfall": {"saboteur": 0.2},
    "cut": _row(-0.15, 0.05, -0.4, 0.8),
    "discard": _row(-0.25, 0.15, 0.35, 0.25),
    "discard-broken": _row(-0.15, 0.25, -0.15, 0.25),
    "break": {"profiteer": 0.2, "saboteur": 0.1},
    "repair": {"saboteur": -0.6},
    "map": {"geologist": -1.0, "profiteer": 0.2, "saboteur": 0.3},
    "trap": {"saboteur": 0.2},
    "free": {"saboteur": -0.4},
    "door-blue": {"blue-digger": 0.6, "green-digger": -1.3, "boss": 0.6, "saboteur": 0.2},
    "door-green": {"green-digger": 1.1, "blue-digger": -1.2, "saboteur": 0.3},
    "crystal": _row(-0.15, -0.35, 1.4, -0.5),
    "theft": _row(-0.15, 0.35, -0.25, 0.0),
    "mend-self": _row(0.4, -0.8, 0.6, -1.0),
    "inspect": _row(0.2, -0.4, -0.15, 0.0),
    "swap-own-hat": _row(0.2, 0.3, -0.3, -0.3),
    "swap-hat": {"saboteur": 0.1},
    "hands-off": {"geologist": 0.1},
    "harmed-knowing": {"saboteur": 0.2},
    "helped-knowing": {"saboteur": -0.3},
    "accuse": {"saboteur": 0.3},
    "vouch": {"saboteur": -0.3},
    "lie": {"saboteur": 1.0},
    "truth": {"saboteur": -0.3},
}

FULL = 1.5
"""How much more than in the mean a deed counts among many."""
MANY = {what: {role: round(FULL * odds, 2) for role, odds in row.items()} for what, row in TABLE.items()}
"""With five players and more."""


def styles_for(players: int) -> tuple[Rows, ...]:
    """What deeds say in a match of so many players."""
    return (TABLE if players < 5 else MANY,)


def unseen_roles(position: Position, seat: int) -> list[Place]:
    """The role cards that a seat has not seen: the others', those they gave away, and the pile."""
    extra = position.extra
    if extra[SHOWN]:
        return []
    game = position.game
    owners = {int(extra[ROLE_SLOT + owner]): owner for owner in range(game.players)}
    return [
        Place(owners.get(slot), ROLE_CARD + slot)
        for slot in range(len(game.role_cards))
        if seat < 0 or not extra[ROLE_KNOWN + slot] >> seat & 1
    ]
