"""Where the exit of The Dark Cave is: those who have looked at a goal walk towards it, or away from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from saboteur.notation.move import Cell

EXIT = "exit"
WALKED = 0.25
"""Evidence for the exit under a goal the player has looked at, per step nearer, in log odds."""
MOST = 3.0
"""Upper bound for all steps together."""


class Walk(NamedTuple):
    """A step of a dwarf, and the goals at which its player has looked."""

    before: Cell
    after: Cell
    looked: frozenset[Cell]


def exit_odds(cells: Sequence[Cell], share: float, walked: Sequence[Walk]) -> dict[Cell, float]:
    """The probability of each unknown goal being the exit, given the share of exits."""
    if not walked or not 0.0 < share < 1.0:
        return dict.fromkeys(cells, share)
    speaks = dict.fromkeys(cells, 0.0)
    for walk in walked:
        for cell in cells:
            nearer = _away(walk.before, cell) - _away(walk.after, cell)
            # A player who has looked elsewhere and found nothing comes here, too: weaker evidence.
            speaks[cell] += WALKED * nearer * (1.0 if cell in walk.looked else 0.4)
    odds = {cell: exp(max(-MOST, min(MOST, sum_))) for cell, sum_ in speaks.items()}
    whole = sum(odds.values())
    return {cell: min(1.0, share * len(cells) * one / whole) for cell, one in odds.items()}


def shifted(likely: Mapping[str, float], chance: float) -> dict[str, float]:
    """The distribution under a goal that is the exit with this probability."""
    if EXIT not in likely or likely[EXIT] >= 1.0:
        return dict(likely)
    rest = (1.0 - chance) / (1.0 - likely[EXIT])
    return {name: chance if name == EXIT else share * rest for name, share in likely.items()}


def _away(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
