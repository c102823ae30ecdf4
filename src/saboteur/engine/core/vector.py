"""Vectors for interpreted callers, which cannot build a `vec` themselves."""

from typing import Final

from saboteur.engine.native import extend, i64, vec

FEW: Final = 12
SMALL: Final = 256
"""More numbers than FEW, all below SMALL, are sorted by counting."""


def vector(numbers: list[int]) -> vec[i64]:
    """A vector of these numbers."""
    return vec[i64](numbers)


def numbers(vector: vec[i64]) -> list[int]:
    """The vector as a list."""
    return [x for x in vector]


def clone(vector: vec[i64]) -> vec[i64]:
    """An independent vector with the same numbers."""
    # Compiled, extending an empty vector is one memcpy and twice as fast as a slice, which goes cell by cell.
    return extend(vec[i64](), vector)


def sort(vector: vec[i64]) -> None:
    """Sort ascending, in place."""
    count = len(vector)
    i: i64
    if count > FEW:
        least: i64 = 0
        most: i64 = 0
        for i in range(count):
            item = vector[i]
            least = min(least, item)
            most = max(most, item)
        if least == 0 and most < SMALL:
            _sort_small(vector, most)
            return
    for i in range(1, count):
        item = vector[i]
        at = i
        while at > 0 and vector[at - 1] > item:
            vector[at] = vector[at - 1]
            at -= 1
        vector[at] = item


def _sort_small(vector: vec[i64], most: i64) -> None:
    """Sort numbers from 0 to ``most`` by counting them: samples sort every card that a seat has not seen."""
    counts = vec[i64]([0] * (most + 1))
    i: i64
    for i in range(len(vector)):
        counts[vector[i]] += 1
    at: i64 = 0
    number: i64
    for number in range(most + 1):
        for i in range(counts[number]):
            vector[at] = number
            at += 1


def tally(cards: list[int]) -> dict[int, int]:
    """How often each number occurs, in ascending order; all are below SMALL and none is negative."""
    counts = vec[i64]([0] * SMALL)
    most: i64 = 0
    card: i64
    for card in cards:
        counts[card] += 1
        most = max(most, card)
    found: dict[int, int] = {}
    for card in range(most + 1):
        if counts[card] != 0:
            found[card] = counts[card]
    return found
