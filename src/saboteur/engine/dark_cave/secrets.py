"""Resample what a seat in The Dark Cave cannot know: cards within their groups, clan cards within their colours."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Secrets, Worlds
from saboteur.engine.core.seat import BY, FACE_UP, KIND, ROLE, SIZE
from saboteur.engine.core.sight import known_goals
from saboteur.engine.core.vector import clone, sort
from saboteur.engine.core.worlds import EXTRA, INDEX, PART, Heap, Redealing, add_cards, add_goals
from saboteur.engine.dark_cave.ending import clan_is_out
from saboteur.engine.dark_cave.hand_memory import CLOUD, KNOWN, Groups
from saboteur.engine.dark_cave.state import (
    ASIDE,
    ASIDES,
    BLUE,
    CLOUDS,
    ENDED,
    LEFT,
    LOOKED,
    REMOVED,
    SHOWN,
    YELLOW,
    clan_of,
)
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur.secrets import forget_past, redeal_goals

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class DarkCaveSecrets(Secrets):
    """Hidden from a seat: other hands, pile, removed cards, face-down discards, clan cards and goals.

    The result depends only on the dice and what the seat knows.
    """

    groups: Groups

    def __init__(self, groups: Groups) -> None:
        self.groups = groups

    def redeal(self, position: "Position", seat: i64, dice: Dice) -> None:
        """Redeal all of it, uniformly."""
        position.deck = position.deck[:]
        forget_past(position)
        slots = hidden_slots(position, seat)
        group: i64
        for group in range(3):
            redeal_group(position, self.groups, slots, seat, group, dice)
        redeal_clans(position, seat, dice)
        redeal_goals(position, seat, dice)

    def worlds(self, position: "Position", seat: i64) -> Worlds:
        """Prepare samples; after a swap of hands, who remembers what is computed for each sample."""
        if position.extra[CLOUDS] > 0:
            return Redealing(position, seat)
        return DarkCaveWorlds(position, seat, self.groups)


@final
class DarkCaveWorlds(Worlds):
    """Keeps the unseen cards of each group and the goals as heaps, as long as no hands were swapped."""

    position: "Position"
    seat: i64
    cards: list[Heap]
    goals: Heap

    def __init__(self, position: "Position", seat: i64, groups: Groups) -> None:
        self.seat = seat
        self.position = position.sample(seat, Dice(0))
        self.cards = [Heap(), Heap(), Heap()]
        self.goals = Heap()
        every = Heap()
        add_cards(every, position, seat)
        i: i64
        for i in range(REMOVED, len(position.extra)):
            every.add(EXTRA, i, position.extra[i])
        for i in range(len(every.cards)):
            slot = every.slots[i]
            self.cards[groups.of[every.cards[i]]].add(slot & PART, slot >> INDEX, every.cards[i])
        for heap in self.cards:
            heap.close()
        add_goals(self.goals, position, known_goals(position, seat))
        self.goals.close()

    def sample(self, dice: Dice) -> "Position":
        """A position that the seat cannot distinguish from the real one."""
        other = self.position.copy()
        other.chance = dice
        other.deck = clone(other.deck)
        other.goals = clone(other.goals)
        for heap in self.cards:
            heap.deal(other, dice)
        self.goals.deal(other, dice)
        redeal_clans(other, self.seat, dice)
        return other


def hidden_slots(position: "Position", seat: i64) -> vec[i64]:
    """Slots the seat cannot see: consecutive indices into hands, discards, deck and extra."""
    game = position.game
    discards = position.discards
    deck = len(position.hands) + len(discards)
    extra = deck + len(position.deck)
    end = extra + len(position.extra)
    slots = vec[i64]([0] * end)
    at: i64 = 0
    other: i64
    i: i64
    for other in range(game.players):
        if other != seat:
            start = other * game.hand_room
            for i in range(start, start + position.of(other, SIZE)):
                slots[at] = i
                at += 1
    for i in range(position.discard_count):
        if discards[i] & FACE_UP == 0 and discards[i] >> BY & 15 != seat:
            slots[at] = len(position.hands) + i
            at += 1
    for i in range(deck + position.drawn, extra):
        slots[at] = i
        at += 1
    for i in range(extra + REMOVED, end):
        slots[at] = i
        at += 1
    return slots[:at]


def slot_at(position: "Position", slot: i64) -> i64:
    """The content of a slot."""
    if slot < len(position.hands):
        return position.hands[slot]
    slot -= len(position.hands)
    if slot < len(position.discards):
        return position.discards[slot]
    slot -= len(position.discards)
    if slot < len(position.deck):
        return position.deck[slot]
    return position.extra[slot - len(position.deck)]


def put_at(position: "Position", slot: i64, value: i64) -> None:
    """Write to a slot."""
    if slot < len(position.hands):
        position.hands[slot] = value
        return
    slot -= len(position.hands)
    if slot < len(position.discards):
        position.discards[slot] = value
        return
    slot -= len(position.discards)
    if slot < len(position.deck):
        position.deck[slot] = value
        return
    position.extra[slot - len(position.deck)] = value


def redeal_group(position: "Position", groups: Groups, every: vec[i64], seat: i64, group: i64, dice: Dice) -> None:
    """Shuffle the cards of one group in slots the seat cannot see; those it knows about stay in their cloud.

    All cards are sorted before shuffling so that no trace of the truth is left.
    """
    bit: i64 = 0
    if seat >= 0:
        bit = 1 << (KNOWN + seat)
    slots = vec[i64]([0] * len(every))
    clouds = vec[i64]([0] * len(every))
    pool = vec[i64]([0] * len(every))
    of = groups.of
    count: i64 = 0
    at: i64 = 0
    i: i64
    j: i64
    for i in range(len(every)):
        value = slot_at(position, every[i])
        if of[value & KIND] == group:
            slots[count] = every[i]
            clouds[count] = value >> CLOUD
            count += 1
            if value & bit == 0:
                pool[at] = value & KIND
                at += 1
    slots = slots[:count]
    pool = pool[:at]
    sort(pool)
    dice.mix(pool, at)
    at = 0
    for i in range(count):
        cloud = clouds[i]
        if cloud < 0:
            continue
        if cloud == 0:
            value = slot_at(position, slots[i])
            if value & bit == 0:
                put_at(position, slots[i], value & ~KIND | pool[at])
                at += 1
            # A cloud of one card is shuffled, too, as it always was.
            dice.below(1)
            continue
        dealt = vec[i64]()
        for j in range(i, len(slots)):
            value = slot_at(position, slots[j])
            if clouds[j] == cloud and value & bit != 0:
                dealt = append(dealt, value & (KIND | bit))
        sort(dealt)
        for j in range(i, len(slots)):
            if clouds[j] == cloud and slot_at(position, slots[j]) & bit == 0:
                dealt = append(dealt, pool[at])
                at += 1
        dice.mix(dealt, len(dealt))
        deal_cloud(position, slots, clouds, i, dealt, bit)


def deal_cloud(position: "Position", slots: vec[i64], clouds: vec[i64], first: i64, dealt: vec[i64], bit: i64) -> None:
    """Deal the cards to the slots of a cloud and mark these as done."""
    cloud = clouds[first]
    at: i64 = 0
    j: i64
    for j in range(first, len(slots)):
        if clouds[j] == cloud:
            put_at(position, slots[j], slot_at(position, slots[j]) & ~(KIND | bit) | dealt[at])
            at += 1
            clouds[j] = -1


def redeal_clans(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the clan cards of each colour the seat has not seen.

    The match would be over if everyone working for a clan had left, so such deals are impossible.
    """
    if position.extra[ENDED] != 0:
        return
    deal_clans(position, seat, dice)
    while clan_is_out(position, YELLOW) or clan_is_out(position, BLUE):
        deal_clans(position, seat, dice)


