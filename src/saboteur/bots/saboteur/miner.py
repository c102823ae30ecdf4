"""A player of the base game that uses beliefs and bluffs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from saboteur.belief import Belief
from saboteur.bots.maze import seen_by, with_goal
from saboteur.bots.saboteur import chatter, covert, digging
from saboteur.bots.saboteur.picture import Situation
from saboteur.bots.saboteur.scarcity import Scarcity
from saboteur.bots.saboteur.thrift import spent
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Cell, Move
from saboteur.view import View


class SaboteurMiner:
    """Plays either role. Both are weighed at every turn, so that its thinking time reveals nothing."""

    tells: ClassVar[covert.Tells] = covert.Tells()
    caution: ClassVar[covert.Caution] = covert.Caution()

    def __init__(self) -> None:
        self.belief: Belief | None = None
        self._said: list[Claim] = []
        self._cards = 0
        self._doubts: list[float] = []
        """The suspicions of onlookers at this turn."""

    def choose(self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random) -> Move | None:
        """The heaviest move, or None for prompts it does not handle."""
        if view.prompt is None or view.seat is None or view.role not in {"digger", "saboteur"}:
            return None
        belief = self._follow(view, news)
        if view.prompt.kind == "take":
            return max(moves, key=lambda move: move.value or 0)
        if view.prompt.kind == "turn":
            weighed = self.weigh(view, moves, belief, rng)
            return max(zip(weighed, moves, strict=True), key=lambda item: item[0])[1]
        return self._orient(view, moves, belief.gold) if view.prompt.kind == "orient" else None

    def weigh(self, view: View, moves: Sequence[Move], belief: Belief, rng: random.Random) -> list[float]:
        """The weight of each move of a turn."""
        maze = seen_by(view)
        gold = belief.gold
        now = Situation(view, maze, [gold.get(cell, 0.0) for cell in maze.hidden], belief.suspicion)
        self._doubts = belief.public.suspicion_by(covert.NAIVE)
        public = covert.Onlooker(belief.public.gold, self._doubts)
        worth = covert.price(now, self.caution, self._cards)
        scarce = Scarcity(view, maze, now.gold, now.suspicion)
        digs, hides = [], []
        for move in moves:
            luck = rng.random()
            digs.append(digging.weigh(now, move) - spent(move) + 1e-6 * luck)
            whim = self.caution.whim * luck if worth else 1e-6 * luck
            hides.append(covert.weigh(scarce, move, public, worth, self.tells) + whim)
        return digs if view.role == "digger" else hides

    def say(self, view: View, move: Move, rng: random.Random) -> list[Claim]:
        """Its claims along with a move, mostly none."""
        if view.prompt is None or view.prompt.kind != "turn" or self.belief is None:
            return []
        return chatter.claims(view, self._doubts, self._said, move, rng)

    def believe(self, view: View) -> Belief:
        """A belief to begin a match with."""
        return Belief(view)

    def _follow(self, view: View, news: Sequence[Event]) -> Belief:
        if self.belief is None:
            self.belief = self.believe(view)
        for event in news:
            if event.kind == "round":
                self._said.clear()
            elif event.kind == "claim" and event.seat == view.seat:
                self._said.append(Claim.parse(event.claim or ""))
        self.belief.see(news)
        self.belief.look(view)
        left = view.draw_pile + sum(view.hand_sizes)
        self._cards = max(self._cards, left)
        return self.belief

    def _orient(self, view: View, moves: Sequence[Move], gold: dict[Cell, float]) -> Move | None:
        """Orient a stone to lead on to the gold, or not to."""
        cell = view.prompt.cell if view.prompt else None
        if cell is None:
            return None
        wish = 1 if view.role == "digger" else -1

        def nearness(move: Move) -> float:
            maze = with_goal(seen_by(view), move.card or "", cell)
            return -wish * sum(
                gold.get(goal, 0.0) * steps for goal, steps in zip(maze.hidden, maze.outlook.turns, strict=True)
            )

        return max(moves, key=nearness)


MINER = SaboteurMiner
