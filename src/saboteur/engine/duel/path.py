"""Path cards of the Duel: connected to the player's own start; ladders nearly anywhere."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.fit import ANYHOW, JOINED, LINKED
from saboteur.engine.core.fit import FINE as FITS
from saboteur.engine.core.moves import Moves, card_of, place_of
from saboteur.engine.core.reason import BOARD, FINE, TOOL_BROKEN
from saboteur.engine.core.seat import BROKEN, FRONT, SEAT_WIDTH
from saboteur.engine.core.tiles import BESIDE_GOAL, BESIDE_GOLD
from saboteur.engine.duel.state import watch
from saboteur.engine.native import i64
from saboteur.engine.saboteur.effects.path import add_lays

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Path(Effect):
    """Lays a path card; a seat's network has the seat's number."""

    group: i64  # the ladder group of the card, or 0; group n + 1 belongs to seat n
    ladder: i64  # what a ladder needs

    def __init__(self, group: i64, ladder_joint: bool) -> None:
        self.group = group
        self.ladder = ANYHOW
        if ladder_joint:
            self.ladder = JOINED

    def need(self, position: "Position", seat: i64) -> i64:
        """How the card must connect to the maze (see `board`)."""
        if self.group != 0 and position.board.climbed >> (self.group + 8 * seat) & 1:
            return self.ladder
        return LINKED + 4 * seat

    def avoid(self) -> i64:
        """What a ladder must not lie next to."""
        if self.group != 0:
            return BESIDE_GOAL | BESIDE_GOLD
        return 0

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every cell and orientation that fits."""
        if position.seats[seat * SEAT_WIDTH + FRONT] & BROKEN == 0:
            add_lays(position, card, self.need(position, seat), self.avoid(), moves)

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """Broken tools come first, then the board's reasons."""
        if position.of(seat, FRONT) & BROKEN != 0:
            return TOOL_BROKEN
        board = position.board
        openings = board.tiles.openings[card_of(move)]
        found = board.why_not(place_of(move), openings, self.need(position, seat), self.avoid())
        if found == FITS:
            return FINE
        return BOARD + found

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Lay the card; its consequences are settled afterwards."""
        place = place_of(move)
        tile = card_of(move)
        board = position.board
        board.lay(place, tile)
        if board.tiles.gold[tile] != 0 or board.tiles.trolls[tile] != 0:
            watch(position, place)
        if position.log is not None:
            position.log.add(events.LAY, seat, tile, place, 0, 0)
