"""Calibration: corrects the results of rollouts by how matches really ended (`benchmarks/curve.py`).

Rollouts are overconfident: all seats follow one policy, and real players differ.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple


class Correction(NamedTuple):
    """A correction of log odds. Even without changing them it claims no certainty from a few rollouts."""

    slope: float = 1.0
    shift: float = 0.0
    """Added for loyal players, subtracted for traitors."""
    base: float = 0.0
    """Added for everybody: negative if matches often end without a winner."""


CORRECTIONS = {
    "saboteur": Correction(0.75, 0.4),
    "saboteur2": Correction(),
    # Rollouts stop before the end, and do not see how often nobody gets out.
    "dark-cave": Correction(0.85, base=-1.2),
}
"""With everything known but the order of the pile, as in the curve. The Duel needs none; solo predicts gold."""

EYES = {
    "saboteur": Correction(1.0, -0.2),
    "saboteur2": Correction(),
    "dark-cave": Correction(1.5, base=-0.9),
}
"""From a seat's eyes: fewer rollouts, in worlds weighted by its belief."""


def calibrated(correction: Correction | None, share: float, rollouts: int, *, bad: bool) -> float:
    """The chance to win from a share of won rollouts; unchanged if there is no correction."""
    if correction is None:
        return share
    kept = (share * rollouts + 0.5) / (rollouts + 1)
    odds = correction.slope * log(kept / (1 - kept)) + (-correction.shift if bad else correction.shift)
    odds += correction.base
    return 1 / (1 + exp(-odds))
