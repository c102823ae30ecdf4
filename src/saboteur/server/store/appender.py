"""Appends to logs in SQLite: each transaction is one job for a thread."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from saboteur.server.store.failure import FencedError

Entry = tuple[str, int, str, str, float]
"""A row of `entries`."""
Indexed = tuple[str, int, float, str, str]
"""What changes in a row of `tables`: phase, free seats, time and summary; and the table's id."""
Shown = tuple[float, str, str]
"""What nearly every move changes there: time and summary; and the table's id."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "temp_store=MEMORY")
"""An acknowledged move must survive a power failure.

The statement journal stays in memory: for twenty moves at once SQLite would create a file.
"""
CACHE = 16_000
"""The page cache in kilobytes: enough for the ends of a thousand logs or more."""

_INSERT = "INSERT INTO entries VALUES"
_ENTRY = "(?, ?, ?, ?, ?)"
_INDEX = "UPDATE tables SET phase = ?, free = ?, changed = ?, summary = ? WHERE id = ?"
# Four indexes hold the phase, and SQLite rewrites them all if it is named, even with the value it had.
_SHOW = "UPDATE tables SET changed = ?, summary = ? WHERE id = ?"


class Appender:
    """A connection of its own. Most moves need nothing else, and each step through a driver costs more than a row."""

    def __init__(self, file: Path, epoch: int) -> None:
        """`epoch` is the number of this server's start; after a later start it refuses to write."""
        self._file = file
        self._epoch = epoch
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "appender")

    async def append(self, rows: Sequence[Entry], index: Sequence[Indexed], shown: Sequence[Shown] = ()) -> None:
        """Add entries to logs and bring the index up to date, all or nothing; returns once on disk."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows, index, shown)

    async def close(self) -> None:
        """Close the connection; the next write opens another."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    def end(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False)

    def _append(self, rows: Sequence[Entry], index: Sequence[Indexed], shown: Sequence[Shown]) -> None:
        if self._connection is None:
            self._connection = _open(self._file)
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        try:
            self._check(run("SELECT epoch FROM alive").fetchone())
            # In one statement: between two, the other thread may take the interpreter for milliseconds.
            run(f"{_INSERT} {', '.join([_ENTRY] * len(rows))}", [part for row in rows for part in row])
            self._connection.executemany(_INDEX, index)
            self._connection.executemany(_SHOW, shown)
            run("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._connection.rollback()
            raise

    def _check(self, alive: tuple[int] | None) -> None:
        if alive != (self._epoch,):
            # Another server has started, or the operator has restored a backup.
            raise FencedError

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()


def _open(file: Path) -> sqlite3.Connection:
    # Without a file somebody has taken it away: never begin an empty one.
    connection = sqlite3.connect(f"{file.as_uri()}?mode=rw", uri=True, isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    connection.execute(f"PRAGMA cache_size=-{CACHE}")
    return connection
