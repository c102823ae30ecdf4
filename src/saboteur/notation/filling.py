"""A cache as a dictionary: looking up a key twice calls the function once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Filling(dict[Key, Value]):
    """A dictionary that computes a missing value on first use.

    >>> squares = Filling(lambda number: number * number)
    >>> squares[3], squares
    (9, {3: 9})
    """

    __slots__ = ("_make", "_most")

    def __init__(self, make: Callable[[Key], Value], most: int | None = None) -> None:
        """Make values by calling ``make``; keep at most this many."""
        super().__init__()
        self._make = make
        self._most = most

    def __missing__(self, key: Key) -> Value:
        value = self._make(key)
        if len(self) == self._most:
            self.clear()
        self[key] = value
        return value
