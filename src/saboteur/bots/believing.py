"""Worlds weighted by a belief."""

from __future__ import annotations

from saboteur.belief import Belief
from saboteur.engine.core.pool import Pool
from saboteur.weights import Weights
from saboteur.worlds import Worlds

POOL = 120
"""Candidates per world that is kept; more approximate the belief better but take longer."""


def believed(worlds: Worlds, belief: Belief, size: int = POOL) -> Pool:
    """Positions that are consistent with a view, weighted by what the others have done."""
    roles, goals, hands = belief.role_weights, belief.goal_weights, belief.hand_weights
    weights = Weights(worlds.rules, roles, goals, hands)
    return Pool(worlds.sampler, weights.scales, size if roles or goals or hands else 0)
