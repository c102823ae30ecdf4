"""The price of a path card for a digger: crossings and forks should be saved for gaps that nothing else fits."""

from __future__ import annotations

from saboteur.bots.odds import arms_of
from saboteur.notation.move import Move

ARM = 0.1
"""Value of each arm of a card in hand, in turns."""


def spent(move: Move) -> float:
    """The value of the arms that a move lays, in turns.

    >>> spent(Move.parse("NESW 1,0")), spent(Move.parse("EW 1,0")), spent(Move.parse("discard NESW"))
    (0.4, 0.2, 0.0)
    """
    if move.verb != "lay" or move.card is None:
        return 0.0
    return ARM * sum(1 for arms in arms_of(move.card) if arms)
