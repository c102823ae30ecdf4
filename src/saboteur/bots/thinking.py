"""Searching for a move: the engine's search with a generator and a budget as bots hand them over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.search import Budget, Finding, Search, Worlds

Draw = Callable[[], Position]
"""Gives a position that fits what a seat knows, a new one each time."""


class Handed(Worlds):
    """Worlds drawn by a function."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw

    def sample(self, dice: Dice) -> Position:  # noqa: ARG002 - the function has a generator of its own
        """The next position."""
        return self._draw()


def left(seconds: float, spent: float) -> float:
    """What is left for a search after believing and reading the view, which are part of thinking: half at least.

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
    """Search for a move of the seat, which is asked in all of the worlds; None if nobody taught the engine this game.

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
    """The move that the policy of the game would play, without looking ahead; None if nobody taught the engine it.

    It takes one world and a millisecond or less. Whatever the seat cannot see makes no difference.
    """
    drawn = worlds if isinstance(worlds, Worlds) else Handed(worlds)
    dice = Dice(rng.getrandbits(61))
    game = drawn.sample(dice).game
    if game.policy is None:
        return None
    thought = list(belief) or [0] * game.players
    return Search(game.policy.own(), drawn, seat, thought, dice).run(Budget(1), most=1).move
