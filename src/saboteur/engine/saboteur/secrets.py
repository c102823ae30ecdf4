"""Resample what a seat of the base game cannot know: cards, roles, goals and gold."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Secrets, Worlds
from saboteur.engine.core.seat import BY, FACE_UP, KIND, ROLE, SEAT_WIDTH, SIZE
from saboteur.engine.core.sight import known_goals
from saboteur.engine.core.vector import clone, sort
from saboteur.engine.core.worlds import EXTRA, SEAT, Heap, add_cards, add_goals
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.gold import PICKED, count, entry_kind
from saboteur.engine.saboteur.gold_secrets import redeal_gold
from saboteur.engine.saboteur.state import ASIDE, OFFER, SHOWN

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class SaboteurSecrets(Secrets):
    """Hidden from a seat: other hands, the pile's order, others' discards, and unseen roles, goals and gold.

    The result depends only on the dice and what the seat knows, so a sample carries no trace of the truth.
    """

    def redeal(self, position: "Position", seat: i64, dice: Dice) -> None:
        """Redeal all of it, uniformly."""
        redeal_cards(position, seat, dice)
        forget_past(position)
        if position.extra[SHOWN] == 0:
            redeal_roles(position, seat, dice)
        redeal_goals(position, seat, dice)
        if has_drafts(position):
            redeal_gold(position, seat, dice)

    def worlds(self, position: "Position", seat: i64) -> Worlds:
        """Prepare samples."""
        return SaboteurWorlds(position, seat)


@final
class SaboteurWorlds(Worlds):
    """Keeps the unseen cards, roles and goals as heaps; only gold that was handed round is resampled from scratch."""

    position: "Position"
    seat: i64
    cards: Heap
    roles: Heap
    goals: Heap
    gold: bool

    def __init__(self, position: "Position", seat: i64) -> None:
        self.seat = seat
        self.position = position.sample(seat, Dice(0))
        self.cards = Heap()
        self.roles = Heap()
        self.goals = Heap()
        add_cards(self.cards, position, seat)
        if position.extra[SHOWN] == 0:
            self.roles.add(EXTRA, ASIDE, position.extra[ASIDE])
            other: i64
            for other in range(position.game.players):
                if other != seat:
                    self.roles.add(SEAT, other * SEAT_WIDTH + ROLE, position.of(other, ROLE))
        add_goals(self.goals, position, known_goals(position, seat))
        self.cards.close()
        self.roles.close()
        self.goals.close()
        self.gold = has_drafts(position)

    def sample(self, dice: Dice) -> "Position":
        """A position that the seat cannot distinguish from the real one."""
        other = self.position.copy()
        other.chance = dice
        other.deck = clone(other.deck)
        other.goals = clone(other.goals)
        self.cards.deal(other, dice)
        self.roles.deal(other, dice)
        self.goals.deal(other, dice)
        if self.gold:
            redeal_gold(other, self.seat, dice)
        return other


def has_drafts(position: "Position") -> bool:
    """Whether gold cards are on offer or were handed round in this match, and nobody has been shown all of them."""
    if position.depth == 0:
        return False
    if count(position.extra, OFFER) > 0:
        return True
    history = position.history
    i: i64 = 0
    while i < len(history) and entry_kind(history[i]) != PICKED:
        i += 1
    return i < len(history)


def redeal_cards(position: "Position", seat: i64, dice: Dice, aside: i64 = 0, first: i64 = 0) -> None:
    """Shuffle the cards the seat has not seen among the places where they can be.

    As many as are set ``aside``, from index ``first`` of the extra vector, count as the bottom of the pile. The cards
    to deal are exactly those lying there now. They are counted first, so that where each lay is lost; otherwise anyone
    who knows the dice could undo the shuffle.
    """
    game = position.game
    hands = position.hands
    seats = position.seats
    discards = position.discards
    extra = position.extra
    deck = clone(position.deck)
    counts = vec[i64]([0] * len(game.effects))
    total: i64 = 0
    other: i64
    i: i64
    for other in range(game.players):
        if other != seat:
            start = other * game.hand_room
            size = seats[other * SEAT_WIDTH + SIZE]
            total += size
            for i in range(start, start + size):
                counts[hands[i] & KIND] += 1
    for i in range(position.discard_count):
        if discards[i] & FACE_UP == 0 and discards[i] >> BY & 15 != seat:
            counts[discards[i] & KIND] += 1
            total += 1
    for i in range(position.drawn, len(deck)):
        counts[deck[i]] += 1
    for i in range(first, first + aside):
        counts[extra[i]] += 1
    total += len(deck) - position.drawn + aside
    pool = vec[i64]([0] * total)
    at: i64 = 0
    card: i64
    for card in range(len(counts)):
        for i in range(counts[card]):
            pool[at] = card
            at += 1
    dice.mix(pool, total)
    at = 0
    for other in range(game.players):
        if other != seat:
            start = other * game.hand_room
            for i in range(start, start + seats[other * SEAT_WIDTH + SIZE]):
                hands[i] = pool[at]
                at += 1
    for i in range(position.discard_count):
        if discards[i] & FACE_UP == 0 and discards[i] >> BY & 15 != seat:
            discards[i] = discards[i] & ~KIND | pool[at]
            at += 1
    for i in range(position.drawn, len(deck)):
        deck[i] = pool[at]
        at += 1
    for i in range(first, first + aside):
        extra[i] = pool[at]
        at += 1
    position.deck = deck


def forget_past(position: "Position") -> None:
    """Erase vector entries of cards that are gone: they are not needed and would leak the truth."""
    deck = position.deck
    hands = position.hands
    discards = position.discards
    room = position.game.hand_room
    start: i64 = 0
    seat: i64
    i: i64
    for i in range(position.drawn):
        deck[i] = 0
    for seat in range(position.game.players):
        for i in range(start + position.of(seat, SIZE), start + room):
            hands[i] = 0
        start += room
    for i in range(position.discard_count, len(discards)):
        discards[i] = 0


def redeal_roles(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the others' roles and the one set aside."""
    seats = position.seats
    players = position.game.players
    unseen = players
    if seat < 0:
        unseen += 1
    pool = vec[i64]([0] * unseen)
    pool[0] = position.extra[ASIDE]
    at: i64 = 1
    other: i64
    for other in range(players):
        if other != seat:
            pool[at] = seats[other * SEAT_WIDTH + ROLE]
            at += 1
    sort(pool)
    dice.mix(pool, unseen)
    position.extra[ASIDE] = pool[0]
    at = 1
    for other in range(players):
        if other != seat:
            seats[other * SEAT_WIDTH + ROLE] = pool[at]
            at += 1


def redeal_goals(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the face-down goals the seat has not looked at."""
    goals = clone(position.goals)
    count = len(goals)
    unseen: i64 = 0
    known = known_goals(position, seat)
    pool = vec[i64]([0] * count)
    at: i64 = 0
    i: i64
    for i in range(count):
        if known >> i & 1 == 0 and position.board.hidden(i):
            unseen |= 1 << i
            pool[at] = goals[i]
            at += 1
    pool = pool[:at]
    sort(pool)
    dice.mix(pool, at)
    at = 0
    for i in range(count):
        if unseen >> i & 1:
            goals[i] = pool[at]
            at += 1
    position.goals = goals
