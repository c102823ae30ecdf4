"""Who may write to which table: leases with epochs, so that an owner that was paused or cut off cannot write again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.database import Database
from saboteur.server.store.failure import FencedError, LostError, translated
from saboteur.server.store.schema import alive, leases, owners, tables

NOW = sa.func.date_part("epoch", sa.func.clock_timestamp())
"""The database's time; the clocks of the owners' machines do not matter."""
_CLAIM = sa.text(
    # As text: within ON CONFLICT the subquery would not refer to the row in question.
    "INSERT INTO leases AS held (table_id, owner, epoch) SELECT id, :owner, 1 FROM tables WHERE id = :table "
    "ON CONFLICT (table_id) DO UPDATE SET owner = :owner, epoch = held.epoch + 1 "
    "WHERE held.owner = :owner OR NOT EXISTS (SELECT 1 FROM owners WHERE owners.id = held.owner "
    "AND owners.expires > date_part('epoch', clock_timestamp())) RETURNING epoch"
)
RUNNING = ("playing", "between", "paused")


Held = tuple[str, int | None]
"""A table, and the epoch at which the writer has read its log; by default, the epoch of the last claim."""


class HeldError(Exception):
    """Another owner holds the table."""


class Leases(Protocol):
    """The tables a process may write to."""

    async def claim(self, table_id: str) -> None:
        """Take a table, before its log is read; `HeldError` if a living owner has it."""

    def forget(self, table_id: str) -> None:
        """Forget a table that is no longer loaded; loading it claims it again."""

    def epoch_of(self, table_id: str) -> int | None:
        """The epoch at which a table was claimed."""

    async def lost(self, table_ids: Iterable[str]) -> set[str]:
        """Those of these loaded tables that another owner has claimed since."""

    async def check(self, connection: AsyncConnection, held: Iterable[Held], new: Iterable[str]) -> None:
        """In a writing transaction: keep these tables from others until it ends, or raise; enter new ones."""


class Alone:
    """One process owns everything; the database lock excludes others."""

    def __init__(self, database: Database, epoch: int) -> None:
        """`epoch` is the number of this server's start; a later start fences this one off."""
        self._shared = database.shared
        self.epoch = epoch

    async def claim(self, table_id: str) -> None:
        """Take a table; nobody else can have it."""

    def forget(self, table_id: str) -> None:
        """Forget a table that is no longer loaded."""

    def epoch_of(self, table_id: str) -> int | None:
        """None: tables have no epochs of their own."""

    async def lost(self, _table_ids: Iterable[str]) -> set[str]:
        """None: nobody else claims tables."""
        return set()

    async def check(self, connection: AsyncConnection, _held: Iterable[Held], _new: Iterable[str]) -> None:
        """Refuse to write after another server has started; it cannot start until this is committed."""
        wanted = sa.select(alive.c.epoch)
        if self._shared:
            wanted = wanted.with_for_update(read=True)
        if (await connection.execute(wanted)).scalar() != self.epoch:
            # Another server has started, or the operator has restored a backup.
            raise FencedError


