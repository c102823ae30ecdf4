"""What a digger gives away by laying a path card: crossings and forks are wanted where nothing else fits."""

from __future__ import annotations

from saboteur.bots.odds import arms_of
from saboteur.notation.move import Move

ARM = 0.1
"""Turns that each arm of a card is worth in hand."""


def spent(move: Move) -> float:
    """Turns' worth of arms that a move lays.

    >>> spent(Move.parse("NESW 1,0")), spent(Move.parse("EW 1,0")), spent(Move.parse("discard NESW"))
    (0.4, 0.2, 0.0)
    """
    if move.verb != "lay" or move.card is None:
        return 0.0
    return ARM * sum(1 for arms in arms_of(move.card) if arms)
