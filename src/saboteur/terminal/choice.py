"""The choices of a prompt and the letters that select them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from saboteur.cards.shape import NotationError, Shape
from saboteur.notation.move import Cell, Move

DISCARD = "x"
_LETTERS = "abcdefghijklmnoprstuvwyz"
"""Without q (quit) and x (discard)."""


PICTURED = ("take", "orient", "lay")
"""Verbs whose choices are drawn as cards."""
POINTED = ("bribe", "mark")
"""Verbs whose answers also get their letter on the board."""


class Choice(msgspec.Struct, frozen=True):
    """A label and its moves; more than one if the card fits both ways up."""

    label: str
    moves: tuple[Move, ...]
    pictured: bool = False
    """Drawn as a card: gold, or a card one way up."""
    worded: bool = False
    """Listed in words, even if it is about a cell."""

    @property
    def cell(self) -> Cell | None:
        """The cell that identifies the choice, if there is one."""
        return None if self.pictured or self.worded else self.moves[0].cell

    @property
    def spot(self) -> Cell | None:
        """The cell that shows the label, if any."""
        return self.moves[0].cell if self.moves[0].verb in POINTED else self.cell


def label(number: int) -> str:
    """The label of a choice by its number: a, b, … z, aa, ab …"""
    if number < len(_LETTERS):
        return _LETTERS[number]
    return _LETTERS[number // len(_LETTERS) - 1] + _LETTERS[number % len(_LETTERS)]


def choices_for(card: str, moves: Iterable[Move]) -> list[Choice]:
    """The uses of a hand card: cells from top to bottom and left to right, then players."""
    found: dict[tuple[bool, int, int, str], list[Move]] = {}
    for move in moves:
        if move.verb != "discard" and is_of(move, card):
            x, y = move.cell or (move.seat or 0, 0)
            found.setdefault((move.cell is None, y, x, move.tool or ""), []).append(move)
    return [Choice(label(number), tuple(found[aim])) for number, aim in enumerate(sorted(found))]


def answers(moves: Sequence[Move]) -> list[Choice]:
    """One choice per move, for every prompt but the turn."""
    pictured = all(move.verb in PICTURED for move in moves)
    return [Choice(label(number), (move,), pictured=pictured, worded=not pictured) for number, move in enumerate(moves)]


def aside_moves(moves: Iterable[Move]) -> list[Move]:
    """The moves of a turn that use no hand card."""
    return [move for move in moves if move.verb in {"chop", "propose-end", "bribe"}]


def is_of(move: Move, card: str) -> bool:
    """Whether a move plays this hand card, either way up."""
    if move.verb == "discard":
        return move.cards == (card,)
    if move.verb == "play":
        return move.card == card
    return move.verb == "lay" and move.card in _both_ways(card)


@cache
def _both_ways(card: str) -> frozenset[str]:
    """The shapes of a hand card, both ways up."""
    try:
        shape = Shape.parse(card)
    except NotationError:
        return frozenset()
    return frozenset({str(shape), str(shape.turned())})
