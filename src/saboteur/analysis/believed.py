"""Whether a claim was believed, judged by what the others then did."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.analysis.analysis import Spoken
from saboteur.analysis.deed import Deed
from saboteur.notation.claim import Claim
from saboteur.notation.move import Cell

SIGNS = {
    "accuse": (("broken", "trapped"), ("repair", "free")),
    "trust": (("repair", "free"), ("broken", "trapped")),
    "repair-me": (("repair",), ("broken",)),
    "no-path": (("repair", "free"), ("broken", "trapped", "inspection")),
}
"""How players treat the subject of a claim if they believe it, and if they do not.

Holding no path is an excuse for not digging. Players who accept it keep treating the speaker as one of theirs; those
who stop the speaker from digging, or look at the role, do not.
"""
EXCUSES = {"no-path"}
"""Claims for which only loyal players' reactions count: traitors stop anybody who might dig."""


def acted_on(spoken: Spoken, later: Sequence[Deed]) -> bool | None:
    """Whether the others' actions in the lap after a claim show that somebody believed it, or that they did not.

    None if they show neither: most claims are followed by moves that would have been made anyway.
    """
    claim = Claim.parse(spoken.claim)
    others = [deed for deed in later if deed.seat != spoken.seat]
    if claim.cell is not None:
        signs = [_about_goal(claim.cell, deed, gold=claim.what == "gold") for deed in others]
    elif claim.what in SIGNS:
        about = spoken.seat if claim.seat is None else claim.seat
        believing, doubting = SIGNS[claim.what]
        if claim.what in EXCUSES:
            others = [deed for deed in others if deed.loyal]
        aimed = [deed.card for deed in others if deed.target == about != deed.seat]
        signs = [True if card.startswith(believing) else False if card.startswith(doubting) else None for card in aimed]
    else:
        return None
    return True if True in signs else False if False in signs else None


def _about_goal(cell: Cell, deed: Deed, *, gold: bool) -> bool | None:
    """Players who have not seen the goal show by digging where they believe the gold is; so does a look at a goal."""
    if cell not in deed.unseen:
        return None
    if deed.card == "map" and deed.cell == cell:
        return False
    if not deed.loyal or cell not in deed.nearer or len(deed.nearer) == 1:
        return None
    here = deed.nearer[cell]
    best = max(change for other, change in deed.nearer.items() if other != cell)
    if here > max(0, best):
        return gold
    return (not gold) if best > max(0, here) else None
