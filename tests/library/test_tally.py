"""Shares with their intervals."""

import pytest

from saboteur.tally import rate

pytestmark = pytest.mark.once


def test_wilson_intervals_hold_what_is_known_of_them() -> None:
    """Compared with published values."""
    for won, count, low, high in ((0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (41, 71, 0.4614, 0.6854)):
        found = rate(won, count)
        assert (low, high) == pytest.approx((found.low, found.high), abs=5e-4)
    assert (0.0, 1.0) == (rate(0, 0).low, rate(0, 0).high)
