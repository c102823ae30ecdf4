"""Setup of a round of Saboteur 2."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.chance import DECK, GOALS
from saboteur.engine.core.chance import ROLES as ROLE_CARDS
from saboteur.engine.core.game import Setup
from saboteur.engine.core.round import deal_hands, open_round
from saboteur.engine.core.seat import FRONT, PEEKED, ROLE, SIZE
from saboteur.engine.core.starter import starter_of
from saboteur.engine.core.step import TURN
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur2.state import (
    ASIDE,
    ASIDE_COUNT,
    HAND_OF,
    LOG_COUNT,
    NEXT_ROLE,
    OUT,
    ROLE_CARD,
    ROLE_KNOWN,
    SHOWN,
    SNAP,
    SNAP_COUNT,
    SNAP_WIDTH,
    THEFT_AT,
    THEFTS,
    wear,
)

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Deal(Setup):
    """Deals roles (all shuffled together), goals, deck and hands; some cards are set aside unseen."""

    first: i64  # the seat that begins the match; NOBODY lets chance decide
    aside: i64  # number of cards set aside

    def __init__(self, first: i64, aside: i64) -> None:
        self.first = first
        self.aside = aside

    def start(self, position: "Position") -> None:
        """Determine the first player and deal."""
        position.clear()
        self.deal(position, starter_of(position, self.first))

    def deal(self, position: "Position", starter: i64) -> None:
        """Shuffle and deal everything but the gold."""
        game = position.game
        chance = position.chance
        players = game.players
        log = position.log
        open_round(position, starter)
        roles = chance.shuffle(ROLE_CARDS, game.role_cards, len(game.role_cards))
        position.goals = chance.shuffle(GOALS, game.goal_tiles, len(game.goal_tiles))
        order = chance.shuffle(DECK, game.deck, len(game.deck))
        # The cards set aside come last in the shuffled order, so they are never drawn.
        rest = len(order) - self.aside
        position.deck = order[:rest]
        lay_roles(position, roles)
        put_aside(position, order[rest:])
        begin(position)
        seat: i64
        for seat in range(players):
            if log is not None:
                log.add(events.ROLE, seat, position.of(seat, ROLE), 0, 0, 1 << seat)
        deal_hands(position)
        position.push(TURN, starter, 0, 0)


def lay_roles(position: "Position", roles: vec[i64]) -> None:
    """Give each seat a role in this order; the rest form the pile."""
    extra = position.extra
    slot: i64
    for slot in range(len(roles)):
        extra[ROLE_CARD + slot] = roles[slot]
        extra[ROLE_KNOWN + slot] = 0
    for slot in range(position.game.players):
        wear(position, slot, slot)
    extra[NEXT_ROLE] = position.game.players


def put_aside(position: "Position", cards: vec[i64]) -> None:
    """Set cards aside unseen for this round."""
    position.extra[ASIDE_COUNT] = len(cards)
    i: i64
    for i in range(len(cards)):
        position.extra[ASIDE + i] = cards[i]


def begin(position: "Position") -> None:
    """Clear everything in front of the seats and everything anyone knows."""
    extra = position.extra
    extra[SHOWN] = 0
    extra[OUT] = 0
    extra[THEFTS] = 0
    i: i64
    for i in range(extra[SNAP_COUNT] * SNAP_WIDTH):
        extra[SNAP + i] = 0
    extra[SNAP_COUNT] = 0
    extra[LOG_COUNT] = 0
    seat: i64
    for seat in range(position.game.players):
        extra[THEFT_AT + seat] = 0
        extra[HAND_OF + seat] = seat
        position.keep(seat, SIZE, 0)
        position.keep(seat, FRONT, 0)
        position.keep(seat, PEEKED, 0)
