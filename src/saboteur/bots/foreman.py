"""The bots `foreman` and `master`: they search all games but the base game, which they play like `greedy`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from saboteur.bots.bot import Bot
from saboteur.bots.greedy import Greedy
from saboteur.bots.thinking import think
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View
from saboteur.worlds import Worlds

SEARCHED = {"saboteur2", "duel", "solo", "dark-cave"}
"""Games in which searching is known to beat `greedy`."""


class Foreman(Bot):
    """Thinks for 50 ms about each move, or as long as told: `foreman:0.2s`, `foreman:iterations=200`."""

    usual: ClassVar[float] = 0.05
    """Seconds for a move unless told otherwise."""

    def __init__(self, seconds: float | None = None, iterations: int = 0) -> None:
        """Take a budget in seconds, or in rollouts: then the same seed plays the same match."""
        if iterations < 0 or (seconds is not None and seconds <= 0):
            raise ValueError("a budget is above 0")
        self._seconds = self.usual if seconds is None else seconds
        self._iterations = iterations
        self._greedy = Greedy()

    def see(self, events: Sequence[Event]) -> None:
        """Pass the news on."""
        self._greedy.see(events)

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random, worlds: Worlds | None = None) -> Move:
        """The move that does best in the worlds that fit the view."""
        if view.game not in SEARCHED or view.seat is None:
            return self._greedy.choose(view, moves, rng)
        worlds = Worlds(view, rng) if worlds is None else worlds
        finding = think(worlds, view.seat, rng, rollouts=self._iterations, seconds=self._seconds)
        return self._greedy.choose(view, moves, rng) if finding is None else worlds.move(finding.move)

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim]:
        """What `greedy` would say."""
        return self._greedy.say(view, move, rng)


class Master(Foreman):
    """Thinks for half a second."""

    usual: ClassVar[float] = 0.5
