"""Leaving the cave, ending the match, and the value of the treasures."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core import events
from saboteur.engine.core.seat import NOBODY, NUGGETS, ROLE
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.losses import show_clan
from saboteur.engine.dark_cave.state import (
    ASIDE,
    ASIDES,
    BLUE,
    CLAN_OUT,
    ENDED,
    FIGURE,
    LEFT,
    LEFT_COUNT,
    LYING,
    OUT,
    SUPPLY,
    YELLOW,
    works_for,
)
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def leave(position: "Position", seat: i64) -> None:
    """Take a dwarf out with its gold. The first one out sees the clan cards set aside; the match may end."""
    extra = position.extra
    extra[FIGURE + seat] = OUT
    extra[LYING + seat] = 0
    extra[LEFT + extra[LEFT_COUNT]] = seat + 1
    extra[LEFT_COUNT] += 1
    log = position.log
    if log is not None:
        log.add(game_events.LEAVE, seat, 0, 0, 0, 0)
    show_clan(position, seat)
    if log is not None and extra[LEFT_COUNT] == 1:
        i: i64
        for i in range(ASIDES):
            if extra[ASIDE + i] != 0:
                log.add(game_events.LOOK_ASIDE, seat, extra[ASIDE + i] - 1, 0, 0, 1 << seat)
    if clan_is_out(position, YELLOW) or clan_is_out(position, BLUE):
        finish(position, CLAN_OUT)


def clan_is_out(position: "Position", clan: i64) -> bool:
    """Whether every dwarf working for the clan has left."""
    seat: i64
    for seat in range(position.game.players):
        if position.extra[FIGURE + seat] != OUT and works_for(position.of(seat, ROLE)) == clan:
            return False
    return True


def finish(position: "Position", why: i64) -> None:
    """End the match: clear the stack, reveal all clan cards; dwarfs still inside lose their gold."""
    position.depth = 0
    extra = position.extra
    extra[ENDED] = why
    seat: i64
    for seat in range(position.game.players):
        show_clan(position, seat)
        if extra[FIGURE + seat] != OUT:
            extra[SUPPLY] += position.of(seat, NUGGETS)
            position.keep(seat, NUGGETS, 0)
    log = position.log
    if log is not None:
        i: i64
        for i in range(ASIDES):
            if extra[ASIDE + i] != 0:
                log.add(events.SHOW_ASIDE, NOBODY, extra[ASIDE + i] - 1, 0, 0, 0)
        clans = clans_of(position)
        log.add(game_events.TREASURES, NOBODY, clans.treasure(YELLOW), clans.treasure(BLUE), why, 0)
        log.add(events.MATCH_OVER, NOBODY, 0, 0, 0, 0)


@final
class Clans:
    """What decides a match: everyone's clan card and gold, who has left, and who left first."""

    roles: vec[i64]
    gold: vec[i64]
    out: i64  # the seats that have left, as a mask
    first: i64  # the first of them, or NOBODY

    def __init__(self, roles: list[int], gold: list[int], out: i64, first: i64) -> None:
        self.roles = vec[i64](roles)
        self.gold = vec[i64](gold)
        self.out = out
        self.first = first

    def workers(self, clan: i64) -> i64:
        """Number of dwarfs working for the clan."""
        count: i64 = 0
        seat: i64
        for seat in range(len(self.roles)):
            if works_for(self.roles[seat]) == clan:
                count += 1
        return count

    def rescued(self, clan: i64) -> i64:
        """Gold brought out by dwarfs working for the clan."""
        total: i64 = 0
        seat: i64
        for seat in range(len(self.roles)):
            if self.out >> seat & 1 and works_for(self.roles[seat]) == clan:
                total += self.gold[seat]
        return total

    def treasure(self, clan: i64) -> i64:
        """What the clan's gold is worth: once for every dwarf that works for the other clan."""
        return self.rescued(clan) * self.workers(1 - clan)

    def winner(self) -> i64:
        """The winning clan, or NOBODY: the greater treasure, else whom the first to leave works for."""
        yellow = self.treasure(YELLOW)
        blue = self.treasure(BLUE)
        if yellow > blue:
            return YELLOW
        if blue > yellow:
            return BLUE
        if self.first == NOBODY:
            return NOBODY
        return works_for(self.roles[self.first])


def clans_of(position: "Position") -> Clans:
    """What would decide the match if it ended now."""
    extra = position.extra
    roles: list[int] = []
    gold: list[int] = []
    out: i64 = 0
    first: i64 = NOBODY
    seat: i64
    for seat in range(position.game.players):
        roles.append(position.of(seat, ROLE))
        gold.append(position.of(seat, NUGGETS))
        if extra[FIGURE + seat] == OUT:
            out |= 1 << seat
    if extra[LEFT_COUNT] > 0:
        first = extra[LEFT] - 1
    return Clans(roles, gold, out, first)
