"""Ratings of bots from matches between two sides of unequal size.

Models that add up the skills of a team predict a near-certain win for three equal players against two. This one uses
the mean skill of a side, and an advantage for one side at each number of players (Bradley-Terry):

    logit P(home wins) = advantage of home at this size + skill(home) - skill(away)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from saboteur.arena.interval import Z

SCALE = 400 / log(10)
"""Points for one unit of log odds: 400 points are odds of ten to one."""
WIDTH = 3.0
"""Standard deviation of the prior on skills, in log odds; keeps the rating of a bot that never lost finite."""
STEPS = 60
CLOSE = 1e-9

Vector = list[float]
Matrix = list[Vector]


class Meeting(NamedTuple):
    """A match between two skills; ``home`` won it (1), lost it (0) or half."""

    deal: Hashable
    """Meetings on the same deal are not independent of each other."""
    home: Hashable
    away: Hashable
    score: float
    place: Hashable = None
    """The key of home's advantage; None if places were swapped evenly."""


class Ratings:
    """The maximum a posteriori skills."""

    def __init__(self, meetings: Iterable[Meeting]) -> None:
        self._meetings = [one for one in meetings if one.home != one.away or one.place is not None]
        skills = {skill: None for one in self._meetings for skill in (one.home, one.away)}
        places = {one.place: None for one in self._meetings if one.place is not None}
        self._index: dict[Hashable, int] = {name: number for number, name in enumerate([*skills, *places])}
        self._skills = len(skills)
        self._values = [0.0] * len(self._index)
        self._cells = self._counted()
        self._fit()
        self._spread, self._robust = self._covariances()

    def points(self, skills: Sequence[Hashable], reference: Sequence[Hashable]) -> tuple[float, float, float]:
        """The mean of some skills, in points above that of the reference's, and its 95 % interval."""
        weights = [0.0] * len(self._values)
        for names, sign in ((skills, 1.0), (reference, -1.0)):
            for name in names:
                if name in self._index:
                    weights[self._index[name]] += sign / len(names)
        value = sum(weight * one for weight, one in zip(weights, self._values, strict=True))
        # The wider of both: the variance between deals, and the bound from the number of matches.
        reach = Z * sqrt(max(0.0, _form(weights, self._spread), _form(weights, self._robust)))
        return tuple(round(SCALE * one, 1) for one in (value, value - reach, value + reach))  # type: ignore[return-value]  # three of three

    def _terms(self, one: Meeting) -> tuple[tuple[int, float], ...]:
        terms = [(self._index[one.home], 1.0), (self._index[one.away], -1.0)]
        if one.place is not None:
            terms.append((self._index[one.place], 1.0))
        return tuple(terms)

    def _counted(self) -> dict[tuple[tuple[int, float], ...], tuple[float, float]]:
        cells: dict[tuple[tuple[int, float], ...], tuple[float, float]] = {}
        for one in self._meetings:
            won, of = cells.get(self._terms(one), (0.0, 0.0))
            cells[self._terms(one)] = won + one.score, of + 1
        return cells

    def _chance(self, terms: tuple[tuple[int, float], ...]) -> float:
        return 1 / (1 + exp(-sum(sign * self._values[index] for index, sign in terms)))

    def _prior(self, index: int) -> float:
        # Advantages may be large: with four players a lone saboteur is nearly hopeless.
        return 1 / WIDTH**2 if index < self._skills else 0.1 / WIDTH**2

    def _hessian(self) -> Matrix:
        size = len(self._values)
        matrix = [[self._prior(row) if row == column else 0.0 for column in range(size)] for row in range(size)]
        for terms, (_, of) in self._cells.items():
            chance = self._chance(terms)
            for row, one in terms:
                for column, other in terms:
                    matrix[row][column] += of * chance * (1 - chance) * one * other
        return matrix

    def _fit(self) -> None:
        """Newton's method; the prior makes the curve steep enough everywhere."""
        for _ in range(STEPS):
            slope = [-self._prior(index) * value for index, value in enumerate(self._values)]
            for terms, (won, of) in self._cells.items():
                for index, sign in terms:
                    slope[index] += sign * (won - of * self._chance(terms))
            step = _product(_inverse(self._hessian()), slope)
            longest = max((abs(one) for one in step), default=0.0)
            factor = 1.0 if longest < 2 else 2 / longest
            self._values = [value + factor * one for value, one in zip(self._values, step, strict=True)]
            if longest < CLOSE:
                return

    def _covariances(self) -> tuple[Matrix, Matrix]:
        """From the curvature, and from the scatter between deals (the sandwich of Huber and White)."""
        spread = _inverse(self._hessian())
        size = len(self._values)
        by_deal: dict[Hashable, Vector] = defaultdict(lambda: [0.0] * size)
        for one in self._meetings:
            terms = self._terms(one)
            left = one.score - self._chance(terms)
            for index, sign in terms:
                by_deal[one.deal][index] += sign * left
        middle = [[0.0] * size for _ in range(size)]
        for scores in by_deal.values():
            told = [(index, score) for index, score in enumerate(scores) if score]
            for row, one_score in told:
                for column, other in told:
                    middle[row][column] += one_score * other
        return spread, _times(_times(spread, middle), spread)


def _inverse(matrix: Matrix) -> Matrix:
    """Gaussian elimination with pivoting."""
    size = len(matrix)
    rows = [[*row, *(1.0 if index == number else 0.0 for index in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [one / pivot for one in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]


def _product(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(one * other for one, other in zip(row, vector, strict=True)) for row in matrix]


def _times(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(one * other for one, other in zip(row, column, strict=True)) for column in columns] for row in left]


def _form(weights: Vector, matrix: Matrix) -> float:
    return sum(weight * one for weight, one in zip(weights, _product(matrix, weights), strict=True))
