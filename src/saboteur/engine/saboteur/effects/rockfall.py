"""Rockfalls: remove a path card from the maze."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.board import FACE_DOWN, FIXED, OCCUPIED, TILE
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import Moves, card_of, place_of, play_at
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Rockfall(Effect):
    """Removes any laid card except start and goals."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every path card in the maze."""
        board = position.board
        i: i64
        for i in range(board.card_count):
            place = board.cards[i]
            if board.grid[place & board.mask] & FIXED == 0:
                moves.add(play_at(card, place))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """Only path cards can be removed."""
        value = position.board.at(place_of(move))
        if value & OCCUPIED == 0 or value & (FIXED | FACE_DOWN) != 0:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Move both cards to the discards."""
        board = position.board
        place = place_of(move)
        tile = board.at(place) & TILE
        board.remove(place)
        position.throw(seat, card_of(move), FACE_UP)
        position.throw(seat, board.tiles.kind[tile], FACE_UP)
        if position.log is not None:
            position.log.add(events.ROCKFALL, seat, tile, place, 0, 0)
