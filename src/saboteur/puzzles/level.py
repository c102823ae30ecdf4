"""How hard a puzzle is: how often weaker bots fail."""

from __future__ import annotations

from collections.abc import Mapping

BOTS = ("random", "apprentice", "greedy", "miner", "foreman")
"""The weaker solvers."""
STEPS = (0.3, 0.45, 0.6, 0.8)
"""The mean share of failures from which a puzzle is of the levels 2 to 5."""


def level(fails: Mapping[str, float]) -> int:
    """The level from 1 to 5 of a puzzle at which the bots fail so often."""
    mean = sum(fails.values()) / len(fails) if fails else 0.0
    return 1 + sum(mean >= step for step in STEPS)
