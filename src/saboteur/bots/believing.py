"""Worlds as likely as a belief makes them: drawn all the time, and taken by their weight."""

from __future__ import annotations

import random
from bisect import bisect
from itertools import accumulate

from saboteur.belief import Belief
from saboteur.engine.core.position import Position
from saboteur.weights import Weights
from saboteur.worlds import Worlds

POOL = 120
"""Worlds among which one is taken; more fit better, and take longer at first."""
FRESH = 3
"""Worlds drawn anew for each that is taken, in the place of the oldest."""


class Believed:
    """Gives positions that fit a view, the more often, the better they fit what the others have done.

    Rejecting positions one by one takes ever longer, the more deeds have said; the time of this does not depend on it.
    """

    def __init__(self, worlds: Worlds, belief: Belief, rng: random.Random, pool: int = POOL) -> None:
        """Draw the first worlds."""
        self._worlds = worlds
        self._weights = Weights(worlds.rules, belief.role_weights, belief.goal_weights, belief.hand_weights)
        self._rng = rng
        # Without anything to weigh, every world is as good as the next.
        weighed = belief.role_weights or belief.goal_weights or belief.hand_weights
        self._pool = [worlds() for _ in range(pool if weighed else 0)]
        self._each = [self._weights.of(world) for world in self._pool]
        self._next = 0

    def __call__(self) -> Position:
        """A copy of one of them."""
        if not self._pool:
            return self._worlds()
        for _ in range(FRESH):
            world = self._worlds()
            self._pool[self._next] = world
            self._each[self._next] = self._weights.of(world)
            self._next = (self._next + 1) % len(self._pool)
        sums = list(accumulate(self._each))
        at = self._rng.random() * sums[-1]
        if sums[-1] <= 0.0:
            return self._rng.choice(self._pool).copy()
        return self._pool[min(bisect(sums, at), len(sums) - 1)].copy()
