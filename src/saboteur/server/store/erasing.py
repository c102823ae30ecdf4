"""Deletes people and tables."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store import circles, history, records
from saboteur.server.store.belongings import BELONGINGS
from saboteur.server.store.call_schema import calls
from saboteur.server.store.daily_schema import tries
from saboteur.server.store.schema import (
    entries,
    leases,
    members,
    notes,
    orders,
    partners,
    played,
    tables,
    tallies,
    traces,
)
from saboteur.server.store.schema import records as packed
from saboteur.server.table import entry as log

ERASE = "erase"
"""The kind of order that takes a person out of every log."""
PAGE = 500
"""Tables read at a time."""
Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Erasing:
    """Deletes a person's data: private rows at once, shared tables one by one."""

    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self._reading = reading
        self._writing = writing

    async def begin(self, person: str, now: float) -> None:
        """Delete what belongs to the person alone, and queue the rest; a crash loses nothing."""
        async with self._writing() as connection:
            again = sa.select(orders.c.id).where(orders.c.kind == ERASE, orders.c.subject == person)
            if (await connection.execute(again)).first() is None:
                order = {"id": secrets.token_urlsafe(9), "kind": ERASE, "subject": person, "created": now}
                await connection.execute(orders.insert().values(order))
            await _delete_belongings(connection, [person])

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """Tables whose logs still name the person."""
        wanted = sa.select(traces.c.table_id).where(traces.c.person == person).limit(limit)
        async with self._reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def every_table_of(self, person: str) -> AsyncIterator[str]:
        """All tables whose logs name the person."""
        last = ""
        wanted = sa.select(traces.c.table_id).where(traces.c.person == person).order_by(traces.c.table_id)
        while True:
            async with self._reading() as connection:
                page = wanted.where(traces.c.table_id > last).limit(PAGE)
                found = list((await connection.execute(page)).scalars())
            for last in found:
                yield last
            if len(found) < PAGE:
                return

    async def belongings(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """The rows that belong to a person, by table, without credentials."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._reading() as connection:
            for one in BELONGINGS:
                if one.exported:
                    shown = [column for column in one.table.c if column.name not in one.hidden]
                    rows = await connection.execute(sa.select(*shown).where(one.table.c[one.own] == person))
                    found[one.table.name] = [dict(row) for row in rows.mappings()]
        return found

    async def finish(self, person: str) -> bool:
        """End an erasure once no log names the person; whether that is so."""
        async with self._writing() as connection:
            left = sa.select(traces.c.table_id).where(traces.c.person == person).limit(1)
            if (await connection.execute(left)).first() is not None:
                return False
            # A match may have ended meanwhile.
            await _delete_belongings(connection, [person])
            await connection.execute(orders.delete().where(orders.c.kind == ERASE, orders.c.subject == person))
        return True

    async def is_done(self, person: str) -> bool:
        """Whether nothing of an erasure is left to do."""
        wanted = sa.select(orders.c.id).where(orders.c.kind == ERASE, orders.c.subject == person)
        async with self._reading() as connection:
            return (await connection.execute(wanted)).first() is None


async def rewrite(
    connection: AsyncConnection,
    table_id: str,
    rewritten: Iterable[tuple[int, log.AnyEntry]],
    people: tuple[str, ...],
) -> None:
    """Replace entries of a log, and take people out of its index."""
    await records.unpack(connection, table_id)
    changed = entries.update().where(entries.c.table_id == table_id, entries.c.seq == sa.bindparam("number"))
    rows = [{"number": seq, "kind": log.kind(one), "payload": log.write(one)} for seq, one in rewritten]
    if rows:
        await connection.execute(changed.values(kind=sa.bindparam("kind"), payload=sa.bindparam("payload")), rows)
    for index in (traces, members, played, partners):
        await connection.execute(index.delete().where(index.c.table_id == table_id, index.c.person.in_(people)))
    met = partners.delete().where(partners.c.table_id == table_id, partners.c.partner.in_(people))
    await connection.execute(met)
    if len(people) > 1:
        # Those who shared the device exist at this table only.
        await _delete_belongings(connection, people[1:])


async def delete_table(connection: AsyncConnection, table_id: str, finished: history.Finished | None) -> None:
    """Delete a table with everything that refers to it; `finished` is what its match has added to the history."""
    counted = sa.select(tables.c.indexed).where(tables.c.id == table_id)
    if finished is not None and (await connection.execute(counted)).scalar():
        less = (
            msgspec.structs.replace(one, count=-one.count, won=-one.won, total=-one.total) for one in finished.tallies
        )
        await history.add(connection, less)
    for index in (calls, entries, packed, members, traces, notes, leases, played, partners, tries):
        await connection.execute(index.delete().where(index.c.table_id == table_id))
    await connection.execute(tables.delete().where(tables.c.id == table_id))


async def _delete_belongings(connection: AsyncConnection, people: Iterable[str]) -> None:
    people = list(people)
    await circles.forget_person(connection, people)
    for belonging in BELONGINGS:
        columns = [belonging.table.c[name] for name in (belonging.own, *belonging.about)]
        await connection.execute(belonging.table.delete().where(sa.or_(*(column.in_(people) for column in columns))))
    await connection.execute(tallies.delete().where(tallies.c.kind.in_(("with", "beside")), tallies.c.key.in_(people)))
    met = history.met_keys(people)
    await connection.execute(tallies.delete().where(tallies.c.kind == "met", tallies.c.key.in_(met)))