class Shared:
    """One of several owners. It lives as long as it renews its own lease; each table it holds has an epoch."""

    def __init__(self, database: Database, owner: str, label: str, seconds: float) -> None:
        """`seconds` without a renewal end its leases."""
        self._database = database
        self.owner = owner
        self.label = label
        self.seconds = seconds
        self.epochs: dict[str, int] = {}
        """The epoch at which each table was claimed."""
        living = sa.select(owners.c.id).where(owners.c.id == leases.c.owner, owners.c.expires > NOW)
        self._orphaned = ~living.exists()
        renewal = insert(owners).values(id=owner, label=label, expires=NOW + seconds)
        self._renewal = renewal.on_conflict_do_update(
            index_elements=[owners.c.id], set_={"expires": renewal.excluded.expires}
        )

    async def time(self, connection: AsyncConnection) -> float:
        """The database's time."""
        return float((await connection.execute(sa.select(NOW))).scalar_one())

    async def others_live(self, connection: AsyncConnection) -> bool:
        """Whether another owner lives."""
        wanted = sa.select(owners.c.id).where(owners.c.expires > NOW, owners.c.id != self.owner)
        return (await connection.execute(wanted.limit(1))).first() is not None

    async def renew(self) -> bool:
        """Renew the lease; whether it was still valid."""
        with translated():
            async with self._database.engine.begin() as connection:
                before = sa.select(owners.c.expires > NOW).where(owners.c.id == self.owner)
                lived = (await connection.execute(before)).scalar()
                await connection.execute(self._renewal)
        return bool(lived)

    async def claim(self, table_id: str) -> None:
        """Take a table, before its log is read; `HeldError` if a living owner has it.

        Waits for a running transaction of the last owner, so the log read afterwards is complete.
        """
        with translated():
            async with self._database.engine.begin() as connection:
                epoch = (await connection.execute(_CLAIM, {"table": table_id, "owner": self.owner})).scalar()
                there = sa.select(tables.c.id).where(tables.c.id == table_id)
                if epoch is None and (await connection.execute(there)).first() is None:
                    # There is no such table; its empty log tells.
                    return
        if epoch is None:
            raise HeldError
        self.epochs[table_id] = epoch

    async def release(self, table_id: str) -> None:
        """Release a table at once, so that another owner need not wait."""
        epoch = self.epochs.pop(table_id, None)
        mine = (leases.c.table_id == table_id, leases.c.owner == self.owner, leases.c.epoch == epoch)
        with translated():
            async with self._database.engine.begin() as connection:
                await connection.execute(leases.update().where(*mine).values(owner=""))

    def forget(self, table_id: str) -> None:
        """Forget a table that is no longer loaded; loading it claims it again."""
        self.epochs.pop(table_id, None)

    def epoch_of(self, table_id: str) -> int | None:
        """The epoch at which a table was claimed."""
        return self.epochs.get(table_id)

    async def lost(self, table_ids: Iterable[str]) -> set[str]:
        """Those of these loaded tables that another owner has claimed since: their state may be stale."""
        known = {table_id: self.epochs[table_id] for table_id in table_ids if table_id in self.epochs}
        if not known:
            return set()
        wanted = sa.select(leases.c.table_id, leases.c.epoch).where(_among(known))
        with translated():
            async with self._database.engine.connect() as connection:
                found = dict((await connection.execute(wanted)).all())
        # One that was claimed again meanwhile was read again, too.
        return {one for one, epoch in known.items() if found.get(one) != epoch and self.epochs.get(one) == epoch}

    async def leave(self) -> None:
        """Give up everything."""
        self.epochs.clear()
        with translated():
            async with self._database.engine.begin() as connection:
                await connection.execute(owners.delete().where(owners.c.id == self.owner))

    async def orphans(self, limit: int) -> list[str]:
        """Running matches that no living owner holds."""
        wanted = (
            sa.select(tables.c.id)
            .outerjoin(leases, leases.c.table_id == tables.c.id)
            .where(tables.c.phase.in_(RUNNING), sa.or_(leases.c.owner.is_(None), self._orphaned))
            .limit(limit)
        )
        with translated():
            async with self._database.engine.connect() as connection:
                return list((await connection.execute(wanted)).scalars())

    async def check(self, connection: AsyncConnection, held: Iterable[Held], new: Iterable[str]) -> None:
        """In a writing transaction: keep these tables from others until it ends, or raise `LostError`; enter new ones.

        The row locks make check and append one step: a claim either comes before, and its epoch is seen here, or it
        waits until this transaction is over.
        """
        for table_id in new:
            await connection.execute(leases.insert().values(table_id=table_id, owner=self.owner, epoch=1))
            self.epochs[table_id] = 1
        wanted = {(table_id, self.epochs.get(table_id) if epoch is None else epoch) for table_id, epoch in held}
        if not wanted:
            return
        rows = sa.select(leases.c.table_id, leases.c.epoch).where(leases.c.table_id.in_({one for one, _ in wanted}))
        found = await connection.execute(rows.order_by(leases.c.table_id).with_for_update(read=True))
        if {(one, epoch) for one, epoch in found} != wanted:
            raise LostError


async def holders(connection: AsyncConnection, table_ids: Iterable[str]) -> dict[str, str]:
    """The living owners of these tables, of those that have one."""
    wanted = (
        sa.select(leases.c.table_id, leases.c.owner)
        .join(owners, owners.c.id == leases.c.owner)
        .where(_among(table_ids), owners.c.expires > NOW)
    )
    return dict((await connection.execute(wanted)).all())


def _among(table_ids: Iterable[str]) -> sa.ColumnElement[bool]:
    """One of any number of tables."""
    return leases.c.table_id == sa.any_(sa.literal([*table_ids], sa.ARRAY(sa.String)))


async def fence_cluster(connection: AsyncConnection) -> None:
    """Take every table from the owners of a cluster: one process owns everything from now on."""
    await connection.execute(owners.delete())
    await connection.execute(leases.update().where(leases.c.owner != "").values(owner="", epoch=leases.c.epoch + 1))
