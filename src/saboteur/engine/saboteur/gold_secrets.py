"""Resample the gold a seat cannot know.

When gold is passed round, players see the cards that reach them and how many each player took, but not which.
So a seat knows its own picks exactly, the picks between two of its own (and after its last) as a heap without
owners, and nothing about the picks before its first.

Without payments, the unknown cards can be any the seat has not seen. A payment takes cards and brings change as
the pile allows, so anything seen after it is evidence about earlier picks. The drafts between two payments are a
*stretch*; all but the last are sampled by how likely each outcome makes what the seat saw later.
"""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import STEP_WIDTH
from saboteur.engine.core.seat import NUGGETS
from saboteur.engine.core.vector import sort
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur.gold import (
    PAID,
    PICKED,
    ROUND_WON,
    change_from,
    count,
    entry,
    entry_kind,
    entry_seat,
    entry_value,
    worth,
)
from saboteur.engine.saboteur.gold_draws import Ways, draw_one
from saboteur.engine.saboteur.state import OFFER, PILE, START
from saboteur.engine.saboteur.steps import DRAFT

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

ON_OFFER: Final = 30
"""Owner of a card nobody has taken yet."""

GRAIN: Final = 1 << 30


def redeal_gold(position: "Position", seat: i64, dice: Dice) -> None:
    """Resample who took which gold card, as far as the seat cannot know it."""
    drafts = Drafts(position, seat)
    if len(drafts.owners) == 0:
        return
    pile = drafts.start[:]
    while not drafts.deal(pile, dice):
        pile = drafts.start[:]
    drafts.write_back(position, pile)


