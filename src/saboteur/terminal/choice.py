"""What a player can choose now, each with the letters to type for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from saboteur.cards.shape import NotationError, Shape
from saboteur.notation.move import Cell, Move

DISCARD = "x"
_LETTERS = "abcdefghijklmnoprstuvwyz"
"""No q and no x: they stand for leaving and for throwing away."""


PICTURED = ("take", "orient", "lay")
"""Moves that are shown as a card."""
POINTED = ("bribe", "mark")
"""Answers that are shown on the board as well."""


class Choice(msgspec.Struct, frozen=True):
    """Some letters and the moves they may mean; several if a card can lie both ways."""

    label: str
    moves: tuple[Move, ...]
    pictured: bool = False
    """Whether the choice is shown as a card of its own: gold, or a card one way up."""
    worded: bool = False
    """Whether it is said in words, even if it is about a place."""

    @property
    def cell(self) -> Cell | None:
        """The place that alone says what the choice is, if one does."""
        return None if self.pictured or self.worded else self.moves[0].cell

    @property
    def spot(self) -> Cell | None:
        """Where on the board the letters are shown, if anywhere."""
        return self.moves[0].cell if self.moves[0].verb in POINTED else self.cell


def label(number: int) -> str:
    """The letters of the choice with this number: a, b, … z, aa, ab …"""
    if number < len(_LETTERS):
        return _LETTERS[number]
    return _LETTERS[number // len(_LETTERS) - 1] + _LETTERS[number % len(_LETTERS)]


def choices_for(card: str, moves: Iterable[Move]) -> list[Choice]:
    """How a hand card can be used: by place from top to bottom and left to right, or by player."""
    found: dict[tuple[bool, int, int, str], list[Move]] = {}
    for move in moves:
        if move.verb != "discard" and is_of(move, card):
            x, y = move.cell or (move.seat or 0, 0)
            found.setdefault((move.cell is None, y, x, move.tool or ""), []).append(move)
    return [Choice(label(number), tuple(found[aim])) for number, aim in enumerate(sorted(found))]


def answers(moves: Sequence[Move]) -> list[Choice]:
    """One choice for each move, for questions other than the turn."""
    pictured = all(move.verb in PICTURED for move in moves)
    return [Choice(label(number), (move,), pictured=pictured, worded=not pictured) for number, move in enumerate(moves)]


def aside_moves(moves: Iterable[Move]) -> list[Move]:
    """What can be done in a turn besides using a hand card."""
    return [move for move in moves if move.verb in {"chop", "propose-end", "bribe"}]


def is_of(move: Move, card: str) -> bool:
    """Whether a move plays this hand card, whichever way up."""
    if move.verb == "discard":
        return move.cards == (card,)
    if move.verb == "play":
        return move.card == card
    return move.verb == "lay" and move.card in _both_ways(card)


@cache
def _both_ways(card: str) -> frozenset[str]:
    """The shapes a hand card can show when it is laid."""
    try:
        shape = Shape.parse(card)
    except NotationError:
        return frozenset()
    return frozenset({str(shape), str(shape.turned())})
