"""Vectors: sorting, which samples rely on to forget where cards lay."""

import random

import pytest

from saboteur.engine.core.vector import numbers, sort, tally, vector


@pytest.mark.parametrize("most", [1, 80, 255, 256, 100_000])
@pytest.mark.parametrize("least", [0, -3])
def test_vectors_are_sorted_however_many_and_large(least: int, most: int) -> None:
    rng = random.Random(most)
    for size in (0, 1, 2, 12, 13, 90):
        mixed = [rng.randint(least, most) for _ in range(size)]
        sorted_here = vector(mixed)
        sort(sorted_here)
        assert sorted(mixed) == numbers(sorted_here)


def test_numbers_are_counted_in_ascending_order() -> None:
    rng = random.Random(4)
    for size in (0, 1, 90):
        mixed = [rng.randint(0, 255) for _ in range(size)]
        assert [(number, mixed.count(number)) for number in sorted(set(mixed))] == list(tally(mixed).items())
