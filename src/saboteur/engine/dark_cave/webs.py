"""Webs: where they lie, may lie, and how they come and go.

A web lies on an edge between two cells; the edge is named by the cell west or north of it and the side there.
"""

from typing import TYPE_CHECKING

from saboteur.engine.core import events
from saboteur.engine.core.board import FACE_DOWN, OCCUPIED, TILE
from saboteur.engine.core.moves import CHOP, Moves, at_spot
from saboteur.engine.core.place import EAST, SOUTH, STEPS
from saboteur.engine.core.position import FACE_UP, NOBODY
from saboteur.engine.dark_cave.state import (
    AXES,
    CARD,
    FIELD,
    FIGURE,
    OUT,
    OWNER,
    PLACE,
    SIDE,
    STRENGTH,
    WEB,
    WEB_COUNT,
    WEB_WIDTH,
    WEBS,
    place_of_spot,
)
from saboteur.engine.native import i64

if TYPE_CHECKING:
    from saboteur.engine.core.board import Board
    from saboteur.engine.core.position import Position
    from saboteur.engine.dark_cave.fields import Fields


def web_at(position: "Position", place: i64, side: i64) -> i64:
    """The number of the web on this side of a place, or -1."""
    extra = position.extra
    if extra[WEB_COUNT] == 0:
        return -1
    if side not in (EAST, SOUTH):
        place += STEPS[side]
        side ^= 2
    web: i64
    for web in range(WEBS):
        at = WEB + web * WEB_WIDTH
        if extra[at + STRENGTH] > 0 and extra[at + PLACE] == place and extra[at + SIDE] == side:
            return web
    return -1


def may_hold(board: "Board", place: i64, side: i64) -> bool:
    """Whether the edge is a joint, or an open end of a card."""
    here = opening(board, place, side)
    there = opening(board, place + STEPS[side], side ^ 2)
    return here + there > 0


def opening(board: "Board", place: i64, side: i64) -> i64:
    """1 if a card opens there, 0 if none lies there to be seen, -2 if one is closed there."""
    value = board.at(place)
    if value & OCCUPIED == 0 or value & FACE_DOWN != 0:
        return 0
    if board.tiles.openings[value & TILE] >> side & 1:
        return 1
    return -2


def spin(position: "Position", seat: i64, card: i64, place: i64, side: i64) -> None:
    """Put a web on an edge; there must be one left."""
    extra = position.extra
    at: i64 = WEB
    while extra[at + STRENGTH] > 0:
        at += WEB_WIDTH
    extra[at + PLACE] = place
    extra[at + SIDE] = side
    extra[at + STRENGTH] = 2
    extra[at + OWNER] = seat
    extra[at + CARD] = card
    extra[WEB_COUNT] += 1
    if position.log is not None:
        position.log.add(events.WEB, seat, card, place, side, 0)


def weaken(position: "Position", web: i64) -> None:
    """A strong web becomes a weak one, a weak one is gone."""
    at = WEB + web * WEB_WIDTH
    extra = position.extra
    if extra[at + STRENGTH] == 1:
        clear(position, web)
        return
    extra[at + STRENGTH] = 1
    if position.log is not None:
        position.log.add(events.FRAY, NOBODY, extra[at + PLACE], extra[at + SIDE], 0, 0)


def clear(position: "Position", web: i64) -> None:
    """Take a web away, its card to the discards."""
    at = WEB + web * WEB_WIDTH
    extra = position.extra
    extra[at + STRENGTH] = 0
    extra[WEB_COUNT] -= 1
    position.throw(extra[at + OWNER], extra[at + CARD], FACE_UP)
    if position.log is not None:
        position.log.add(events.WEB_GONE, NOBODY, extra[at + PLACE], extra[at + SIDE], 0, 0)


def add_chops(position: "Position", fields: "Fields", seat: i64, moves: Moves) -> None:
    """Every web that the seat can cut with an axe from where its dwarf stands."""
    extra = position.extra
    if extra[WEB_COUNT] == 0 or extra[AXES + seat] == 0 or extra[FIGURE + seat] == OUT:
        return
    web: i64
    for web in range(WEBS):
        if in_reach(position, fields, seat, web):
            at = WEB + web * WEB_WIDTH
            moves.add(at_spot(CHOP, extra[at + PLACE], extra[at + SIDE]))


def can_chop(position: "Position", fields: "Fields", seat: i64) -> bool:
    """Whether there is such a web."""
    extra = position.extra
    if extra[WEB_COUNT] == 0 or extra[AXES + seat] == 0 or extra[FIGURE + seat] == OUT:
        return False
    moves = Moves()
    add_chops(position, fields, seat, moves)
    return moves.count > 0


def in_reach(position: "Position", fields: "Fields", seat: i64, web: i64) -> bool:
    """Whether the dwarf's field owns the open side on which the web lies."""
    extra = position.extra
    at = WEB + web * WEB_WIDTH
    if extra[at + STRENGTH] == 0:
        return False
    spot = extra[FIGURE + seat]
    place = place_of_spot(spot)
    side = extra[at + SIDE]
    if place != extra[at + PLACE]:
        if place != extra[at + PLACE] + STEPS[side]:
            return False
        side ^= 2
    tile = position.board.at(place) & TILE
    return fields.at_arm[tile * 4 + side] == spot & FIELD


def chop(position: "Position", seat: i64, place: i64, side: i64) -> None:
    """Use up an axe on a web."""
    use_axe(position, seat)
    if position.log is not None:
        position.log.add(events.CHOP, seat, place, side, 0, 0)
    weaken(position, web_at(position, place, side))


def use_axe(position: "Position", seat: i64) -> None:
    """The seat's latest axe goes to the discards."""
    axes = position.extra[AXES + seat]
    position.extra[AXES + seat] = axes >> 8
    position.throw(seat, (axes & 255) - 1, FACE_UP)
