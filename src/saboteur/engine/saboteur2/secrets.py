"""Resample what a seat of Saboteur 2 cannot know: cards, roles and goals. Gold is public."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Secrets, Worlds
from saboteur.engine.core.seat import BY, FACE_UP, KIND, NOBODY, ROLE, SIZE
from saboteur.engine.core.sight import known_goals
from saboteur.engine.core.vector import clone, sort
from saboteur.engine.core.worlds import EXTRA, Heap, Redealing, add_cards, add_goals
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur.secrets import forget_past, redeal_cards, redeal_goals
from saboteur.engine.saboteur2.memory import OPEN, hidden_since, holder, missing, window_end
from saboteur.engine.saboteur2.recall import retell, tell
from saboteur.engine.saboteur2.state import (
    ASIDE,
    ASIDE_COUNT,
    GIVER,
    HAND,
    LOG_ROOM,
    ROLE_CARD,
    ROLE_KNOWN,
    ROLE_SLOT,
    SHOWN,
    SNAP_COUNT,
    snap_of,
)

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# Where an unseen card can lie: a slot is one of these plus an index.
IN_HAND: Final = 0
THROWN: Final = 1
IN_PILE: Final = 2
PUT_ASIDE: Final = 3


@final
class Saboteur2Secrets(Secrets):
    """Hidden from a seat: other hands, the pile, cards set aside or discarded, unseen roles and goals.

    Every arrangement consistent with what the seat has seen is equally likely. The result depends only on that and
    the dice, so a sample carries no trace of the truth.
    """

    def redeal(self, position: "Position", seat: i64, dice: Dice) -> None:
        """Redeal all of it, uniformly."""
        if position.extra[SNAP_COUNT] > 0:
            Redeal(position, seat).deal(dice)
            forget_past(position)
            retell(position, seat, dice)
        else:
            redeal_cards(position, seat, dice, position.extra[ASIDE_COUNT], ASIDE)
            forget_past(position)
        if position.extra[SHOWN] == 0:
            redeal_roles(position, seat, dice)
        redeal_goals(position, seat, dice)

    def worlds(self, position: "Position", seat: i64) -> Worlds:
        """Prepare samples; after a swap of hands, who remembers what is computed for each sample."""
        if position.extra[SNAP_COUNT] > 0:
            return Redealing(position, seat)
        return Saboteur2Worlds(position, seat)


@final
class Saboteur2Worlds(Worlds):
    """Keeps the unseen cards, role cards and goals as heaps, as long as no hands were swapped."""

    position: "Position"
    cards: Heap
    roles: Heap
    goals: Heap

    def __init__(self, position: "Position", seat: i64) -> None:
        self.position = position.sample(seat, Dice(0))
        self.cards = Heap()
        self.roles = Heap()
        self.goals = Heap()
        extra = position.extra
        add_cards(self.cards, position, seat)
        i: i64
        for i in range(ASIDE, ASIDE + extra[ASIDE_COUNT]):
            self.cards.add(EXTRA, i, extra[i])
        if extra[SHOWN] == 0:
            for i in range(len(position.game.role_cards)):
                if not knows(extra[ROLE_KNOWN + i], seat):
                    self.roles.add(EXTRA, ROLE_CARD + i, extra[ROLE_CARD + i])
        add_goals(self.goals, position, known_goals(position, seat))
        self.cards.close()
        self.roles.close()
        self.goals.close()

    def sample(self, dice: Dice) -> "Position":
        """A position that the seat cannot distinguish from the real one."""
        other = self.position.copy()
        other.chance = dice
        other.deck = clone(other.deck)
        other.goals = clone(other.goals)
        self.cards.deal(other, dice)
        self.roles.deal(other, dice)
        self.goals.deal(other, dice)
        extra = other.extra
        seat: i64
        for seat in range(other.game.players):
            other.keep(seat, ROLE, extra[ROLE_CARD + extra[ROLE_SLOT + seat]])
        return other


def redeal_roles(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the role cards the seat has not seen among their slots."""
    extra = position.extra
    pool = vec[i64]()
    slot: i64
    for slot in range(len(position.game.role_cards)):
        if not knows(extra[ROLE_KNOWN + slot], seat):
            pool = append(pool, extra[ROLE_CARD + slot])
    sort(pool)
    dice.mix(pool, len(pool))
    at: i64 = 0
    for slot in range(len(position.game.role_cards)):
        if not knows(extra[ROLE_KNOWN + slot], seat):
            extra[ROLE_CARD + slot] = pool[at]
            at += 1
    other: i64
    for other in range(position.game.players):
        position.keep(other, ROLE, extra[ROLE_CARD + extra[ROLE_SLOT + other]])


def knows(mask: i64, seat: i64) -> bool:
    """Whether the seat is in the mask; a spectator (-1) never is."""
    return seat >= 0 and mask >> seat & 1 != 0


