"""The base game: what each deed says about a player's role, in log odds.

Deeds to others count by how much everybody trusts these.
"""

from __future__ import annotations

AGAINST = ("saboteur",)
"""Roles that work against the others."""

TABLE: dict[str, dict[str, float]] = {
    "forward": {"saboteur": -0.7},
    "aside": {"saboteur": 0.3},
    "back": {"saboteur": 1.8},
    "astray": {"saboteur": 0.8},
    "clear": {"saboteur": -1.5},
    "rockfall": {"saboteur": 0.3},
    "cut": {"saboteur": 2.0},
    "discard": {"saboteur": 0.25},
    "discard-broken": {"saboteur": 0.0},
    "map": {"saboteur": 0.0},
    "break": {"saboteur": 1.6},
    "repair": {"saboteur": -1.2},
    "accuse": {"saboteur": 0.5},
    "vouch": {"saboteur": -0.5},
    "lie": {"saboteur": 2.0},
    "truth": {"saboteur": -0.5},
}
