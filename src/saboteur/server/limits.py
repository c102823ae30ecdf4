"""Rate limits: token buckets."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

MAX_BUCKETS = 10_000


class Bucket:
    """A token bucket."""

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

    def spend(self, tokens: int) -> None:
        """Remove tokens that were taken elsewhere."""
        self._left = max(-self._most, self._left - tokens)

    def wait(self) -> float:
        """Take a token in advance if needed; the seconds until it is due."""
        if self.take():
            return 0.0
        self._left -= 1
        return -self._left / self._rate


class Buckets:
    """A bucket per key; the least recently used are dropped."""

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._spent: Counter[str] | None = None

    def take(self, key: str) -> bool:
        """Take a token if the key has one."""
        taken = self._bucket(key).take()
        if taken and self._spent is not None:
            self._spent[key] += 1
        return taken

    def wait(self, key: str) -> float:
        """Take a token in advance if needed; the seconds until it is due."""
        if self._spent is not None:
            self._spent[key] += 1
        return self._bucket(key).wait()

    def collect(self) -> dict[str, int]:
        """What each key has taken since the last time, for processes that share the limit."""
        spent, self._spent = self._spent, Counter()
        return dict(spent or {})

    def spend(self, spent: dict[str, int]) -> None:
        """Remove the tokens that keys have taken elsewhere."""
        for key, tokens in spent.items():
            self._bucket(key).spend(tokens)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._most, self._rate)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
