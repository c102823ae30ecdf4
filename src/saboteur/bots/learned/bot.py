"""The bot `learned`: a small neural network for the solo game; it needs NumPy."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from saboteur.bots.bot import Bot
from saboteur.bots.error import BotNotLoaded
from saboteur.cards.options import either
from saboteur.notation.move import Move
from saboteur.view import View
from saboteur.worlds import Worlds

if TYPE_CHECKING:
    from saboteur.bots.learned.player import LearnedPlayer

WEIGHTS = Path(__file__).with_name("solo.npz")


class Learned(Bot):
    """Plays the move with the highest score; `learned(weights="file.npz")` loads other weights of the same shape."""

    games: ClassVar[tuple[str, ...]] = ("solo",)
    """The games it has learned."""

    def __init__(self, weights: str = str(WEIGHTS)) -> None:
        """Read the weights; `BotNotLoaded` if that, or NumPy, is missing."""
        if importlib.util.find_spec("numpy") is None:
            # The game is known only at the first move: declare `games` first, so that nobody installs NumPy in vain.
            sentence = f"The bot learned plays {either(self.games)} alone and needs NumPy for it: pip install numpy."
            raise BotNotLoaded("learned", sentence, NOT_READY)
        if not Path(weights).is_file():
            raise BotNotLoaded("learned", f"The bot learned finds no weights in {weights}.", NOT_READY)
        self._weights = weights

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random, worlds: Worlds | None = None) -> Move:
        """The move with the highest score."""
        worlds = Worlds(view, rng) if worlds is None else worlds
        return _player(self._weights).choose(view, moves, worlds)


NOT_READY = "does-not-start"


@cache
def _player(weights: str) -> LearnedPlayer:
    from saboteur.bots.learned.player import LearnedPlayer  # noqa: PLC0415 - needs NumPy

    return LearnedPlayer(weights)
