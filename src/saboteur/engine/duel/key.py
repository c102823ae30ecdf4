"""Keys open doors of the other colour."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.board import FACE_DOWN, OCCUPIED, SHUT, TILE, Board
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import Moves, card_of, place_of, play_at
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP
from saboteur.engine.duel import events as game_events
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def door_arms(board: Board, tile: i64, network: i64) -> i64:
    """The arms of a tile with a door that needs a key from this network."""
    return board.tiles.blocked[tile] >> (4 * network) & 15 & ~board.tiles.trolls[tile]


def locked(board: Board, place: i64, network: i64) -> i64:
    """The arms of the face-up card on the place with a door still closed to the network."""
    value = board.at(place)
    return door_arms(board, value & TILE, network) & value >> (SHUT + 4 * network)


def unlock(board: Board, place: i64, network: i64) -> None:
    """Open a card's doors to the network."""
    arms = locked(board, place, network)
    side: i64
    for side in range(4):
        if arms >> side & 1:
            board.open_arm(place, side, network)


@final
class Key(Effect):
    """Opens any face-up door of the other colour for the player."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every door still closed."""
        board = position.board
        i: i64
        for i in range(board.card_count):
            if locked(board, board.cards[i], seat) != 0:
                moves.add(play_at(card, board.cards[i]))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The player's own doors and opened ones need no key."""
        place = place_of(move)
        value = position.board.at(place)
        if value & OCCUPIED == 0 or value & FACE_DOWN != 0 or locked(position.board, place, seat) == 0:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Open the door to the seat until the round ends."""
        board = position.board
        place = place_of(move)
        unlock(board, place, seat)
        position.throw(seat, card_of(move), FACE_UP)
        if position.log is not None:
            position.log.add(game_events.KEY, seat, board.at(place) & TILE, place, 0, 0)
