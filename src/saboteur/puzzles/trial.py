"""Tries moves in worlds consistent with what a seat has seen: the proof of "find the move" puzzles."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log, sqrt

import msgspec

from saboteur.belief import Belief
from saboteur.coach import Change
from saboteur.coach.change import changes, ends
from saboteur.engine.core.appraisal import Appraisal
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.policy import apply
from saboteur.engine.core.position import Position
from saboteur.engine.core.search import Budget, Samples, Search
from saboteur.match import Match
from saboteur.worlds import Worlds

MILLI = 1000.0
Z95 = 1.96


class Tried(msgspec.Struct, frozen=True):
    """How well moves did, one row for each world, in chances to win (solo: gold)."""

    moves: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]

    def mean(self, move: str) -> float:
        """What a move was worth on average."""
        at = self.moves.index(move)
        return sum(row[at] for row in self.rows) / len(self.rows)

    @property
    def ranked(self) -> list[str]:
        """The moves, the best first."""
        return sorted(self.moves, key=self.mean, reverse=True)

    def margin(self, one: str, other: str) -> tuple[float, float, float]:
        """How much better a move did than another in the same worlds, and the ends of the 95 % interval."""
        first, second = self.moves.index(one), self.moves.index(other)
        gains = [row[first] - row[second] for row in self.rows]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        error = Z95 * sqrt(spread / len(gains))
        return mean, mean - error, mean + error


class Trial:
    """Tries moves of the seat that is asked, from its view and its events alone."""

    def __init__(self, match: Match, seed: int) -> None:
        seat = match.actor
        assert seat is not None
        self.seat = seat
        self.view = match.view(seat)
        self.belief = Belief(self.view, match.seen(seat))
        self._roles = self.belief.role_weights if self.belief.against else {}
        self._goals = self.belief.goal_weights
        self._drawn = Worlds(self.view, random.Random(seed))  # noqa: S311 - a trial is to be repeatable
        policy = self._drawn.rules.game.policy
        self._appraisal = None if policy is None else Appraisal(policy, _public(self.belief), seed + 1)

    @property
    def decides(self) -> bool:
        """Whether the move can still change how the round ends."""
        return self._appraisal is not None and self._appraisal.decides(self._drawn())

    def favourites(self, most: int) -> list[str]:
        """The policy's best moves."""
        assert self._appraisal is not None
        return [str(self._drawn.move(code)) for code in self._appraisal.candidates(self._drawn(), self.seat, most)]

    def run(self, moves: Sequence[str], worlds: int) -> Tried:
        """Try moves in new worlds, each as likely as the seat must believe it to be."""
        assert self._appraisal is not None
        drawn = [self._world() for _ in range(worlds)]
        found = self._appraisal.compare(drawn, self.seat, [self._drawn.code(move) for move in moves])
        return Tried(tuple(moves), tuple(tuple(value / MILLI for value in row) for row in found))

    def changes(self, move: str, other: str, worlds: int) -> tuple[Change, ...]:
        """How rounds end otherwise after a move than after another one, in new worlds."""
        assert self._appraisal is not None
        drawn = [self._world() for _ in range(worlds)]
        after, instead = ends(self._appraisal, drawn, self.seat, [self._drawn.code(move), self._drawn.code(other)])
        return changes(after, instead, self.seat)

    def _world(self) -> Position:
        return self._drawn(roles=self._roles, goals=self._goals)

    def deeper(self, moves: Sequence[str], worlds: int, rollouts: int) -> Tried:
        """Try moves as `run` does, but let the seat search again before each of its further moves."""
        assert self._appraisal is not None
        policy = self._appraisal.policy
        belief = self._appraisal.belief
        rows = []
        for number in range(worlds):
            start = self._world()
            row = []
            for move in moves:
                world = start.copy()
                world.chance = dice = Dice(number + 1)
                policy.study(world)
                policy.begin(world, belief)
                code = self._drawn.code(move)
                over = False
                while not over and not policy.enough:
                    actor = int(world.actor or 0)
                    policy.note(world, actor, code)
                    over = apply(world, code, policy.stop)
                    if not over:
                        code = self._answer(world, int(world.actor or 0), dice, rollouts)
                row.append(int(policy.success(world, self.seat)) / MILLI)
            rows.append(tuple(row))
        return Tried(tuple(moves), tuple(rows))

    def _answer(self, world: Position, actor: int, dice: Dice, rollouts: int) -> int:
        """What a seat plays on: the own one what it finds by searching, the others what their policy likes best."""
        assert self._appraisal is not None
        search = Search(self._appraisal.policy.own(), Samples(world, actor), actor, _public(self.belief), dice)
        mine = actor == self.seat
        return search.run(Budget(rollouts if mine else 1), most=8 if mine else 1).move


def _public(belief: Belief) -> list[int]:
    """The public suspicion of each seat, in thousandths of log odds."""
    return [round(MILLI * log(share / (1.0 - share))) if 0 < share < 1 else 0 for share in belief.public.suspicion]
