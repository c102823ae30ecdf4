"""What is joined to the start, asked of the engine's own maze so that the rule exists once."""

from __future__ import annotations

from collections.abc import Iterable

from saboteur.engine.game import empty_board
from saboteur.engine.place import place_at
from saboteur.engine.tiles import Tiles
from saboteur.move import Cell
from saboteur.shape import Shape

_GRID = 2048


def lit_arms(cards: Iterable[tuple[Cell, Shape]], start: Cell = (0, 0)) -> dict[Cell, int]:
    """For every card the open sides (as a mask) up to which a way leads from the start.

    A dead end is lit on the side from which one comes, and nothing goes on inside it.
    """
    laid = dict(cards)
    tiles = Tiles(1)
    numbers = {shape: _tile(tiles, shape) for shape in dict.fromkeys(laid.values())}
    board = empty_board(tiles, _GRID, len(laid) + 8, 0)
    for cell, shape in laid.items():
        if cell == start:
            board.put_start(place_at(*cell), numbers[shape], 0)
        else:
            board.lay(place_at(*cell), numbers[shape])
    return {cell: sum(1 << side for side in range(4) if board.touches(place_at(*cell), side, 0)) for cell in laid}


def _tile(tiles: Tiles, shape: Shape) -> int:
    """A card as one may walk on it: a tunnel joins its curves, ladders lead to each other."""
    segments = [shape.openings] if shape.has("tunnel") else list(shape.segment_masks)
    return tiles.add(-1, segments, ladder=int(shape.has("ladder")), rungs=segments[0])
