"""Path cards: laid next to the maze, matching on all sides."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.fit import ANYHOW, SHOWS_OPEN
from saboteur.engine.core.fit import FINE as FITS
from saboteur.engine.core.moves import AIM, Moves, card_of, lay, place_of
from saboteur.engine.core.reason import BOARD, FINE, TOOL_BROKEN
from saboteur.engine.core.reason import TRAPPED as IS_TRAPPED
from saboteur.engine.core.seat import BROKEN, FRONT, SEAT_WIDTH, TRAPPED
from saboteur.engine.native import i64
from saboteur.engine.saboteur.steps import REVEAL

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Path(Effect):
    """Lays a path card; ``need`` and ``avoid`` say how it must connect to the maze (see `board`)."""

    need: i64
    avoid: i64

    def __init__(self, need: i64, avoid: i64) -> None:
        self.need = need
        self.avoid = avoid

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every cell and orientation that fits."""
        if position.seats[seat * SEAT_WIDTH + FRONT] & (BROKEN | TRAPPED) != 0:
            return
        add_lays(position, card, self.need, self.avoid, moves)

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """Broken tools come first, then the board's reasons."""
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


def add_lays(position: "Position", card: i64, need: i64, avoid: i64, moves: Moves) -> None:
    """Add every cell and orientation in which the card fits and connects as it must."""
    board = position.board
    tiles = board.tiles
    upright = position.game.tile_of[card]
    turned = tiles.turned[upright]
    openings = tiles.openings[upright]
    openings_turned = tiles.openings[turned]
    look = avoid | 15 << SHOWS_OPEN
    hold: i64 = 15
    if need != ANYHOW:
        hold = (openings | openings_turned) << need
    edge = board.edge
    grid = board.grid
    mask = board.mask
    symmetric = turned == upright
    first = lay(upright, 0)
    second = lay(turned, 0)
    items = moves.room(2 * board.edge_count)
    count = moves.count
    i: i64
    for i in range(board.edge_count):
        # The checks of `misfit`, starting with the one that rules out most cells: nothing to connect to.
        place = edge[i]
        shown = grid[place & mask]
        if shown & hold == 0:
            continue
        # Neighbours open here exactly where the card does, and nothing to avoid.
        seen = shown & look
        if seen == (shown & openings) << SHOWS_OPEN and (need == ANYHOW or shown >> need & openings != 0):
            items[count] = first + (place << AIM)
            count += 1
        if symmetric:
            continue
        if seen == (shown & openings_turned) << SHOWS_OPEN and (need == ANYHOW or shown >> need & openings_turned != 0):
            items[count] = second + (place << AIM)
            count += 1
    moves.count = count
