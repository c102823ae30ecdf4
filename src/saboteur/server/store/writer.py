"""Appends to table logs. Batches that wait together share one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store import dailies, erasing, history, quota, records
from saboteur.server.store.appender import Appender
from saboteur.server.store.calls import Call, write_calls
from saboteur.server.store.circles import CircleTable, take_table
from saboteur.server.store.dailies import Try
from saboteur.server.store.database import Database
from saboteur.server.store.failure import Collision, FencedError, LostError, UnavailableError, translated
from saboteur.server.store.history import Finished
from saboteur.server.store.leases import Alone, Leases
from saboteur.server.store.quota import Quota
from saboteur.server.store.schema import entries, members, tables, traces
from saboteur.server.table import entry as log
from saboteur.server.timing import Timing

GATHER = 0.001
"""Seconds a transaction waits for more batches if the last one was shared: it costs as much as several moves."""
MOST_ROWS = 200
"""Rows that SQLite takes in one statement; it allows 32,766 values."""
_SHOW = tables.update().where(tables.c.id == sa.bindparam("table"))
"""What lists show of a table that is there already; the rest of its row never changes."""


class Row(msgspec.Struct, frozen=True):
    """A table's row of the index."""

    id: str
    code: str
    public: bool
    phase: str
    free: int
    created: float
    changed: float
    summary: str
    """What lists show of it, as JSON."""


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """Entries to add to one table's log, all or none, and the change of the index."""

    table_id: str
    first: int
    entries: tuple[log.AnyEntry, ...]
    at: float
    epoch: int | None = None
    """At which epoch of the table's lease it was decided on; None: at the last one."""
    row: Row | None = None
    resorted: bool = True
    """Whether phase or free seats of the row change, by which tables are found."""
    new: bool = False
    joined: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    named: tuple[str, ...] = ()
    """People whom the log names for the first time."""
    finished: Finished | None = None
    """What the finished match adds to the history."""
    closed: bool = False
    """The table is over for good."""
    rewritten: tuple[tuple[int, log.AnyEntry], ...] = ()
    """Entries that replace others, without a person who is erased."""
    erased: tuple[str, ...] = ()
    """The people who are erased."""
    deletes: bool = False
    """Delete the table; `finished` is what its match had added to the history."""
    packs: bool = False
    """Pack the log into one row."""
    calls: tuple[Call, ...] = ()
    """People to notify because it is their turn now."""
    tried: Try | None = None
    """The attempt of a new table, if it counts for a day or week."""
    circle: CircleTable | None = None
    """The circle whose table this is, if it is new."""
    quota: Quota | None = None
    """The quota of the person who opens it, if it is new."""

    @property
    def plain(self) -> bool:
        """Whether it only adds entries and changes what lists show, as nearly every move does."""
        return not (
            self.new
            or self.joined
            or self.left
            or self.named
            or self.calls
            or self.finished is not None
            or self.closed
            or self.erased
            or self.deletes
            or self.packs
            or self.tried is not None
            or not self.entries
        )


