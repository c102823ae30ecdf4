"""Maps: look at one hidden goal."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.effect import Effect
from saboteur.engine.core.moves import Moves, card_of, place_of, play_at
from saboteur.engine.core.reason import FINE, NO_TARGET
from saboteur.engine.core.seat import FACE_UP, PEEKED
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Map(Effect):
    """Shows the player a face-down goal; everyone sees which one was chosen."""

    def uses(self, position: "Position", seat: i64, card: i64, moves: Moves) -> None:
        """Every face-down goal."""
        board = position.board
        i: i64
        for i in range(len(board.goals)):
            if board.hidden(i):
                moves.add(play_at(card, board.goals[i]))

    def why_not(self, position: "Position", seat: i64, move: i64) -> i64:
        """The goal must be face down."""
        number = position.board.goal_at(place_of(move))
        if number < 0 or not position.board.hidden(number):
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, move: i64) -> None:
        """Let the seat know the goal."""
        place = place_of(move)
        number = position.board.goal_at(place)
        position.keep(seat, PEEKED, position.of(seat, PEEKED) | 1 << number)
        position.throw(seat, card_of(move), FACE_UP)
        if position.log is not None:
            position.log.add(events.MAP, seat, place, position.goals[number], 0, 1 << seat)
