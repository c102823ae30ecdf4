"""A turn of the base game: lay a path, play an action or discard one card, then draw."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.effect import why_not_play
from saboteur.engine.core.hand import add_discards, add_uses, sorted_hand, throw_one
from saboteur.engine.core.moves import (
    DISCARD,
    LAY,
    PLAY,
    Moves,
    aim_of,
    card_count,
    card_of,
    discard,
    first_card,
    verb_of,
)
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.reason import FINE, WRONG_PROMPT
from saboteur.engine.core.seat import KIND, SEAT_WIDTH, SIZE
from saboteur.engine.core.step import ALWAYS, END_TURN, TURN, Step
from saboteur.engine.native import i64
from saboteur.engine.saboteur.end_turn import PASSED, PLAYED, EndTurn

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

USE_BITS: Final = 24
USE: Final = (1 << USE_BITS) - 1


@final
class Turn(Step):
    """Asks the seat for its move, even if there is only one."""

    kind: i64 = TURN
    asking: i64 = ALWAYS
    end: EndTurn

    def __init__(self, end: EndTurn) -> None:
        self.end = end

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Every use of every card, and discarding it; duplicates once."""
        cards = sorted_hand(position, seat)
        add_uses(position, seat, cards, moves)
        add_discards(cards, 1, moves)

    def sample(self, position: "Position", seat: i64, a: i64, b: i64, dice: Dice, moves: Moves) -> i64:
        """A random card of the hand, then a random use of it."""
        game = position.game
        # One random number serves both: its high bits pick the card, its low bits the use.
        number = dice.below(position.seats[seat * SEAT_WIDTH + SIZE] << USE_BITS)
        card = position.hands[seat * game.hand_room + (number >> USE_BITS)] & KIND
        moves.count = 0
        game.effects[card].uses(position, seat, card, moves)
        chosen = (number & USE) * (moves.count + 1) >> USE_BITS
        if chosen == moves.count:
            return discard(card)
        return moves.items[chosen]

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The card's own reasons; discarding is always legal."""
        verb = verb_of(move)
        if verb in (LAY, PLAY):
            return why_not_play(position, seat, move)
        if verb == DISCARD and card_count(aim_of(move)) == 1:
            return FINE
        return WRONG_PROMPT

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Apply the card, then end the turn."""
        verb = verb_of(move)
        position.last = seat
        if verb == DISCARD:
            throw_one(position, seat, first_card(aim_of(move)))
            # Nothing can come in between, so the end need not wait on the stack.
            self.end.run(position, seat, PASSED, 0)
            return
        card = card_of(move)
        if verb == LAY:
            card = position.game.tiles.kind[card]
        position.take_out(seat, card)
        position.push(END_TURN, seat, PLAYED, 0)
        depth = position.depth
        position.game.effects[card].play(position, seat, move)
        if position.depth == depth:
            # The same, as for most cards.
            position.depth = depth - STEP_WIDTH
            self.end.run(position, seat, PLAYED, 0)