class Writer:
    """Writes batches in the order they come, each once and whole."""

    def __init__(self, database: Database, leases: Leases) -> None:
        """`leases` say in each transaction whether it may still write."""
        self._database = database
        self._leases = leases
        self._queue: list[tuple[Batch, asyncio.Future[None]]] = []
        self._work = asyncio.Event()
        self._closing = False
        self._crowded = False
        """Whether several batches shared the last transaction."""
        self._connection: AsyncConnection | None = None
        """Kept open, because a pool checkout costs more than writing an entry."""
        self._appender: Appender | None = None
        """For plain batches, where the database is a file."""
        if database.file is not None and isinstance(leases, Alone):
            self._appender = Appender(database.file, leases.epoch)
        dialect = database.engine.dialect
        self._insert = str(entries.insert().compile(dialect=dialect))
        self._task = asyncio.create_task(self._run())
        self.fenced = asyncio.Event()
        """Set once another server has taken over."""
        self.failing = False
        """Whether the last write failed, collisions apart."""
        self.timing = Timing()
        """The durations of transactions."""
        self.commits = 0
        self.written = 0

    async def close(self) -> None:
        """Write what is queued."""
        self._closing = True
        self._work.set()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._disconnect()
        if self._appender is not None:
            self._appender.end()

    async def write(self, batch: Batch) -> None:
        """Add to a log; returns once on disk. `Collision` if another process wrote there first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((batch, done))
        self._work.set()
        await done

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._work.wait()
            if self._crowded and not self._closing:
                await asyncio.sleep(GATHER)
            self._work.clear()
            group, self._queue = self._queue, []
            self._crowded = len(group) > 1
            if len(group) > 1 and await self._write_group(group):
                continue
            # One of them fails: write each alone so that only that one does.
            for one in group:
                await self._write_one(one)

    async def _write_group(self, group: Sequence[tuple[Batch, asyncio.Future[None]]]) -> bool:
        try:
            await self._write([batch for batch, _ in group])
        except Exception:  # noqa: BLE001 - raised again when each is written alone
            return False
        for _, done in group:
            if not done.done():
                done.set_result(None)
        return True

    async def _write_one(self, one: tuple[Batch, asyncio.Future[None]]) -> None:
        batch, done = one
        trouble: Exception | None = None
        try:
            await self._write([batch])
        except Exception as error:  # noqa: BLE001 - passed to the waiter
            trouble = error
        if done.done():
            return
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)

    @property
    def queued(self) -> int:
        """Batches that wait to be written."""
        return len(self._queue)

    async def _write(self, batches: Sequence[Batch]) -> None:
        began = time.monotonic()
        try:
            with translated():
                rows = await self._execute(batches)
        except (Collision, LostError):
            raise
        except FencedError:
            self.fenced.set()
            raise
        except BaseException:
            self.failing = True
            # A statement may still be under way on this connection, or the connection may be dead.
            await self._disconnect()
            raise
        self.failing = False
        self.timing.add(time.monotonic() - began)
        self.commits += 1
        self.written += rows

    async def _execute(self, batches: Sequence[Batch]) -> int:
        rows = [
            (batch.table_id, seq, log.kind(one), log.write(one), batch.at)
            for batch in batches
            for seq, one in enumerate(batch.entries, batch.first)
        ]
        if self._appender is not None and len(rows) <= MOST_ROWS and all(batch.plain for batch in batches):
            await self._appender.append(
                rows,
                [(row.phase, row.free, row.changed, row.summary, row.id) for row in _rows(batches, resorted=True)],
                [(row.changed, row.summary, row.id) for row in _rows(batches, resorted=False)],
            )
            return len(rows)
        if self._connection is None:
            self._connection = await self._database.engine.connect()
        connection = self._connection
        async with connection.begin():
            await quota.hold(connection, [batch.quota for batch in batches if batch.quota is not None])
            held = {(batch.table_id, batch.epoch) for batch in batches if not batch.new}
            await self._leases.check(connection, held, (batch.table_id for batch in batches if batch.new))
            if rows:
                await connection.exec_driver_sql(self._insert, rows)
            for batch in batches:
                await self._write_index(connection, batch)
                await self._write_history(connection, batch)
                if batch.packs:
                    await records.pack(connection, batch.table_id)
                await write_calls(connection, batch.calls)
                if batch.tried is not None:
                    await dailies.begin(connection, batch.tried)
            # All at once: a statement for each table would wait for the database as often as there are tables.
            changed = [_shown(batch.row) for batch in batches if batch.row is not None and not batch.new]
            if changed:
                await connection.execute(_SHOW, changed)
        return len(rows)

    async def _write_index(self, connection: AsyncConnection, batch: Batch) -> None:
        if batch.row is not None and batch.new:
            if batch.quota is not None:
                await quota.check(connection, batch.quota)
            if batch.circle is not None:
                await take_table(connection, batch.table_id, batch.circle)
            await connection.execute(tables.insert().values(msgspec.structs.asdict(batch.row)))
        for person in (*batch.joined, *batch.left):
            which = (members.c.person == person, members.c.table_id == batch.table_id)
            await connection.execute(members.delete().where(*which))
        for index, found in ((members, batch.joined), (traces, batch.named)):
            if found:
                rows = [{"person": person, "table_id": batch.table_id} for person in found]
                await connection.execute(index.insert(), rows)

    async def _write_history(self, connection: AsyncConnection, batch: Batch) -> None:
        if batch.deletes:
            await erasing.delete_table(connection, batch.table_id, batch.finished)
        elif batch.finished is not None:
            await history.enter(connection, batch.finished)
        elif batch.closed:
            await history.close_members(connection, batch.table_id, batch.at)
        if batch.erased:
            await erasing.rewrite(connection, batch.table_id, batch.rewritten, batch.erased)

    async def _disconnect(self) -> None:
        if self._appender is not None:
            await self._appender.close()
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sa.exc.SQLAlchemyError, OSError, UnavailableError):
                await connection.invalidate()
            with contextlib.suppress(sa.exc.SQLAlchemyError, OSError, UnavailableError):
                await connection.close()


def _rows(batches: Sequence[Batch], *, resorted: bool) -> list[Row]:
    return [batch.row for batch in batches if batch.row is not None and batch.resorted is resorted]


def _shown(row: Row) -> dict[str, Any]:
    return {
        "table": row.id,
        "phase": row.phase,
        "free": row.free,
        "changed": row.changed,
        "summary": row.summary,
    }
