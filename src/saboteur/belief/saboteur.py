"""The base game: the evidence of each action about a player's role, in log odds.

Saboteurs come in two styles, equally likely at first: those who hide among the diggers and those who do not. Both
tables are fitted by `benchmarks/calibration.py --fit`, to rounds of `miner` with saboteurs of `miner` and of `greedy`.
Deeds to others count by how much everybody trusts these.

What hiding saboteurs do depends on the number of players. The rows for 4 to 7 were fitted to five players; those for 3
and for 8 and more replace what was fitted differently there.
"""

from __future__ import annotations

from saboteur.belief.role_deal import Place
from saboteur.belief.table import Rows
from saboteur.engine.core.position import Position
from saboteur.engine.saboteur.state import ASIDE, SHOWN

AGAINST = ("saboteur",)
"""Roles that work against the others."""

TOGETHER = 0.8
"""A player's actions are correlated, so each counts less among others than alone."""
OFTEN = 0.5
"""The same for saboteurs who do not hide among three players, each of whom has so many turns."""


def _saboteur(odds: dict[str, float], weight: float = TOGETHER) -> dict[str, dict[str, float]]:
    return {what: {"saboteur": round(weight * one, 2)} for what, one in odds.items()}


_HIDDEN = {
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
_OPEN = {
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
_FEW = _HIDDEN | {"aside": 2.0, "clear": 0.4, "lie": 3.5, "repair": -1.1, "truth": -1.2}
_MANY = _FEW | {"aside": 1.1, "back": 2.8, "cut": 2.8, "break": 2.5}

TABLE = _saboteur(_HIDDEN)
"""Saboteurs who hide."""
OPEN = _saboteur(_OPEN)
"""Saboteurs who do not."""

STYLES = (TABLE, OPEN)
FEW = (_saboteur(_FEW), _saboteur(_OPEN, OFTEN) | _saboteur({"lie": 3.5}))
"""The styles with three players. Lies are rare: they count no less for the many turns."""
MANY = (_saboteur(_MANY), OPEN)
"""The styles with eight and more, where diggers hardly ever block, cut or break."""


def styles_for(players: int) -> tuple[Rows, ...]:
    """What the deeds of either style say in a match of so many players."""
    return FEW if players < 4 else STYLES if players < 8 else MANY


def unseen_roles(position: Position, seat: int) -> list[Place]:
    """The role cards that a seat has not seen: the others' and the one set aside."""
    if position.extra[SHOWN]:
        return []
    return [Place(None, ASIDE), *(Place(other, None) for other in range(position.game.players) if other != seat)]
