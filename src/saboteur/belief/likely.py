"""A few worlds weighted by a belief."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.belief.belief import Belief
from saboteur.belief.role_deal import RoleDeal, places_of
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Worlds as Sampler
from saboteur.engine.core.position import Position
from saboteur.games import Ruleset
from saboteur.weights import Weights

CHOICE = 3
"""Candidates drawn at a time, per world that is wanted."""
MOST = 24
"""Candidates at most, per world that is wanted: more are drawn where few of them carry the weight."""
GRAIN = 1 << 29


def likely(rules: Ruleset, sampler: Sampler, belief: Belief, dice: Dice, count: int) -> list[Position]:
    """Positions consistent with a view, resampled by their weights under the belief; some occur more than once.

    Systematic resampling: equal distances of weight cover the belief more evenly than independent draws.
    """
    roles, goals, hands = belief.role_weights, belief.goal_weights, belief.hand_weights
    if not roles and not goals and not hands:
        return [sampler.sample(dice) for _ in range(count)]
    deal = role_deal(rules, sampler, belief, dice)
    weights = Weights(rules, {} if deal else roles, goals, hands)
    drawn: list[Position] = []
    heavy: list[float] = []
    while len(drawn) < MOST * count and _effective(heavy) < count:
        for _ in range(CHOICE * count):
            world = sampler.sample(dice)
            weight = 1.0 if deal is None else deal.deal(world, dice)
            drawn.append(world)
            heavy.append(weight * weights.of(world))
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


def role_deal(rules: Ruleset, sampler: Sampler, belief: Belief, dice: Dice) -> RoleDeal | None:
    """Deal roles by the belief; None if the belief is uniform, or the game binds roles to seats."""
    weights, find = belief.role_weights, places_of(rules.name)
    if not weights or find is None:
        return None
    world = sampler.sample(dice)
    places = find(world, -1 if belief.seat is None else belief.seat)
    return RoleDeal(rules, world, places, weights) if places else None


def _effective(weights: Sequence[float]) -> float:
    """The effective sample size of these weights."""
    squares = sum(weight * weight for weight in weights)
    return sum(weights) ** 2 / squares if squares else 0.0
