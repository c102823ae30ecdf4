"""The base game: the evidence of each action about a player's role, in log odds.

Saboteurs come in two styles, equally likely at first: those who hide among the diggers and those who do not. Both
tables are fitted by `benchmarks/calibration.py --fit`, to rounds of `miner` with saboteurs of `miner` and of `greedy`.
Deeds to others count by how much everybody trusts these.
"""

from __future__ import annotations

from saboteur.belief.role_deal import Place
from saboteur.engine.core.position import Position
from saboteur.engine.saboteur.state import ASIDE, SHOWN

AGAINST = ("saboteur",)
"""Roles that work against the others."""


TOGETHER = 0.8
"""A player's actions are correlated, so each counts less among others than alone."""


def _saboteur(odds: dict[str, float]) -> dict[str, dict[str, float]]:
    return {what: {"saboteur": round(TOGETHER * one, 2)} for what, one in odds.items()}


TABLE = _saboteur(
    {
        "forward": -0.2,
        "aside": 0.0,
        "back": 2.2,
        "astray": 0.3,
        "clear": -0.7,
        "rockfall": 0.3,
        "cut": 2.3,
        "discard": -0.1,
        "discard-broken": 0.0,
        "map": -0.15,
        "break": 0.8,
        "repair": -0.85,
        "accuse": 0.0,
        "vouch": 0.0,
        "lie": 2.1,
        "truth": -0.9,
    }
)
"""Saboteurs who hide."""

OPEN = _saboteur(
    {
        "forward": -1.0,
        "aside": 0.6,
        "back": 2.6,
        "astray": 0.4,
        "clear": -0.6,
        "rockfall": 0.3,
        "cut": 2.3,
        "discard": 0.4,
        "discard-broken": 0.2,
        "map": -0.3,
        "break": 2.1,
        "repair": -1.3,
        "accuse": 0.8,
        "vouch": -0.4,
        "lie": 1.4,
        "truth": -1.0,
    }
)
"""Saboteurs who do not."""

STYLES = (TABLE, OPEN)


def unseen_roles(position: Position, seat: int) -> list[Place]:
    """The role cards that a seat has not seen: the others' and the one set aside."""
    if position.extra[SHOWN]:
        return []
    return [Place(None, ASIDE), *(Place(other, None) for other in range(position.game.players) if other != seat)]
