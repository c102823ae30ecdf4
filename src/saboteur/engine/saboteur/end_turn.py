"""End of a turn of the base game: the round ends, or a card is drawn and play passes on."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.round import next_holder
from saboteur.engine.core.seat import NOBODY, SIZE
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
        if self.all_passed:
            self.count_pass(position, seat, used)
            return
        position.draw(seat)
        after = next_holder(position, seat, 0)
        if after == NOBODY:
            position.push(END_ROUND, NOBODY, 0, 0)
            return
        position.turn = after
        position.push(TURN, after, 0, 0)

    def count_pass(self, position: "Position", seat: i64, used: i64) -> None:
        """Draw and pass play on, unless everyone has passed; players without cards count as passing."""
        passes: i64 = 0
        if used == PASSED and position.pile() == 0:
            passes = position.extra[PASSES] + 1
        position.draw(seat)
        players = position.game.players
        i: i64 = 0
        while i < players and passes < players:
            i += 1
            seat += 1
            if seat == players:
                seat = 0
            if position.of(seat, SIZE) > 0:
                position.extra[PASSES] = passes
                position.turn = seat
                position.push(TURN, seat, 0, 0)
                return
            passes += 1
        position.extra[PASSES] = passes
        position.push(END_ROUND, NOBODY, 0, 0)
