"""The bot `random`."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.bot import Bot
from saboteur.notation.move import Move
from saboteur.view import View


class RandomBot(Bot):
    """Plays a uniformly random move."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:  # noqa: ARG002 - a bot's signature
        """A random move."""
        return rng.choice(moves)
