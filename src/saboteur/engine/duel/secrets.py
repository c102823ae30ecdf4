"""What a seat of the Duel cannot know, dealt anew: cards, and the goals on the table, unused and in the box."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.game import Secrets
from saboteur.engine.core.sight import known_goals
from saboteur.engine.core.vector import sort
from saboteur.engine.duel.deal import goal_index
from saboteur.engine.duel.state import ASIDE, BOX_UNSEEN, GOAL, LOOKED, ON_TABLE, UNUSED, WHERE
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur.secrets import forget_past, redeal_cards

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class DuelSecrets(Secrets):
    """Hidden from a seat: the other hand, pile, cards put aside or thrown away, goals it has not looked at."""

    aside: i64

    def __init__(self, aside: i64) -> None:
        self.aside = aside

    def redeal(self, position: "Position", seat: i64, dice: Dice) -> None:
        """Deal all that anew, each possibility equally likely."""
        # The cards put aside might as well lie at the bottom of the pile.
        pile = len(position.deck)
        i: i64
        deck = position.deck[:]
        for i in range(self.aside):
            deck = append(deck, position.extra[ASIDE + i])
        position.deck = deck
        redeal_cards(position, seat, dice)
        for i in range(self.aside):
            position.extra[ASIDE + i] = position.deck[pile + i]
        position.deck = position.deck[:pile]
        forget_past(position)
        redeal_goals(position, seat, dice)


def redeal_goals(position: "Position", seat: i64, dice: Dice) -> None:
    """Shuffle the goals the seat has not seen among table, box and the unused ones.

    Which goals the others have looked at is open; where they have looked is not: that stays with the place.
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