@final
class Redeal:
    """The unseen cards of a position in which hands were swapped, and the slots where they can be."""

    position: "Position"
    slots: vec[i64]
    windows: vec[i64]  # per slot: the snapshot whose missing cards may lie there, or -1
    pool: vec[i64]  # cards without restrictions
    snaps: vec[i64]  # snapshots of hands the seat has given away
    deck: vec[i64]

    def __init__(self, position: "Position", seat: i64) -> None:
        self.position = position
        self.slots = vec[i64]()
        self.windows = vec[i64]()
        self.pool = vec[i64]()
        self.snaps = vec[i64]()
        self.deck = position.deck[:]
        position.deck = self.deck
        self._find_slots(seat)
        sort(self.pool)
        if seat >= 0:
            self._find_windows(seat)

    def deal(self, dice: Dice) -> None:
        """Deal until the result is possible."""
        if len(self.snaps) == 0:
            dice.mix(self.pool, len(self.pool))
            i: i64
            for i in range(len(self.slots)):
                self._put(self.slots[i], self.pool[i])
            return
        while not self._try(dice):
            pass

    def _find_slots(self, seat: i64) -> None:
        """Collect the unseen slots; the cards in them are exactly those to deal."""
        position = self.position
        other: i64
        i: i64
        for other in range(position.game.players):
            if other != seat:
                start = other * position.game.hand_room
                for i in range(start, start + position.of(other, SIZE)):
                    self._add(IN_HAND, i, position.hands[i] & KIND)
        for i in range(position.discard_count):
            card = position.discards[i]
            if card & FACE_UP == 0 and card >> BY & 15 != seat:
                self._add(THROWN, i, card & KIND)
        for i in range(position.drawn, len(self.deck)):
            self._add(IN_PILE, i, self.deck[i])
        for i in range(position.extra[ASIDE_COUNT]):
            self._add(PUT_ASIDE, i, position.extra[ASIDE + i])

    def _add(self, what: i64, number: i64, card: i64) -> None:
        self.slots = append(self.slots, what | number << 2)
        self.windows = append(self.windows, -1)
        self.pool = append(self.pool, card)

    def _put(self, slot: i64, card: i64) -> None:
        position = self.position
        what = slot & 3
        number = slot >> 2
        if what == IN_HAND:
            position.hands[number] = card
        elif what == THROWN:
            position.discards[number] = position.discards[number] & ~KIND | card
        elif what == IN_PILE:
            self.deck[number] = card
        else:
            position.extra[ASIDE + number] = card

    def _find_windows(self, seat: i64) -> None:
        """Set apart what the seat remembers of hands it gave away."""
        position = self.position
        extra = position.extra
        snap: i64
        i: i64
        j: i64
        for snap in range(extra[SNAP_COUNT]):
            if snap_of(position, snap, GIVER) != seat:
                continue
            self.snaps = append(self.snaps, snap)
            end = window_end(position, snap)
            owner: i64 = NOBODY
            if end == OPEN:
                owner = holder(position, snap_of(position, snap, HAND))
            thrown = hidden_since(position, snap, end)
            for i in range(len(self.slots)):
                what = self.slots[i] & 3
                number = self.slots[i] >> 2
                if what == THROWN:
                    for j in range(len(thrown)):
                        if thrown[j] == number:
                            self.windows[i] = snap
                elif what == IN_HAND and number // position.game.hand_room == owner:
                    self.windows[i] = snap
            gone = missing(position, snap, end)
            for j in range(len(gone)):
                self._drop(gone[j])

    def _drop(self, card: i64) -> None:
        """Remove a card from the pool, keeping the order."""
        pool = self.pool
        i: i64 = 0
        while pool[i] != card:
            i += 1
        last = len(pool) - 1
        while i < last:
            pool[i] = pool[i + 1]
            i += 1
        self.pool = pool[:last]

    def _try(self, dice: Dice) -> bool:
        """Deal remembered cards where they may be and the others anywhere; False if the deal must be rejected."""
        position = self.position
        slots = self.slots
        cards = vec[i64]([-1] * len(slots))
        i: i64
        j: i64
        s: i64
        for s in range(len(self.snaps)):
            snap = self.snaps[s]
            spots = vec[i64]()
            for i in range(len(slots)):
                if self.windows[i] == snap:
                    spots = append(spots, i)
            gone = missing(position, snap, window_end(position, snap))
            dice.mix(spots, len(gone))
            for j in range(len(gone)):
                cards[spots[j]] = gone[j]
        dice.mix(self.pool, len(self.pool))
        j = 0
        for i in range(len(slots)):
            if cards[i] < 0:
                cards[i] = self.pool[j]
                j += 1
        for i in range(len(slots)):
            self._put(slots[i], cards[i])
        kept = True
        for s in range(len(self.snaps)):
            kept = kept and self._keeps(self.snaps[s], cards, dice)
        return kept

    def _keeps(self, snap: i64, cards: vec[i64], dice: Dice) -> bool:
        """Whether the hand's history holds, accepting deals with equal cards no more often than others."""
        position = self.position
        end = window_end(position, snap)
        marks = vec[i64]([0] * (LOG_ROOM + 16))
        if not tell(position, snap, end, marks):
            return False
        there = vec[i64]([0] * 256)
        i: i64
        for i in range(len(cards)):
            if self.windows[i] == snap:
                there[cards[i]] += 1
        # Equal cards here are interchangeable, so such a deal comes up once per choice.
        gone = missing(position, snap, end)
        same: i64 = 0
        for i in range(len(gone)):
            card = gone[i]
            if i == 0 or gone[i - 1] != card:
                same = 0
                while i + same < len(gone) and gone[i + same] == card:
                    same += 1
            if dice.below(there[card]) >= same:
                return False
            there[card] -= 1
            same -= 1
        return True
