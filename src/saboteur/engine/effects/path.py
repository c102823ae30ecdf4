"""Path cards: laid next to the maze, fitting on all sides."""

from typing import TYPE_CHECKING, final

from saboteur.engine import events
from saboteur.engine.board import FINE as FITS
from saboteur.engine.board import misfit
from saboteur.engine.effect import Effect
from saboteur.engine.moves import Moves, card_of, lay, place_of
from saboteur.engine.native import i64
from saboteur.engine.position import BROKEN, FRONT, TRAPPED
from saboteur.engine.reason import BOARD, FINE, TOOL_BROKEN
from saboteur.engine.reason import TRAPPED as IS_TRAPPED
from saboteur.engine.step import REVEAL

if TYPE_CHECKING:
    from saboteur.engine.position import Position


@final
class Path(Effect):
    """Lays a tunnel; ``need`` and ``avoid`` say how it must hang together with the maze (see `board`)."""

    need: i64
    avoid: i64

    def __init__(self, need: i64, avoid: i64) -> None:
        self.need = need
        self.avoid = avoid

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every cell and way up that fits."""
        if position.of(seat, FRONT) & (BROKEN | TRAPPED) != 0:
            return
        board = position.board
        tiles = board.tiles
        upright = position.game.tile_of[card]
        turned = tiles.turned[upright]
        openings = tiles.openings[upright]
        openings_turned = tiles.openings[turned]
        need = self.need
        avoid = self.avoid
        i: i64
        for i in range(board.edge_count):
            place = board.edge[i]
            shown = i64(board.grid[place & board.mask])
            if misfit(shown, openings, need, avoid) == FITS:
                moves.add(lay(upright, place))
            if turned != upright and misfit(shown, openings_turned, need, avoid) == FITS:
                moves.add(lay(turned, place))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """A broken tool first, then what the board says."""
        front = position.of(seat, FRONT)
        if front & BROKEN != 0:
            return TOOL_BROKEN
        if front & TRAPPED != 0:
            return IS_TRAPPED
        board = position.board
        found = board.why_not(place_of(move), board.tiles.openings[card_of(move)], self.need, self.avoid)
        if found == FITS:
            return FINE
        return BOARD + found

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Lay the card, then turn up the goals it leads to."""
        place = place_of(move)
        position.board.lay(place, card_of(move))
        if position.log is not None:
            position.log.add(events.LAY, seat, card_of(move), place, 0, 0)
        if position.board.reached != 0:
            position.push(REVEAL, seat, place, 0)
