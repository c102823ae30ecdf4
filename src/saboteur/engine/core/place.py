"""Cells as single numbers: an unbounded grid folded onto a small one.

A *place* is ``x + y * STRIDE``; a step is one addition, and the low bits index a board's grid.
Two cells share an index only if they are further apart than any maze of the game can stretch
(``reach_of_fold`` measures the distance, ``tests/engine/test_board.py`` proves it from the decks).
"""

from typing import Final

from saboteur.engine.native import i64, vec

STRIDE: Final = 66327
HALF: Final = 33163
ORIGIN: Final = 1 << 23
"""Added to a place inside a move so that moves are never negative."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEPS: Final = vec[i64]([-66327, 1, 66327, -1])


def place_at(x: i64, y: i64) -> i64:
    """The place of cell ``x,y``.

    >>> place_at(-2, 0), x_of(place_at(-2, 7)), y_of(place_at(-2, 7))
    (-2, -2, 7)
    """
    return x + y * STRIDE


def x_of(place: i64) -> i64:
    """Column of the place, counted towards the goals."""
    return place - y_of(place) * STRIDE


def y_of(place: i64) -> i64:
    """Row of the place, counted down from the start."""
    return (place + HALF) // STRIDE


def reach_of_fold(size: i64) -> i64:
    """The fewest steps between two different cells that share an index in a grid of ``size``."""
    best = size
    y: i64
    for y in range(1, 128):
        x = (-STRIDE * y) % size
        nearest = min(x, size - x)
        best = min(best, nearest + y)
    return best
