"""The base game: what each deed says about a player's role, in log odds.

Saboteurs come in two styles, equally likely at first: those who hide among the diggers and those who do not. Both
tables are fitted by `benchmarks/calibration.py --fit`, to rounds of `miner` with saboteurs of `miner` and of `greedy`.
Deeds to others count by how much everybody trusts these.
"""

from __future__ import annotations

AGAINST = ("saboteur",)
"""Roles that work against the others."""


def _saboteur(odds: dict[str, float]) -> dict[str, dict[str, float]]:
    return {what: {"saboteur": one} for what, one in odds.items()}


TABLE = _saboteur(
    {
        "forward": -0.15,
        "aside": 0.8,
        "back": 2.6,
        "astray": 0.3,
        "clear": 0.5,
        "rockfall": 0.4,
        "cut": 2.7,
        "discard": -0.2,
        "discard-broken": -0.2,
        "map": -0.05,
        "break": 1.0,
        "repair": -0.9,
        "accuse": -0.05,
        "vouch": -0.05,
        "lie": 2.5,
        "truth": -0.65,
    }
)
"""Saboteurs who hide."""

OPEN = _saboteur(
    {
        "forward": -1.2,
        "aside": 0.7,
        "back": 3.0,
        "astray": 0.5,
        "clear": -0.7,
        "rockfall": 0.3,
        "cut": 2.5,
        "discard": 0.5,
        "discard-broken": 0.2,
        "map": -0.4,
        "break": 2.5,
        "repair": -1.5,
        "accuse": 1.0,
        "vouch": -0.5,
        "lie": 1.5,
        "truth": -1.2,
    }
)
"""Saboteurs who do not."""

STYLES = (TABLE, OPEN)
