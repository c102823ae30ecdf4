"""Counts how long things take, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left

from prometheus_client.core import HistogramMetricFamily

LIMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper ends of the buckets, in seconds."""


class Timing:
    """A histogram of durations."""

    def __init__(self) -> None:
        self._counts = [0] * (len(LIMITS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self._counts[bisect_left(LIMITS, seconds)] += 1
        self._sum += seconds

    def metric(self, name: str, meaning: str) -> HistogramMetricFamily:
        """The histogram as Prometheus reads it."""
        total, buckets = 0, []
        for limit, count in zip((*map(str, LIMITS), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((limit, float(total)))
        return HistogramMetricFamily(name, meaning, buckets=buckets, sum_value=self._sum)
