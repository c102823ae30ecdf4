"""The bots `foreman` and `master`: they search."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from saboteur.bots.bot import Bot
from saboteur.bots.greedy import Greedy
from saboteur.bots.thinking import think
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.registry import GAMES, part
from saboteur.view import View
from saboteur.worlds import Worlds

SEARCHED = {"saboteur2", "duel", "solo", "dark-cave"}
"""Games in which searching is known to beat `greedy`."""
LONGEST = 86_400
"""Longest accepted budget in seconds; a longer one can only be a mistake."""
MOST = 1 << 30
"""The same in rollouts."""


class Searcher(Protocol):
    """Searches one game, weighted by belief: the class `FOREMAN` of `bots/<game>/foreman.py`."""

    def search(
        self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random, worlds: Worlds
    ) -> Move | None:
        """The best move found; None for a prompt it has no opinion about."""

    def hurry(self, share: float) -> None:
        """Use only this share of the time."""

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim]:
        """Its claims along with a move."""


def searcher_of(game: str, rollouts: int, seconds: float) -> Searcher | None:
    """The searcher of this game, if it has one of its own."""
    found = part("bots.{}.foreman", game) if game in GAMES else None
    searcher: Searcher | None = None if found is None else found.FOREMAN(rollouts, seconds)
    return searcher


class Foreman(Bot):
    """Thinks for 50 ms about each move, or for a given budget: `foreman:0.2s`, `foreman:iterations=200`."""

    usual: ClassVar[float] = 0.05
    """Seconds for a move unless told otherwise."""

    def __init__(self, seconds: float | None = None, iterations: int = 0) -> None:
        """Take a budget in seconds or in rollouts; with rollouts the same seed plays the same match."""
        if iterations < 0 or (seconds is not None and seconds <= 0):
            raise ValueError("a budget is above 0")
        self._seconds = self.usual if seconds is None else seconds
        self._iterations = iterations
        self._share = 1.0
        self._greedy = Greedy()
        self._own: Searcher | None = None
        self._news: list[Event] = []

    @staticmethod
    def affords(parameters: Mapping[str, object]) -> bool:
        """Whether the values of these parameters are a budget; other names are checked elsewhere."""
        seconds, iterations = parameters.get("seconds"), parameters.get("iterations", 0)
        return (
            (seconds is None or (isinstance(seconds, int | float) and 0 < seconds < LONGEST))
            and isinstance(iterations, int)
            and 0 <= iterations < MOST
        )

    def hurry(self, share: float) -> None:
        """Use only this share of the time from now on, because other bots wait for the CPU."""
        self._share = share

    def see(self, events: Sequence[Event]) -> None:
        """Pass the events on."""
        self._greedy.see(events)
        self._news += events

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random, worlds: Worlds | None = None) -> Move:
        """The move that does best in worlds sampled from the view."""
        began = time.perf_counter()
        worlds = Worlds(view, rng) if worlds is None else worlds
        if self._own is None:
            self._own = searcher_of(view.game, self._iterations, self._seconds)
        news, self._news = self._news, []
        if self._own is not None:
            self._own.hurry(self._share)
            found = self._own.search(view, moves, news, rng, worlds)
            return rng.choice(moves) if found is None else found
        if view.game not in SEARCHED or view.seat is None:
            return self._greedy.choose(view, moves, rng)
        seconds = self._seconds * self._share
        finding = think(worlds, view.seat, rng, rollouts=self._iterations, seconds=seconds, began=began)
        return self._greedy.choose(view, moves, rng) if finding is None else worlds.move(finding.move)

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim]:
        """The claims of the game's own searcher, or else of `greedy`."""
        talker = self._greedy if self._own is None else self._own
        return talker.say(view, move, rng)


class Master(Foreman):
    """Thinks for half a second."""

    usual: ClassVar[float] = 0.5
