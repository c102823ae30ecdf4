"""Why a move is good: the facts that support it, as the seat knows them."""

from __future__ import annotations

import msgspec

from saboteur.belief import Belief, Term
from saboteur.belief.term import OTHERS, PRIOR
from saboteur.belief.way import Missing, Way
from saboteur.cards.actions import action_name
from saboteur.coach.foes import foes
from saboteur.engine.core.ways import FAR
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell, Move
from saboteur.view import View

HELPS = ("repair", "free", "boots", "axe")
HARMS = ("broken", "trapped")
SIGHTS = ("map", "information", "inspection")
"""Cards that reveal face-down cards."""
HALF = 50
"""Suspicion in per cent above which somebody is suspected rather than trusted."""
LEAST = 0.05
"""Log odds below which a deed says nothing."""


class Reason(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One fact; its text is ``hint-<kind>``."""

    kind: str
    cell: Cell | None = None
    """The goal it is about."""
    seat: int | None = None
    percent: int | None = None
    """The probability in per cent that the seat plays against the mover, or that the goal holds gold."""
    before: int | None = None
    after: int | None = None
    """The cards missing to the goal before and after the move."""
    deed: Term | None = None
    """The seat's action that is the strongest evidence."""
    times: int = 1
    """How often it did something similar."""


def reason(view: View, belief: Belief, move: Move) -> Reason:
    """The strongest reason for a move."""
    card = action_name(move.card or "") or ""
    if move.verb == "discard":
        return Reason(kind="discard")
    if move.seat is not None and move.seat == view.seat:
        return Reason(kind="mend-self" if card.startswith("repair") else "self")
    if move.seat is not None and card.startswith((*HELPS, *HARMS)):
        return _done_to(view, belief, move.seat, helps=card.startswith(HELPS))
    if card in SIGHTS and move.cell is not None:
        # If several goals hold gold or exits, there is no single treasure to guess.
        gold = belief.gold.get(move.cell)
        return Reason(kind="look", cell=move.cell, percent=None if gold is None else round(100 * gold))
    if card in SIGHTS and move.seat is not None:
        return Reason(kind="learn", seat=move.seat)
    if move.cell is not None and (move.verb == "lay" or card == "rockfall"):
        return _dug(view, belief, move) or Reason(kind="dig" if move.verb == "lay" else "clear")
    return Reason(kind="best")


def _done_to(view: View, belief: Belief, seat: int, *, helps: bool) -> Reason:
    """Whether the target is trusted or suspected, and the strongest evidence."""
    if not belief.roles:
        return Reason(kind="best" if helps else "rival", seat=seat)
    against = foes(view, belief, seat)
    if not against:
        # A role that wins with everybody has nobody to trust or suspect.
        return Reason(kind="best")
    percent = round(100 * sum(belief.roles[seat].get(role, 0.0) for role in against))
    doubted = percent >= HALF
    kind = ("help-doubt" if doubted else "help") if helps else "hinder" if doubted else "hinder-doubt"
    deed, times = _strongest(belief, seat, against, sign=-1 if kind == "help" else 1)
    return Reason(kind=kind, seat=seat, percent=percent, deed=deed, times=times)


def _strongest(belief: Belief, seat: int, roles: tuple[str, ...], *, sign: int) -> tuple[Term | None, int]:
    """The kind of action that is the strongest evidence for (or against) these roles: its best case, and a count."""
    kinds: dict[str, list[Term]] = {}
    for term in belief.ledger(seat, roles):
        if term.kind not in {PRIOR, OTHERS} and sign * term.log_odds >= LEAST:
            kinds.setdefault(term.kind, []).append(term)
    if not kinds:
        return None, 1
    most = max(kinds.values(), key=lambda terms: sign * sum(term.log_odds for term in terms))
    return max(most, key=lambda term: sign * term.log_odds), len(most)


def _dug(view: View, belief: Belief, move: Move) -> Reason | None:
    """How a card laid or removed changes the distance to the most important goal."""
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
    """The most important goal: the likeliest to hold the treasure; ties go to the nearer one."""
    likely = belief.gold
    return max(missing, key=lambda cell: (round(likely.get(cell, 0.0), 2), -missing[cell]), default=None)
