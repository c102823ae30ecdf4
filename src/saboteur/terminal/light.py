"""Which tunnels are lit: those connected to the viewer's start, and fainter those connected to another one."""

from __future__ import annotations

from collections.abc import Sequence

from saboteur.cards.shape import SIDES
from saboteur.notation.move import Cell
from saboteur.view import View

FAR = 4
"""Shift of the sides that only others are connected to."""


def lit_arms(view: View) -> dict[Cell, int]:
    """The lit sides of every card, as masks."""
    own = view.seat if view.duel is not None else None
    masks = {arms: sum(1 << SIDES.index(arm) for arm in arms) for laid in view.board for arms in laid.reached}
    return {laid.cell: shared_light([masks[arms] for arms in laid.reached], own) for laid in view.board}


def shared_light(reached: Sequence[int], own: int | None) -> int:
    """The lit sides of a card from those that each network reaches; ``own`` is the viewer's, if they are told apart."""
    near = 0
    for mask in reached:
        near |= mask
    if own is None or not reached:
        return near
    return reached[own] | (near & ~reached[own]) << FAR
