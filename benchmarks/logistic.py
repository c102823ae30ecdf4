"""Logistic regression and its metrics in plain Python: small, slow, and enough for some thousand rows."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

Row = Sequence[float]


class Model(NamedTuple):
    """A fitted regression."""

    means: list[float]
    spreads: list[float]
    weights: list[float]
    offset: float

    def score(self, row: Row) -> float:
        """Log odds of a row."""
        parts = zip(self.weights, row, self.means, self.spreads, strict=True)
        return self.offset + sum(weight * (value - mean) / spread for weight, value, mean, spread in parts)


def fit(rows: Sequence[Row], labels: Sequence[bool], ridge: float = 1.0, steps: int = 400) -> Model:
    """Fit by gradient descent on standardised columns."""
    count, width = len(rows), len(rows[0])
    means = [sum(row[at] for row in rows) / count for at in range(width)]
    spreads = [max(1e-6, sqrt(sum((row[at] - means[at]) ** 2 for row in rows) / count)) for at in range(width)]
    scaled = [[(row[at] - means[at]) / spreads[at] for at in range(width)] for row in rows]
    weights, offset = [0.0] * width, 0.0
    rate = 2.0 / count
    for _ in range(steps):
        slope, middle = [ridge * weight for weight in weights], 0.0
        for row, label in zip(scaled, labels, strict=True):
            odds = offset + sum([weight * value for weight, value in zip(weights, row, strict=True)])
            error = 1.0 / (1.0 + exp(-odds)) - label
            middle += error
            for at, value in enumerate(row):
                slope[at] += error * value
        offset -= rate * middle
        weights = [weight - rate * change for weight, change in zip(weights, slope, strict=True)]
    return Model(means, spreads, weights, offset)


def auc(scores: Sequence[float], labels: Sequence[bool]) -> float:
    """How often a positive scores above a negative; ties count half."""
    order = sorted(zip(scores, labels, strict=True))
    positives = sum(labels)
    ranks, at = 0.0, 0
    while at < len(order):
        after = at
        while after < len(order) and order[after][0] == order[at][0]:
            after += 1
        ranks += (at + after + 1) / 2 * sum(label for _, label in order[at:after])
        at = after
    negatives = len(order) - positives
    return (ranks - positives * (positives + 1) / 2) / max(1, positives * negatives)


def wilson(times: int, count: int) -> tuple[float, float, float]:
    """A share and its 95 % interval."""
    z = 1.96
    share = times / count
    centre = (share + z * z / 2 / count) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / 4 / count / count) / (1 + z * z / count)
    return share, centre - half, centre + half
