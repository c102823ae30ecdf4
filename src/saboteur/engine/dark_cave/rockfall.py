"""Rockfalls in the cave: the removed card must be free of figures."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import FACE_DOWN, FIXED, OCCUPIED
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import Moves, place_of, play_at
from saboteur.engine.core.place import STEPS
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.dark_cave.fields import Fields
from saboteur.engine.dark_cave.losses import empty_vein, vein_at
from saboteur.engine.dark_cave.state import SUPPLY, WEB_COUNT, occupied, spot_at
from saboteur.engine.dark_cave.webs import clear, opening, web_at
from saboteur.engine.native import i64
from saboteur.engine.saboteur.effects.rockfall import Rockfall

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class CaveRockfall(Effect):
    """Removes a laid card with its vein's gold and the webs at its open ends."""

    fields: Fields
    rockfall: Rockfall

    def __init__(self, fields: Fields) -> None:
        self.fields = fields
        self.rockfall = Rockfall()

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every path card without a dwarf or creature."""
        board = position.board
        i: i64
        for i in range(board.card_count):
            place = board.cards[i]
            if board.at(place) & FIXED == 0 and not occupied(position, place):
                moves.add(play_at(card, place))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """Start, goals and cards with figures stay."""
        place = place_of(move)
        value = position.board.at(place)
        if value & OCCUPIED == 0 or value & (FIXED | FACE_DOWN) != 0 or occupied(position, place):
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Remove the card; a web on a joint stays at the end that remains open."""
        place = place_of(move)
        tile = position.board.tile_at(place)
        vein = vein_at(position, spot_at(place, max(self.fields.vein[tile], 0)))
        if self.fields.vein[tile] >= 0 and vein >= 0:
            empty_vein(position, vein)
            position.extra[SUPPLY] += 1
        self.rockfall.play(position, seat, move)
        side: i64
        if position.extra[WEB_COUNT] > 0:
            for side in range(4):
                web = web_at(position, place, side)
                if web >= 0 and opening(position.board, place + STEPS[side], side ^ 2) != 1:
                    clear(position, web)
