"""Whether a claim was believed, by what the others then did."""

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
"""What a claim makes those do to the one it is about who believe it, and those who do not.

To hold no path is an excuse for not digging. Whoever accepts it goes on to treat the speaker as one of theirs; whoever
stops the speaker from digging, or looks at the role, does not.
"""
EXCUSES = {"no-path"}
"""Claims of which only the loyal show what they think: traitors stop anybody who might dig."""


def acted_on(spoken: Spoken, later: Sequence[Deed]) -> bool | None:
    """Whether what the others did in the lap after a claim shows that somebody believed it, or that they did not.

    None if it shows nothing: most claims are followed by moves that would have been made anyway.
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
    """Whoever has not seen the goal and digs for the gold shows where they believe it; so does a look of one's own."""
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
