"""End of a turn of Saboteur 2: the round ends, or cards are drawn and play passes on."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.round import next_holder
from saboteur.engine.core.seat import NOBODY, SEAT_WIDTH, SIZE
from saboteur.engine.core.step import END_ROUND, END_TURN, TURN, Step
from saboteur.engine.native import i64
from saboteur.engine.saboteur2.memory import DREW, note
from saboteur.engine.saboteur2.state import OUT, SNAP_COUNT

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class EndTurn(Step):
    """Pushed with the seat that had the turn, the number of cards to draw, and the seat that draws."""

    kind: i64 = END_TURN
    rest_of_round: bool  # players without cards sit out the rest of the round, even if handed cards later

    def __init__(self, rest_of_round: bool) -> None:
        self.rest_of_round = rest_of_round

    def run(self, position: "Position", seat: i64, draws: i64, drawer: i64) -> None:
        """End the round, or draw and pass play on."""
        if position.found != NOBODY:
            position.push(END_ROUND, position.found, 0, 0)
            return
        i: i64
        for i in range(draws):
            if not position.draw(drawer):
                break
            if position.extra[SNAP_COUNT] > 0:
                note(position, drawer, DREW, 0)
        if self.rest_of_round:
            # Nobody else's hand can have become empty: these two changed in this turn.
            send_out(position, seat)
            send_out(position, drawer)
        self.go_on(position, seat)

    def go_on(self, position: "Position", seat: i64) -> None:
        """Give the turn to the next player who holds a card; if there is none, end the round."""
        after = next_holder(position, seat, position.extra[OUT])
        if after == NOBODY:
            position.push(END_ROUND, NOBODY, 0, 0)
            return
        position.turn = after
        position.push(TURN, after, 0, 0)


def send_out(position: "Position", seat: i64) -> None:
    """Let a player without cards sit out the rest of the round."""
    if position.seats[seat * SEAT_WIDTH + SIZE] == 0:
        position.extra[OUT] |= 1 << seat
