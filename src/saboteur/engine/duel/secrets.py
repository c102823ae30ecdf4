"""Resample what a seat of the Duel cannot know: cards, and goals on the table, unused and in the box."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Secrets, Worlds
from saboteur.engine.core.sight import known_goals
from saboteur.engine.core.vector import clone, sort
from saboteur.engine.core.worlds import EXTRA, Heap, add_cards
from saboteur.engine.duel.deal import goal_index
from saboteur.engine.duel.state import ASIDE, BOX_UNSEEN, GOAL, LOOKED, ON_TABLE, UNUSED, WHERE
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur.secrets import forget_past, redeal_cards

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class DuelSecrets(Secrets):
    """Hidden from a seat: the other hand, pile, cards set aside or discarded, goals it has not looked at."""

    aside: i64

    def __init__(self, aside: i64) -> None:
        self.aside = aside

    def redeal(self, position: "Position", seat: i64, dice: Dice) -> None:
        """Redeal all of it, uniformly."""
        redeal_cards(position, seat, dice, self.aside, ASIDE)
        forget_past(position)
        redeal_goals(position, seat, dice)

    def worlds(self, position: "Position", seat: i64) -> Worlds:
        """Prepare samples."""
        return DuelWorlds(position, seat, self.aside)


@final
class DuelWorlds(Worlds):
    """Keeps the unseen cards as a heap; goals are few and dealt anew each time."""

    position: "Position"
    seat: i64
    cards: Heap

    def __init__(self, position: "Position", seat: i64, aside: i64) -> None:
        self.seat = seat
        self.position = position.sample(seat, Dice(0))
        self.cards = Heap()
        add_cards(self.cards, position, seat)
        i: i64
        for i in range(ASIDE, ASIDE + aside):
            self.cards.add(EXTRA, i, position.extra[i])
        self.cards.close()

    def sample(self, dice: Dice) -> "Position":
        """A position that the seat cannot tell from the truth."""
        other = self.position.copy()
        other.chance = dice
        other.deck = clone(other.deck)
        self.cards.deal(other, dice)
        redeal_goals(other, self.seat, dice)
        return other


def redeal_goals(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the goals the seat has not seen among table, box and unused ones.

    Which goals the others have seen is unknown, where they looked is public: that stays with the place.
    """
    extra = position.extra
    printed = position.game.goal_tiles
    goals = position.goals[:]
    seen = known_goals(position, seat)
    pool = vec[i64]()
    places = vec[i64]()
    i: i64
    for i in range(len(goals)):
        if position.board.hidden(i) and seen >> i & 1 == 0:
            pool = append(pool, goal_index(printed, goals[i]))
    for i in range(len(printed)):
        where = extra[GOAL + i]
        hidden = where & WHERE == BOX_UNSEEN and (seat < 0 or where >> (LOOKED + seat) & 1 == 0)
        if where == UNUSED or hidden:
            pool = append(pool, i)
            places = append(places, where)
    sort(pool)
    sort(places)
    dice.mix(pool, len(pool))
    at: i64 = 0
    for i in range(len(goals)):
        if position.board.hidden(i) and seen >> i & 1 == 0:
            goals[i] = printed[pool[at]]
            extra[GOAL + pool[at]] = ON_TABLE
            at += 1
    for i in range(len(places)):
        extra[GOAL + pool[at]] = places[i]
        at += 1
    position.goals = goals
