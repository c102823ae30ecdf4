"""Reads and writes people and table logs. Queued batches of all tables share one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.database import Database
from saboteur.server.store.schema import alive, entries, members, mutes, people, stops, tables
from saboteur.server.table import entry as log
from saboteur.server.trouble import ServerTrouble

HEARTBEAT = 5.0
"""Seconds between notes that the server runs."""

_log = structlog.get_logger("store")


class Collision(Exception):  # noqa: N818 - says what happened
    """Another process wrote to the same log."""


class Person(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: str


class Row(msgspec.Struct, frozen=True):
    """A table's row of the index."""

    id: str
    code: str
    public: bool
    phase: str
    free: int
    created: float
    changed: float


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """Entries to add to one table's log, all or none, and the change of the index."""

    table_id: str
    first: int
    entries: tuple[log.AnyEntry, ...]
    at: float
    row: Row | None = None
    new: bool = False
    joined: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


class Store:
    """Reads and writes the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: list[tuple[Batch, asyncio.Future[None]]] = []
        self._work = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.stops: list[tuple[float, float]] = []
        """Intervals in which the server did not run."""
        self._closing = False
        self._writer: AsyncConnection
        """Kept open: a pool checkout costs more than writing an entry."""
        self._insert = ""
        self.commits = 0
        self.written = 0

    async def open(self) -> None:
        """Open the database, note the downtime and start the writer."""
        await self._database.open()
        now = time.time()
        async with self._database.engine.begin() as connection:
            last = (await connection.execute(sa.select(alive.c.at))).scalar()
            if last is None:
                await connection.execute(alive.insert().values(id=1, at=now))
            elif last < now:
                await connection.execute(stops.insert().values(began=last, ended=now))
                await connection.execute(alive.update().values(at=now))
            found = await connection.execute(sa.select(stops.c.began, stops.c.ended))
            self.stops = [(began, ended) for began, ended in found]
        self._writer = await self._database.engine.connect()
        self._insert = str(entries.insert().compile(dialect=self._database.engine.dialect))
        self._tasks = [asyncio.create_task(self._commit()), asyncio.create_task(self._heartbeat())]

    async def close(self) -> None:
        """Write what is queued, note the time and close."""
        self._closing = True
        self._work.set()
        for task in self._tasks[1:]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(sa.exc.DBAPIError):
            await self._writer.close()
            await self._note_alive()
        await self._database.close()

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        async with self._database.engine.connect() as connection:
            await connection.execute(sa.select(1))

    # Logs.

    async def write(self, batch: Batch) -> None:
        """Add to a log; returns once on disk. `Collision` if another process wrote there first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((batch, done))
        self._work.set()
        await done

    async def read(self, table_id: str) -> list[tuple[log.AnyEntry, float]]:
        """A table's log with the time of each entry."""
        wanted = (
            sa.select(entries.c.payload, entries.c.at).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        )
        async with self._database.engine.connect() as connection:
            return [(log.read(payload), at) for payload, at in await connection.execute(wanted)]

    async def unfinished(self) -> list[str]:
        """Tables with a running match."""
        return await self._ids(sa.select(tables.c.id).where(tables.c.phase.in_(("playing", "between", "paused"))))

    async def public(self, limit: int = 100) -> list[str]:
        """Public tables with a free seat, the newest first."""
        wanted = sa.select(tables.c.id).where(tables.c.phase == "lobby", tables.c.public, tables.c.free > 0)
        return await self._ids(wanted.order_by(tables.c.created.desc()).limit(limit))

    async def of(self, person: str, limit: int = 50) -> list[str]:
        """The tables of a person, the latest first."""
        wanted = sa.select(tables.c.id).join(members, members.c.table_id == tables.c.id)
        return await self._ids(wanted.where(members.c.person == person).order_by(tables.c.changed.desc()).limit(limit))

    async def count_open_tables(self, person: str, since: float) -> int:
        """The number of a person's tables that were opened since then and are not over."""
        wanted = sa.select(sa.func.count()).select_from(tables.join(members, members.c.table_id == tables.c.id))
        async with self._database.engine.connect() as connection:
            found = await connection.execute(
                wanted.where(members.c.person == person, tables.c.phase != "over", tables.c.created > since)
            )
            return int(found.scalar_one())

    async def by_code(self, code: str, person: str | None, since: float) -> str | None:
        """The id of the table with this code: one of the person, or a lobby that has changed since then."""
        own = sa.select(members.c.table_id).where(members.c.person == person)
        lobby = sa.and_(tables.c.phase == "lobby", tables.c.changed > since)
        found = await self._ids(sa.select(tables.c.id).where(tables.c.code == code, lobby | tables.c.id.in_(own)))
        return found[0] if found else None

    # People.

    async def person(self, person: str) -> Person | None:
        """A guest by id."""
        return await self._person(people.c.id == person)

    async def by_link(self, token: str) -> Person | None:
        """The guest whose personal link holds the token."""
        return await self._person(people.c.link == _hash(token))

    async def keep(self, person: Person) -> None:
        """Store a guest's name and language."""
        values = {"name": person.name, "language": person.language}
        async with self._database.engine.begin() as connection:
            changed = await connection.execute(people.update().where(people.c.id == person.id).values(values))
            if changed.rowcount == 0:
                await connection.execute(people.insert().values(id=person.id, created=time.time(), **values))

    async def set_link(self, person: str, token: str) -> None:
        """Set a guest's personal link; only its hash is stored."""
        async with self._database.engine.begin() as connection:
            await connection.execute(people.update().where(people.c.id == person).values(link=_hash(token)))

    async def muted(self, person: str) -> frozenset[str]:
        """The people a person has muted."""
        async with self._database.engine.connect() as connection:
            found = await connection.execute(sa.select(mutes.c.muted).where(mutes.c.person == person))
            return frozenset(row[0] for row in found)

    async def mute(self, person: str, muted: str, *, on: bool) -> None:
        """Mute or unmute a person."""
        async with self._database.engine.begin() as connection:
            await connection.execute(mutes.delete().where(mutes.c.person == person, mutes.c.muted == muted))
            if on:
                await connection.execute(mutes.insert().values(person=person, muted=muted))

    # Internals.

    async def _ids(self, wanted: sa.Select[str]) -> list[str]:
        async with self._database.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def _person(self, which: sa.ColumnElement[bool]) -> Person | None:
        async with self._database.engine.connect() as connection:
            found = await connection.execute(sa.select(people.c.id, people.c.name, people.c.language).where(which))
            row = found.first()
        return None if row is None else Person(*row)

    async def _commit(self) -> None:
        while self._queue or not self._closing:
            await self._work.wait()
            self._work.clear()
            group, self._queue = self._queue, []
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
        except sa.exc.IntegrityError:
            trouble = Collision()
        except Exception as error:  # noqa: BLE001 - passed to the waiter
            trouble = error
        if done.done():
            return
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)

    async def _write(self, batches: Sequence[Batch]) -> None:
        rows = [
            (batch.table_id, seq, log.kind(one), log.write(one), batch.at)
            for batch in batches
            for seq, one in enumerate(batch.entries, batch.first)
        ]
        connection = self._writer
        async with connection.begin():
            await connection.exec_driver_sql(self._insert, rows)
            for batch in batches:
                if batch.row is not None:
                    values = msgspec.structs.asdict(batch.row)
                    if batch.new:
                        await connection.execute(tables.insert().values(values))
                    else:
                        await connection.execute(tables.update().where(tables.c.id == batch.table_id).values(values))
                for person in (*batch.joined, *batch.left):
                    which = (members.c.person == person, members.c.table_id == batch.table_id)
                    await connection.execute(members.delete().where(*which))
                if batch.joined:
                    joined = [{"person": person, "table_id": batch.table_id} for person in batch.joined]
                    await connection.execute(members.insert(), joined)
        self.commits += 1
        self.written += len(rows)

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._note_alive()
                await self._database.renew_lock()
            except ServerTrouble:
                _log.error("second-server")
            except (sa.exc.DBAPIError, OSError) as error:
                _log.warning("no-database", error=type(error).__name__)

    async def _note_alive(self) -> None:
        async with self._database.engine.begin() as connection:
            await connection.execute(alive.update().values(at=time.time()))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
