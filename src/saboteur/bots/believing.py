"""Worlds weighted by a belief."""

from __future__ import annotations

from saboteur.belief import Belief
from saboteur.belief.likely import role_deal
from saboteur.belief.role_deal import RoleDeal
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Worlds as Sampler
from saboteur.engine.core.pool import Pool
from saboteur.engine.core.position import Position
from saboteur.engine.core.search import Worlds as Searched
from saboteur.weights import Weights
from saboteur.worlds import Worlds

POOL = 120
"""Candidates per world that is kept; more approximate the belief better but take longer."""
DEALT = 24
"""Candidates where roles are dealt by the belief, so that most of them fit."""
FRESH = 2
"""Candidates replaced for each world that is drawn, the oldest first."""
GRAIN = 1 << 29


def believed(worlds: Worlds, belief: Belief, size: int = POOL) -> Pool:
    """Positions that are consistent with a view, weighted by what the others have done."""
    roles, goals, hands = belief.role_weights, belief.goal_weights, belief.hand_weights
    weights = Weights(worlds.rules, roles, goals, hands)
    return Pool(worlds.sampler, weights.scales, size if roles or goals or hands else 0)


def dealt(worlds: Worlds, belief: Belief) -> Searched:
    """The same with roles dealt by the belief, in games with so many roles that few uniform deals fit."""
    deal = role_deal(worlds.rules, worlds.sampler, belief, worlds.dice)
    if deal is None:
        return believed(worlds, belief)
    return Dealt(worlds.sampler, deal, Weights(worlds.rules, {}, belief.goal_weights, belief.hand_weights))


class Dealt(Searched):
    """Positions with roles dealt by a belief, drawn by what else is believed from a few candidates."""

    def __init__(self, sampler: Sampler, deal: RoleDeal, weights: Weights) -> None:
        self._sampler = sampler
        self._deal = deal
        self._weights = weights
        self._pool: list[Position] = []
        self._heavy: list[float] = []
        self._oldest = 0

    def sample(self, dice: Dice) -> Position:
        """A copy of a candidate, drawn by its weight."""
        if not self._pool:
            for _ in range(DEALT):
                world, weight = self._draw(dice)
                self._pool.append(world)
                self._heavy.append(weight)
        for _ in range(FRESH):
            at = self._oldest
            self._pool[at], self._heavy[at] = self._draw(dice)
            self._oldest = (at + 1) % DEALT
        mark = sum(self._heavy) * int(dice.below(GRAIN)) / GRAIN
        for world, weight in zip(self._pool, self._heavy, strict=True):
            mark -= weight
            if mark < 0.0:
                return world.copy()
        return self._pool[int(dice.below(DEALT))].copy()

    def _draw(self, dice: Dice) -> tuple[Position, float]:
        world = self._sampler.sample(dice)
        weight = self._deal.deal(world, dice)
        return world, weight * self._weights.of(world)
