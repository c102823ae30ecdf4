"""A turn of Saboteur 2: lay a path, play an action, pay to remove a card in front of the player, or discard."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.effect import why_not_play
from saboteur.engine.core.hand import add_discards, add_removals, add_uses, front_bit, sorted_hand, throw_away
from saboteur.engine.core.moves import (
    DISCARD,
    LAY,
    PLAY,
    REMOVE,
    Moves,
    aim_of,
    card_count,
    card_of,
    discard,
    discard_three,
    discard_two,
    remove,
    verb_of,
)
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.seat import FACE_UP, FRONT, KIND, SEAT_WIDTH, SIZE
from saboteur.engine.core.step import ALWAYS, END_TURN, TURN, Step
from saboteur.engine.native import i64
from saboteur.engine.saboteur2.end_turn import EndTurn
from saboteur.engine.saboteur2.memory import SHOWED, SnapshotMemory, note
from saboteur.engine.saboteur2.state import SNAP_COUNT

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Turn(Step):
    """Asks the seat for its move, even if there is only one."""

    kind: i64 = TURN
    asking: i64 = ALWAYS
    memory: SnapshotMemory
    end: EndTurn

    def __init__(self, end: EndTurn) -> None:
        self.memory = SnapshotMemory()
        self.end = end

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Every use of every card, every choice of discards, every removal; duplicates once."""
        cards = sorted_hand(position, seat)
        add_uses(position, seat, cards, moves)
        add_discards(cards, 3, moves)
        add_removals(position, seat, cards, moves)

    def sample(self, position: "Position", seat: i64, a: i64, b: i64, dice: Dice, moves: Moves) -> i64:
        """A random card, then a random use; discarding it with others counts as one use per number of cards."""
        game = position.game
        size = position.seats[seat * SEAT_WIDTH + SIZE]
        start = seat * game.hand_room
        slot = dice.below(size)
        card = position.hands[start + slot] & KIND
        moves.count = 0
        game.effects[card].uses(position, seat, card, moves)
        others = min(size, 3)
        front = position.seats[seat * SEAT_WIDTH + FRONT]
        if front != 0 and size > 1:
            others += 1
        chosen = dice.below(moves.count + others)
        if chosen < moves.count:
            return moves.items[chosen]
        chosen -= moves.count
        if chosen == 0:
            return discard(card)
        second = (slot + 1 + dice.below(size - 1)) % size
        other = position.hands[start + second] & KIND
        if chosen == 1:
            return discard_two(card, other)
        if chosen == 2 and size > 2:
            third: i64 = dice.below(size - 2)
            if third >= min(slot, second):
                third += 1
            if third >= max(slot, second):
                third += 1
            return discard_three(card, other, position.hands[start + third] & KIND)
        lying: i64 = 0
        bit: i64
        for bit in range(5):
            lying += front >> bit & 1
        pick = dice.below(lying)
        bit = 0
        while front >> bit & 1 == 0 or pick > 0:
            pick -= front >> bit & 1
            bit += 1
        return remove(game.broken_cards[bit], card, other)

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The card's own reasons; discarding is always legal."""
        verb = verb_of(move)
        if verb in (LAY, PLAY):
            return why_not_play(position, seat, move)
        if verb == DISCARD:
            return FINE
        if verb == REMOVE and card_count(aim_of(move)) == 2:
            if front_bit(position, seat, card_of(move)) >= 0:
                return FINE
            return NO_TARGET
        return WRONG_PROMPT

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Discard, remove or apply a card; then end the turn with the number of cards to draw."""
        verb = verb_of(move)
        position.last = seat
        if verb == DISCARD:
            # Nothing can come in between, so the end need not wait on the stack.
            self.end.run(position, seat, throw_away(position, seat, aim_of(move), self.memory), seat)
            return
        card = card_of(move)
        if verb == REMOVE:
            throw_away(position, seat, aim_of(move), self.memory)
            bit = front_bit(position, seat, card)
            position.keep(seat, FRONT, position.of(seat, FRONT) & ~(1 << bit))
            position.throw(seat, card, FACE_UP)
            if position.log is not None:
                position.log.add(events.REMOVE, seat, bit, 0, 0, 0)
            position.push(END_TURN, seat, 1, seat)
            return
        if verb == LAY:
            card = position.game.tiles.kind[card]
        position.take_out(seat, card)
        if position.extra[SNAP_COUNT] > 0:
            note(position, seat, SHOWED, card)
        position.push(END_TURN, seat, 1, seat)
        position.game.effects[card].play(position, seat, move)
