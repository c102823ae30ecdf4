"""Hands: finding cards, listing their uses, discarding them."""

from typing import TYPE_CHECKING

from saboteur.engine.core import events
from saboteur.engine.core.moves import (
    DISCARD,
    LAY,
    PLAY,
    REMOVE,
    Moves,
    aim_of,
    card_of,
    discard,
    discard_three,
    discard_two,
    first_card,
    other_cards,
    remove,
    verb_of,
)
from saboteur.engine.core.seat import FRONT, KIND, SIZE
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


class HandMemory:
    """What a game remembers about cards that leave a hand."""

    def thrown(self, position: "Position", seat: i64, card: i64) -> None:
        """Called after a discard; the card, with its marks, is the last of the discards."""
        raise NotImplementedError


# The contents of a hand.


def find(position: "Position", seat: i64, card: i64) -> i64:
    """The first slot of the hand with this card, or -1."""
    start = seat * position.game.hand_room
    i: i64
    for i in range(start, start + position.of(seat, SIZE)):
        if position.hands[i] & KIND == card:
            return i
    return -1


def holds(position: "Position", seat: i64, move: i64) -> bool:
    """Whether the seat holds the cards the move needs."""
    verb = verb_of(move)
    if verb == LAY:
        return find(position, seat, position.game.tiles.kind[card_of(move)]) >= 0
    if verb == PLAY:
        return find(position, seat, card_of(move)) >= 0
    if verb in (DISCARD, REMOVE):
        return holds_all(position, seat, aim_of(move))
    return True


def holds_all(position: "Position", seat: i64, cards: i64) -> bool:
    """Whether the seat holds all of these cards, counting duplicates."""
    start = seat * position.game.hand_room
    named = cards
    while named != 0:
        card = first_card(named)
        needed: i64 = 0
        rest = named
        while rest != 0:
            if first_card(rest) == card:
                needed += 1
            rest = other_cards(rest)
        i: i64
        for i in range(start, start + position.of(seat, SIZE)):
            if position.hands[i] & KIND == card:
                needed -= 1
        if needed > 0:
            return False
        named = other_cards(named)
    return True


def sorted_hand(position: "Position", seat: i64) -> vec[i64]:
    """The hand in ascending order."""
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


# Listing moves. Duplicates count once.


def add_uses(position: "Position", seat: i64, cards: vec[i64], moves: Moves) -> None:
    """Add every use of every card of a sorted hand."""
    effects = position.game.effects
    i: i64
    for i in range(len(cards)):
        card = cards[i]
        if i == 0 or cards[i - 1] != card:
            effects[card].uses(position, seat, card, moves)


def add_discards(cards: vec[i64], most: i64, moves: Moves) -> None:
    """Add every way to discard one to ``most`` cards (at most three) of a sorted hand."""
    size = len(cards)
    i: i64
    j: i64
    k: i64
    for i in range(size):
        if i > 0 and cards[i - 1] == cards[i]:
            continue
        moves.add(discard(cards[i]))
        if most == 1:
            continue
        for j in range(i + 1, size):
            if j > i + 1 and cards[j - 1] == cards[j]:
                continue
            moves.add(discard_two(cards[i], cards[j]))
            if most == 2:
                continue
            for k in range(j + 1, size):
                if k == j + 1 or cards[k - 1] != cards[k]:
                    moves.add(discard_three(cards[i], cards[j], cards[k]))


def add_removals(position: "Position", seat: i64, cards: vec[i64], moves: Moves) -> None:
    """Add every way to pay two cards of a sorted hand to remove a card in front of the seat."""
    front = position.of(seat, FRONT)
    if front == 0:
        return
    size = len(cards)
    i: i64
    j: i64
    for i in range(size):
        if i > 0 and cards[i - 1] == cards[i]:
            continue
        for j in range(i + 1, size):
            if j == i + 1 or cards[j - 1] != cards[j]:
                bit: i64 = 0
                while front >> bit != 0:
                    if front >> bit & 1:
                        moves.add(remove(position.game.broken_cards[bit], cards[i], cards[j]))
                    bit += 1


def front_bit(position: "Position", seat: i64, card: i64) -> i64:
    """The bit of a card in front of the seat, or -1 if it is not there."""
    bit: i64
    for bit in range(len(position.game.broken_cards)):
        if position.game.broken_cards[bit] == card and position.of(seat, FRONT) >> bit & 1:
            return bit
    return -1


# Discarding.


def throw_one(position: "Position", seat: i64, card: i64) -> i64:
    """Discard a card face down; return it with its marks."""
    taken = position.take_out(seat, card)
    position.throw(seat, taken, 0)
    if position.log is not None:
        position.log.add(events.DISCARD, seat, card, 0, 0, 1 << seat)
    return taken


def throw_away(position: "Position", seat: i64, cards: i64, memory: HandMemory | None = None) -> i64:
    """Discard all named cards face down; return how many there were."""
    count: i64 = 0
    while cards != 0:
        taken = throw_one(position, seat, first_card(cards))
        if memory is not None:
            memory.thrown(position, seat, taken)
        cards = other_cards(cards)
        count += 1
    return count
