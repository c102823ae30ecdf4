"""Sets of cells as bits of one number: a step in all directions is four shifts."""

from __future__ import annotations

from functools import lru_cache

from saboteur.notation.move import Cell

FAR = 40
"""Distance of unreachable cells."""
WIDTH = 32
ORIGIN = 16 * WIDTH + 11
SIDES = ((0, -WIDTH, 2), (1, 1, 3), (2, WIDTH, 0), (3, -1, 1))
"""Each side N E S W, the step to the neighbour, and the side facing back."""
ROOM = 3
"""Margin around start and goals in which paths are searched."""


@lru_cache(maxsize=4096)
def place_of(cell: Cell) -> int:
    """The number of a cell; 0 if it is out of range."""
    x, y = cell
    return ORIGIN + y * WIDTH + x if -11 < x < 20 and -15 < y < 15 else 0


def cell_of(place: int) -> Cell:
    """The cell of a number other than 0."""
    return place % WIDTH - ORIGIN % WIDTH, place // WIDTH - ORIGIN // WIDTH


@lru_cache(maxsize=64)
def around(cells: tuple[Cell, ...]) -> int:
    """The cells around these in which paths are searched."""
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    found = 0
    for y in range(min(ys) - ROOM, max(ys) + ROOM + 1):
        for x in range(min(xs) - ROOM, max(xs) + ROOM + 1):
            found |= 1 << place_of((x, y))
    return found & ~1


def spread(cells: int) -> int:
    """These cells and their neighbours."""
    return cells | cells << 1 | cells >> 1 | cells << WIDTH | cells >> WIDTH


class Field:
    """Empty cells by the number of cards missing to a goal, including their own: zero, one, two …

    ``loose`` parts of the maze lead from any of their ends to any other. Evaluated lazily: most mazes are looked at
    once, and near the goal.
    """

    __slots__ = ("_empty", "_loose", "_seen", "_steps")

    def __init__(self, empty: int, goal: int, loose: list[int]) -> None:
        self._steps = [goal]
        self._seen = goal
        self._empty = empty
        self._loose = loose

    def at(self, steps: int) -> int:
        """The cells at this distance in cards; none if no cell is that far away."""
        known = self._steps
        while len(known) <= steps:
            front = known[-1]
            if not front:
                return 0
            # `spread`, inlined because this is the hot loop.
            further = front | front << 1 | front >> 1 | front << WIDTH | front >> WIDTH
            for ends in self._loose:
                if front & ends:
                    further |= ends
            front = further & self._empty & ~self._seen
            self._seen |= front
            known.append(front)
        return known[steps]

    def nearest(self, cells: int) -> int:
        """Fewest cards missing from any of these cells."""
        for steps, front in enumerate(self._steps):
            if front & cells:
                return steps
        steps = len(self._steps)
        while front := self.at(steps):
            if front & cells:
                return steps
            steps += 1
        return FAR
