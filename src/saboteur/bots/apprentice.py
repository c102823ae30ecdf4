"""The bot `apprentice`: forgetful, trusting, and sometimes careless; for a first match."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.greedy import Player
from saboteur.bots.miner import Miner, miner_of
from saboteur.notation.move import Move
from saboteur.registry import GAMES, part
from saboteur.view import View

SLIPS = 0.3
"""Share of random moves in games that have no apprentice of their own."""


class Apprentice(Miner):
    """The game's own apprentice, else its `miner` with slips."""

    def __init__(self) -> None:
        super().__init__()
        self._slips = False

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """A move, often a good one."""
        if self._player is None:
            own = apprentice_of(view.game)
            self._slips = own is None
            self._player = miner_of(view.game) if own is None else own
        chosen = super().choose(view, moves, rng)
        return rng.choice(moves) if self._slips and rng.random() < SLIPS else chosen


def apprentice_of(game: str) -> Player | None:
    """The apprentice of this game, `APPRENTICE` of `bots/<game>/apprentice.py`."""
    found = part("bots.{}.apprentice", game) if game in GAMES else None
    player: Player | None = None if found is None else found.APPRENTICE()
    return player