def deal_clans(position: "Position", seat: i64, dice: Dice) -> None:
    """Deal the unseen clan cards once."""
    extra = position.extra
    known = extra[SHOWN]
    if seat >= 0:
        known |= position.of(seat, LOOKED) | 1 << seat
    sees_aside = seat >= 0 and extra[LEFT] == seat + 1
    clan: i64
    other: i64
    i: i64
    for clan in range(2):
        pool = vec[i64]()
        for other in range(position.game.players):
            if known >> other & 1 == 0 and clan_of(position.of(other, ROLE)) == clan:
                pool = append(pool, position.of(other, ROLE))
        for i in range(ASIDES):
            if not sees_aside and extra[ASIDE + i] != 0 and clan_of(extra[ASIDE + i] - 1) == clan:
                pool = append(pool, extra[ASIDE + i] - 1)
        sort(pool)
        dice.mix(pool, len(pool))
        at: i64 = 0
        for other in range(position.game.players):
            if known >> other & 1 == 0 and clan_of(position.of(other, ROLE)) == clan:
                position.keep(other, ROLE, pool[at])
                at += 1
        for i in range(ASIDES):
            if not sees_aside and extra[ASIDE + i] != 0 and clan_of(extra[ASIDE + i] - 1) == clan:
                extra[ASIDE + i] = pool[at] + 1
                at += 1
