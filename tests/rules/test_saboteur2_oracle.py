"""The engine and the oracle play the same matches of Saboteur 2 and agree at every step.

The oracle is only given the outcomes of chance; it derives the rest from the rules.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import saboteur2_matches
from oracle import saboteur2 as oracle
from saboteur import Match, Move
from saboteur.engine.saboteur2 import layout
from saboteur.engine.saboteur2.sight import Saboteur2Sight

pytestmark = pytest.mark.alike


class Lockstep:
    """One match of one round, played twice."""

    def __init__(self, match: Match) -> None:
        self.match = match
        words, position = match.rules.codec, match._position
        players = match.rules.players
        goals = [goal.cell for goal in match.view(None).goals]
        self.oracle = oracle.Round(
            board={(0, 0): "NESW"},
            hidden=set(goals),
            goals=set(goals),
            truth=dict(zip(goals, [words.goal_names[tile] for tile in position.goals], strict=True)),
            hands=[[words.cards[card] for card in Saboteur2Sight(position, seat).hand()] for seat in range(players)],
            front=[[] for _ in range(players)],
            roles=[str(match.view(seat).role) for seat in range(players)],
            role_pile=[words.roles[role] for role in layout.role_pile(position)],
            pile=[words.cards[card] for card in list(position.deck)[position.drawn :]],
            turn=match.actor or 0,
            options=match.rules.options,
            gold=[0] * players,
        )

    def check(self) -> None:
        """Compare everything the oracle knows."""
        match, truth = self.match, self.oracle
        view = match.view(None)
        assert match.actor == truth.actor
        board = {laid.cell: laid.card if laid.cell != (0, 0) else "NESW" for laid in view.board}
        assert board == truth.board
        if not truth.over:
            assert [sorted(cards) for cards in view.front] == [sorted(cards) for cards in truth.front]
            assert [sorted(match.view(seat).hand) for seat in range(view.players)] == [sorted(h) for h in truth.hands]
            assert [match.view(seat).role for seat in range(view.players)] == truth.roles
            assert view.draw_pile == len(truth.pile)
            assert view.expansion is not None
            assert set(view.expansion.sitting_out) == truth.out
        else:
            assert list(view.gold) == truth.gold
            assert match.results[0].reached_by == truth.connector


@pytest.mark.parametrize("players", saboteur2_matches.PLAYERS)
def test_engine_and_oracle_agree_at_every_step(players: int, volume: Callable[..., int]) -> None:
    """Legal moves, board, hands, roles, cards in front of seats, draws, turns, gold at the end."""
    seen: Counter[str] = Counter()
    for number in range(volume(24, interpreted=8)):
        seed = players * 100_000 + number * len(saboteur2_matches.PLAYERS) + saboteur2_matches.PLAYERS.index(players)
        match = saboteur2_matches.new(seed, rounds=1)
        assert match.rules.players == players
        rng = random.Random(seed)
        lockstep = Lockstep(match)
        lockstep.check()
        while match.actor is not None:
            moves = match.moves()
            assert {str(move) for move in moves} == lockstep.oracle.moves()
            move = saboteur2_matches.choose(moves, rng)
            match.play(move)
            lockstep.oracle.play(str(move))
            lockstep.check()
            seen.update(happened(move))
        seen["connections"] += lockstep.oracle.connector is not None
        seen["matches"] += 1
    print(f"{players} players: {dict(seen)}")
    rare = ("connections", "steal") if players > 2 else ()
    for name in ("swap-hands", "swap-hats", "theft", "remove", "rockfall", "ladder", *rare):
        assert seen[name] > 0, name


def happened(move: Move) -> list[str]:
    """The features of a move that must occur."""
    names = [move.verb if move.verb != "play" else str(move.card)]
    if move.verb == "lay" and move.card is not None and "ladder" in move.card:
        names.append("ladder")
    return names
