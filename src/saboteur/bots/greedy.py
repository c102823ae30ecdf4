"""The bot `greedy`: weighs each move by simple rules, without looking ahead."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from saboteur.bots.bot import Bot
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.registry import GAMES, part
from saboteur.view import View

Talk = Callable[[View, Move, random.Random], Sequence[Claim]]


class Player(Protocol):
    """Plays one game: the class `PLAYER` of `bots/<game>/player.py`. One that talks also has `say`."""

    def choose(self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random) -> Move | None:
        """The best move; None for a prompt it has no opinion about."""


def player_of(game: str) -> Player | None:
    """A player of this game; None if there is none, or if the game is unknown."""
    found = part("bots.{}.player", game) if game in GAMES else None
    player: Player | None = None if found is None else found.PLAYER()
    return player


class Greedy(Bot):
    """Delegates to the player of each game."""

    def __init__(self) -> None:
        self._news: list[Event] = []
        self._player: Player | None = None

    def player_of(self, game: str) -> Player | None:
        """Who plays a game for this bot."""
        return player_of(game)

    def see(self, events: Sequence[Event]) -> None:
        """Buffer the events until a choice: only the view tells which game it is."""
        self._news += events

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """The move with the best weight; any, if the game or the question is unknown."""
        if self._player is None:
            self._player = self.player_of(view.game)
        chosen = None if self._player is None else self._player.choose(view, moves, self._news, rng)
        self._news = []
        return rng.choice(moves) if chosen is None else chosen

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim]:
        """The claims of the game's player, if it talks."""
        talk: Talk | None = getattr(self._player, "say", None)
        return () if talk is None else talk(view, move, rng)
