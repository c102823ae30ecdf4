"""Leaving the cave, the end of a match and what the treasures are worth."""

from typing import TYPE_CHECKING

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
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


def leave(position: "Position", seat: i64) -> None:
    """The dwarf is out with its gold; the first one looks at the clan cards set aside; perhaps the match ends."""
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
    """Whether every dwarf that works for the clan has left."""
    seat: i64
    for seat in range(position.game.players):
        if position.extra[FIGURE + seat] != OUT and works_for(position.of(seat, ROLE)) == clan:
            return False
    return True


def finish(position: "Position", why: i64) -> None:
    """The match is over: nothing comes next, all clan cards are shown, and who is still inside loses his gold."""
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
        log.add(game_events.TREASURES, NOBODY, treasure(position, YELLOW), treasure(position, BLUE), why, 0)
        log.add(events.MATCH_OVER, NOBODY, 0, 0, 0, 0)


def workers(position: "Position", clan: i64) -> i64:
    """How many dwarfs work for the clan."""
    count: i64 = 0
    seat: i64
    for seat in range(position.game.players):
        if works_for(position.of(seat, ROLE)) == clan:
            count += 1
    return count


def rescued(position: "Position", clan: i64) -> i64:
    """The gold that dwarfs working for the clan have brought out."""
    total: i64 = 0
    seat: i64
    for seat in range(position.game.players):
        if position.extra[FIGURE + seat] == OUT and works_for(position.of(seat, ROLE)) == clan:
            total += position.of(seat, NUGGETS)
    return total


def treasure(position: "Position", clan: i64) -> i64:
    """What the clan's gold is worth: once for every dwarf that works for the other clan."""
    return rescued(position, clan) * workers(position, 1 - clan)


def winner(position: "Position") -> i64:
    """The winning clan, or NOBODY: the greater treasure, else whom the first to leave works for."""
    yellow = treasure(position, YELLOW)
    blue = treasure(position, BLUE)
    if yellow > blue:
        return YELLOW
    if blue > yellow:
        return BLUE
    if position.extra[LEFT_COUNT] == 0:
        return NOBODY
    return works_for(position.of(position.extra[LEFT] - 1, ROLE))
