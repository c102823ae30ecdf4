"""Path cards of The Dark Cave; veins get their gold when laid."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.effect import Effect
from saboteur.engine.core.fit import JOINED
from saboteur.engine.core.moves import Moves, card_of, place_of
from saboteur.engine.dark_cave.fields import Fields
from saboteur.engine.dark_cave.losses import fill_vein
from saboteur.engine.dark_cave.state import spot_at
from saboteur.engine.native import i64
from saboteur.engine.saboteur.effects.path import Path

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class CavePath(Effect):
    """Lays a card next to any open path."""

    fields: Fields
    path: Path

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.path = Path(JOINED, 0)

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every cell and orientation that fits."""
        self.path.uses(position, seat, card, moves)

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The board's reasons."""
        return self.path.why_not(position, seat, move)

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Lay the card."""
        self.path.play(position, seat, move)
        vein = self.fields.vein[card_of(move)]
        if vein >= 0:
            fill_vein(position, spot_at(place_of(move), vein))
