"""How far a match can go: the cells fixed arrays cover, the most decisions, the most gold.

>>> from saboteur.cards.deck import load
>>> box = load("saboteur")
>>> box.bounds
Bounds(left=-11, top=-11, right=11, bottom=11)
>>> box.max_moves, box.max_gold
(240, 44)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from saboteur.cards.box import Cell

if TYPE_CHECKING:
    from saboteur.cards.deck import Deck

REACH = {"solo": 9, "dark-cave": 12}
"""Cells in each direction from the start that fixed arrays cover; `DEFAULT_REACH` for the others."""
DEFAULT_REACH = 11
BEYOND = 2
"""Cells covered beyond the outermost start or goal, at least."""


class Bounds(NamedTuple):
    """A rectangle of cells, its corners included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """Number of columns."""
        return self.right - self.left + 1

    @property
    def height(self) -> int:
        """Number of rows."""
        return self.bottom - self.top + 1

    def __contains__(self, cell: object) -> bool:
        return (
            isinstance(cell, tuple)
            and len(cell) == 2
            and self.left <= cell[0] <= self.right
            and self.top <= cell[1] <= self.bottom
        )


def bounds(deck: Deck) -> Bounds:
    """The cells that fixed arrays cover: nearly all that matches reach, the same for every number of players."""
    reach = REACH.get(deck.game, DEFAULT_REACH)
    cells: Iterable[Cell] = [cell for layout in deck.layouts.values() for cell in (*layout.starts, *layout.goals)]
    columns, rows = zip(*cells, strict=True)
    return Bounds(
        min(-reach, min(columns) - BEYOND),
        min(-reach, min(rows) - BEYOND),
        max(reach, max(columns) + BEYOND),
        max(reach, max(rows) + BEYOND),
    )


def max_moves(deck: Deck) -> int:
    """More decisions than any match has with the default number of rounds.

    Each turn spends a card at least. Beyond turns, seats are asked about goals, gold or thefts, and about markers and
    trolls (twice for each turn at most); in The Dark Cave about every step of a dwarf or creature, and about votes.
    """
    cards = sum(card.count for card in (*deck.paths, *deck.actions))
    goals = max(len(layout.goals) for layout in deck.layouts.values())
    players = deck.players[1]
    each_turn = 1
    if "marker" in deck.pieces:
        each_turn = 2
    if "dwarf" in deck.pieces:
        each_turn = 24 + players
    return deck.rounds.default * (each_turn * cards + goals + players + 3 * deck.pieces.get("marker", 0))


def max_gold(deck: Deck) -> int:
    """Upper bound for a seat's gold: all there is or, if the supply is unlimited, all that is paid and mined."""
    printed = sum(card.value * card.count for card in deck.gold)
    if printed:
        return printed
    if "dwarf" in deck.pieces:
        return deck.pieces["gold"]
    if "marker" in deck.pieces:
        return sum(_nuggets(card.code) * card.count for card in (*deck.paths, *deck.goals))
    crystals = sum(card.count for card in deck.paths if card.shape.has("crystal"))
    thefts = sum(card.count for card in deck.actions if card.name == "theft")
    return deck.rounds.default * (5 + crystals + thefts)


def _nuggets(code: str) -> int:
    return sum(value for value in (1, 2, 3) if f"gold{value}" in code)
