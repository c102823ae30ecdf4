"""What rounds of all games share: start, end, dealing, whose turn is next."""

from typing import TYPE_CHECKING

from saboteur.engine.core import events
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import NOBODY, SEAT_WIDTH, SIZE
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def next_round(position: "Position", starter: i64) -> None:
    """Deal the next round, or end the match. Called by the step that does this, just taken off the stack.

    If the match is watched, the position keeps what a spectator sees of the round before its board is cleared.
    """
    if position.round < position.game.rounds:
        if position.log is not None:
            # The step goes back on the stack: an empty one means that the match is over and all gold is shown.
            position.depth += STEP_WIDTH
            position.finished = position.view(None)
            position.depth -= STEP_WIDTH
        position.game.setup.deal(position, starter)
    elif position.log is not None:
        position.log.add(events.MATCH_OVER, NOBODY, 0, 0, 0, 0)


def open_round(position: "Position", starter: i64) -> None:
    """Clear the table for the next round; the starter's turn comes first."""
    position.round += 1
    position.turn = starter
    position.last = NOBODY
    position.found = NOBODY
    position.drawn = 0
    position.discard_count = 0
    position.board = position.game.template.copy()
    if position.log is not None:
        position.log.add(events.ROUND, starter, position.round, 0, 0, 0)


def deal_hands(position: "Position") -> None:
    """Fill the hands from the pile, one card after the other all round."""
    game = position.game
    i: i64
    seat: i64
    for i in range(game.hand_size):
        for seat in range(game.players):
            position.draw(seat)


def next_holder(position: "Position", seat: i64, out: i64) -> i64:
    """The next seat after this one that holds a card and is not among those out (a bit for each), or NOBODY."""
    players = position.game.players
    i: i64
    for i in range(players):
        seat += 1
        if seat == players:
            seat = 0
        if position.seats[seat * SEAT_WIDTH + SIZE] > 0 and out >> seat & 1 == 0:
            return seat
    return NOBODY


def hands_empty(position: "Position") -> bool:
    """Whether nobody holds a card."""
    held: i64 = 0
    seat: i64
    for seat in range(position.game.players):
        held += position.of(seat, SIZE)
    return held == 0