@final
class Drafts:
    """Every gold card drawn so far, in the order taken, and the payments between."""

    seat: i64
    choosing: bool  # whether the seat is now choosing from the cards on offer
    start: vec[i64]  # the pile at the start of the match
    owners: vec[i64]
    values: vec[i64]
    stretch: vec[i64]
    known: vec[i64]  # 1 if the seat has seen the card
    seen: vec[i64]  # stretch * 4 + value: number of cards of this value the seat has seen
    unseen: vec[i64]  # stretch * 4: number of cards it has not seen
    paid: vec[i64]
    paid_after: vec[i64]  # the stretch before each payment
    last: i64  # the last stretch

    def __init__(self, position: "Position", seat: i64) -> None:
        self.seat = seat
        at = position.depth - STEP_WIDTH
        self.choosing = position.agenda[at] == DRAFT and position.agenda[at + 1] == seat
        extra = position.extra
        self.start = vec[i64]([0, extra[START + 1], extra[START + 2], extra[START + 3]])
        self.owners = vec[i64]()
        self.values = vec[i64]()
        self.stretch = vec[i64]()
        self.known = vec[i64]()
        self.paid = vec[i64]()
        self.paid_after = vec[i64]()
        self.last = 0
        self.read(position)
        self.seen = vec[i64]([0] * (4 * self.last + 4))
        self.unseen = vec[i64]([0] * (4 * self.last + 4))
        i: i64
        for i in range(len(self.owners)):
            if self.known[i] == 1:
                self.seen[4 * self.stretch[i] + self.values[i]] += 1
            else:
                self.unseen[4 * self.stretch[i]] += 1

    def read(self, position: "Position") -> None:
        """Read the history of the match, then the cards on offer."""
        sighted = False
        i: i64
        value: i64
        for i in range(len(position.history)):
            item = position.history[i]
            kind = entry_kind(item)
            if kind == ROUND_WON:
                sighted = False
            elif kind == PICKED:
                sighted = self.add(entry_seat(item), entry_value(item), sighted)
            elif kind == PAID:
                self.paid = append(self.paid, entry_value(item))
                self.paid_after = append(self.paid_after, self.last)
        for value in range(1, 4):
            for i in range(position.extra[OFFER + value]):
                sighted = self.add(ON_OFFER, value, sighted)

    def add(self, owner: i64, value: i64, sighted: bool) -> bool:
        """Add a card; return whether the seat has seen the cards of this draft yet."""
        if len(self.paid) > 0 and self.paid_after[len(self.paid) - 1] == self.last:
            self.last += 1
        sighted = sighted or self.fixed(owner)
        self.owners = append(self.owners, owner)
        self.values = append(self.values, value)
        self.stretch = append(self.stretch, self.last)
        self.known = append(self.known, 1 if sighted else 0)
        return sighted

    def fixed(self, owner: i64) -> bool:
        """Whether the seat knows where this owner's cards are."""
        return owner == self.seat or (self.choosing and owner == ON_OFFER)

    # Dealing.

    def deal(self, pile: vec[i64], dice: Dice) -> bool:
        """Give every card the seat cannot place a new value and update the pile; False if that fails."""
        at: i64 = 0
        stretch: i64
        for stretch in range(self.last + 1):
            self.take_seen(pile, stretch)
            unseen = pile
            if stretch < self.last:
                unseen = self.choose_unseen(pile, stretch, dice)
            while at < len(self.owners) and self.stretch[at] == stretch:
                if self.known[at] == 0:
                    self.values[at] = draw_one(unseen, dice)
                at += 1
            if not self.pay(pile, stretch):
                return False
        self.mix_heaps(dice)
        return True

    def take_seen(self, pile: vec[i64], stretch: i64) -> float:
        """Take the cards the seat has seen out of the pile; return the likelihood of drawing them there."""
        likely: float = 1.0
        left = count(pile, PILE)
        value: i64
        i: i64
        for value in range(1, 4):
            for i in range(self.seen[4 * stretch + value]):
                if pile[value] <= 0:
                    return 0.0
                likely *= float(pile[value]) / float(left)
                pile[value] -= 1
                left -= 1
        return likely

    def pay(self, pile: vec[i64], stretch: i64) -> bool:
        """Make the payments that followed a stretch; False if the pile cannot cover them."""
        i: i64
        for i in range(len(self.paid)):
            if self.paid_after[i] == stretch:
                if worth(pile, PILE) < self.paid[i]:
                    return False
                change_from(pile, PILE, self.paid[i])
        return True

    def choose_unseen(self, pile: vec[i64], stretch: i64, dice: Dice) -> vec[i64]:
        """Draw a stretch's unseen cards, weighted by the likelihood of what follows; they leave the pile."""
        shares: list[float] = []
        total: float = 0.0
        ways = Ways(pile, self.unseen[4 * stretch])
        while ways.next():
            shares.append(ways.likely * self.likelihood(ways.left(pile), stretch))
            total += shares[-1]
        point = total * float(dice.below(GRAIN)) / float(GRAIN)
        ways = Ways(pile, self.unseen[4 * stretch])
        chosen = ways.drawn
        for share in shares:
            ways.next()
            if share > 0.0 and point >= 0.0:
                chosen = ways.drawn[:]
                point -= share
        value: i64
        for value in range(1, 4):
            pile[value] -= chosen[value]
        return chosen

    def likelihood(self, pile: vec[i64], stretch: i64) -> float:
        """Likelihood of what the seat saw after a stretch that leaves this pile."""
        if not self.pay(pile, stretch):
            return 0.0
        stretch += 1
        likely = self.take_seen(pile, stretch)
        if likely == 0.0 or stretch == self.last:
            return likely if count(pile, PILE) >= self.unseen[4 * stretch] else 0.0
        total: float = 0.0
        ways = Ways(pile, self.unseen[4 * stretch])
        while ways.next():
            total += ways.likely * self.likelihood(ways.left(pile), stretch)
        return likely * total

    def mix_heaps(self, dice: Dice) -> None:
        """Shuffle the picks between two sightings; the seat's own picks and a visible offer stay."""
        first: i64 = 0
        end = len(self.owners)
        while first < end:
            last = first
            while last < end and self.known[last] == 1 and not self.fixed(self.owners[last]):
                last += 1
            if last > first:
                heap = self.values[first:last]
                sort(heap)
                dice.mix(heap, last - first)
                i: i64
                for i in range(first, last):
                    self.values[i] = heap[i - first]
            first = last + 1

    def write_back(self, position: "Position", pile: vec[i64]) -> None:
        """Write the new deal to the position."""
        extra = position.extra
        at: i64 = 0
        i: i64
        for i in range(1, 4):
            extra[PILE + i] = pile[i]
            extra[OFFER + i] = 0
        position.history = position.history[:]
        for i in range(len(position.history)):
            item = position.history[i]
            if entry_kind(item) == PICKED:
                owner = entry_seat(item)
                gain = self.values[at] - entry_value(item)
                position.keep(owner, NUGGETS, position.of(owner, NUGGETS) + gain)
                position.history[i] = entry(PICKED, owner, self.values[at])
                at += 1
        for i in range(at, len(self.owners)):
            extra[OFFER + self.values[i]] += 1
