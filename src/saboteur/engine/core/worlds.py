"""A sampler for one seat: what all samples share is prepared once."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Worlds
from saboteur.engine.core.seat import BY, FACE_UP, KIND, SIZE
from saboteur.engine.core.vector import clone, sort
from saboteur.engine.native import append, i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# Where a card lies: the part of the position in the low bits, the index above.
IN_HAND: Final = 0
THROWN: Final = 1
IN_PILE: Final = 2
EXTRA: Final = 3
GOAL: Final = 4
SEAT: Final = 5
PART: Final = 7
INDEX: Final = 3


@final
class Redealing(Worlds):
    """Redeals everything each time, from a position that is itself a sample."""

    position: "Position"
    seat: i64

    def __init__(self, position: "Position", seat: i64) -> None:
        self.seat = seat
        self.position = position.sample(seat, Dice(0))

    def sample(self, dice: Dice) -> "Position":
        """A position that the seat cannot distinguish from the real one."""
        return self.position.sample(self.seat, dice)


@final
class Heap:
    """Cards that a seat cannot distinguish, and the slots among which they lie."""

    slots: vec[i64]
    cards: vec[i64]

    def __init__(self) -> None:
        self.slots = vec[i64]()
        self.cards = vec[i64]()

    def add(self, part: i64, at: i64, card: i64) -> None:
        """Add a slot and its card; their association is lost when the heap is closed."""
        self.slots = append(self.slots, part | at << INDEX)
        self.cards = append(self.cards, card)

    def close(self) -> None:
        """Sort the cards, so that their order reveals nothing."""
        sort(self.cards)

    def deal(self, position: "Position", dice: Dice) -> None:
        """Shuffle the cards into the slots of a position that owns its vectors."""
        slots = self.slots
        cards = clone(self.cards)
        hands = position.hands
        discards = position.discards
        deck = position.deck
        count = len(cards)
        i: i64
        for i in range(count):
            j = i + dice.below(count - i)
            card = cards[j]
            cards[j] = cards[i]
            slot = slots[i]
            part = slot & PART
            at = slot >> INDEX
            if part == IN_PILE:
                deck[at] = card
            elif part == IN_HAND:
                hands[at] = hands[at] & ~KIND | card
            elif part == THROWN:
                discards[at] = discards[at] & ~KIND | card
            elif part == EXTRA:
                position.extra[at] = card
            elif part == GOAL:
                position.goals[at] = card
            else:
                position.seats[at] = card


def add_cards(heap: Heap, position: "Position", seat: i64) -> None:
    """Add every card that the seat cannot see: in other hands, discarded face down, in the pile."""
    game = position.game
    other: i64
    i: i64
    for other in range(game.players):
        if other != seat:
            start = other * game.hand_room
            for i in range(start, start + position.of(other, SIZE)):
                heap.add(IN_HAND, i, position.hands[i] & KIND)
    for i in range(position.discard_count):
        card = position.discards[i]
        if card & FACE_UP == 0 and card >> BY & 15 != seat:
            heap.add(THROWN, i, card & KIND)
    for i in range(position.drawn, len(position.deck)):
        heap.add(IN_PILE, i, position.deck[i])


def add_goals(heap: Heap, position: "Position", known: i64) -> None:
    """Add the face-down goals except those in the mask."""
    i: i64
    for i in range(len(position.goals)):
        if position.board.hidden(i) and known >> i & 1 == 0:
            heap.add(GOAL, i, position.goals[i])
