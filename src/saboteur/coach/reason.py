"""Why a move is good: the facts that speak for it, as the seat knows them."""

from __future__ import annotations

import msgspec

from saboteur.belief import Belief
from saboteur.belief.way import Missing, Way
from saboteur.engine.core.ways import FAR
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell, Move
from saboteur.view import View


class Reason(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One fact; its text is ``hint-<kind>``."""

    kind: str
    cell: Cell | None = None
    """The goal it is about."""
    seat: int | None = None
    percent: int | None = None
    """How likely the seat works against the others, or the goal holds gold."""
    before: int | None = None
    after: int | None = None
    """The cards missing to the goal before and after the move."""


def reason(view: View, belief: Belief, move: Move) -> Reason:
    """What speaks most for a move."""
    card = move.card or ""
    if move.verb == "discard":
        return Reason(kind="discard")
    if move.seat is not None and move.seat == view.seat:
        return Reason(kind="mend-self" if card.startswith("repair") else "self")
    if move.seat is not None and (card.startswith(("repair", "free", "broken", "trapped"))):
        good = card.startswith(("repair", "free"))
        percent = round(100 * belief.suspicion[move.seat])
        return Reason(kind="help" if good else "hinder", seat=move.seat, percent=percent)
    if card == "map" and move.cell is not None:
        percent = round(100 * belief.gold.get(move.cell, 0.0))
        return Reason(kind="look", cell=move.cell, percent=percent)
    if move.cell is not None and (move.verb == "lay" or card == "rockfall"):
        return _dug(view, belief, move) or Reason(kind="dig" if move.verb == "lay" else "clear")
    return Reason(kind="best")


def _dug(view: View, belief: Belief, move: Move) -> Reason | None:
    """What a card in the maze, or one less, changes for the goal that matters most."""
    if view.cave is not None or view.duel is not None or move.cell is None:
        return None
    way = Way(view)
    way.look(view)
    before = dict(way.missing)
    if move.verb == "lay":
        way.lay(move.card or "", move.cell)
    else:
        way.remove(move.cell)
    goal = _goal(belief, before)
    if goal is None:
        return None
    old, new = before[goal], way.missing.get(goal, 0)
    if old >= FAR and new >= FAR:
        return None
    if new == 0:
        kind = "arrive"
    elif new >= FAR:
        kind = "block"
    elif old >= FAR:
        kind = "reopen"
    elif new < old:
        kind = "nearer"
    elif new > old:
        kind = "further"
    else:
        kind = "keep"
    known = next(one.card for one in view.goals if one.cell == goal)
    percent = None if known != HIDDEN else round(100 * belief.gold.get(goal, 0.0))
    return Reason(kind=kind, cell=goal, before=old, after=new, percent=percent)


def _goal(belief: Belief, missing: Missing) -> Cell | None:
    """The goal to think of: the likeliest to hold the treasure, the nearer of equals."""
    likely = belief.gold
    return max(missing, key=lambda cell: (round(likely.get(cell, 0.0), 2), -missing[cell]), default=None)
