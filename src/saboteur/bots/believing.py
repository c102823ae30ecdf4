"""Worlds as likely as a belief makes them."""

from __future__ import annotations

from saboteur.belief import Belief
from saboteur.engine.core.pool import Pool
from saboteur.weights import Weights
from saboteur.worlds import Worlds

POOL = 120
"""Worlds among which one is taken; more fit better, and take longer at first."""


def believed(worlds: Worlds, belief: Belief, size: int = POOL) -> Pool:
    """Positions that fit a view, the more often, the better they fit what the others have done."""
    roles, goals, hands = belief.role_weights, belief.goal_weights, belief.hand_weights
    weights = Weights(worlds.rules, roles, goals, hands)
    return Pool(worlds.sampler, weights.scales, size if roles or goals or hands else 0)
