"""Copies of a database as a file, made and restored while a server runs. PostgreSQL's are SQLite files, too."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from saboteur.plain_file import check_plain
from saboteur.server.store import call_schema, circle_schema, daily_schema
from saboteur.server.store.copy_file import backup, checked_copy, restore
from saboteur.server.store.database import Database, newest
from saboteur.server.store.leases import NOW
from saboteur.server.store.schema import alive, metadata, owners
from saboteur.server.trouble import ServerTrouble

AT_ONCE = 1000
"""Rows per batch."""
FILE = "tables.sqlite"
SCHEMAS = (call_schema, circle_schema, daily_schema)
"""Once they are loaded, all tables are known."""


def copy_to(url: str, target: Path) -> None:
    """Copy a database to a file, even one in use; `ServerTrouble` says why that is not possible."""
    database = Database(url)
    why = f"The database cannot be copied to {target}"
    try:
        # The copy takes the place of what is there.
        if target.exists():
            check_plain(target)
    except OSError as error:
        raise ServerTrouble(f"{why}: {_reason(error)}.") from None
    if database.file is None:
        _run(_save(database, target), why)
        return
    if not database.file.is_file():
        raise ServerTrouble(f"There is no database {database.file}; name its folder with --data.")
    try:
        backup(database.file, target)
    except (OSError, sqlite3.Error) as error:
        raise ServerTrouble(f"{why}: {_reason(error)}") from None


def put_back(source: Path, url: str) -> None:
    """Replace a database by a copy, even one in use; `ServerTrouble` says why that is not possible.

    A running server is fenced off by the start number, which is incremented here: it writes nothing more and stops.
    """
    database = Database(url)
    why = f"The database cannot be restored from {source}"
    try:
        check_plain(source)
    except OSError as error:
        raise ServerTrouble(f"{why}: {_reason(error)}.") from None
    if database.file is None:
        _run(_load(source, database), why)
        return
    try:
        restore(source, database.file)
    except (OSError, sqlite3.Error) as error:
        raise ServerTrouble(f"{why}: {_reason(error)}") from None


def _run(work: Any, trouble: str) -> None:
    try:
        asyncio.run(work)
    except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
        raise ServerTrouble(f"{trouble}: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    # What was to be written stays out of it.
    error = error.orig if isinstance(error, sa.exc.DBAPIError) and isinstance(error.orig, Exception) else error
    return str(getattr(error, "strerror", None) or error)


async def _save(source: Database, target: Path) -> None:
    # A private folder beside it, and renamed at the end: the copy is whole or absent.
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as folder:
        file = Path(folder) / FILE
        async with _opened(source, isolation_level="REPEATABLE READ") as old, _migrated(file) as new:
            if await _version(old) != newest():
                raise ServerTrouble("The database has the form of another version; copy it with that version.")
            await _copy(old, new)
        file.replace(target)


async def _load(source: Path, target: Database) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        # Checks it, and migrates copies of older versions.
        checked_copy(source, file)
        await _prepare(target)
        async with _migrated(file) as old, _opened(target) as new:
            await _stop_if_shared(new)
            now = (await new.execute(sa.select(alive.c.epoch).with_for_update())).scalar() or 0
            await new.execute(sa.text("TRUNCATE " + ", ".join(f'"{one}"' for one in metadata.tables)))
            await _copy(old, new)
            then = (await new.execute(sa.select(alive.c.epoch))).scalar() or 0
            await new.execute(alive.update().values(epoch=max(now, then) + 1))
            await new.execute(owners.delete())


async def _prepare(target: Database) -> None:
    """Create the tables of a new database."""
    async with _opened(target) as connection:
        there = await connection.run_sync(lambda one: sa.inspect(one).has_table("alembic_version"))
        if there and await _version(connection) == newest():
            return
    await target.open()
    await target.close()


async def _version(connection: AsyncConnection) -> str | None:
    return (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar()


async def _stop_if_shared(connection: AsyncConnection) -> None:
    living = sa.select(sa.func.count()).select_from(owners).where(owners.c.expires > NOW)
    if (await connection.execute(living)).scalar_one():
        raise ServerTrouble("Owners of a cluster use this database; stop them first. Nothing was changed.")


async def _copy(old: AsyncConnection, new: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        await new.execute(table.delete())
        rows = await old.stream(sa.select(table))
        async for some in rows.mappings().partitions(AT_ONCE):
            await new.execute(table.insert(), [dict(row) for row in some])


@contextlib.asynccontextmanager
async def _migrated(file: Path) -> AsyncIterator[AsyncConnection]:
    """A SQLite database in the form of this version, in one transaction."""
    database = Database(f"sqlite:///{file}")
    await database.open()
    try:
        async with database.engine.begin() as connection:
            yield connection
    finally:
        await database.close()


@contextlib.asynccontextmanager
async def _opened(database: Database, **options: Any) -> AsyncIterator[AsyncConnection]:
    """A PostgreSQL database in one transaction, without limits of time; traces are copied, not noted."""
    settings = {"server_settings": {"saboteur.traces": "ours"}}
    engine = create_async_engine(database.url, hide_parameters=True, connect_args=settings, **options)
    try:
        async with engine.begin() as connection:
            yield connection
    finally:
        await engine.dispose()
