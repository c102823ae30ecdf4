"""Saboteur 2: what each deed says about a player's role, in log odds against the average player.

Halfway between what `greedy` does in each role (30 matches, 6 players) and nothing: others hide more.
"""

from __future__ import annotations

AGAINST = ("saboteur",)

DIGGERS = ("blue-digger", "green-digger", "boss")


def _row(diggers: float, profiteer: float, geologist: float, saboteur: float) -> dict[str, float]:
    return dict.fromkeys(DIGGERS, diggers) | {"profiteer": profiteer, "geologist": geologist, "saboteur": saboteur}


TABLE: dict[str, dict[str, float]] = {
    "forward": _row(0.4, -1.0, -0.9, -1.5),
    "aside": {"geologist": 0.6},
    "back": _row(-1.2, 0.8, -1.0, 1.2),
    "astray": {"saboteur": 0.5},
    "clear": _row(0.5, -0.8, -0.8, -1.2),
    "rockfall": {"saboteur": 0.2},
    "cut": _row(-1.2, 0.9, -1.2, 1.2),
    "discard": _row(-0.5, 0.15, 0.5, 0.3),
    "discard-broken": _row(-0.2, 0.2, -0.2, 0.3),
    "break": _row(-0.2, 0.1, 0.2, 0.4),
    "repair": {"saboteur": -0.8},
    "map": {"geologist": -1.0},
    "trap": {"saboteur": 0.2},
    "free": {"saboteur": -0.6},
    "door-blue": _row(0.3, -0.6, -0.6, -0.4) | {"blue-digger": 0.9, "green-digger": -1.5},
    "door-green": _row(0.3, -0.6, -0.6, -0.4) | {"green-digger": 0.9, "blue-digger": -1.5},
    "crystal": {"geologist": 0.9, "saboteur": -0.8, "profiteer": -0.6},
    "accuse": {"saboteur": 0.3},
    "vouch": {"saboteur": -0.3},
    "lie": {"saboteur": 1.0},
    "truth": {"saboteur": -0.3},
}
