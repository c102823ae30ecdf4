"""Setup of a match of The Dark Cave."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.chance import DECK, GOALS, ROLES
from saboteur.engine.core.game import Setup
from saboteur.engine.core.round import deal_hands, open_round
from saboteur.engine.core.seat import NUGGETS, ROLE
from saboteur.engine.core.starter import starter_of
from saboteur.engine.dark_cave.hand_memory import Groups
from saboteur.engine.dark_cave.state import (
    ASIDE,
    CREATURES,
    FIGURE,
    OUT,
    REMOVED,
    SPOT,
    SUPPLY,
    keep_creature,
    spot_at,
)
from saboteur.engine.dark_cave.steps import START_TURN
from saboteur.engine.native import append, i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Deal(Setup):
    """Deals clan cards, goals, three groups of cards (some removed unseen), hands, figures and gold."""

    first: i64  # the seat that begins; NOBODY lets chance decide
    groups: Groups
    hand: vec[i64]  # cards of each group in a hand
    removed: vec[i64]  # cards of each group removed from the match
    start_place: i64
    purse: i64  # gold each dwarf starts with
    gold: i64  # gold in the whole game

    def __init__(
        self, first: i64, groups: Groups, hand: list[int], removed: list[int], start_place: i64, purse: i64, gold: i64
    ) -> None:
        self.first = first
        self.groups = groups
        self.hand = vec[i64](hand)
        self.removed = vec[i64](removed)
        self.start_place = start_place
        self.purse = purse
        self.gold = gold

    def start(self, position: "Position") -> None:
        """Determine the first player and deal."""
        position.clear()
        self.deal(position, starter_of(position, self.first))

    def deal(self, position: "Position", starter: i64) -> None:
        """Shuffle and deal everything."""
        game = position.game
        chance = position.chance
        log = position.log
        open_round(position, starter)
        roles = chance.shuffle(ROLES, game.role_cards, len(game.role_cards))
        position.goals = chance.shuffle(GOALS, game.goal_tiles, len(game.goal_tiles))
        self.stack(position)
        self.place(position)
        seat: i64
        i: i64
        for seat in range(game.players):
            position.keep(seat, ROLE, roles[seat])
            if log is not None:
                log.add(events.ROLE, seat, roles[seat], 0, 0, 1 << seat)
        for i in range(game.players, len(roles)):
            position.extra[ASIDE + i - game.players] = roles[i] + 1
        deal_hands(position)
        position.push(START_TURN, starter, 0, 0)

    def place(self, position: "Position") -> None:
        """Put the figures on the start card and gold in the purses; creatures are not in the cave yet."""
        extra = position.extra
        players = position.game.players
        seat: i64
        for seat in range(players):
            extra[FIGURE + seat] = spot_at(self.start_place, 0)
            position.keep(seat, NUGGETS, self.purse)
        extra[SUPPLY] = self.gold - players * self.purse
        creature: i64
        for creature in range(CREATURES):
            keep_creature(position, creature, SPOT, OUT)

    def stack(self, position: "Position") -> None:
        """Shuffle each group, remove some cards unseen, and stack the rest in drawing order."""
        game = position.game
        dealt = vec[i64]()
        pile = vec[i64]()
        removed: i64 = REMOVED
        group: i64
        i: i64
        for group in range(3):
            cards = vec[i64]()
            for i in range(len(game.deck)):
                if self.groups.of[game.deck[i]] == group:
                    cards = append(cards, game.deck[i])
            cards = position.chance.shuffle(DECK, cards, len(cards))
            out = self.removed[group]
            hands = self.hand[group] * game.players
            for i in range(len(cards)):
                if i < out:
                    position.extra[removed] = cards[i]
                    removed += 1
                elif i < out + hands:
                    dealt = append(dealt, cards[i])
                else:
                    pile = append(pile, cards[i])
        for i in range(len(pile)):
            dealt = append(dealt, pile[i])
        position.deck = dealt
        position.drawn = 0
