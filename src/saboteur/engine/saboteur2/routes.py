"""Find a way from start to treasure for a colour, with the other colour's doors closed."""

from typing import TYPE_CHECKING

from saboteur.engine.core.board import FACE_DOWN, OCCUPIED, TILE
from saboteur.engine.core.place import STEPS
from saboteur.engine.native import append, i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.board import Board


def free_way(board: "Board", goal: i64, shut: i64) -> vec[i64]:
    """The places of a shortest way from the start to this place without doors of a closed colour.

    ``shut`` is 1 for blue and 2 for green doors. Empty if there is no way.
    """
    tiles = board.tiles
    places = vec[i64]()
    parts = vec[i64]()  # the segment entered on each place
    before = vec[i64]()
    visited = vec[i64]([0] * len(board.grid))
    root = board.roots[0]
    side: i64
    for side in range(4):
        segment = tiles.segments[(board.at(root) & TILE) * 4 + side]
        if segment != 0 and visited[root & board.mask] & segment == 0:
            places = append(places, root)
            parts = append(parts, segment)
            before = append(before, -1)
            visited[root & board.mask] |= segment
    at: i64 = 0
    i: i64
    while at < len(places):
        place = places[at]
        if place == goal:
            return _walked(places, before, at)
        tile = board.at(place) & TILE
        for side in range(4):
            if parts[at] >> side & 1 == 0:
                continue
            there = place + STEPS[side]
            value = board.at(there)
            if value & OCCUPIED == 0 or value & FACE_DOWN != 0:
                continue
            segment = tiles.segments[(value & TILE) * 4 + (side ^ 2)]
            if segment == 0 or visited[there & board.mask] & segment != 0 or _door(board, value & TILE, shut) & segment:
                continue
            visited[there & board.mask] |= segment
            places = append(places, there)
            parts = append(parts, segment)
            before = append(before, at)
        group = tiles.ladder[tile]
        if group != 0 and tiles.rungs[tile] & parts[at] != 0:
            for i in range(board.card_count):
                there = board.cards[i]
                other = board.at(there) & TILE
                segment = tiles.rungs[other]
                if tiles.ladder[other] == group and visited[there & board.mask] & segment == 0:
                    visited[there & board.mask] |= segment
                    places = append(places, there)
                    parts = append(parts, segment)
                    before = append(before, at)
        at += 1
    return vec[i64]()


def _door(board: "Board", tile: i64, shut: i64) -> i64:
    """The arms of a tile closed by doors of these colours."""
    doors = board.tiles.doors[tile]
    arms: i64 = 0
    if shut & 1:
        arms |= doors & 15
    if shut & 2:
        arms |= doors >> 4
    return arms


def _walked(places: vec[i64], before: vec[i64], at: i64) -> vec[i64]:
    """The way to this point, from its beginning."""
    back = vec[i64]()
    while at >= 0:
        back = append(back, places[at])
        at = before[at]
    way = vec[i64]()
    i = len(back) - 1
    while i >= 0:
        way = append(way, back[i])
        i -= 1
    return way
