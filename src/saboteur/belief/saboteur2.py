"""Saboteur 2: what each deed says about a player's role, in log odds against the average player.

From what the roles want, not fitted: all but saboteurs dig, doors stop the other colour, geologists like crystals.
"""

from __future__ import annotations

AGAINST = ("saboteur",)

TABLE: dict[str, dict[str, float]] = {
    "forward": {"saboteur": -0.7},
    "aside": {"saboteur": 0.2},
    "back": {"saboteur": 1.2},
    "astray": {"saboteur": 0.5},
    "clear": {"saboteur": -1.0},
    "rockfall": {"saboteur": 0.2},
    "cut": {"saboteur": 1.2},
    "discard": {"saboteur": 0.1},
    "break": {"saboteur": 0.8},
    "repair": {"saboteur": -0.8},
    "trap": {"saboteur": 0.6},
    "free": {"saboteur": -0.6},
    "door-blue": {"blue-digger": 0.7, "green-digger": -0.9, "saboteur": 0.2},
    "door-green": {"green-digger": 0.7, "blue-digger": -0.9, "saboteur": 0.2},
    "crystal": {"geologist": 0.5},
    "accuse": {"saboteur": 0.3},
    "vouch": {"saboteur": -0.3},
    "lie": {"saboteur": 1.0},
    "truth": {"saboteur": -0.3},
}
