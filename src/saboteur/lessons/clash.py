"""Where a card that does not fit meets its neighbours wrongly: words for a refusal, never a rule."""

from __future__ import annotations

from saboteur.cards.shape import SIDES, NotationError, Shape
from saboteur.notation.move import Move
from saboteur.view import View

_BESIDE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


def clashing(view: View, move: Move) -> str:
    """The sides on which the card of a `lay` would show tunnel to rock or rock to tunnel, in the order NESW."""
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
    # An open goal is written with what it hides, like `stone NE`.
    try:
        mask = Shape.parse(card.rpartition(" ")[2]).openings
    except NotationError:
        return ""
    return "".join(side for number, side in enumerate(SIDES) if mask >> number & 1)
