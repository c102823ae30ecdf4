"""End of a round of the base game: roles are revealed and gold is shared out."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core import events
from saboteur.engine.core.moves import AIM, TAKE, Moves, aim_of, verb_of
from saboteur.engine.core.reason import FINE, NO_TARGET, WRONG_PROMPT
from saboteur.engine.core.round import next_round
from saboteur.engine.core.seat import BROKEN, FRONT, NOBODY, NUGGETS, ROLE
from saboteur.engine.core.step import DEPENDS, END_ROUND, NEXT_ROUND, Step
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.gold import HELD, NO_SEAT, PAID, PICKED, ROUND_WON, count, entry, lay_out, pay
from saboteur.engine.saboteur.state import ASIDE, OFFER, SHOWN
from saboteur.engine.saboteur.steps import DRAFT

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

DIGGER: Final = 0
SABOTEUR: Final = 1

# What the history keeps of a finished round: the winning side, and above it the round's number.
SIDE: Final = 15
ROUND: Final = 4

REWARD: Final = vec[i64]([0, 4, 3, 3, 2])
"""Nuggets per saboteur, by number of saboteurs."""


@final
class EndRound(Step):
    """Pushed with the seat that reached the treasure, or NOBODY."""

    kind: i64 = END_ROUND
    per_player: bool  # lay out as many gold cards as players (at most nine), not as diggers
    broken_no_gold: bool

    def __init__(self, per_player: bool, broken_no_gold: bool) -> None:
        self.per_player = per_player
        self.broken_no_gold = broken_no_gold

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """Reveal the roles, then reward the winners."""
        winner: i64 = SABOTEUR
        reached: i64 = NO_SEAT
        if seat != NOBODY:
            winner = DIGGER
            reached = seat
        if position.log is not None:
            position.log.add(events.ROUND_OVER, seat, winner, 0, 0, 0)
        position.remember(entry(ROUND_WON, reached, winner | position.round << ROUND))
        self.show_roles(position)
        position.push(NEXT_ROUND, 0, 0, 0)
        if seat == NOBODY:
            self.pay_saboteurs(position)
        else:
            self.offer_gold(position, seat)

    def show_roles(self, position: "Position") -> None:
        """Reveal every role, including the one set aside."""
        position.extra[SHOWN] = 1
        seat: i64
        for seat in range(position.game.players):
            role = position.of(seat, ROLE)
            position.remember(entry(HELD, seat, role))
            if position.log is not None:
                position.log.add(events.SHOW_ROLE, seat, role, 0, 0, 0)
        position.remember(entry(HELD, NO_SEAT, position.extra[ASIDE]))
        if position.log is not None:
            position.log.add(events.SHOW_ASIDE, NOBODY, position.extra[ASIDE], 0, 0, 0)

    def pay_saboteurs(self, position: "Position") -> None:
        """Pay each saboteur the same; the more there are, the less each gets."""
        players = position.game.players
        saboteurs: i64 = 0
        seat: i64
        for seat in range(players):
            saboteurs += position.of(seat, ROLE)
        for seat in range(players):
            if position.of(seat, ROLE) == SABOTEUR:
                paid = pay(position, seat, REWARD[saboteurs])
                position.remember(entry(PAID, seat, paid))
                if position.log is not None:
                    position.log.add(events.PAID, seat, paid, 0, 0, 0)

    def offer_gold(self, position: "Position", seat: i64) -> None:
        """Lay out the gold cards. The player who reached the treasure chooses first, if a digger."""
        players = position.game.players
        takers: i64 = 0
        i: i64
        for i in range(players):
            if takes_gold(position, i, self.broken_no_gold):
                takers += 1
        if takers == 0:
            return
        number = takers
        if self.per_player:
            number = min(players, 9)
        lay_out(position, number)
        if count(position.extra, OFFER) > 0:
            push_draft(position, seat, self.broken_no_gold)


@final
class Draft(Step):
    """Asks a digger to keep one of the gold cards being passed on."""

    kind: i64 = DRAFT
    asking: i64 = DEPENDS
    broken_no_gold: bool

    def __init__(self, broken_no_gold: bool) -> None:
        self.broken_no_gold = broken_no_gold

    def asks(self, position: "Position", seat: i64, a: i64, b: i64) -> bool:
        """Ask unless one card is left. Everyone knows how many there are, but not whether they are equal."""
        return count(position.extra, OFFER) > 1

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """Keep the only card."""
        value: i64 = 1
        while position.extra[OFFER + value] == 0:
            value += 1
        self.keep(position, seat, value)

    def moves(self, position: "Position", seat: i64, a: i64, b: i64, moves: Moves) -> None:
        """One answer per value on offer."""
        value: i64
        for value in range(1, 4):
            if position.extra[OFFER + value] > 0:
                moves.add(TAKE | value << AIM)

    def why_not(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> i64:
        """The card must be on offer."""
        if verb_of(move) != TAKE:
            return WRONG_PROMPT
        value = aim_of(move)
        if value < 1 or value > 3 or position.extra[OFFER + value] == 0:
            return NO_TARGET
        return FINE

    def play(self, position: "Position", seat: i64, a: i64, b: i64, move: i64) -> None:
        """Keep the chosen card."""
        self.keep(position, seat, aim_of(move))

    def keep(self, position: "Position", seat: i64, value: i64) -> None:
        """Give the card to the seat and pass the rest to the next digger."""
        position.extra[OFFER + value] -= 1
        position.keep(seat, NUGGETS, position.of(seat, NUGGETS) + value)
        position.remember(entry(PICKED, seat, value))
        if position.log is not None:
            position.log.add(events.TAKE, seat, value, 0, 0, 1 << seat)
        if count(position.extra, OFFER) > 0:
            push_draft(position, seat - 1, self.broken_no_gold)


@final
class NextRound(Step):
    """Deals the next round or ends the match."""

    kind: i64 = NEXT_ROUND

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """The left neighbour of the last player to play a card begins."""
        next_round(position, (position.last + 1) % position.game.players)


def takes_gold(position: "Position", seat: i64, broken_no_gold: bool) -> bool:
    """Whether the seat gets a share of the treasure."""
    if position.of(seat, ROLE) != DIGGER:
        return False
    return not broken_no_gold or position.of(seat, FRONT) & BROKEN == 0


def push_draft(position: "Position", seat: i64, broken_no_gold: bool) -> None:
    """Pass the gold counter-clockwise, from this seat on, to the next player who takes some."""
    players = position.game.players
    chooser = seat % players
    while not takes_gold(position, chooser, broken_no_gold):
        chooser = (chooser - 1) % players
    extra = position.extra
    if position.log is not None:
        position.log.add(events.OFFER, chooser, extra[OFFER + 1], extra[OFFER + 2], extra[OFFER + 3], 1 << chooser)
    position.push(DRAFT, chooser, 0, 0)
