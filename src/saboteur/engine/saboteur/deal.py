"""Setup of a round of the base game."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.chance import DECK, GOALS, ROLES
from saboteur.engine.core.game import Setup
from saboteur.engine.core.round import deal_hands, open_round
from saboteur.engine.core.seat import FRONT, PEEKED, ROLE, SIZE
from saboteur.engine.core.starter import starter_of
from saboteur.engine.core.step import TURN
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.gold import fill
from saboteur.engine.saboteur.state import ASIDE, PASSES, SHOWN

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Deal(Setup):
    """Deals roles, goals, deck and hands; the gold pile is made once per match."""

    gold: vec[i64]  # how many cards of value 1, 2 and 3
    first: i64  # the seat that begins the match; NOBODY lets chance decide

    def __init__(self, gold: list[int], first: i64) -> None:
        self.gold = vec[i64](gold)
        self.first = first

    def start(self, position: "Position") -> None:
        """Make the gold pile, determine the first player and deal."""
        position.clear()
        value: i64
        for value in range(3):
            fill(position, value + 1, self.gold[value])
        self.deal(position, starter_of(position, self.first))

    def deal(self, position: "Position", starter: i64) -> None:
        """Shuffle and deal everything but the gold."""
        game = position.game
        chance = position.chance
        players = game.players
        log = position.log
        open_round(position, starter)
        position.extra[PASSES] = 0
        position.extra[SHOWN] = 0
        roles = chance.shuffle(ROLES, game.role_cards, len(game.role_cards))
        position.goals = chance.shuffle(GOALS, game.goal_tiles, len(game.goal_tiles))
        position.deck = chance.shuffle(DECK, game.deck, len(game.deck))
        position.extra[ASIDE] = roles[players]
        seat: i64
        for seat in range(players):
            position.keep(seat, SIZE, 0)
            position.keep(seat, FRONT, 0)
            position.keep(seat, PEEKED, 0)
            position.keep(seat, ROLE, roles[seat])
            if log is not None:
                log.add(events.ROLE, seat, roles[seat], 0, 0, 1 << seat)
        deal_hands(position)
        position.push(TURN, starter, 0, 0)
