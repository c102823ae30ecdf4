"""Moves as numbers: a verb, a card or tile, and a target (its "aim")."""

from typing import Final, final

from saboteur.engine.core.place import ORIGIN
from saboteur.engine.native import append, i64, vec

# Verbs.
LAY: Final = 1  # tile, place
PLAY: Final = 2  # card; target and detail as its effect reads them
DISCARD: Final = 3  # up to three cards
TAKE: Final = 4  # a gold card's value
ORIENT: Final = 5  # tile
STEP: Final = 6  # field
STOP: Final = 7
CHOP: Final = 8  # edge
FEND: Final = 9  # creature
SUFFER: Final = 10
PROPOSE_END: Final = 11
AGREE: Final = 12
REFUSE: Final = 13
PASS: Final = 14
REMOVE: Final = 15  # a broken tool in front of the player, paid for with two cards
BRIBE: Final = 16  # place
DONE: Final = 17
MARK: Final = 18  # place
PAY: Final = 19  # number of gold cards of value 1, 2 and 3, eight bits each
STEAL: Final = 20  # seat

CARD: Final = 8
CARD_MASK: Final = 1023
AIM: Final = 18
CARD_BITS: Final = 8
CARD_BYTE: Final = 255
"""Bits per discarded card in the aim: number + 1 each, lowest card first."""
DETAIL: Final = 26
"""Shift of the second aim (the tool of a double repair), above the seat."""

SPOT: Final = 42
"""Shift of a field's name or an edge's side, above the place."""
SPOT_MASK: Final = (1 << 24) - 1
PLACES: Final = 1 << 16
"""Aims from here on are places; seats, with or without a tool, are smaller."""


def verb_of(move: i64) -> i64:
    """The verb of a move."""
    return move & 255


def card_of(move: i64) -> i64:
    """The card played, or the tile laid."""
    return move >> CARD & CARD_MASK


def aim_of(move: i64) -> i64:
    """The aim: a seat, a goal's number or a coded place."""
    return move >> AIM


def place_of(move: i64) -> i64:
    """The place the move is aimed at."""
    return (move >> AIM) - ORIGIN


def spot_place_of(move: i64) -> i64:
    """The place of the field or edge the move is aimed at."""
    return (move >> AIM & SPOT_MASK) - ORIGIN


def has_place(move: i64) -> bool:
    """Whether the move is aimed at a place, or at a field or edge there."""
    verb = verb_of(move)
    if verb == PLAY:
        return aim_of(move) & SPOT_MASK >= PLACES
    return verb in (LAY, STEP, CHOP, BRIBE, MARK)


def aim_at(move: i64, place: i64) -> i64:
    """The same move, aimed at another place."""
    return move & ~(SPOT_MASK << AIM) | (place + ORIGIN) << AIM


def spot_of(move: i64) -> i64:
    """The field's name or the edge's side of the aim."""
    return move >> SPOT


def lay(tile: i64, place: i64) -> i64:
    """Lay a tile on a place."""
    return LAY | tile << CARD | (place + ORIGIN) << AIM


def play(card: i64, aim: i64) -> i64:
    """Play an action card at something."""
    return PLAY | card << CARD | aim << AIM


def play_at(card: i64, place: i64) -> i64:
    """Play an action card at a place."""
    return PLAY | card << CARD | (place + ORIGIN) << AIM


def discard(card: i64) -> i64:
    """Discard one card face down."""
    return DISCARD | (card + 1) << AIM


def discard_two(card: i64, other: i64) -> i64:
    """Discard two cards face down."""
    if card > other:
        card, other = other, card
    return DISCARD | (card + 1 | (other + 1) << CARD_BITS) << AIM


def discard_three(card: i64, other: i64, third: i64) -> i64:
    """Discard three cards face down."""
    if card > other:
        card, other = other, card
    if other > third:
        other, third = third, other
        if card > other:
            card, other = other, card
    return DISCARD | (card + 1 | (other + 1) << CARD_BITS | (third + 1) << 2 * CARD_BITS) << AIM


def remove(broken: i64, card: i64, other: i64) -> i64:
    """Discard two cards to remove a card in front of the player."""
    return discard_two(card, other) - DISCARD + REMOVE | broken << CARD


def first_card(cards: i64) -> i64:
    """The lowest card in the aim of a discard or removal."""
    return (cards & CARD_BYTE) - 1


def other_cards(cards: i64) -> i64:
    """The aim without its lowest card; 0 if none is left."""
    return cards >> CARD_BITS


def card_count(cards: i64) -> i64:
    """How many cards a discard or a removal names."""
    count: i64 = 0
    while cards != 0:
        cards >>= CARD_BITS
        count += 1
    return count


def at_place(verb: i64, place: i64) -> i64:
    """A move aimed at a place, without a card."""
    return verb | (place + ORIGIN) << AIM


def at_spot(verb: i64, place: i64, what: i64) -> i64:
    """A move aimed at a field (by name) or an edge (by side)."""
    return verb | (place + ORIGIN) << AIM | what << SPOT


@final
class Moves:
    """A growing list of moves, reused for a whole playout."""

    items: vec[i64]
    count: i64

    def __init__(self) -> None:
        self.items = vec[i64]([0] * 64)
        self.count = 0

    def room(self, more: i64) -> vec[i64]:
        """The moves so far, with room for this many more."""
        items = self.items
        while len(items) < self.count + more:
            items = append(items, 0)
        self.items = items
        return items

    def add(self, move: i64) -> None:
        """Add a move."""
        if self.count == len(self.items):
            self.items = append(self.items, move)
        else:
            self.items[self.count] = move
        self.count += 1
