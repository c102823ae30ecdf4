"""The bot `miner`: weighs each move by what it believes about the others, and hides what it is."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.bot import Bot
from saboteur.bots.greedy import Player, Talk, player_of
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.registry import GAMES, part
from saboteur.view import View


def miner_of(game: str) -> Player | None:
    """A believing player of this game, `MINER` of `bots/<game>/miner.py`; else the one `greedy` uses."""
    found = part("bots.{}.miner", game) if game in GAMES else None
    player: Player | None = player_of(game) if found is None else found.MINER()
    return player


class Miner(Bot):
    """Delegates to the believing player of each game."""

    def __init__(self) -> None:
        self._news: list[Event] = []
        self._player: Player | None = None

    def see(self, events: Sequence[Event]) -> None:
        """Keep the events until a choice: only the view tells which game it is."""
        self._news += events

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """The move with the best weight; any, if the game or the question is unknown."""
        if self._player is None:
            self._player = miner_of(view.game)
        chosen = None if self._player is None else self._player.choose(view, moves, self._news, rng)
        self._news = []
        return rng.choice(moves) if chosen is None else chosen

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim]:
        """What the player of the game has to say, if it is one who talks."""
        talk: Talk | None = getattr(self._player, "say", None)
        return () if talk is None else talk(view, move, rng)
