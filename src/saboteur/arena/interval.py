"""95 % intervals of paired results.

>>> paired([1.0, 0.5, 1.0, 0.5])
Share(share=0.75, low=0.3..., high=0.9..., deals=4)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.959964


class Share(msgspec.Struct, frozen=True):
    """A mean score from 0 to 1 over deals, with its 95 % interval."""

    share: float
    low: float
    high: float
    deals: int


class Gain(msgspec.Struct, frozen=True):
    """A mean difference over deals, with its 95 % interval."""

    mean: float
    low: float
    high: float
    deals: int


def paired(scores: Sequence[float]) -> Share:
    """The mean of scores from 0 to 1, one for each deal.

    The interval adds two deals won and two lost (Agresti and Coull): with scores of 0 and 1 alone it is close to
    Wilson's, and it does not vanish when all scores are equal.
    """
    number = len(scores)
    if not number:
        return Share(0.5, 0.0, 1.0, 0)
    total = number + 4
    centre = (sum(scores) + 2) / total
    squares = sum((score - centre) ** 2 for score in scores) + 2 * centre**2 + 2 * (1 - centre) ** 2
    reach = Z * sqrt(squares / total / total)
    return Share(sum(scores) / number, max(0.0, centre - reach), min(1.0, centre + reach), number)


def gain(differences: Sequence[float]) -> Gain:
    """The mean of differences, one for each deal; a single deal says nothing about its spread."""
    number = len(differences)
    if not number:
        return Gain(0.0, 0.0, 0.0, 0)
    mean = sum(differences) / number
    squares = sum((one - mean) ** 2 for one in differences)
    reach = Z * sqrt(squares / (number - 1) / number) if number > 1 else abs(mean)
    return Gain(mean, mean - reach, mean + reach, number)
