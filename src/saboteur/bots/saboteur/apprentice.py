"""A beginner at the base game: forgets half of what happened, trusts people, and does not always take the best move."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from saboteur.belief import Belief
from saboteur.belief.table import table_of
from saboteur.bots.maze import seen_by
from saboteur.bots.saboteur import digging, sabotage
from saboteur.bots.saboteur.miner import SaboteurMiner
from saboteur.bots.saboteur.picture import Situation
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View

REMEMBERS = 0.5
"""Share of events that it remembers."""
TRUSTING = 0.6
"""Weight of its suspicion."""
WARMTH = 0.5
"""Temperature of the softmax, in turns."""
PRIVATE = frozenset({"round", "role", "map", "reveal"})
"""Events that nobody forgets."""


class SaboteurApprentice(SaboteurMiner):
    """Knows what cards are for, and little else."""

    def choose(self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random) -> Move | None:
        """A move drawn by its weight."""
        kept = [event for event in news if event.kind in PRIVATE or rng.random() < REMEMBERS]
        return super().choose(view, moves, kept, rng)

    def believe(self, view: View) -> Belief:
        """A belief that judges deeds alike at small and large tables."""
        return Belief(view, table=table_of(view.game))

    def weigh(self, view: View, moves: Sequence[Move], belief: Belief, rng: random.Random) -> list[float]:
        """Weights with noise, of which each move has the largest as often as a softmax would choose it."""
        maze = seen_by(view)
        gold = belief.gold
        self._doubts = belief.public.suspicion
        doubts = [TRUSTING * doubt for doubt in belief.suspicion]
        now = Situation(view, maze, [gold.get(cell, 0.0) for cell in maze.hidden], doubts)
        weigh = digging.weigh if view.role == "digger" else sabotage.weigh
        weights = [weigh(now, move) for move in moves]
        best = max(weights)
        drawn = rng.choices(range(len(moves)), [exp((weight - best) / WARMTH) for weight in weights])[0]
        return [float(at == drawn) for at in range(len(moves))]


APPRENTICE = SaboteurApprentice
