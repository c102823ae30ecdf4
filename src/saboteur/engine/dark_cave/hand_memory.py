"""Knowledge of cards given away in a swap of hands.

A card carries a bit for each other seat that knows it. Nobody sees which slot of a hand a card comes from, only
the group on its back. So when a card leaves a hand, the other cards of its group there and, if it was discarded
face down, that discard form a *cloud*: players who knew some of these cards now know only that they are somewhere
in the cloud. A slot in a hand or the discards carries the number of its cloud, 0 for none. All this starts with
the first swap.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.hand import HandMemory
from saboteur.engine.core.seat import BY, FACE_UP, KIND, SIZE
from saboteur.engine.dark_cave.state import CLOUDS
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

KNOWN: Final = 8  # shift of the mask of seats that know a card
CLOUD: Final = 32  # shift of a slot's cloud number
SLOT_MASK: Final = (1 << 32) - 1


@final
class Groups:
    """The group on the back of every card: 0, 1 or 2."""

    of: vec[i64]

    def __init__(self, groups: list[int]) -> None:
        self.of = vec[i64](groups)


@final
class CloudMemory(HandMemory):
    """Blurs what others know about a hand when a card is discarded from it."""

    groups: Groups

    def __init__(self, groups: Groups) -> None:
        self.groups = groups

    def thrown(self, position: "Position", seat: i64, card: i64) -> None:
        """Add the discard to the cloud of its group."""
        blur(position, self.groups, seat, card, True)


def swap_hands(position: "Position", one: i64, two: i64) -> None:
    """Swap two hands; both players remember the cards they gave away."""
    hands = position.hands
    room = position.game.hand_room
    if position.extra[CLOUDS] == 0:
        position.extra[CLOUDS] = 1
    i: i64
    for i in range(room):
        first = hands[one * room + i]
        hands[one * room + i] = hands[two * room + i] | 1 << (KNOWN + two)
        hands[two * room + i] = first | 1 << (KNOWN + one)
    size = position.of(one, SIZE)
    position.keep(one, SIZE, position.of(two, SIZE))
    position.keep(two, SIZE, size)


def blur(position: "Position", groups: Groups, seat: i64, card: i64, hidden: bool) -> None:
    """Update knowledge after a card left the hand: to the end of the discards if ``hidden``, else in the open."""
    if position.extra[CLOUDS] == 0:
        return
    hands = position.hands
    discards = position.discards
    start = seat * position.game.hand_room
    end = start + position.of(seat, SIZE)
    group = groups.of[card & KIND]
    cloud = card >> CLOUD
    i: i64
    for i in range(start, end):
        if groups.of[hands[i] & KIND] == group and hands[i] >> CLOUD != 0:
            cloud = hands[i] >> CLOUD
    if cloud == 0:
        cloud = position.extra[CLOUDS]
        position.extra[CLOUDS] += 1
    elif card >> CLOUD != 0:
        rename(position, card >> CLOUD, cloud)
    for i in range(start, end):
        if groups.of[hands[i] & KIND] == group and hands[i] >> CLOUD != cloud:
            if hands[i] >> CLOUD != 0:
                rename(position, hands[i] >> CLOUD, cloud)
            hands[i] = hands[i] & SLOT_MASK | cloud << CLOUD
    if hidden:
        last = position.discard_count - 1
        discards[last] = discards[last] & SLOT_MASK | cloud << CLOUD
    else:
        forget(position, seat, card, cloud)


def rename(position: "Position", old: i64, new: i64) -> None:
    """Merge two clouds."""
    i: i64
    for i in range(len(position.hands)):
        if position.hands[i] >> CLOUD == old:
            position.hands[i] = position.hands[i] & SLOT_MASK | new << CLOUD
    for i in range(position.discard_count):
        if position.discards[i] >> CLOUD == old:
            position.discards[i] = position.discards[i] & SLOT_MASK | new << CLOUD


def forget(position: "Position", seat: i64, card: i64, cloud: i64) -> None:
    """Clear a bit of each seat that knew a card of this kind in the cloud: it has now seen one, perhaps another."""
    kind = card & KIND
    knower: i64
    for knower in range(position.game.players):
        if card >> (KNOWN + knower) & 1 == 0 and knower != seat:
            forget_one(position, seat, kind, cloud, knower)


def forget_one(position: "Position", seat: i64, kind: i64, cloud: i64, knower: i64) -> None:
    """Clear the knower's bit on one card of this kind in the cloud."""
    bit: i64 = 1
    bit <<= KNOWN + knower
    start = seat * position.game.hand_room
    i: i64
    for i in range(start, start + position.of(seat, SIZE)):
        slot = position.hands[i]
        if slot & KIND == kind and slot & bit != 0:
            position.hands[i] = slot & ~bit
            return
    for i in range(position.discard_count):
        slot = position.discards[i]
        in_cloud = slot >> CLOUD == cloud and slot & FACE_UP == 0 and slot >> BY & 15 != knower
        if in_cloud and slot & KIND == kind and slot & bit != 0:
            position.discards[i] = slot & ~bit
            return
