"""The engine's search for bots: with their generator and budget."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.search import Budget, Finding, Search, Worlds

Draw = Callable[[], Position]
"""Returns a new position consistent with what a seat knows."""


class Handed(Worlds):
    """Worlds drawn by a function."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw

    def sample(self, dice: Dice) -> Position:  # noqa: ARG002 - the function has a generator of its own
        """The next position."""
        return self._draw()


def left(seconds: float, spent: float) -> float:
    """The seconds left for the search after computing beliefs and decoding the view; at least half.

    >>> left(0.5, 0.125), left(0.5, 2.0)
    (0.375, 0.25)
    """
    return max(seconds / 2, seconds - spent)


def think(
    worlds: Worlds | Draw,
    seat: int,
    rng: random.Random,
    *,
    rollouts: int = 0,
    seconds: float = 0.0,
    began: float | None = None,
    belief: Sequence[int] = (),
    favourites: Sequence[int] = (),
) -> Finding | None:
    """Search for a move of the seat, which is to move in all worlds; None if the engine has no policy for this game.

    The budget is a number of rollouts, which gives the same move for the same generator, or seconds since thinking
    ``began`` (by `time.perf_counter`), at least half of them for the search. ``belief`` is what
    the public thinks of each seat, in thousandths of log odds that it works against the others. ``favourites`` are the
    moves to try, the blueprint's first; without them the policy names its own.
    """
    now = time.perf_counter()
    budget = Budget(rollouts, left(seconds, 0.0 if began is None else now - began))
    drawn = worlds if isinstance(worlds, Worlds) else Handed(worlds)
    dice = Dice(rng.getrandbits(61))
    game = drawn.sample(dice).game
    if game.policy is None:
        return None
    thought = list(belief) or [0] * game.players
    search = Search(game.policy.own(), drawn, seat, thought, dice)
    search.prefer(list(favourites))
    return search.run(budget)


def follow(worlds: Worlds | Draw, seat: int, rng: random.Random, *, belief: Sequence[int] = ()) -> int | None:
    """The move of the game's policy, without looking ahead; None if the engine has no policy for it.

    It needs one world and at most a millisecond. The result does not depend on hidden information.
    """
    drawn = worlds if isinstance(worlds, Worlds) else Handed(worlds)
    dice = Dice(rng.getrandbits(61))
    game = drawn.sample(dice).game
    if game.policy is None:
        return None
    thought = list(belief) or [0] * game.players
    return Search(game.policy.own(), drawn, seat, thought, dice).run(Budget(1), most=1).move
