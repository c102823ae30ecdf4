"""What a move did and what its doer knew: from it one reads whether a claim was believed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from saboteur.analysis.claims import BAD
from saboteur.belief.way import Way
from saboteur.match import Match, Played
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell


class Deed(NamedTuple):
    """A move, just before it is made."""

    seat: int
    verb: str
    card: str
    cell: Cell | None
    target: int | None
    loyal: bool
    """Whether the doer wants the gold to be found: traitors dig away from where they believe it."""
    unseen: frozenset[Cell]
    """The goals the doer has not seen."""
    nearer: Mapping[Cell, int]
    """By how many cards it brings the way nearer to each face-down goal; empty for all but path cards."""


def deed_of(match: Match, played: Played) -> Deed:
    """What a move of a match is about to do."""
    view, move = match.view(played.seat), played.move
    nearer: dict[Cell, int] = {}
    # Two start cards, or a walk: nobody's way there is the way of all.
    if move.verb == "lay" and move.cell is not None and view.cave is None and view.duel is None:
        way = Way(view)
        way.look(view)
        before = dict(way.missing)
        way.lay(move.card or "", move.cell)
        nearer = {cell: far - way.missing.get(cell, 0) for cell, far in before.items()}
    return Deed(
        seat=played.seat,
        verb=move.verb,
        card=move.card or "",
        cell=move.cell,
        target=move.seat,
        loyal=(view.role or "") not in BAD,
        unseen=frozenset(goal.cell for goal in view.goals if goal.card == HIDDEN),
        nearer=nearer,
    )
