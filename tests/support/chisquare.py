"""Pearson's chi-squared test, with the standard library only."""

import math
from collections.abc import Hashable, Mapping


def p_value(counts: Mapping[Hashable, int], expected: Mapping[Hashable, float]) -> float:
    """The p-value of the counts under the expected shares (which add up to 1).

    Small shares are merged; counting something impossible gives 0.
    """
    total = sum(counts.values())
    if any(expected.get(what, 0) <= 0 for what, count in counts.items() if count):
        return 0.0
    large = {what: share * total for what, share in expected.items() if share * total >= 5}
    groups = [(counts.get(what, 0), amount) for what, amount in large.items()]
    rest = total - sum(large.values())
    if rest >= 1:
        groups.append((sum(count for what, count in counts.items() if what not in large), rest))
    if len(groups) < 2:
        return 1.0
    statistic = sum((count - amount) ** 2 / amount for count, amount in groups)
    return _upper_gamma((len(groups) - 1) / 2, statistic / 2)


def shares(weights: Mapping[Hashable, float]) -> dict[Hashable, float]:
    """Weights as shares of 1."""
    total = sum(weights.values())
    return {what: weight / total for what, weight in weights.items()}


def _upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function: a series for small x, a continued fraction for large."""
    if x <= 0:
        return 1.0
    front = math.exp(-x + a * math.log(x) - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - total * front
    b = x + 1 - a
    c = 1e300
    d = 1 / b
    fraction = d
    for i in range(1, 10_000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= d * c
        if abs(d * c - 1) < 1e-12:
            break
    return front * fraction
