"""Claims against the truth, and against what the others then did."""

from __future__ import annotations

from saboteur.analysis.analysis import Spoken
from saboteur.match import Match, Played, Said
from saboteur.notation.claim import Claim
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell
from saboteur.replay import uncovered
from saboteur.view import View

BAD = {"saboteur", "yellow-saboteur", "blue-saboteur"}
"""Roles whose holders are rightly accused."""
PATHS = set("NESW|")
SIGNS = {
    "accuse": (("broken", "trapped"), ("repair", "free")),
    "trust": (("repair", "free"), ("broken", "trapped")),
    "repair-me": (("repair",), ("broken",)),
}
"""What a claim makes those do to the one it is about who believe it, and those who do not."""


def weigh(match: Match, said: Said, at: int = 0, turn: int = 1) -> Spoken:
    """A claim just before it is made, against the truth that the speaker knew."""
    view = match.view(said.seat)
    true, known = _truth(match, view, said.claim)
    return Spoken(
        seq=match.seq,
        at=at,
        turn=turn,
        seat=said.seat,
        claim=str(said.claim),
        truth="true" if true else "lie" if known else "mistaken",
        known=known,
    )


def _truth(match: Match, view: View, claim: Claim) -> tuple[bool, bool]:
    """Whether a claim is true, and whether the speaker knows."""
    assert view.seat is not None
    if claim.cell is not None:
        seen = next(goal.card for goal in view.goals if goal.cell == claim.cell)
        real = next(goal.card for goal in uncovered(view, match) if goal.cell == claim.cell)
        return _kind(real) == claim.what, seen != HIDDEN
    if claim.seat is not None:
        role = match.view(claim.seat).role or ""
        seen = view.roles[claim.seat] if view.roles else HIDDEN
        return (role in BAD) == (claim.what == "accuse"), claim.seat == view.seat or seen != HIDDEN
    if claim.what == "repair-me":
        return any(card.startswith("broken") for card in view.front[view.seat]), True
    return not any(set(card.partition(":")[0]) <= PATHS for card in view.hand), True


def _kind(card: str) -> str:
    return "gold" if card.startswith("gold") else "stone"


def acted_on(spoken: Spoken, speaker: int, later: list[Played]) -> bool | None:
    """Whether what the others did in the lap after a claim shows that they believed it; None if it shows nothing."""
    claim = Claim.parse(spoken.claim)
    about = speaker if claim.what == "repair-me" else claim.seat
    if about is None:
        return _looked(claim.cell, later) if claim.cell is not None else None
    believing, doubting = SIGNS[claim.what]
    aimed = [one.move.card or "" for one in later if one.seat not in (speaker, about) and one.move.seat == about]
    if any(card.startswith(believing) for card in aimed):
        return True
    return False if any(card.startswith(doubting) for card in aimed) else None


def _looked(cell: Cell, later: list[Played]) -> bool | None:
    """Whoever looks under the same goal after a claim about it did not believe it."""
    return False if any(one.move.card == "map" and one.move.cell == cell for one in later) else None
