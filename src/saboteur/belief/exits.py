"""Where the exit of The Dark Cave is: those who have looked at a goal walk towards it, or away from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from saboteur.notation.move import Cell

EXIT = "exit"
WALKED = 0.25
"""How much a step nearer to a goal that one has looked at speaks for the exit there, in log odds."""
MOST = 3.0
"""Most that all steps together may say about a goal."""


class Walk(NamedTuple):
    """A step of a dwarf, and the goals at which its player has looked."""

    before: Cell
    after: Cell
    looked: frozenset[Cell]


def exit_odds(cells: Sequence[Cell], share: float, walked: Sequence[Walk]) -> dict[Cell, float]:
    """How likely each of the unknown goals is the exit, if a share of them is."""
    if not walked or not 0.0 < share < 1.0:
        return dict.fromkeys(cells, share)
    speaks = dict.fromkeys(cells, 0.0)
    for walk in walked:
        for cell in cells:
            nearer = _away(walk.before, cell) - _away(walk.after, cell)
            # Who has not looked here but elsewhere, and found nothing, comes here as well: the same, more faintly.
            speaks[cell] += WALKED * nearer * (1.0 if cell in walk.looked else 0.4)
    odds = {cell: exp(max(-MOST, min(MOST, sum_))) for cell, sum_ in speaks.items()}
    whole = sum(odds.values())
    return {cell: min(1.0, share * len(cells) * one / whole) for cell, one in odds.items()}


def shifted(likely: Mapping[str, float], chance: float) -> dict[str, float]:
    """What lies under a goal that is the exit with this chance."""
    if EXIT not in likely or likely[EXIT] >= 1.0:
        return dict(likely)
    rest = (1.0 - chance) / (1.0 - likely[EXIT])
    return {name: chance if name == EXIT else share * rest for name, share in likely.items()}


def _away(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
