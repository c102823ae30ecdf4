"""Greedy player of the Duel and its solo game: mark gold, approach goals, hinder the opponent."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.duel.picture import DuelPicture, Reach, card_of
from saboteur.bots.odds import NEUTRAL, family
from saboteur.cards.actions import is_action
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View

MARKED = 4.0
"""Weight of a marked nugget relative to one ahead."""
BRIBE = 4.5


class DuelPlayer:
    """Weighs moves by the gold they mark or bring closer, its own minus the opponent's."""

    def choose(self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random) -> Move | None:  # noqa: ARG002 - the signature of all players
        """The best move; None for prompts it does not handle."""
        if view.prompt is None or view.duel is None or view.seat is None or view.prompt.seat != view.seat:
            return None
        if view.prompt.kind == "pay":
            return min(moves, key=lambda move: len(move.values))
        judge = _Judge(view)
        weights = [(judge.weight(move), rng.random(), number) for number, move in enumerate(moves)]
        return moves[max(weights)[2]]


class _Judge:
    """Evaluates moves for one seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.map = DuelPicture(view)
        self.seat = view.seat
        self.other = 1 - view.seat if view.players == 2 else None
        self.base = self.value([self.map.now(seat) for seat in range(view.players)])

    def value(self, reach: list[Reach]) -> float:
        """Value of a state in which each seat reaches this."""
        mine = reach[self.seat]
        worth = MARKED * mine.gold + self.map.prospect(mine)
        if self.other is None:
            return worth
        theirs = reach[self.other]
        # Gold that both reach with the same move goes to the player who moves.
        shared = sum(
            self.map.cards[cell].gold
            for cell in mine.linked.keys() & theirs.linked.keys()
            if cell in self.map.cards and cell not in self.map.marked
        )
        return worth - MARKED * max(theirs.gold - shared, 0) - 0.8 * self.map.prospect(theirs)

    def gain(self, reach: list[Reach]) -> float:
        """Improvement over now."""
        return self.value(reach) - self.base

    def weight(self, move: Move) -> float:
        """Weight of a move."""
        if move.verb == "lay":
            return self._lay(move)
        if move.verb == "play":
            return self._play(move)
        if move.verb == "bribe":
            return self._bribe(move)
        if move.verb == "discard":
            # New cards have a value of their own.
            return 0.12 * len(move.cards) - sum(self.keep(card) for card in move.cards)
        if move.verb == "remove":
            return 0.8 * self._mend() - sum(self.keep(card) for card in move.cards)
        if move.verb == "mark":
            return float(self.map.cards[move.cell].gold) if move.cell in self.map.cards else 0.0
        if move.verb == "orient":
            return self._orient(move)
        return 0.0

    def _lay(self, move: Move) -> float:
        assert move.cell is not None
        assert move.card is not None
        return 0.15 + self.gain(self.map.laid(move.cell, move.card))

    def _orient(self, move: Move) -> float:
        prompt = self.view.prompt
        assert prompt is not None
        assert prompt.cell is not None
        assert move.card is not None
        return self.value(self.map.laid(prompt.cell, move.card))

    def _play(self, move: Move) -> float:
        card = move.card or ""
        if family(card) == "broken":
            assert move.seat is not None
            return 1.4 if not self.view.front[move.seat] else 0.3
        if family(card) == "repair":
            return self._mend()
        if card not in {"key", "rockfall", "map"}:
            return NEUTRAL
        assert move.cell is not None
        if card == "key":
            return self.gain(self.map.unlocked(move.cell, self.seat)) - 0.3
        if card == "rockfall":
            return self.gain(self.map.without(move.cell)) - 0.2
        known = any(goal.cell == move.cell and goal.card != "?" for goal in self.view.goals)
        return 0.05 if known else 0.3

    def _mend(self) -> float:
        """The fewer tools stay broken, the more a repair is worth."""
        left = len(self.view.front[self.seat]) - 1
        return 2.0 if left == 0 else 0.8

    def _bribe(self, move: Move) -> float:
        """A bribe costs a nugget at the end of the round, and a marker."""
        assert move.cell is not None
        return self.gain(self.map.bribed(move.cell)) - BRIBE * 0.5

    def keep(self, card: str) -> float:
        """How much a card is worth keeping."""
        if is_action(card):
            if family(card) == "repair":
                return 0.5 if self.view.front[self.seat] else 0.25
            return {"key": 0.5, "rockfall": 0.3, "map": 0.1, "broken": 0.6}.get(family(card), NEUTRAL)
        read = card_of(card)
        widest = max(mask.bit_count() for mask in read.segments)
        return 0.12 * widest + 0.5 * (read.gold > 0) + 0.4 * (read.ladder != "") - 0.2 * (widest < 2)


PLAYER = DuelPlayer
