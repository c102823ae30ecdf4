"""Reads and writes people and table logs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.clock import SteadyClock
from saboteur.server.store import quota, records
from saboteur.server.store.calls import Calls, forget_devices
from saboteur.server.store.circles import Circles
from saboteur.server.store.dailies import Dailies
from saboteur.server.store.database import Database
from saboteur.server.store.erasing import Erasing
from saboteur.server.store.failure import DamagedError, FencedError, UnavailableError, translated
from saboteur.server.store.history import History
from saboteur.server.store.leases import RUNNING, Alone, Shared, fence_cluster, holders
from saboteur.server.store.looks import Looks
from saboteur.server.store.note import Note
from saboteur.server.store.orders import Orders
from saboteur.server.store.passkeys import Passkeys
from saboteur.server.store.schema import alive, members, mutes, notes, people, stops, stories, tables
from saboteur.server.store.vacations import Spans, Vacations
from saboteur.server.store.writer import Batch, Row, Writer
from saboteur.server.table import entry as log
from saboteur.server.trouble import ServerTrouble

HEARTBEAT = 5.0
"""Seconds between heartbeats in the database."""

_log = structlog.get_logger("store")
_ROW = tuple(tables.c[name] for name in Row.__struct_fields__)
_PERSON = (people.c.id, people.c.name, people.c.language, people.c.sessions, people.c.banned, people.c.looks)


class Person(msgspec.Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: str
    sessions: int = 0
    """How often all sessions of the guest were ended; a session of an earlier number is over."""
    banned: bool = False
    """Whether the operator has banned them."""
    looks: Looks | None = None
    """How they chose to look, at every table."""


class Store:
    """Reads and writes the database."""

    def __init__(self, database: Database, shared: Shared | None = None) -> None:
        """`shared` are the leases of an owner in a cluster; without them this process owns every table."""
        self._database = database
        self.leases: Alone | Shared
        self._shared = shared
        self.clock = SteadyClock()
        self.stops: list[tuple[float, float]] = []
        """Intervals in which the server did not run."""
        self.writer: Writer
        self.passkeys = Passkeys(self.reading, self.writing)
        self.history = History(self.reading, self.writing)
        self.erasing = Erasing(self.reading, self.writing)
        self.orders = Orders(self.reading, self.writing)
        self.calls = Calls(self.reading, self.writing)
        self.dailies = Dailies(self.reading, self.calls.key)
        self.circles = Circles(self.reading, self.writing)
        self.vacations = Vacations(self.reading, self.writing)
        self.away: Spans = {}
        """When people are on vacation, as the clerk has last read it; loaded tables keep it."""
        self._heartbeat_task: asyncio.Task[None] | None = None
        self._heartbeat_failing = False

    async def open(self) -> None:
        """Open the database, note the downtime and start the writer."""
        await self._database.open(alone=self._shared is None)
        async with self._database.engine.begin() as connection:
            await self._database.hold_back_others(connection)
            last = (await connection.execute(sa.select(alive.c.at, alive.c.epoch))).first()
            at, epoch = (0.0, 0) if last is None else (last.at, last.epoch)
            # A killed server may have written after its last heartbeat.
            at = max(at, (await connection.execute(sa.select(sa.func.max(tables.c.changed)))).scalar() or 0.0)
            ran = False
            if self._shared is None:
                self.clock.continue_from(at)
                if self._database.shared:
                    await fence_cluster(connection)
            else:
                # All owners follow the database's clock, so that deadlines survive a change of owner.
                self.clock.follow(await self._shared.time(connection))
                ran = await self._shared.others_live(connection)
            now = max(at, self.clock.now())
            if last is None:
                await connection.execute(alive.insert().values(id=1, at=now, epoch=1))
            else:
                # The number fences off a server that owned everything.
                await connection.execute(alive.update().values(at=now, epoch=epoch + 1))
                if at < now and not ran:
                    await connection.execute(stops.insert().values(began=at, ended=now))
            await self._read_stops(connection)
        self.leases = self._shared or Alone(self._database, epoch + 1)
        self.writer = Writer(self._database, self.leases)
        self._heartbeat_task = asyncio.create_task(self._heartbeat())

    async def open_to_read(self) -> None:
        """Open it for people and lists only, as an edge of a cluster does: without the logs."""
        await self._database.open_migrated()

    async def close(self) -> None:
        """Write what is queued, note the time and close."""
        if self._heartbeat_task is not None:
            self._heartbeat_task.cancel()
            # If cancelled a second time when the loop ends, a running statement would never end.
            await asyncio.gather(self._heartbeat_task, return_exceptions=True)
            await self.writer.close()
            with contextlib.suppress(UnavailableError, DamagedError, FencedError):
                await self._note_alive()
                if self._shared is not None:
                    await self._shared.leave()
        await self._database.close()

    async def check(self) -> None:
        """Raise `UnavailableError` if the database does not answer, or did not take the last write."""
        async with self.reading() as connection:
            await connection.execute(sa.select(1))
        if self.writer.failing or self._heartbeat_failing:
            raise UnavailableError("write")

    async def answers(self) -> None:
        """Raise `UnavailableError` if the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(sa.select(1))

    # Logs.

    async def write(self, batch: Batch) -> None:
        """Add to a log; returns once on disk. `Collision` if another process wrote there first."""
        await self.writer.write(batch)

    async def read(self, table_id: str) -> list[tuple[log.AnyEntry, float]]:
        """A table's log with the time of each entry."""
        async with self.reading() as connection:
            lines = await records.read(connection, table_id)
        return [(log.read(line.payload), line.at) for line in lines]

    async def unfinished(self) -> list[str]:
        """Tables with a running match."""
        return await self._ids(sa.select(tables.c.id).where(tables.c.phase.in_(RUNNING)))

    async def unpacked(self, before: float, limit: int) -> list[str]:
        """Finished matches that were not changed since then and are not packed yet."""
        old = (tables.c.phase.in_(("over", "closed")), ~tables.c.packed, tables.c.changed < before)
        return await self._ids(sa.select(tables.c.id).where(*old).order_by(tables.c.changed).limit(limit))

    async def unchanged(self, phases: Sequence[str], before: float, limit: int) -> list[str]:
        """Tables of these phases that were not changed since then."""
        old = (tables.c.phase.in_(phases), tables.c.changed < before)
        return await self._ids(sa.select(tables.c.id).where(*old).order_by(tables.c.changed).limit(limit))

    async def holder(self, table_id: str) -> str | None:
        """The living owner of a table."""
        return (await self.holders((table_id,))).get(table_id)

    async def holders(self, table_ids: Iterable[str]) -> dict[str, str]:
        """The living owners of these tables, of those that have one."""
        async with self.reading() as connection:
            return await holders(connection, table_ids)

    async def public(self, limit: int = 100) -> list[Row]:
        """Public tables with a free seat, the newest first."""
        wanted = sa.select(*_ROW).where(tables.c.phase == "lobby", tables.c.public, tables.c.free > 0)
        return await self._rows(wanted.order_by(tables.c.created.desc()).limit(limit))

    async def of(self, person: str, limit: int = 50) -> list[Row]:
        """The tables of a person, the latest first; those that are not over before the others."""
        wanted = sa.select(*_ROW).join(members, members.c.table_id == tables.c.id).where(members.c.person == person)
        live = await self._rows(wanted.where(members.c.open).order_by(tables.c.changed.desc()).limit(limit))
        # By the index: only the latest rows are read, however many matches somebody has played.
        over = wanted.where(~members.c.open, tables.c.phase != "closed").order_by(members.c.ended.desc())
        return live + await self._rows(over.limit(limit - len(live)))

    async def count_open_tables(self, person: str, since: float) -> int:
        """The number of a person's tables that were opened since then and are not over."""
        async with self.reading() as connection:
            return await quota.count(connection, person, since)

    async def code(self, table_id: str) -> str | None:
        """The join code of a table, whoever holds it."""
        found = await self._ids(sa.select(tables.c.code).where(tables.c.id == table_id))
        return found[0] if found else None

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

    async def sessions(self, ids: list[str]) -> dict[str, int]:
        """How often all sessions of each of these people were ended."""
        wanted = sa.select(people.c.id, people.c.sessions).where(people.c.id.in_(ids))
        async with self.reading() as connection:
            return dict((await connection.execute(wanted)).all())

    async def by_link(self, token: str) -> Person | None:
        """The guest whose personal link holds the token."""
        return await self._person(people.c.link == _hash(token))

    async def keep(self, person: Person) -> None:
        """Store a guest's name and language."""
        values = {"name": person.name, "language": person.language}
        async with self.writing() as connection:
            changed = await connection.execute(people.update().where(people.c.id == person.id).values(values))
            if changed.rowcount == 0:
                await connection.execute(people.insert().values(id=person.id, created=self.clock.now(), **values))

    async def keep_looks(self, person: str, looks: Looks) -> None:
        """Store how a guest chose to look."""
        values = {"looks": msgspec.json.encode(looks).decode()}
        async with self.writing() as connection:
            await connection.execute(people.update().where(people.c.id == person).values(values))

    async def set_link(self, person: str, token: str, *, end_sessions: bool = False) -> None:
        """Set a guest's personal link, and end all sessions if wished; only the link's hash is stored."""
        values: dict[str, Any] = {"link": _hash(token)}
        if end_sessions:
            values["sessions"] = people.c.sessions + 1
        async with self.writing() as connection:
            await connection.execute(people.update().where(people.c.id == person).values(values))
            if end_sessions:
                await forget_devices(connection, person)

    async def end_sessions(self, person: str) -> None:
        """End all sessions of a guest."""
        async with self.writing() as connection:
            ended = people.update().where(people.c.id == person).values(sessions=people.c.sessions + 1)
            await connection.execute(ended)
            await forget_devices(connection, person)

    async def muted(self, person: str) -> frozenset[str]:
        """The people a person has muted."""
        async with self.reading() as connection:
            found = await connection.execute(sa.select(mutes.c.muted).where(mutes.c.person == person))
            return frozenset(row[0] for row in found)

    async def mute(self, person: str, muted: str, *, on: bool) -> None:
        """Mute or unmute a person."""
        async with self.writing() as connection:
            await connection.execute(mutes.delete().where(mutes.c.person == person, mutes.c.muted == muted))
            if on:
                await connection.execute(mutes.insert().values(person=person, muted=muted))

    async def notes(self, person: str, table_id: str) -> tuple[Note, ...]:
        """A person's private notes at a table, by seat."""
        wanted = sa.select(notes.c.seat, notes.c.mark, notes.c.round, notes.c.text).order_by(notes.c.seat)
        async with self.reading() as connection:
            found = await connection.execute(wanted.where(notes.c.person == person, notes.c.table_id == table_id))
            return tuple(Note(*row) for row in found)

    async def keep_note(self, person: str, table_id: str, note: Note) -> None:
        """Replace a private note; an empty one is deleted."""
        which = (notes.c.person == person, notes.c.table_id == table_id, notes.c.seat == note.seat)
        async with self.writing() as connection:
            await connection.execute(notes.delete().where(*which))
            if note.mark is not None or note.text:
                values = msgspec.structs.asdict(note)
                await connection.execute(notes.insert().values(person=person, table_id=table_id, **values))

    # Stories.

    async def story(self, digest: str, version: str) -> str | None:
        """A story that was kept."""
        wanted = sa.select(stories.c.text).where(stories.c.digest == digest, stories.c.version == version)
        async with self.reading() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
            return found

    async def keep_story(self, digest: str, version: str, text: str) -> None:
        """Keep a story instead of those of other versions."""
        async with self.writing() as connection:
            await connection.execute(stories.delete().where(stories.c.digest == digest))
            values = {"digest": digest, "version": version, "text": text, "at": self.clock.now()}
            await connection.execute(stories.insert().values(values))

    # Internals.

    async def _ids(self, wanted: sa.Select[str]) -> list[str]:
        async with self.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def _rows(self, wanted: sa.Select[Any]) -> list[Row]:
        async with self.reading() as connection:
            return [Row(**found) for found in (await connection.execute(wanted)).mappings()]

    async def _person(self, which: sa.ColumnElement[bool]) -> Person | None:
        async with self.reading() as connection:
            found = await connection.execute(sa.select(*_PERSON).where(which))
            row = found.first()
        if row is None:
            return None
        looks = None if row.looks is None else msgspec.json.decode(row.looks, type=Looks)
        return Person(row.id, row.name, row.language, row.sessions, row.banned, looks)

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; errors are ours."""
        with translated():
            async with self._database.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; errors are ours."""
        with translated():
            async with self._database.engine.begin() as connection:
                yield connection

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._note_alive()
                await self._database.renew_lock()
                self._heartbeat_failing = self.writer.failing = False
            except (
                UnavailableError,
                DamagedError,
                FencedError,
                ServerTrouble,
                sa.exc.SQLAlchemyError,
                OSError,
            ) as error:
                self._heartbeat_failing = True
                _log.warning("no-database", error=type(error).__name__)

    async def read_stops(self) -> None:
        """Read anew when no server ran."""
        async with self.reading() as connection:
            await self._read_stops(connection)

    async def _read_stops(self, connection: AsyncConnection) -> None:
        found = await connection.execute(sa.select(stops.c.began, stops.c.ended))
        # In place: loaded tables keep the list.
        self.stops[:] = [(began, ended) for began, ended in found]

    async def _note_alive(self) -> None:
        now = self.clock.now()
        async with self.writing() as connection:
            if not isinstance(self.leases, Alone):
                await connection.execute(alive.update().where(alive.c.at < now).values(at=now))
                return
            mine = alive.update().where(alive.c.epoch == self.leases.epoch).values(at=now)
            if not (await connection.execute(mine)).rowcount:
                self.writer.fenced.set()
                raise FencedError


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
