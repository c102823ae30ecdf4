"""The engine and the oracle play the same matches and agree at every step.

The oracle is only given the outcomes of chance (hands, goals, cards drawn); it derives the rest from the rules.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from oracle import saboteur as oracle
from oracle.maze import Rule
from saboteur import Event, Match, Move
from saboteur.engine.core.sight import Sight

pytestmark = pytest.mark.alike

Cell = tuple[int, int]
POLICIES = ("builder", "random", "wrecker", "builder")


class Lockstep:
    """One match, played twice."""

    def __init__(self, players: int, seed: int, connect: str, seen: Counter[str]) -> None:
        edition = ("de", "en")[seed % 2]
        options: dict[str, str | bool] = {"self_break": seed % 3 == 0, "connect": connect}
        self.match = Match.new("saboteur", players, seed, edition, rounds=1, **options)
        self.seen = seen
        words = self.match.rules.codec
        hands = [[words.cards[card] for card in Sight(self.match._position, seat).hand()] for seat in range(players)]
        goals = [goal.cell for goal in self.match.view(None).goals]
        truth = [words.goal_names[tile] for tile in self.match._position.goals]
        self.truth: dict[Cell, str] = dict(zip(goals, truth, strict=True))
        actor = self.match.actor
        assert actor is not None
        self.oracle: oracle.Position = {
            "board": {(0, 0): "NESW"},
            "hidden": set(goals),
            "goals": set(goals),
            "hands": hands,
            "front": [[] for _ in range(players)],
            "turn": actor,
            "pile": self.match.view(None).draw_pile,
            "options": dict(self.match.rules.options),
            "passes": 0,
        }

    def step(self, choose: Callable[[list[Move]], Move]) -> bool:
        """Compare the legal moves, play one and compare what it brought; False when the round is over."""
        moves = self.match.moves()
        assert {str(move) for move in moves} == oracle.moves(self.oracle)
        move = choose(moves)
        events = self.match.play(move)
        drawn = next((event.card for event in events if event.kind == "draw"), None)
        before = oracle.maze_of(self.oracle).connected()
        outcome = oracle.after(self.oracle, str(move), self.truth, drawn)
        self.oracle = outcome.position
        self.count(move, before)
        self.compare(outcome, events)
        return outcome.over is None

    @property
    def required(self) -> bool:
        return self.match.rules.options["connect"] == "required"

    def joins(self, move: Move) -> bool:
        """Whether the card would be joined to the start."""
        assert move.card is not None
        assert move.cell is not None
        return oracle.maze_of(self.oracle).why_not(move.card, move.cell, Rule()) is None

    def compare(self, outcome: oracle.Outcome, events: list[Event]) -> None:
        over = next((event for event in events if event.kind == "round-over"), None)
        assert (over is not None) == (outcome.over is not None)
        revealed = {event.cell: event.goal for event in events if event.kind == "reveal"}
        named = {cell: "gold" if code == "NESW" else f"stone {code}" for cell, code in outcome.revealed.items()}
        assert revealed == named
        view = self.match.view(None)
        board = {laid.cell: laid.card.removesuffix(":ladder") for laid in view.board}
        assert board == self.oracle["board"]
        assert [set(cards) for cards in view.front] == [set(cards) for cards in self.oracle["front"]]
        if over is None:
            assert self.match.actor == outcome.next
            assert view.draw_pile == self.oracle["pile"]
            assert list(view.hand_sizes) == [len(hand) for hand in self.oracle["hands"]]
        else:
            assert over.winner == ("diggers" if outcome.over == "treasure" else "saboteurs")

    def count(self, move: Move, before: set[tuple[Cell, frozenset[str]]]) -> None:
        self.seen["positions"] += 1
        self.seen["rockfalls"] += move.card == "rockfall"
        self.seen["orient prompts"] += move.verb == "orient"
        after = oracle.maze_of(self.oracle).connected()
        if move.verb == "lay":
            joined = {cell for cell, _ in after} - {cell for cell, _ in before} - {move.cell}
            self.seen["gaps closed"] += bool(joined - self.oracle["goals"])
            self.seen["goals turned up"] += bool(joined & self.oracle["goals"])


def chooser(policy: str, rng: random.Random, lockstep: Lockstep) -> Callable[[list[Move]], Move]:
    """A strategy that meets situations random play hardly ever does."""

    def choose(moves: list[Move]) -> Move:
        if policy == "random" or rng.random() < 0.1:
            return rng.choice(moves)
        falls = [move for move in moves if move.card == "rockfall"]
        if policy == "wrecker" and falls:
            return rng.choice(falls)
        lays = [move for move in moves if move.verb == "lay"]
        mends = [move for move in moves if move.card is not None and move.card.startswith("repair")]
        # Where walls may meet walls, building on what is connected still leads to the goals.
        joined = lays if lockstep.required or rng.random() < 0.2 else [move for move in lays if lockstep.joins(move)]
        if joined:
            return min(joined, key=way_left)
        others = [move for move in moves if move.card is None or not move.card.startswith(("broken", "rockfall"))]
        return rng.choice(mends or others or moves)

    return choose


def way_left(move: Move) -> tuple[int, bool]:
    """How far from the goals a card would lie, through ways before dead ends."""
    x, y = move.cell or (0, 0)
    return min(abs(8 - x) + abs(goal - y) for goal in (-2, 0, 2)), "|" in (move.card or "")


@pytest.mark.parametrize("connect", ["required", "adjacent"])
@pytest.mark.parametrize("players", range(3, 11))
def test_engine_and_oracle_agree_at_every_step(players: int, connect: str, volume: Callable[..., int]) -> None:
    """Legal moves, board, goals, tools, draws, whose turn it is and the end of the round."""
    seen: Counter[str] = Counter()
    matches = volume(64, interpreted=15)
    for number in range(matches):
        seed = players * 100_000 + number
        lockstep = Lockstep(players, seed, connect, seen)
        choose = chooser(POLICIES[number % len(POLICIES)], random.Random(seed), lockstep)
        while lockstep.step(choose):
            pass
    print(f"{players} players, {connect}: {matches} matches, {dict(seen)}")
    for name in ("positions", "rockfalls", "goals turned up", "gaps closed"):
        assert seen[name] > 0, name
