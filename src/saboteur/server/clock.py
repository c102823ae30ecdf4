"""The server's time: never jumps, never runs backwards."""

from __future__ import annotations

import time


class SteadyClock:
    """The wall clock at the start, continued by the monotonic clock.

    Deadlines use it, so setting the wall clock neither ends nor prolongs a turn.
    """

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """The present time."""
        return time.monotonic() + self._offset

    def follow(self, now: float) -> None:
        """Set the clock: all processes of a cluster follow one clock."""
        self._offset = now - time.monotonic()

    def continue_from(self, moment: float) -> None:
        """Start no earlier than a moment of the last run: the wall clock may have been set back since."""
        self._offset = max(self._offset, moment - time.monotonic())
