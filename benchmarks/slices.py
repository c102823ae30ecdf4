"""Short slices of work, taken in turn: the speed of a core changes from one second to the next."""

from __future__ import annotations

from statistics import median, quantiles


class Slices:
    """The cost of the slices of one kind of work."""

    def __init__(self) -> None:
        self.costs: list[float] = []

    def add(self, cpu: float, things: int) -> None:
        """Record the CPU seconds for this many items."""
        self.costs.append(cpu / things * 1e6)

    @property
    def middle(self) -> float:
        """CPU microseconds per item: the median of the slices."""
        return median(self.costs)

    @property
    def spread(self) -> float:
        """How far the quartiles lie apart, as a part of the median."""
        return spread(self.costs)

    def times(self, other: Slices) -> Slices:
        """How many times the cost of `other`, slice by slice: neighbours saw the same machine."""
        ratios = Slices()
        ratios.costs = [own / theirs for own, theirs in zip(self.costs, other.costs, strict=True)]
        return ratios


def spread(values: list[float]) -> float:
    """How far the quartiles lie apart, as a part of the median."""
    if len(values) == 1:
        return 0.0
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return (high - low) / middle
