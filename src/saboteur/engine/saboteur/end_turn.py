"""End of a turn of the base game: the round ends, or a card is drawn and play passes on."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.seat import NOBODY, SEAT_WIDTH, SIZE
from saboteur.engine.core.step import END_ROUND, END_TURN, TURN, Step
from saboteur.engine.native import i64
from saboteur.engine.saboteur.state import PASSES

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# How the turn was used; pushed with its end.
PLAYED: Final = 0
PASSED: Final = 1


@final
class EndTurn(Step):
    """Pushed with the seat and how it used its turn."""

    kind: i64 = END_TURN
    all_passed: bool  # also end the round when everyone has passed in a row with an empty pile

    def __init__(self, all_passed: bool) -> None:
        self.all_passed = all_passed

    def run(self, position: "Position", seat: i64, used: i64, b: i64) -> None:
        """End the round, or draw and pass play on."""
        if position.found != NOBODY:
            position.push(END_ROUND, position.found, 0, 0)
            return
        if self.all_passed and used == PASSED and position.pile() == 0:
            position.extra[PASSES] += 1
        else:
            position.extra[PASSES] = 0
        position.draw(seat)
        self.go_on(position, seat)

    def go_on(self, position: "Position", seat: i64) -> None:
        """Give the turn to the next player who holds a card; if there is none, end the round."""
        players = position.game.players
        i: i64
        for i in range(players):
            if self.all_passed and position.extra[PASSES] >= players:
                break
            seat += 1
            if seat == players:
                seat = 0
            if position.seats[seat * SEAT_WIDTH + SIZE] > 0:
                position.turn = seat
                position.push(TURN, seat, 0, 0)
                return
            if self.all_passed:
                position.extra[PASSES] += 1
        position.push(END_ROUND, NOBODY, 0, 0)
