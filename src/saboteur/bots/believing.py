"""Worlds as likely as a belief about roles makes them: drawn once, then taken again and again by their weight."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import accumulate
from math import prod

from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import ROLE
from saboteur.worlds import Worlds

POOL = 100
"""Worlds that are drawn and weighed; more take longer, fewer are too much alike."""


class Believed:
    """Gives positions that fit a view, the more often, the better they fit what the others have done.

    Rejecting positions one by one would take too long where deeds say much; so a pool of them is weighed.
    """

    def __init__(
        self, worlds: Worlds, roles: Mapping[int, Mapping[str, float]], rng: random.Random, pool: int = POOL
    ) -> None:
        """Draw the pool. ``roles`` are weights by seat and role (`Belief.role_weights`)."""
        names = worlds.rules.codec.roles
        self._rng = rng
        self._pool = [worlds() for _ in range(pool)]
        self._sums = list(
            accumulate(
                prod(named.get(names[world.of(seat, ROLE)], 1.0) for seat, named in roles.items())
                for world in self._pool
            )
        )

    def __call__(self) -> Position:
        """A copy of one of them."""
        if self._sums[-1] <= 0.0:
            return self._rng.choice(self._pool).copy()
        return self._rng.choices(self._pool, cum_weights=self._sums)[0].copy()
