"""End of a round of Saboteur 2: roles revealed, shares paid, crystals counted, then thefts."""

from typing import TYPE_CHECKING, Final, final

from saboteur.engine.core import events
from saboteur.engine.core.board import TILE
from saboteur.engine.core.place import ORIGIN
from saboteur.engine.core.seat import FRONT, NOBODY, NUGGETS, ROLE, TRAPPED
from saboteur.engine.core.step import END_ROUND, NEXT_ROUND, Step
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur2.history import (
    BLUE,
    BLUE_WAY,
    COUNTED,
    CRYSTALS,
    ENDED,
    GREEN,
    GREEN_WAY,
    HELD,
    LEFT_OUT,
    MINED,
    NO_SEAT,
    PAID,
    entry,
)
from saboteur.engine.saboteur2.routes import free_way
from saboteur.engine.saboteur2.state import GEOLOGIST, ROLE_CARD, ROLE_SLOT, SHOWN, THEFT, THEFT_AT
from saboteur.engine.saboteur2.steps import STEAL
from saboteur.engine.saboteur2.winners import Verdict, less, losing_side, mined, share

if TYPE_CHECKING:
    from saboteur.engine.core.board import Board
    from saboteur.engine.core.position import Position

BLUE_DOORS: Final = 1
GREEN_DOORS: Final = 2


@final
class EndRound(Step):
    """Pushed with the seat that made the connection, or NOBODY."""

    kind: i64 = END_ROUND
    verdict: Verdict
    trapped_geologist_paid: bool

    def __init__(self, verdict: Verdict, trapped_geologist_paid: bool) -> None:
        self.verdict = verdict
        self.trapped_geologist_paid = trapped_geologist_paid

    def run(self, position: "Position", seat: i64, a: i64, b: i64) -> None:
        """Settle everything except thefts, which need answers."""
        players = position.game.players
        in_play: i64 = 0
        other: i64
        for other in range(players):
            in_play |= 1 << position.of(other, ROLE)
        told = position.history[:]
        if seat == NOBODY:
            side = losing_side(in_play)
            roles = self.verdict.unconnected(in_play)
            told = append(told, entry(ENDED, NO_SEAT, side))
        else:
            blue = free_way(position.board, treasure_place(position), GREEN_DOORS)
            green = free_way(position.board, treasure_place(position), BLUE_DOORS)
            free: i64 = 0
            if len(blue) > 0:
                free |= BLUE
            if len(green) > 0:
                free |= GREEN
            side = self.verdict.side(position.of(seat, ROLE), free)
            roles = self.verdict.connected(position.of(seat, ROLE), free, in_play)
            told = append(told, entry(ENDED, seat, side))
            told = tell_way(told, BLUE_WAY, blue)
            told = tell_way(told, GREEN_WAY, green)
        if position.log is not None:
            position.log.add(events.ROUND_OVER, seat, side, 0, 0, 0)
        told = show_roles(position, told)
        told = pay_winners(position, roles, told)
        position.history = self.pay_geologists(position, told)
        position.push(NEXT_ROUND, 0, 0, 0)
        call_thieves(position)

    def pay_geologists(self, position: "Position", told: vec[i64]) -> vec[i64]:
        """Pay all crystals to one geologist, or half to each of two."""
        crystals = open_crystals(position.board)
        told = append(told, entry(CRYSTALS, NO_SEAT, crystals))
        paid: i64 = 0
        seat: i64
        for seat in range(position.game.players):
            if self._mines(position, seat):
                paid += 1
        for seat in range(position.game.players):
            if self._mines(position, seat):
                amount = mined(crystals, paid)
                told = append(told, entry(MINED, seat, amount))
                give(position, seat, amount)
        return told

    def _mines(self, position: "Position", seat: i64) -> bool:
        if position.of(seat, ROLE) != GEOLOGIST:
            return False
        return self.trapped_geologist_paid or position.of(seat, FRONT) & TRAPPED == 0


def treasure_place(position: "Position") -> i64:
    """The place of the treasure."""
    number: i64 = 0
    while position.goals[number] != position.game.treasure:
        number += 1
    return position.board.goals[number]


def tell_way(told: vec[i64], kind: i64, way: vec[i64]) -> vec[i64]:
    """Record the places of a free way."""
    i: i64
    for i in range(len(way)):
        told = append(told, entry(kind, NO_SEAT, way[i] + ORIGIN))
    return told


def show_roles(position: "Position", told: vec[i64]) -> vec[i64]:
    """Reveal every role, including those nobody holds."""
    extra = position.extra
    log = position.log
    extra[SHOWN] = 1
    held: i64 = 0
    seat: i64
    slot: i64
    for seat in range(position.game.players):
        role = position.of(seat, ROLE)
        held |= 1 << extra[ROLE_SLOT + seat]
        told = append(told, entry(HELD, seat, role))
        if log is not None:
            log.add(events.SHOW_ROLE, seat, role, 0, 0, 0)
    for slot in range(len(position.game.role_cards)):
        if held >> slot & 1 == 0:
            told = append(told, entry(HELD, NO_SEAT, extra[ROLE_CARD + slot]))
            if log is not None:
                log.add(events.SHOW_ASIDE, NOBODY, extra[ROLE_CARD + slot], 0, 0, 0)
    return told


def pay_winners(position: "Position", roles: i64, told: vec[i64]) -> vec[i64]:
    """Pay each winner who is not trapped the same share, bosses and profiteers a little less."""
    players = position.game.players
    winners: i64 = 0
    seat: i64
    for seat in range(players):
        if roles >> position.of(seat, ROLE) & 1 and position.of(seat, FRONT) & TRAPPED == 0:
            winners += 1
    amount = share(winners)
    for seat in range(players):
        role = position.of(seat, ROLE)
        if roles >> role & 1 == 0:
            continue
        if position.of(seat, FRONT) & TRAPPED != 0:
            told = append(told, entry(LEFT_OUT, seat, 0))
            continue
        told = append(told, entry(COUNTED, seat, amount))
        told = append(told, entry(PAID, seat, less(role, amount)))
        give(position, seat, less(role, amount))
    return told


def give(position: "Position", seat: i64, amount: i64) -> None:
    """Hand out gold; the supply is unlimited."""
    position.keep(seat, NUGGETS, position.of(seat, NUGGETS) + amount)
    if position.log is not None:
        position.log.add(events.PAID, seat, amount, 0, 0, 0)


def open_crystals(board: "Board") -> i64:
    """Number of crystals visible in the maze."""
    count: i64 = 0
    i: i64
    for i in range(board.card_count):
        count += board.tiles.crystal[board.at(board.cards[i]) & TILE]
    return count


def call_thieves(position: "Position") -> None:
    """Let thieves act: the player of the latest usable theft first, then clockwise."""
    players = position.game.players
    first: i64 = NOBODY
    seat: i64
    for seat in range(players):
        if steals(position, seat) and (
            first == NOBODY or position.extra[THEFT_AT + seat] > position.extra[THEFT_AT + first]
        ):
            first = seat
    if first == NOBODY:
        return
    i: i64 = players - 1
    while i >= 0:
        seat = (first + i) % players
        if steals(position, seat):
            position.push(STEAL, seat, 0, 0)
        i -= 1


def steals(position: "Position", seat: i64) -> bool:
    """Whether the seat has a theft in front of it and is free to use it."""
    return position.of(seat, FRONT) & (THEFT | TRAPPED) == THEFT
