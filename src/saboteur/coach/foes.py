"""Whom a seat plays against, given its own role and another seat's."""

from __future__ import annotations

from saboteur.belief import Belief
from saboteur.view import View

SIDES: dict[str, frozenset[str]] = {
    "digger": frozenset({"gold"}),
    "saboteur": frozenset({"dark"}),
    # Saboteur 2: a boss wins with either team; profiteers and geologists get their share whoever wins.
    "blue-digger": frozenset({"blue"}),
    "green-digger": frozenset({"green"}),
    "boss": frozenset({"blue", "green"}),
    "profiteer": frozenset(),
    "geologist": frozenset(),
    # The Dark Cave: a saboteur works for the other clan.
    "yellow-loyal": frozenset({"yellow"}),
    "yellow-saboteur": frozenset({"blue"}),
    "blue-loyal": frozenset({"blue"}),
    "blue-saboteur": frozenset({"yellow"}),
}
"""The roles with which each role wins."""


def foes(view: View, belief: Belief, seat: int) -> tuple[str, ...]:
    """The roles that play against the view's seat; empty if there are none, or nobody can tell."""
    mine = SIDES.get(view.role or "", frozenset())
    if not mine or not belief.roles:
        return ()
    return tuple(role for role in belief.roles[seat] if (side := SIDES.get(role)) and not side & mine)
