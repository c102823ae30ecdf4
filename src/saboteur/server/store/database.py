"""Opens and migrates the database, and locks it against a second server."""

from __future__ import annotations

import asyncio
import contextlib
import os
from importlib.abc import Traversable
from importlib.resources import as_file, files
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saboteur.server.store.appender import PRAGMAS
from saboteur.server.store.database_url import DRIVERS, parse
from saboteur.server.trouble import ServerTrouble

LOCK = 0x5AB07E
"""The number of our PostgreSQL advisory lock."""
TIMEOUT = 10.0
"""Seconds a remote database may take to connect, and for a statement, unless the settings say otherwise."""
IDLE = 3.0
"""Seconds a transaction may stand still before PostgreSQL ends it."""
PATIENCE = 30
"""Tenths of a second to wait for the lock."""


class InUse(ServerTrouble):
    """A server already uses the database."""


class Database:
    """An open database."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        """Check the URL; `ServerTrouble` if it is wrong. Wait at most `timeout` seconds for a remote one."""
        self._timeout = timeout
        self.url = parse(url)
        self.file = Path(str(self.url.database)) if self.url.drivername == DRIVERS["sqlite"] else None
        self._lock: IO[str] | None = None
        self._guard: AsyncConnection | None = None
        self._alone = True
        self.engine: AsyncEngine

    @property
    def shared(self) -> bool:
        """Whether other machines can use it too."""
        return self.file is None

    async def open(self, *, alone: bool = True) -> None:
        """Open and migrate it; `ServerTrouble` if that fails. If not `alone`, share it with other such processes."""
        self._alone = alone
        if self.file is not None:
            self._lock_file(self.file)
        self._connect()
        try:
            if self.shared:
                await self._lock_postgres()
            await self._migrate()
        except (sa.exc.DBAPIError, OSError) as error:
            await self.close()
            what = error.orig if isinstance(error, sa.exc.DBAPIError) else error
            raise ServerTrouble(f"The database cannot be opened: {what}.") from None
        except ServerTrouble:
            await self.close()
            raise

    async def open_migrated(self) -> None:
        """Open it once another process has migrated it to this version; without any lock."""
        self._connect()
        for _ in range(10 * PATIENCE):
            try:
                async with self.engine.connect() as connection:
                    if await connection.run_sync(_is_current):
                        return
            except (sa.exc.DBAPIError, OSError):
                pass
            await asyncio.sleep(0.1)
        await self.close()
        raise ServerTrouble("The database does not answer, or no owner has prepared it. Start an owner first.")

    def _connect(self) -> None:
        # An owner that is paused within a transaction must not block the next one. For whom else the database
        # notes traces itself: see the migration.
        limits = {
            "timeout": self._timeout,
            "command_timeout": self._timeout,
            "server_settings": {
                "idle_in_transaction_session_timeout": str(round(IDLE * 1000)),
                "saboteur.traces": "ours",
            },
        }
        try:
            # A remote database may have restarted since the last query, or not answer at all.
            self.engine = create_async_engine(
                self.url,
                hide_parameters=True,
                pool_pre_ping=self.shared,
                connect_args={"timeout": self._timeout, "command_timeout": self._timeout, **limits}
                if self.shared
                else {},
            )
        except ModuleNotFoundError as error:
            raise ServerTrouble(f"For this database the package {error.name} is needed; install it.") from None
        if self.file is not None:
            sa.event.listen(self.engine.sync_engine, "connect", _set_up)

    async def close(self) -> None:
        """Close it and release the lock."""
        if self._guard is not None:
            with contextlib.suppress(sa.exc.DBAPIError):
                await self._guard.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    async def hold_back_others(self, connection: AsyncConnection) -> None:
        """Let other processes that start at the same moment wait until this transaction is over."""
        if self.shared:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK + 1)))

    async def renew_lock(self) -> None:
        """Renew the PostgreSQL lock if its connection was lost."""
        if self._guard is None:
            return
        try:
            await self._guard.execute(sa.select(1))
        except sa.exc.DBAPIError:
            with contextlib.suppress(sa.exc.DBAPIError):
                await self._guard.close()
            await self._lock_postgres()

    async def _lock_postgres(self) -> None:
        """Take the PostgreSQL lock; it is released when the connection ends."""
        self._guard = await self.engine.connect()
        await self._guard.execution_options(isolation_level="AUTOCOMMIT")
        for _ in range(PATIENCE):
            lock = sa.func.pg_try_advisory_lock if self._alone else sa.func.pg_try_advisory_lock_shared
            if (await self._guard.execute(sa.select(lock(LOCK)))).scalar_one():
                return
            # The database may not have noticed yet that the last server was killed.
            await asyncio.sleep(0.1)
        raise InUse("Another server already uses this database. Stop it first, or name another one.")

    async def _migrate(self) -> None:
        # Without the time limit of other statements: there may be much to rewrite.
        engine = create_async_engine(self.url, hide_parameters=True) if self.shared else self.engine
        try:
            async with engine.begin() as connection:
                await self.hold_back_others(connection)
                await connection.run_sync(_upgrade)
        finally:
            if engine is not self.engine:
                await engine.dispose()

    def _lock_file(self, file: Path) -> None:
        """Lock the file; the system releases the lock when the process ends."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not file.exists():
                file.touch(mode=0o600)
            path = file.with_name(f"{file.name}.lock")
            handle = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
        except OSError as error:
            raise ServerTrouble(
                f"The folder {file.parent} cannot be written: {error.strerror}. Choose another one with --data."
            ) from None
        try:
            file.open("r+b").close()
            # It may have been restored from a world-readable copy.
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)
        except OSError as error:
            handle.close()
            raise ServerTrouble(f"The file {file} cannot be used: {error.strerror}.") from None
        if os.name != "nt":
            import fcntl  # noqa: PLC0415 - not on Windows

            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                handle.close()
                raise InUse(
                    f"Another server already uses {file}. Stop it first, or choose another folder with --data."
                ) from None
        self._lock = handle


def _set_up(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrations() -> Traversable:
    """The folder of the migrations."""
    return files("saboteur.server.store") / "migrations"


def _is_current(connection: sa.Connection) -> bool:
    """Whether the database has this version's schema."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == newest()


def newest() -> str:
    """The number of this version's schema: that of its last migration."""
    names = (one.name for one in (migrations() / "versions").iterdir())
    return max(name[1:5] for name in names if name.startswith("v") and name.endswith(".py"))


def _upgrade(connection: sa.Connection) -> None:
    if _is_current(connection):
        return
    # A quarter of the time a process takes to start, and needed once for each new version.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    with as_file(migrations()) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        now = MigrationContext.configure(connection).get_current_revision()
        if now is not None and now not in known:
            raise ServerTrouble(
                "The database was made by a newer version of saboteur. Install that version, or go back to a backup."
            )
        command.upgrade(config, "head")
