"""Set up and read positions of the Duel for scenarios."""

from saboteur.engine.core.board import NO_PLACE, TILE
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import NUGGETS
from saboteur.engine.duel.bribe import open_trolls
from saboteur.engine.duel.deal import goal_index
from saboteur.engine.duel.key import locked, unlock
from saboteur.engine.duel.state import (
    ASIDE,
    BEFORE,
    GOAL,
    MARKERS,
    ON_TABLE,
    ON_TROLL,
    OPEN,
    WATCH,
    WATCHED,
    add_gold,
    put_marker,
    secured,
    watch,
    worth,
)
from saboteur.engine.native import i64


def furnish(position: Position, markers: i64, aside: list[int]) -> None:
    """Derive counters from the table and set these cards aside."""
    extra = position.extra
    board = position.board
    tiles = board.tiles
    i: i64
    for i in range(len(position.goals)):
        extra[GOAL + goal_index(position.game.goal_tiles, position.goals[i])] = ON_TABLE
        if not board.hidden(i):
            extra[OPEN] += 1
    for i in range(board.card_count):
        tile = board.at(board.cards[i]) & TILE
        if tiles.gold[tile] != 0 or tiles.trolls[tile] != 0:
            watch(position, board.cards[i])
    extra[MARKERS] = markers
    for number, card in enumerate(aside):
        extra[ASIDE + number] = card


def own(position: Position, seat: i64, cards: list[int]) -> None:
    """Give a seat gold cards of these values at the start of the round."""
    for value in cards:
        add_gold(position, seat, value, 1)
    nuggets = worth(position, seat)
    position.keep(seat, NUGGETS, nuggets)
    position.extra[BEFORE + seat] = nuggets


def mark(position: Position, seat: i64, place: i64) -> bool:
    """Put a marker on a card with gold or a troll; False if it has neither or is already marked."""
    extra = position.extra
    i: i64
    for i in range(WATCH, WATCH + extra[WATCHED]):
        if extra[i] == place:
            if position.board.tiles.trolls[position.board.at(place) & TILE] == 0:
                put_marker(position, seat, place, 0)
            else:
                put_marker(position, seat, place, ON_TROLL)
                open_trolls(position.board, place)
            return True
    return False


def use_key(position: Position, seat: i64, place: i64) -> bool:
    """Open a door for a seat; False if none is closed to it."""
    if position.board.tile_at(place) < 0 or locked(position.board, place, seat) == 0:
        return False
    unlock(position.board, place, seat)
    return True


def unmarked(position: Position) -> int:
    """The place of unmarked gold that is joined to a start and so needs a marker, or NO_PLACE."""
    extra = position.extra
    i: i64
    seat: i64
    for i in range(WATCH, WATCH + extra[WATCHED]):
        for seat in range(position.game.players):
            if secured(position, extra[i], seat):
                return extra[i]
    return NO_PLACE
