"""A turn of Saboteur 2: lay a path, play an action, buy a card in front of oneself off, or pass."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.effect import why_not_play
from saboteur.engine.core.moves import (
    AIM,
    DISCARD,
    LAY,
    PLAY,
    REMOVE,
    Moves,
    aim_of,
    card_of,
    discard,
    discard_two,
    remove,
    verb_of,
)
from saboteur.engine.core.position import FACE_UP, FRONT, KIND, SEAT_WIDTH, SIZE
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.step import ALWAYS, END_TURN, Step
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur2.memory import HID, SHOWED, note
from saboteur.engine.saboteur2.state import SNAP_COUNT

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Turn(Step):
    """Asks the seat for its move, even with a single answer: it is the player's turn."""

    asking: i64 = ALWAYS

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """Every use of every card, and every choice of cards to throw away; equal cards once."""
        cards = sorted_hand(position, seat)
        size = len(cards)
        i: i64
        j: i64
        k: i64
        for i in range(size):
            first = cards[i]
            if i > 0 and cards[i - 1] == first:
                continue
            position.game.effects[first].uses(position, seat, first, moves)
            moves.add(discard(first))
            for j in range(i + 1, size):
                second = cards[j]
                if j > i + 1 and cards[j - 1] == second:
                    continue
                moves.add(discard_two(first, second))
                self.removals(position, seat, first, second, moves)
                for k in range(j + 1, size):
                    if k == j + 1 or cards[k - 1] != cards[k]:
                        moves.add(discard_three(first, second, cards[k]))

    def removals(self, position: "Position", seat: i64, first: i64, second: i64, moves: Moves) -> None:
        """Every card in front of the seat that these two can buy off."""
        front = position.of(seat, FRONT)
        bit: i64 = 0
        while front >> bit != 0:
            if front >> bit & 1:
                moves.add(remove(position.game.broken_cards[bit], first, second))
            bit += 1

    def sample(self, position: "Position", seat: i64, a: i64, b: i64, dice: Dice, moves: Moves) -> i64:
        """A card of the hand, then one of its uses; throwing it away with others counts as one use for each number."""
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
        """What the card's own rule says; throwing cards away is always allowed."""
        verb = verb_of(move)
        if verb in (LAY, PLAY):
            return why_not_play(position, seat, move)
        if verb == DISCARD:
            return FINE
        if verb == REMOVE:
            bit = front_bit(position, card_of(move))
            if bit >= 0 and position.of(seat, FRONT) >> bit & 1:
                return FINE
            return NO_TARGET
        return WRONG_PROMPT

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """The cards leave the hand and do what they do; then the turn ends, and so many cards are drawn."""
        verb = verb_of(move)
        position.last = seat
        if verb == DISCARD:
            position.push(END_TURN, seat, throw_away(position, seat, aim_of(move)), seat)
            return
        card = card_of(move)
        if verb == REMOVE:
            throw_away(position, seat, aim_of(move))
            bit = front_bit(position, card)
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


def throw_away(position: "Position", seat: i64, cards: i64) -> i64:
    """Throw cards away face down (eight bits each, counted from 1) and say how many they were."""
    count: i64 = 0
    while cards != 0:
        card = (cards & KIND) - 1
        if position.extra[SNAP_COUNT] > 0:
            note(position, seat, HID, position.discard_count)
        position.throw(seat, position.take_out(seat, card), 0)
        if position.log is not None:
            position.log.add(events.DISCARD, seat, card, 0, 0, 1 << seat)
        cards >>= 8
        count += 1
    return count


def front_bit(position: "Position", card: i64) -> i64:
    """The bit of a card that can lie in front of players, or -1."""
    bit: i64
    for bit in range(len(position.game.broken_cards)):
        if position.game.broken_cards[bit] == card:
            return bit
    return -1


def discard_three(card: i64, other: i64, third: i64) -> i64:
    """Throw three cards away face down."""
    if card > other:
        card, other = other, card
    if other > third:
        other, third = third, other
        if card > other:
            card, other = other, card
    return DISCARD | (card + 1 | (other + 1) << 8 | (third + 1) << 16) << AIM


def sorted_hand(position: "Position", seat: i64) -> vec[i64]:
    """The cards of the hand by number."""
    start = seat * position.game.hand_room
    cards = position.hands[start : start + position.of(seat, SIZE)]
    i: i64
    for i in range(len(cards)):
        card = cards[i] & KIND
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
    return cards
