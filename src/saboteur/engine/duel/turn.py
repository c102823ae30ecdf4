"""A turn of the Duel: one of four actions, bribes before or after it, then drawing."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.effect import why_not_play
from saboteur.engine.core.hand import add_discards, add_removals, add_uses, front_bit, sorted_hand, throw_away
from saboteur.engine.core.moves import (
    BRIBE,
    DISCARD,
    LAY,
    PLAY,
    REMOVE,
    Moves,
    aim_of,
    card_count,
    card_of,
    discard,
    discard_two,
    place_of,
    remove,
    verb_of,
)
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.round import next_holder
from saboteur.engine.core.seat import BROKEN, FACE_UP, FRONT, KIND, NOBODY, SEAT_WIDTH, SIZE
from saboteur.engine.core.step import ALWAYS, END_TURN, TURN, Step
from saboteur.engine.duel.bribe import add_bribes, bribe, why_not_bribe
from saboteur.engine.duel.draw import Draw
from saboteur.engine.duel.settle import BEFORE_ACTION
from saboteur.engine.duel.state import HANDS_EMPTY, WATCHED, end_round
from saboteur.engine.duel.steps import SETTLE
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Turn(Step):
    """Asks for an action or a bribe, even if there is only one."""

    kind: i64 = TURN
    asking: i64 = ALWAYS

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Every use of every card, one or two discards, a tool repaired for two cards, every troll in reach."""
        cards = sorted_hand(position, seat)
        add_uses(position, seat, cards, moves)
        add_discards(cards, 2, moves)
        add_removals(position, seat, cards, moves)
        add_bribes(position, seat, moves)

    def sample(self, position: "Position", seat: i64, a: i64, b: i64, dice: Dice, moves: Moves) -> i64:
        """A random card, then a random use; discarding it together with any other card is one use."""
        game = position.game
        start = seat * game.hand_room
        size = position.seats[seat * SEAT_WIDTH + SIZE]
        slot = dice.below(size)
        card = position.hands[start + slot] & KIND
        moves.count = 0
        game.effects[card].uses(position, seat, card, moves)
        moves.add(discard(card))
        if size > 1:
            second = dice.below(size - 1)
            if second >= slot:
                second += 1
            other = position.hands[start + second] & KIND
            moves.add(discard_two(card, other))
            front = position.seats[seat * SEAT_WIDTH + FRONT] & BROKEN
            if front != 0:
                tool: i64
                for tool in range(3):
                    if front >> tool & 1:
                        moves.add(remove(game.broken_cards[tool], card, other))
        if position.extra[WATCHED] > 0:
            add_bribes(position, seat, moves)
        return moves.items[dice.below(moves.count)]

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The card's own reasons; discarding one or two cards is always legal."""
        verb = verb_of(move)
        if verb in (LAY, PLAY):
            return why_not_play(position, seat, move)
        if verb == BRIBE:
            return why_not_bribe(position, seat, move)
        if verb == DISCARD and card_count(aim_of(move)) <= 2:
            return FINE
        if verb == REMOVE and card_count(aim_of(move)) == 2:
            if front_bit(position, seat, card_of(move)) >= 0:
                return FINE
            return NO_TARGET
        return WRONG_PROMPT

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Make the move; its consequences are settled afterwards."""
        verb = verb_of(move)
        if verb == BRIBE:
            bribe(position, seat, place_of(move), BEFORE_ACTION)
            return
        draws: i64 = 1
        if verb == DISCARD:
            draws = throw_away(position, seat, aim_of(move))
        elif verb == REMOVE:
            self.remove(position, seat, move)
        else:
            card = card_of(move)
            if verb == LAY:
                card = position.game.tiles.kind[card]
            position.take_out(seat, card)
            position.game.effects[card].play(position, seat, move)
        position.push(SETTLE, seat, 0, draws)

    def remove(self, position: "Position", seat: i64, move: i64) -> None:
        """Pay two cards to remove a broken tool in front of the seat."""
        broken = card_of(move)
        tool = front_bit(position, seat, broken)
        position.keep(seat, FRONT, position.of(seat, FRONT) & ~(1 << tool))
        if position.log is not None:
            position.log.add(events.REMOVE, seat, tool, 0, 0, 0)
        throw_away(position, seat, aim_of(move))
        position.throw(seat, broken, FACE_UP)


@final
class EndTurn(Step):
    """Draws the cards it was pushed with; then the next player with a card is on turn, or the round ends."""

    kind: i64 = END_TURN
    drawing: Draw

    def __init__(self, drawing: Draw) -> None:
        self.drawing = drawing

    def run(self, position: "Position", seat: i64, draws: i64, b: i64) -> None:
        """Draw and pass play on."""
        i: i64
        for i in range(draws):
            self.drawing.draw(position, seat)
        after = next_holder(position, seat, 0)
        if after == NOBODY:
            end_round(position, HANDS_EMPTY)
            return
        position.turn = after
        position.push(TURN, after, 0, 0)
