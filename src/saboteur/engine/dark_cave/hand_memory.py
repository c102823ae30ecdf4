"""What seats know of cards they have given away in a swap of hands.

A card carries a bit for every seat that knows it (see `position`: who else knows it). Nobody sees from which slot of
a hand a card is taken, only the group on its back. So whenever a card leaves a hand, the rest of its group there and,
if it was thrown away face down, that discard become one *cloud*: whoever knew some of these cards knows from now on
that they are among the cloud, not where. A slot of a hand or of the discards carries the number of its cloud, 0 if
it is not in one. All this matters only once hands have been swapped.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.hand import HandMemory
from saboteur.engine.core.seat import BY, FACE_UP, KIND, SIZE
from saboteur.engine.dark_cave.state import CLOUDS
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

KNOWN: Final = 8  # where the bits of the seats that know a card begin
CLOUD: Final = 32  # where the number of a slot's cloud begins
SLOT_MASK: Final = (1 << 32) - 1


@final
class Groups:
    """The group on the back of every card: 0, 1 or 2."""

    of: vec[i64]

    def __init__(self, groups: list[int]) -> None:
        self.of = vec[i64](groups)


@final
class CloudMemory(HandMemory):
    """Blurs what others know of a hand whenever a card is thrown away from it."""

    groups: Groups

    def __init__(self, groups: Groups) -> None:
        self.groups = groups

    def thrown(self, position: "Position", seat: i64, card: i64) -> None:
        """The discard joins the cloud of its group."""
        blur(position, self.groups, seat, card, True)


def swap_hands(position: "Position", one: i64, two: i64) -> None:
    """Exchange two hands; both remember what they gave away."""
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
    """A card has just left the seat's hand: to the discards as the last of them if hidden, else for all to see."""
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
    """Two clouds become one."""
    i: i64
    for i in range(len(position.hands)):
        if position.hands[i] >> CLOUD == old:
            position.hands[i] = position.hands[i] & SLOT_MASK | new << CLOUD
    for i in range(position.discard_count):
        if position.discards[i] >> CLOUD == old:
            position.discards[i] = position.discards[i] & SLOT_MASK | new << CLOUD


def forget(position: "Position", seat: i64, card: i64, cloud: i64) -> None:
    """Who knew of a card of this kind in the cloud has now seen it, though it may have been another of the kind."""
    kind = card & KIND
    knower: i64
    for knower in range(position.game.players):
        if card >> (KNOWN + knower) & 1 == 0 and knower != seat:
            forget_one(position, seat, kind, cloud, knower)


def forget_one(position: "Position", seat: i64, kind: i64, cloud: i64, knower: i64) -> None:
    """Take the knower's bit off one card of this kind in the cloud."""
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
