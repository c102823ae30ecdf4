"""The bot `greedy`: weighs each of its moves by simple rules, without looking ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.bot import Bot
from saboteur.bots.dark_cave.player import DarkCavePlayer
from saboteur.bots.duel.player import DuelPlayer
from saboteur.bots.saboteur.player import SaboteurPlayer
from saboteur.bots.saboteur2.player import Saboteur2Player
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View

Player = SaboteurPlayer | Saboteur2Player | DuelPlayer | DarkCavePlayer
PLAYERS: dict[str, type[Player]] = {
    "saboteur": SaboteurPlayer,
    "saboteur2": Saboteur2Player,
    "duel": DuelPlayer,
    "solo": DuelPlayer,
    "dark-cave": DarkCavePlayer,
}
"""Who plays each game; a game without an entry is played at random."""


class Greedy(Bot):
    """Hands each game to the player who knows it."""

    def __init__(self) -> None:
        self._news: list[Event] = []
        self._player: Player | None = None

    def see(self, events: Sequence[Event]) -> None:
        """Keep the news until there is something to decide: only the view says which game it is."""
        self._news += events

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """The move with the best weight; any, if the game or the question is unknown."""
        if self._player is None and view.game in PLAYERS:
            self._player = PLAYERS[view.game]()
        chosen = None if self._player is None else self._player.choose(view, moves, self._news, rng)
        self._news = []
        return rng.choice(moves) if chosen is None else chosen

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim]:
        """What the player of the game has to say, if it is one who talks."""
        return self._player.say(view, move, rng) if isinstance(self._player, SaboteurPlayer) else ()
