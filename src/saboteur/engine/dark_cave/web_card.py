"""Web cards."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import SPOT, Moves, card_of, play_at, spot_of, spot_place_of
from saboteur.engine.core.place import EAST, SOUTH, STEPS
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.dark_cave.state import WEB_COUNT, WEBS
from saboteur.engine.dark_cave.webs import may_hold, spin, web_at
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class WebCard(Effect):
    """Stays in front of the player while its web is in the maze."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every joint and open end without a web."""
        if position.extra[WEB_COUNT] == WEBS:
            return
        board = position.board
        i: i64
        side: i64
        for i in range(board.card_count):
            place = board.cards[i]
            openings = board.tiles.openings[board.tile_at(place)]
            for side in range(4):
                # A joint is seen from both its cards and named from the one west or north.
                if openings >> side & 1 and may_hold(board, place, side) and web_at(position, place, side) < 0:
                    if side in (EAST, SOUTH):
                        moves.add(play_at(card, place) | side << SPOT)
                    elif board.tile_at(place + STEPS[side]) < 0:
                        moves.add(play_at(card, place + STEPS[side]) | (side ^ 2) << SPOT)

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """There must be a path without a web, and a web piece left."""
        place = spot_place_of(move)
        side = spot_of(move)
        if position.extra[WEB_COUNT] == WEBS or not may_hold(position.board, place, side):
            return NO_TARGET
        if web_at(position, place, side) >= 0:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Spin the web."""
        spin(position, seat, card_of(move), spot_place_of(move), spot_of(move))
