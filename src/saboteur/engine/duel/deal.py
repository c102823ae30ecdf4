"""Setup of a round of the Duel."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.chance import DECK, GOALS
from saboteur.engine.core.game import Setup
from saboteur.engine.core.round import deal_hands, open_round
from saboteur.engine.core.seat import FRONT, NUGGETS, PEEKED, SIZE
from saboteur.engine.core.starter import starter_of
from saboteur.engine.core.step import TURN
from saboteur.engine.duel.draw import Draw
from saboteur.engine.duel.state import (
    ASIDE,
    BEFORE,
    BOX_SEEN,
    BOX_UNSEEN,
    GOAL,
    LOOKED,
    MARKED,
    MARKERS,
    ON_TABLE,
    OPEN,
    TAKEN,
    UNUSED,
    WATCHED,
)
from saboteur.engine.native import append, i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Deal(Setup):
    """Deals six unused goals and the cards still in play."""

    first: i64  # the seat that begins the match; NOBODY lets chance decide
    markers: i64
    aside: i64  # cards set aside each round
    reshuffle: bool  # return face-down goals to the unused ones instead of the box
    drawing: Draw

    def __init__(self, first: i64, markers: i64, aside: i64, reshuffle: bool, drawing: Draw) -> None:
        self.first = first
        self.markers = markers
        self.aside = aside
        self.reshuffle = reshuffle
        self.drawing = drawing

    def start(self, position: "Position") -> None:
        """Determine the first player and deal."""
        position.clear()
        position.goals = vec[i64]()
        self.deal(position, starter_of(position, self.first))

    def deal(self, position: "Position", starter: i64) -> None:
        """Clear the table, lay out the goals, deal the hands."""
        game = position.game
        extra = position.extra
        put_away(position, self.reshuffle)
        open_round(position, starter)
        extra[MARKERS] = self.markers
        extra[MARKED] = 0
        extra[WATCHED] = 0
        extra[OPEN] = 0
        self.lay_goals(position)
        cards = cards_in_play(position)
        cards = position.chance.shuffle(DECK, cards, len(cards))
        seat: i64
        i: i64
        for seat in range(game.players):
            position.keep(seat, SIZE, 0)
            position.keep(seat, FRONT, 0)
            position.keep(seat, PEEKED, 0)
            extra[BEFORE + seat] = position.of(seat, NUGGETS)
        dealt = game.hand_size * game.players
        deck = cards[:dealt]
        for i in range(dealt, len(cards)):
            if i < dealt + self.aside:
                extra[ASIDE + i - dealt] = cards[i]
            else:
                deck = append(deck, cards[i])
        position.deck = deck
        deal_hands(position)
        for seat in range(game.players):
            self.drawing.resolve_hand(position, seat)
        position.push(TURN, starter, 0, 0)

    def lay_goals(self, position: "Position") -> None:
        """Draw one unused goal for each goal place."""
        printed = position.game.goal_tiles
        unused = vec[i64]()
        i: i64
        for i in range(len(printed)):
            if position.extra[GOAL + i] == UNUSED:
                unused = append(unused, printed[i])
        position.goals = position.chance.shuffle(GOALS, unused, len(position.board.goals))
        for i in range(len(position.goals)):
            position.extra[GOAL + goal_index(printed, position.goals[i])] = ON_TABLE


def goal_index(printed: vec[i64], tile: i64) -> i64:
    """The index of the goal in the box."""
    i: i64 = 0
    while printed[i] != tile:
        i += 1
    return i


def put_away(position: "Position", reshuffle: bool) -> None:
    """Remove the last round's goals from the table."""
    extra = position.extra
    printed = position.game.goal_tiles
    number: i64
    seat: i64
    for number in range(len(position.goals)):
        at = GOAL + goal_index(printed, position.goals[number])
        if not position.board.hidden(number):
            extra[at] = BOX_SEEN
        elif reshuffle:
            extra[at] = UNUSED
        else:
            known: i64 = 0
            for seat in range(position.game.players):
                known |= (position.of(seat, PEEKED) >> number & 1) << seat
            extra[at] = BOX_UNSEEN | known << LOOKED


def cards_in_play(position: "Position") -> vec[i64]:
    """All cards of the deck except path cards whose gold was taken."""
    deck = position.game.deck
    taken = position.extra[TAKEN:]
    cards = vec[i64]()
    i: i64
    for i in range(len(deck)):
        if deck[i] < len(taken) and taken[deck[i]] > 0:
            taken[deck[i]] -= 1
        else:
            cards = append(cards, deck[i])
    return cards
