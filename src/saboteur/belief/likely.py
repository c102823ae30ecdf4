"""A handful of worlds as likely as a belief makes them."""

from __future__ import annotations

from saboteur.belief.belief import Belief
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Worlds as Sampler
from saboteur.engine.core.position import Position
from saboteur.games import Ruleset
from saboteur.weights import Weights

CHOICE = 6
"""Worlds from which one is taken, for each that is wanted."""
GRAIN = 1 << 29


def likely(rules: Ruleset, sampler: Sampler, belief: Belief, dice: Dice, count: int) -> list[Position]:
    """So many positions that fit a view, taken by how well they fit what the others have done; some more than once.

    Taken at equal distances of weight, they are spread over everything that is believed more evenly than by lot.
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
