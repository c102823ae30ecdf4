"""Webs: where they lie, where they may be placed, and how they disappear.

A web lies on the edge between two cells, named by the cell west or north of it and the side there.
"""

from typing import TYPE_CHECKING

from saboteur.engine.core.board import FACE_DOWN, OCCUPIED, TILE
from saboteur.engine.core.moves import CHOP, Moves, at_spot
from saboteur.engine.core.place import EAST, SOUTH, STEPS
from saboteur.engine.core.seat import FACE_UP, NOBODY
from saboteur.engine.dark_cave import events as game_events
from saboteur.engine.dark_cave.state import (
    AXES,
    CARD,
    FIELD,
    FIGURE,
    NO_WEB,
    OUT,
    OWNER,
    PLACE,
    SIDE,
    STRENGTH,
    STRONG,
    WEAK,
    WEB_COUNT,
    WEBS,
    keep_web,
    place_of_spot,
    web_of,
)
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.board import Board
    from saboteur.engine.core.position import Position
    from saboteur.engine.dark_cave.fields import Fields


def web_at(position: "Position", place: i64, side: i64) -> i64:
    """The number of the web on this side of a place, or -1."""
    if position.extra[WEB_COUNT] == 0:
        return -1
    if side not in (EAST, SOUTH):
        place += STEPS[side]
        side ^= 2
    web: i64
    for web in range(WEBS):
        if (
            web_of(position, web, STRENGTH) > 0
            and web_of(position, web, PLACE) == place
            and web_of(position, web, SIDE) == side
        ):
            return web
    return -1


def may_hold(board: "Board", place: i64, side: i64) -> bool:
    """Whether the edge is a joint or an open end."""
    here = opening(board, place, side)
    there = opening(board, place + STEPS[side], side ^ 2)
    return here + there > 0


def opening(board: "Board", place: i64, side: i64) -> i64:
    """1 if a card opens there, 0 if no face-up card lies there, -2 if one is closed there."""
    value = board.at(place)
    if value & OCCUPIED == 0 or value & FACE_DOWN != 0:
        return 0
    if board.tiles.openings[value & TILE] >> side & 1:
        return 1
    return -2


def spin(position: "Position", seat: i64, card: i64, place: i64, side: i64) -> None:
    """Put a web on an edge; a piece must be left."""
    web: i64 = 0
    while web_of(position, web, STRENGTH) > 0:
        web += 1
    keep_web(position, web, PLACE, place)
    keep_web(position, web, SIDE, side)
    keep_web(position, web, STRENGTH, STRONG)
    keep_web(position, web, OWNER, seat)
    keep_web(position, web, CARD, card)
    position.extra[WEB_COUNT] += 1
    if position.log is not None:
        position.log.add(game_events.WEB, seat, card, place, side, 0)


def weaken(position: "Position", web: i64) -> None:
    """Turn a strong web into a weak one; remove a weak one."""
    if web_of(position, web, STRENGTH) == WEAK:
        clear(position, web)
        return
    keep_web(position, web, STRENGTH, WEAK)
    if position.log is not None:
        place = web_of(position, web, PLACE)
        position.log.add(game_events.FRAY, NOBODY, place, web_of(position, web, SIDE), 0, 0)


def clear(position: "Position", web: i64) -> None:
    """Remove a web and discard its card."""
    keep_web(position, web, STRENGTH, NO_WEB)
    position.extra[WEB_COUNT] -= 1
    position.throw(web_of(position, web, OWNER), web_of(position, web, CARD), FACE_UP)
    if position.log is not None:
        place = web_of(position, web, PLACE)
        position.log.add(game_events.WEB_GONE, NOBODY, place, web_of(position, web, SIDE), 0, 0)


def add_chops(position: "Position", fields: "Fields", seat: i64, moves: Moves) -> None:
    """Add every web the seat can cut with an axe from where its dwarf stands."""
    extra = position.extra
    if extra[WEB_COUNT] == 0 or extra[AXES + seat] == 0 or extra[FIGURE + seat] == OUT:
        return
    web: i64
    for web in range(WEBS):
        if in_reach(position, fields, seat, web):
            moves.add(at_spot(CHOP, web_of(position, web, PLACE), web_of(position, web, SIDE)))


def can_chop(position: "Position", fields: "Fields", seat: i64) -> bool:
    """Whether the seat can cut any web."""
    extra = position.extra
    if extra[WEB_COUNT] == 0 or extra[AXES + seat] == 0 or extra[FIGURE + seat] == OUT:
        return False
    moves = Moves()
    add_chops(position, fields, seat, moves)
    return moves.count > 0


def in_reach(position: "Position", fields: "Fields", seat: i64, web: i64) -> bool:
    """Whether the web lies on an open side of the dwarf's field."""
    if web_of(position, web, STRENGTH) == NO_WEB:
        return False
    spot = position.extra[FIGURE + seat]
    place = place_of_spot(spot)
    side = web_of(position, web, SIDE)
    if place != web_of(position, web, PLACE):
        if place != web_of(position, web, PLACE) + STEPS[side]:
            return False
        side ^= 2
    tile = position.board.at(place) & TILE
    return fields.at_arm[tile * 4 + side] == spot & FIELD


def chop(position: "Position", seat: i64, place: i64, side: i64) -> None:
    """Use an axe on a web."""
    use_axe(position, seat)
    if position.log is not None:
        position.log.add(game_events.CHOP, seat, place, side, 0, 0)
    weaken(position, web_at(position, place, side))


def use_axe(position: "Position", seat: i64) -> None:
    """Discard the seat's latest axe."""
    axes = position.extra[AXES + seat]
    position.extra[AXES + seat] = axes >> 8
    position.throw(seat, (axes & 255) - 1, FACE_UP)
