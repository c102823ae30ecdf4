"""What a seat can deduce: how suspicious each other player is, and where the gold may lie, with reasons."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.belief import Belief, Term
from saboteur.games import DeckFile
from saboteur.notation.event import HIDDEN, Event
from saboteur.notation.move import Cell
from saboteur.view import View

LEAST = 0.05
"""Log odds below which an action counts as no evidence."""


class Doubt(msgspec.Struct, frozen=True, kw_only=True):
    """The probability that another player works against the others, and the evidence."""

    seat: int
    suspicion: float
    known: bool
    """Whether the role was seen."""
    terms: tuple[Term, ...]
    """The evidence for and against, the strongest first; the terms add up to the log odds."""


class Hope(msgspec.Struct, frozen=True, kw_only=True):
    """The probability that the treasure lies under a goal."""

    cell: Cell
    gold: float
    known: bool
    """Whether the goal was seen."""
    terms: tuple[Term, ...]
    """The evidence for and against, the strongest first; the terms add up to the log odds."""


class Knowledge(msgspec.Struct, frozen=True, kw_only=True):
    """The belief of a seat."""

    doubts: tuple[Doubt, ...]
    """Empty in games without traitors."""
    hopes: tuple[Hope, ...]


def know(view: View, events: Sequence[Event], *, deck: DeckFile | None = None) -> Knowledge:
    """The belief of the view's seat, from what it may know."""
    belief = Belief(view, events, deck=deck)
    others = [seat for seat in range(view.players) if seat != view.seat] if belief.against else []
    seen = {goal.cell: goal.card for goal in view.goals}
    return Knowledge(
        doubts=tuple(_doubt(belief, seat) for seat in others),
        hopes=tuple(
            Hope(
                cell=cell,
                gold=round(share, 3),
                known=seen.get(cell, HIDDEN) != HIDDEN,
                terms=_told(belief.gold_ledger(cell)),
            )
            for cell, share in sorted(belief.gold.items(), key=lambda one: (one[0][1], one[0][0]))
        ),
    )


def _doubt(belief: Belief, seat: int) -> Doubt:
    terms = belief.ledger(seat)
    return Doubt(
        seat=seat,
        suspicion=round(belief.suspicion[seat], 3),
        known=[term.kind for term in terms] == ["known"],
        terms=_told(terms),
    )


def _told(terms: Sequence[Term]) -> tuple[Term, ...]:
    """The terms worth mentioning, the strongest first."""
    return tuple(sorted((term for term in terms if abs(term.log_odds) >= LEAST), key=lambda term: -abs(term.log_odds)))
