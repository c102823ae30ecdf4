"""Worlds weighted by belief: sampled continuously into a pool, and drawn from it by weight."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Worlds as Sampler
from saboteur.engine.core.scales import Scales
from saboteur.engine.core.search import Worlds
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

FRESH: Final = 3
"""Worlds replaced for each that is drawn, the oldest first."""
GRAIN: Final = 1 << 29


@final
class Pool(Worlds):
    """Positions consistent with what a seat knows, drawn in proportion to their weight under its belief.

    Without a pool (size 0) every position is equally likely.

    Rejection sampling gets slower the stronger the belief is; the time of this does not depend on it.
    """

    sampler: Sampler
    scales: Scales
    worlds: "list[Position]"
    weights: vec[float]
    size: i64
    oldest: i64

    def __init__(self, sampler: Sampler, scales: Scales, size: int) -> None:
        self.sampler = sampler
        self.scales = scales
        self.worlds = []
        self.weights = vec[float]([0.0] * size)
        self.size = size
        self.oldest = 0

    def sample(self, dice: Dice) -> "Position":
        """A copy of one of them."""
        size = self.size
        if size == 0:
            return self.sampler.sample(dice)
        i: i64
        if len(self.worlds) == 0:
            for i in range(size):
                world = self.sampler.sample(dice)
                self.worlds.append(world)
                self.weights[i] = self.scales.weight(world)
        for i in range(FRESH):
            world = self.sampler.sample(dice)
            self.worlds[self.oldest] = world
            self.weights[self.oldest] = self.scales.weight(world)
            self.oldest += 1
            if self.oldest == size:
                self.oldest = 0
        total = 0.0
        for i in range(size):
            total += self.weights[i]
        rest = total * float(dice.below(GRAIN)) / float(GRAIN)
        at: i64 = 0
        if total <= 0.0:
            at = dice.below(size)
        else:
            rest -= self.weights[0]
            while rest >= 0.0 and at + 1 < size:
                at += 1
                rest -= self.weights[at]
        return self.worlds[at].copy()
