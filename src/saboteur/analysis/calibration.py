"""Chances as they held: what rollouts say, corrected by how matches really ended (`benchmarks/curve.py`).

Rollouts are too sure of themselves: all seats follow one policy, and players are not all alike.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple


class Correction(NamedTuple):
    """How log odds are changed."""

    slope: float = 1.0
    shift: float = 0.0
    """Added for those who play for their side, taken off for traitors."""
    base: float = 0.0
    """Added for everybody: below 0 where it often ends without a winner."""


CORRECTIONS = {
    "saboteur": Correction(0.75, 0.4),
    "saboteur2": Correction(1.1),
    # Rollouts stop before the end, and do not see how often nobody gets out.
    "dark-cave": Correction(0.85, base=-1.2),
}
"""From everything but the order of the pile, as the curve is told. The Duel needs none; solo tells gold."""

EYES = {
    "saboteur": Correction(1.0, -0.2),
    "saboteur2": Correction(1.1),
    "dark-cave": Correction(1.5, base=-0.9),
}
"""With a seat's eyes: of fewer rollouts, from worlds that it could believe in, not the real one."""


def calibrated(correction: Correction | None, share: float, rollouts: int, *, bad: bool) -> float:
    """A share of won rollouts as the chance to win; without a correction as it is."""
    if correction is None:
        return share
    kept = (share * rollouts + 0.5) / (rollouts + 1)
    odds = correction.slope * log(kept / (1 - kept)) + (-correction.shift if bad else correction.shift)
    odds += correction.base
    return 1 / (1 + exp(-odds))
