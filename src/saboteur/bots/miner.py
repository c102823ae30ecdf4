"""The bot `miner`: weighs each move by its belief about the others, and hides its role."""

from __future__ import annotations

from saboteur.bots.greedy import Greedy, Player, player_of
from saboteur.registry import GAMES, part


def miner_of(game: str) -> Player | None:
    """A believing player of this game, `MINER` of `bots/<game>/miner.py`; else the one `greedy` uses."""
    found = part("bots.{}.miner", game) if game in GAMES else None
    player: Player | None = player_of(game) if found is None else found.MINER()
    return player


class Miner(Greedy):
    """Delegates to the believing player of each game."""

    def player_of(self, game: str) -> Player | None:
        """Who plays a game for this bot."""
        return miner_of(game)
