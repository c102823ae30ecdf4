"""The operator's commands on a database, with or without a running server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import sqlalchemy as sa

from saboteur.server.refusal import tell
from saboteur.server.settings import Settings
from saboteur.server.store.circle_schema import circle_people, circles
from saboteur.server.store.database import Database, InUse
from saboteur.server.store.schema import members, people, tables
from saboteur.server.store.store import Store
from saboteur.server.table.clerk import CLOSE, DELETE
from saboteur.server.table.summary import Summary
from saboteur.server.table.tables import Tables
from saboteur.server.trouble import ServerTrouble

PATIENCE = 30.0
"""Seconds a running server may take to carry out an order."""
DAY = 24 * 3600


class TableRow(msgspec.Struct, frozen=True):
    """A table in the operator's list."""

    id: str
    code: str
    game: str
    phase: str
    names: tuple[str, ...]
    changed: float


class PersonRow(msgspec.Struct, frozen=True):
    """A person in the operator's list."""

    id: str
    name: str
    created: float
    tables: int
    silenced: bool
    banned: bool


class CircleRow(msgspec.Struct, frozen=True):
    """A circle in the operator's list."""

    id: str
    code: str
    name: str
    founder: str
    created: float
    people: int


class Office:
    """An open database. A running server carries out the commands; without one, this process does."""

    def __init__(self, store: Store, own: Tables | None) -> None:
        self.store = store
        self._own = own

    @property
    def beside_a_server(self) -> bool:
        """Whether a server runs."""
        return self._own is None

    # Looking.

    async def tables(self, search: str = "", phase: str | None = None, limit: int = 50) -> list[TableRow]:
        """Tables by id, code or a name at them, the latest first."""
        wanted = sa.select(tables.c.id, tables.c.code, tables.c.phase, tables.c.changed, tables.c.summary)
        if phase is not None:
            wanted = wanted.where(tables.c.phase == phase)
        if search:
            known = (tables.c.id == search, tables.c.code == search.upper())
            wanted = wanted.where(sa.or_(*known, tables.c.summary.icontains(search, autoescape=True)))
        rows = await self._rows(wanted.order_by(tables.c.changed.desc()).limit(limit))
        found = []
        for row in rows:
            summary = msgspec.json.decode(row.summary, type=Summary) if row.summary else None
            game, names = (
                ("?", ()) if summary is None else (summary.game, tuple(name for name in summary.names if name))
            )
            found.append(TableRow(row.id, row.code, game, row.phase, names, row.changed))
        return found

    async def people(self, search: str = "", limit: int = 50) -> list[PersonRow]:
        """People by id or part of a name, the newest first."""
        sits = sa.select(sa.func.count()).where(members.c.person == people.c.id).scalar_subquery()
        wanted = sa.select(people.c.id, people.c.name, people.c.created, sits, people.c.silenced, people.c.banned)
        if search:
            wanted = wanted.where(sa.or_(people.c.id == search, people.c.name.icontains(search, autoescape=True)))
        rows = await self._rows(wanted.order_by(people.c.created.desc()).limit(limit))
        return [PersonRow(*row) for row in rows]

    async def circles(self, search: str = "", limit: int = 50) -> list[CircleRow]:
        """Circles by id, code, part of their name or of their founder's, the newest first."""
        there = (circle_people.c.circle == circles.c.id, circle_people.c.member)
        number = sa.select(sa.func.count()).where(*there).scalar_subquery()
        wanted = sa.select(
            circles.c.id, circles.c.code, circles.c.name, people.c.name.label("founder"), circles.c.created, number
        ).join(people, people.c.id == circles.c.founder, isouter=True)
        if search:
            known = (circles.c.id == search, circles.c.code == search.upper())
            names = (one.icontains(search, autoescape=True) for one in (circles.c.name, people.c.name))
            wanted = wanted.where(sa.or_(*known, *names))
        rows = await self._rows(wanted.order_by(circles.c.created.desc()).limit(limit))
        return [CircleRow(row[0], row[1], row[2], row[3] or "?", row[4], row[5]) for row in rows]

    async def circle_of(self, wish: str) -> CircleRow:
        """A circle by id or code, or by a name that only one has; `ServerTrouble` otherwise."""
        found = [
            one for one in await self.circles(wish, 1000) if wish in {one.id, one.name} or wish.upper() == one.code
        ]
        exact = [one for one in found if wish == one.id or wish.upper() == one.code] or found
        if not exact:
            raise ServerTrouble(f"There is no circle {wish}. `saboteur admin circles` lists them.")
        if len(exact) > 1:
            raise ServerTrouble(f"{len(exact)} circles are called {wish}: name one by the id `admin circles` shows.")
        return exact[0]

    async def table_of(self, wish: str) -> str:
        """The id of a table by id or code; `ServerTrouble` if there is none."""
        found = await self._rows(
            sa.select(tables.c.id).where(sa.or_(tables.c.id == wish, tables.c.code == wish.upper()))
        )
        if not found:
            raise ServerTrouble(f"There is no table {wish}. `saboteur admin tables` lists them.")
        return str(found[0].id)

    async def person_of(self, wish: str) -> PersonRow:
        """A person by id, or by a name that only one has; `ServerTrouble` otherwise."""
        found = [one for one in await self.people(wish, 1000) if wish in {one.id, one.name}]
        exact = [one for one in found if one.id == wish] or found
        if not exact:
            raise ServerTrouble(f"There is nobody called {wish}. `saboteur admin people` lists everyone.")
        if len(exact) > 1:
            raise ServerTrouble(f"{len(exact)} people are called {wish}: name one by the id that `admin people` shows.")
        return exact[0]

    async def old_tables(self, days: float) -> list[str]:
        """Tables that are over, closed or never began, and have not changed for so many days."""
        before = self.store.clock.now() - days * DAY
        done = tables.c.phase.in_(("over", "closed", "lobby"))
        rows = await self._rows(sa.select(tables.c.id).where(done, tables.c.changed < before))
        return [str(row.id) for row in rows]

    # Doing.

    async def close_table(self, table_id: str) -> None:
        """Close a table for good; `ServerTrouble` if it is over already."""
        (found,) = await self._rows(sa.select(tables.c.phase).where(tables.c.id == table_id))
        if found.phase == "closed":
            raise ServerTrouble(f"Table {table_id} is closed already.")
        if found.phase == "over":
            raise ServerTrouble(f"The match at table {table_id} is over; `saboteur admin delete` deletes old tables.")
        await self._order(CLOSE, table_id)

    async def delete_table(self, table_id: str) -> None:
        """Delete a table."""
        await self._order(DELETE, table_id)

    async def close_circle(self, circle: str) -> None:
        """Delete a circle; the matches stay in everybody's own history."""
        await self.store.circles.close(circle)

    async def erase(self, person: str) -> None:
        """Delete everything of a person."""
        await self.store.erasing.begin(person, self.store.clock.now())
        await self._until(lambda: self.store.erasing.is_done(person))

    async def silence(self, person: str, *, on: bool) -> None:
        """Silence a person's chat at every table, or lift that."""
        await self._change(people.update().where(people.c.id == person).values(silenced=on))

    async def ban(self, person: str, *, on: bool) -> None:
        """Ban a person on every device, or lift the ban."""
        values: dict[str, Any] = {"banned": on}
        if on:
            values["sessions"] = people.c.sessions + 1
        await self._change(people.update().where(people.c.id == person).values(values))

    async def rebuild(self) -> int:
        """Rebuild the history from all finished matches; returns their number."""
        await self.store.history.clear()
        count = sa.select(sa.func.count()).select_from(tables).where(tables.c.phase == "over")
        number = int((await self._rows(count))[0][0])
        await self._until(self._is_entered, PATIENCE + number)
        return number

    async def _is_entered(self) -> bool:
        return not await self.store.history.missing(1)

    async def _order(self, kind: str, subject: str) -> None:
        order = await self.store.orders.place(kind, subject, self.store.clock.now())
        answers: list[str] = []

        async def answered() -> bool:
            answer = await self.store.orders.collect(order)
            if answer is not None:
                answers.append(answer)
            return answer is not None

        try:
            await self._until(answered)
        except ServerTrouble:
            await self.store.orders.withdraw(order)
            raise
        if answers[0]:
            raise ServerTrouble(tell(answers[0], "en"))

    async def _until(self, done: Any, patience: float = PATIENCE) -> None:
        """Wait until the server has done it, or do it here."""
        for _ in range(round(patience * 10)):
            if self._own is not None:
                await self._own.clerk.work()
            if await done():
                return
            if self._own is None:
                await asyncio.sleep(0.1)
        raise ServerTrouble("The server has not done it yet. It may be busy or stopping; look again later.")

    async def _rows(self, wanted: sa.Select[Any]) -> list[Any]:
        async with self.store.reading() as connection:
            return list(await connection.execute(wanted))

    async def _change(self, change: sa.Update) -> None:
        async with self.store.writing() as connection:
            await connection.execute(change)


@contextlib.asynccontextmanager
async def office(url: str) -> AsyncIterator[Office]:
    """Open a database for the operator; `ServerTrouble` if that is not possible."""
    database = Database(url)
    if database.file is not None and not database.file.is_file():
        raise ServerTrouble(f"There is no database {database.file}; name its folder with --data.")
    store, own = Store(database), None
    try:
        await store.open()
        own = Tables(store, Settings())
    except InUse:
        store = Store(Database(url))
        await store.open_to_read()
    try:
        yield Office(store, own)
    finally:
        await store.close()
