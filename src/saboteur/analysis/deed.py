"""What a move did and what its player knew: evidence on whether a claim was believed."""

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
    """Whether the player wants the gold to be found: traitors dig away from where they believe it."""
    unseen: frozenset[Cell]
    """The goals the player has not seen."""
    nearer: Mapping[Cell, int]
    """By how many cards it shortens the way to each face-down goal; empty for all but path cards."""


def deed_of(match: Match, played: Played) -> Deed:
    """Describe a move of a match, just before it is made."""
    view, move = match.view(played.seat), played.move
    nearer: dict[Cell, int] = {}
    # With two start cards, or figures that walk, there is no single way for all.
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
