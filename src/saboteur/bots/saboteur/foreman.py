"""A player of the base game that searches: it tries the miner's favourite moves in worlds weighted by its belief."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import log

from saboteur.belief import Belief
from saboteur.bots.believing import believed
from saboteur.bots.saboteur.miner import SaboteurMiner
from saboteur.bots.thinking import think
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View
from saboteur.worlds import Worlds

CANDIDATES = 12
"""The number of the miner's moves that are tried."""
MILLI = 1000


class SaboteurForeman(SaboteurMiner):
    """Both roles play the best move that they find.

    In rollouts everybody acts on a public belief that is updated by each move, and saboteurs hide, so open sabotage
    costs as much as at the table.
    """

    def __init__(self, rollouts: int, seconds: float) -> None:
        super().__init__()
        self._rollouts = rollouts
        self._seconds = seconds
        self._share = 1.0

    def hurry(self, share: float) -> None:
        """Use only this share of the time."""
        self._share = share

    def search(
        self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random, worlds: Worlds
    ) -> Move | None:
        """The best move found; None for prompts it does not handle."""
        if view.prompt is None or view.seat is None or view.prompt.kind != "turn" or len(moves) < 2:
            return self.choose(view, moves, news, rng)
        began = time.perf_counter()
        belief = self._follow(view, news)
        weighed = sorted(zip(self.weigh(view, moves, belief, rng), range(len(moves)), strict=True), reverse=True)
        favourites = [moves[at] for _, at in weighed[:CANDIDATES]]
        finding = think(
            believed(worlds, belief),
            view.seat,
            rng,
            rollouts=self._rollouts,
            seconds=self._seconds * self._share,
            began=began,
            belief=rumour(belief, view.players),
            favourites=[worlds.code(move) for move in favourites],
        )
        return favourites[0] if finding is None else worlds.move(finding.move)


def rumour(belief: Belief, players: int) -> list[int]:
    """What the public has learnt about each seat, in thousandths of log odds."""
    first = sum(belief.public.suspicion) / players
    bare = log(first / (1.0 - first)) if 0.0 < first < 1.0 else 0.0
    return [int(MILLI * (_log_odds(doubt) - bare)) for doubt in belief.public.suspicion]


def _log_odds(share: float) -> float:
    share = max(0.002, min(0.998, share))
    return log(share / (1.0 - share))


FOREMAN = SaboteurForeman
