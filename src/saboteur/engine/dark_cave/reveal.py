"""Turn up the goal a dwarf steps onto."""

from typing import TYPE_CHECKING

from saboteur.engine.core.fit import SHOWS_OPEN
from saboteur.engine.core.place import STEPS
from saboteur.engine.core.step import ORIENT
from saboteur.engine.dark_cave.fields import Fields
from saboteur.engine.dark_cave.losses import fill_vein
from saboteur.engine.dark_cave.state import spot_at
from saboteur.engine.dark_cave.steps import ARRIVE
from saboteur.engine.native import i64
from saboteur.engine.saboteur.reveal import TURNED, UPRIGHT, turn_up

if TYPE_CHECKING:
    from saboteur.engine.core.board import Board
    from saboteur.engine.core.position import Position


def reveal_goal(position: "Position", seat: i64, place: i64, came_from: i64) -> None:
    """Turn up the goal for a dwarf coming from a neighbouring card; it enters once the goal is oriented."""
    board = position.board
    number = board.goal_at(place)
    side: i64 = 0
    while place + STEPS[side] != came_from:
        side += 1
    position.push(ARRIVE, seat, number, side)
    tile = position.goals[number]
    ways = ways_to_lie(board, place, tile, side)
    if ways == UPRIGHT | TURNED:
        position.push(ORIENT, seat, number, 0)
        return
    if ways == TURNED:
        tile = board.tiles.turned[tile]
    turn_up(position, seat, number, tile)


def ways_to_lie(board: "Board", place: i64, tile: i64, side: i64) -> i64:
    """The orientations of a goal entered from this side: fitting everywhere, else connecting to that path."""
    tiles = board.tiles
    turned = tiles.turned[tile]
    if turned == tile:
        return UPRIGHT
    shown = board.shown(place)
    fits: i64 = 0
    joins: i64 = 0
    if (shown >> SHOWS_OPEN ^ tiles.openings[tile]) & shown & 15 == 0:
        fits |= UPRIGHT
    if (shown >> SHOWS_OPEN ^ tiles.openings[turned]) & shown & 15 == 0:
        fits |= TURNED
    if fits != 0:
        return fits
    if tiles.openings[tile] >> side & 1:
        joins |= UPRIGHT
    if tiles.openings[turned] >> side & 1:
        joins |= TURNED
    return joins


def fill_goal(position: "Position", fields: Fields, place: i64) -> None:
    """Put gold on the vein of a goal just turned up, if it has one."""
    tile = position.board.tile_at(place)
    if fields.vein[tile] >= 0:
        fill_vein(position, spot_at(place, fields.vein[tile]))
