"""Claims against the truth that the speaker knew."""

from __future__ import annotations

from saboteur.analysis.analysis import Spoken
from saboteur.belief import Belief
from saboteur.match import Match, Said
from saboteur.notation.claim import Claim
from saboteur.notation.event import HIDDEN
from saboteur.replay import uncovered
from saboteur.view import View

BAD = {"saboteur", "yellow-saboteur", "blue-saboteur"}
"""Roles whose holders are rightly accused."""
PATHS = set("NESW|")
CERTAIN = 1e-9
"""A suspicion this near to 0 or 1 is knowledge: the holder of the only saboteur card knows all others' roles."""


def weigh(match: Match, said: Said, at: int = 0, turn: int = 1, belief: Belief | None = None) -> Spoken:
    """Judge a claim, just before it is made, against what the speaker had seen or could be certain of."""
    view = match.view(said.seat)
    true, known = _truth(match, view, said.claim, belief)
    return Spoken(
        seq=match.seq,
        at=at,
        turn=turn,
        seat=said.seat,
        claim=str(said.claim),
        truth="true" if true else "lie" if known else "mistaken",
        known=known,
    )


def _truth(match: Match, view: View, claim: Claim, belief: Belief | None) -> tuple[bool, bool]:
    """Whether a claim is true, and whether the speaker knows."""
    assert view.seat is not None
    if claim.cell is not None:
        seen = next(goal.card for goal in view.goals if goal.cell == claim.cell)
        real = next(goal.card for goal in uncovered(view, match) if goal.cell == claim.cell)
        return _kind(real) == claim.what, seen != HIDDEN
    if claim.seat is not None:
        role = match.view(claim.seat).role or ""
        seen = view.roles[claim.seat] if view.roles else HIDDEN
        share = 0.5 if belief is None else belief.suspicion[claim.seat]
        known = claim.seat == view.seat or seen != HIDDEN or not CERTAIN < share < 1 - CERTAIN
        return (role in BAD) == (claim.what == "accuse"), known
    if claim.what == "repair-me":
        return any(card.startswith("broken") for card in view.front[view.seat]), True
    return not any(set(card.partition(":")[0]) <= PATHS for card in view.hand), True


def _kind(card: str) -> str:
    return "gold" if card.startswith("gold") else "stone"
