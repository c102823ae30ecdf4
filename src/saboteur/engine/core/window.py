"""The part of the unbounded grid that fixed arrays cover."""

from typing import Final, final

from saboteur.engine.core.place import place_at
from saboteur.engine.native import i32, i64, vec

FOLD: Final = 4096
"""A table by low bits is faster than two divisions; no two cells of a window share this many."""


@final
class Window:
    """A rectangle of cells, numbered row by row from its north-west corner."""

    left: i64
    top: i64
    width: i64
    height: i64
    cells: i64
    mask: i64
    folded: vec[i32]  # the cell of a place by the place's low bits, if it is `places` there
    places: vec[i32]
    by_cell: vec[i64]

    def __init__(self, left: i64, top: i64, right: i64, bottom: i64) -> None:
        self.left = left
        self.top = top
        self.width = right - left + 1
        self.height = bottom - top + 1
        self.cells = self.width * self.height
        self.mask = FOLD - 1
        self.folded = vec[i32]([-1] * FOLD)
        self.places = vec[i32]([-1] * FOLD)
        self.by_cell = vec[i64]([0] * self.cells)
        x: i64
        y: i64
        for y in range(self.height):
            for x in range(self.width):
                cell = y * self.width + x
                place = place_at(left + x, top + y)
                if i64(self.folded[place & self.mask]) >= 0:
                    raise ValueError("two cells of the window share their low bits")
                self.by_cell[cell] = place
                self.folded[place & self.mask] = i32(cell)
                self.places[place & self.mask] = i32(place)

    def cell_of(self, place: i64) -> i64:
        """The number of a place's cell, or -1 outside."""
        low = place & self.mask
        if i64(self.places[low]) != place:
            return -1
        return i64(self.folded[low])

    def place_of(self, cell: i64) -> i64:
        """The place of a cell."""
        return self.by_cell[cell]
