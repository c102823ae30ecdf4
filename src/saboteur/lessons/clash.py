"""Where a card does not match its neighbours: used to explain a refusal, never as a rule."""

from __future__ import annotations

from saboteur.cards.shape import SIDES, NotationError, Shape
from saboteur.notation.move import Move
from saboteur.view import View

_BESIDE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


def clashing(view: View, move: Move) -> str:
    """The sides, in the order NESW, on which a `lay` would put tunnel against rock."""
    if move.verb != "lay" or move.card is None or move.cell is None:
        return ""
    lying = {laid.cell: laid.card for laid in view.board}
    openings = _openings(move.card)
    found = ""
    for side, (dx, dy, back) in _BESIDE.items():
        other = lying.get((move.cell[0] + dx, move.cell[1] + dy))
        if other is not None and (side in openings) != (back in _openings(other)):
            found += side
    return found


def _openings(card: str) -> str:
    # A face-up goal is written with its content, like `stone NE`.
    try:
        mask = Shape.parse(card.rpartition(" ")[2]).openings
    except NotationError:
        return ""
    return "".join(side for number, side in enumerate(SIDES) if mask >> number & 1)
