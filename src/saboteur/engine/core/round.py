"""Rounds in all games: start, end, dealing, and whose turn is next."""

from typing import TYPE_CHECKING

from saboteur.engine.core import events
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import NOBODY, SEAT_WIDTH, SIZE
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def next_round(position: "Position", starter: i64) -> None:
    """Deal the next round or end the match. Called by a step that has just been taken off the stack.

    In a watched match the position keeps a spectator's view of the round, made before the board is cleared.
    """
    if position.round < position.game.rounds:
        if position.log is not None:
            # Push the step again while the view is made: an empty stack means the match is over and all gold is shown.
            position.depth += STEP_WIDTH
            position.finished = position.view(None)
            position.depth -= STEP_WIDTH
        position.game.setup.deal(position, starter)
    elif position.log is not None:
        position.log.add(events.MATCH_OVER, NOBODY, 0, 0, 0, 0)


def open_round(position: "Position", starter: i64) -> None:
    """Clear the table for the next round; the starter moves first."""
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
    """Deal the hands, which are empty, from the pile, one card at a time around the table."""
    game = position.game
    players = game.players
    i: i64
    seat: i64
    if position.log is not None or position.pile() < players * game.hand_size:
        for i in range(game.hand_size):
            for seat in range(players):
                position.draw(seat)
        return
    # Nobody is told and there are enough: seat by seat is faster.
    hands = position.hands
    deck = position.deck
    for seat in range(players):
        at = position.drawn + seat
        start = seat * game.hand_room
        for i in range(start, start + game.hand_size):
            hands[i] = deck[at]
            at += players
        position.keep(seat, SIZE, game.hand_size)
    position.drawn += players * game.hand_size


def next_holder(position: "Position", seat: i64, out: i64) -> i64:
    """The next seat after this one that holds a card and is not in the mask ``out``, or NOBODY."""
    players = position.game.players
    seats = position.seats
    i: i64
    for i in range(players):
        seat += 1
        if seat == players:
            seat = 0
        if seats[seat * SEAT_WIDTH + SIZE] > 0 and out >> seat & 1 == 0:
            return seat
    return NOBODY


def hands_empty(position: "Position") -> bool:
    """Whether all hands are empty."""
    held: i64 = 0
    seat: i64
    for seat in range(position.game.players):
        held += position.of(seat, SIZE)
    return held == 0
