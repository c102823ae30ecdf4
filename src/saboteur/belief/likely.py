"""A few worlds weighted by a belief."""

from __future__ import annotations

from saboteur.belief.belief import Belief
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Worlds as Sampler
from saboteur.engine.core.position import Position
from saboteur.games import Ruleset
from saboteur.weights import Weights

CHOICE = 6
"""Candidates per world that is wanted."""
GRAIN = 1 << 29


def likely(rules: Ruleset, sampler: Sampler, belief: Belief, dice: Dice, count: int) -> list[Position]:
    """Positions consistent with a view, resampled by their weights under the belief; some occur more than once.

    Systematic resampling: equal distances of weight cover the belief more evenly than independent draws.
    """
    roles, goals, hands = belief.role_weights, belief.goal_weights, belief.hand_weights
    if not roles and not goals and not hands:
        return [sampler.sample(dice) for _ in range(count)]
    weights = Weights(rules, roles, goals, hands)
    drawn = [sampler.sample(dice) for _ in range(CHOICE * count)]
    heavy = [weights.of(world) for world in drawn]
    step = sum(heavy) / count
    if step <= 0.0:
        return drawn[:count]
    found: list[Position] = []
    mark, passed = step * int(dice.below(GRAIN)) / GRAIN, 0.0
    for world, weight in zip(drawn, heavy, strict=True):
        passed += weight
        while mark < passed and len(found) < count:
            found.append(world)
            mark += step
    return found + drawn[: count - len(found)]
