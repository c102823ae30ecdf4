"""A table's state and its write-ahead log: a change is written before it is applied."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from saboteur.record import RecordError
from saboteur.server.refusal import Refusal
from saboteur.server.store.calls import Call
from saboteur.server.store.failure import Collision, DamagedError, LostError, UnavailableError
from saboteur.server.store.store import Store
from saboteur.server.store.writer import Batch
from saboteur.server.table.action import Change
from saboteur.server.table.state import LogError, State, fold
from saboteur.server.table.summary import with_index

LONGEST_PAUSE = 30.0
"""Seconds between attempts to write, at the longest."""

_log = structlog.get_logger("tables")


class Journal:
    """The state of a table, as far as its log confirms it."""

    def __init__(self, state: State, store: Store) -> None:
        self.state = state
        self.uncertain = False
        """Whether the log may be ahead of `state`: a write failed and the log could not be read since."""
        self.retry_at = 0.0
        """When clocks and bots retry."""
        self._failures = 0
        """Consecutive failed writes."""
        self._store = store
        self._epoch = store.leases.epoch_of(state.table_id)
        """If this process loses the table and claims it again, earlier decisions must not be written."""
        self.calls: Callable[[State, State], tuple[Call, ...]] = lambda _before, _after: ()
        """Whom to notify after a change."""

    @property
    def failing(self) -> bool:
        """Whether the last write failed."""
        return self._failures > 0

    async def append(self, change: Change) -> None:
        """Write a change, then apply it. `UnavailableError` and `Collision` leave the state uncertain."""
        before, now = self.state, self._store.clock.now()
        after = before.copy()
        for entry in change.entries:
            after.add(entry, now)
        if change.match is not None:
            after.match = change.match
        called = self.calls(before, after)
        batch = Batch(
            table_id=before.table_id, first=before.seq, entries=change.entries, at=now, epoch=self._epoch, calls=called
        )
        try:
            await self._store.write(with_index(batch, before, after))
        except LostError:
            raise
        except asyncio.CancelledError:
            # It may be on disk already.
            self.uncertain = True
            raise
        except Collision:
            self.uncertain = True
            raise
        except Exception as error:
            # The error's text may hold what was to be written: cards.
            _log.error("not-kept", table_id=before.table_id, error=type(error).__name__)
            self.uncertain = True
            self._back_off()
            raise UnavailableError("write") from error
        self._failures, self.retry_at = 0, 0.0
        self.state = after

    async def reload(self) -> bool:
        """Reload the state from the log; whether it differs. `Refusal` if it cannot be read."""
        before = self.state
        try:
            self.state = fold(before.table_id, await self._store.read(before.table_id))
        except (UnavailableError, DamagedError, LogError, RecordError, msgspec.DecodeError):
            self._back_off()
            raise Refusal("not-kept", 503) from None
        self.uncertain = False
        return self.state.seq != before.seq or self.state.named != before.named

    def pause(self) -> float:
        """Seconds until clocks and bots may retry."""
        return self.retry_at - self._store.clock.now()

    def _back_off(self) -> None:
        """Back off: clocks and bots wait longer after each failure."""
        self._failures += 1
        self.retry_at = self._store.clock.now() + min(2.0 ** (self._failures - 1), LONGEST_PAUSE)
