"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict

KEPT = 10_000


class Bucket:
    """Holds so many tokens, and fills up again by and by."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Take a token, also one that is not there yet; the seconds until it is."""
        if self.take():
            return 0.0
        self._left -= 1
        return -self._left / self._rate


class Buckets:
    """A bucket for each address; those not seen for long are forgotten."""

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a token from this one's bucket."""
        return self._bucket(who).take()

    def wait(self, who: str) -> float:
        """Take one that may not be there yet; the seconds until it is."""
        return self._bucket(who).wait()

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._most, self._rate)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket
