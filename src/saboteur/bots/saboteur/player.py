"""The greedy player of the base game."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.maze import seen_by, with_goal
from saboteur.bots.saboteur import digging, sabotage, talk
from saboteur.bots.saboteur.memory import Memory
from saboteur.bots.saboteur.picture import Situation
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View


class SaboteurPlayer:
    """Plays either digger or saboteur."""

    def __init__(self) -> None:
        self._memory = Memory()

    def choose(self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random) -> Move | None:
        """The heaviest move, or None for prompts it does not handle."""
        if view.prompt is None or view.seat is None or view.role not in {"digger", "saboteur"}:
            return None
        if view.prompt.kind == "take":
            return max(moves, key=lambda move: move.value or 0)
        trust = self._memory.follow(view, news)
        if view.prompt.kind == "turn":
            situation = Situation(view, seen_by(view), self._memory.gold(view), trust.suspicion)
            weigh = digging.weigh if view.role == "digger" else sabotage.weigh
            return max([(weigh(situation, move), rng.random(), move) for move in moves], key=lambda item: item[:2])[2]
        if view.prompt.kind == "orient":
            return self._orient(view, moves)
        return None

    def say(self, view: View, move: Move, rng: random.Random) -> list[Claim]:
        """Its claims along with a move, mostly none."""
        if view.prompt is None or view.prompt.kind != "turn" or self._memory.trust is None:
            return []
        return talk.claims(view, self._memory.trust.suspicion, self._memory.said, move, rng)

    def _orient(self, view: View, moves: Sequence[Move]) -> Move | None:
        """Orient a stone to lead on to the gold, or not to."""
        cell = view.prompt.cell if view.prompt else None
        if cell is None:
            return None
        odds = self._memory.gold_in(view)
        wish = 1 if view.role == "digger" else -1

        def nearness(move: Move) -> float:
            maze = with_goal(seen_by(view), move.card or "", cell)
            return -wish * sum(odds[goal] * steps for goal, steps in zip(maze.hidden, maze.outlook.turns, strict=True))

        return max(moves, key=nearness)


PLAYER = SaboteurPlayer
