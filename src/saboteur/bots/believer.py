"""A player that searches in worlds weighted by its belief."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from saboteur.belief import Belief
from saboteur.bots.believing import dealt
from saboteur.bots.following import Following
from saboteur.bots.thinking import think
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View
from saboteur.worlds import Worlds


class Believer(Following):
    """Tries the policy's moves in worlds whose roles are weighted by what the others have done."""

    def __init__(self, rollouts: int, seconds: float) -> None:
        self._rollouts = rollouts
        self._seconds = seconds
        self._share = 1.0
        self._belief: Belief | None = None

    def hurry(self, share: float) -> None:
        """Use only this share of the time."""
        self._share = share

    def search(
        self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random, worlds: Worlds
    ) -> Move | None:
        """The best move found; None if the engine cannot read the cards."""
        began = time.perf_counter()
        if self._belief is None:
            self._belief = Belief(view, news)
        else:
            self._belief.see(news)
            self._belief.look(view)
        if view.seat is None or len(moves) == 1:
            return moves[0]
        finding = think(
            dealt(worlds, self._belief),
            view.seat,
            rng,
            rollouts=self._rollouts,
            seconds=self._seconds * self._share,
            began=began,
        )
        return None if finding is None else worlds.move(finding.move)

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim]:  # noqa: ARG002 - as others do
        """Nothing."""
        return ()
