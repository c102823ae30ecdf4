"""Copies of a SQLite database as a file, made and restored while a server uses it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from saboteur.server.store.database import TIMEOUT, migrations
from saboteur.server.trouble import ServerTrouble


def backup(source: Path, target: Path) -> None:
    """Copy a SQLite database, even one in use; raises `OSError` or `sqlite3.Error`."""
    if target.exists() and target.samefile(source):
        raise OSError("That is the database itself.")
    # Write a private temporary file and rename it: the copy is whole or absent.
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f"{target.name}.")
    os.close(handle)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(name)) as new:
            old.backup(new)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink()
        raise


def restore(source: Path, target: Path) -> None:
    """Replace a SQLite database by a copy, even one in use; raises `OSError`, `sqlite3.Error` or `ServerTrouble`.

    A running server is fenced off by the start number, which is incremented here: it writes nothing more and stops.
    """
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f"{target.name}.")
    os.close(handle)
    try:
        checked_copy(source, Path(name))
        with closing(sqlite3.connect(name)) as new, closing(sqlite3.connect(target, timeout=TIMEOUT)) as live:
            now = live.execute("SELECT epoch FROM alive").fetchone() if _is_ours(live) else None
            new.execute("UPDATE alive SET epoch = max(epoch, ?) + 1", (0 if now is None else now[0],))
            new.commit()
            new.backup(live)
    finally:
        Path(name).unlink()


def checked_copy(source: Path, target: Path) -> None:
    """Copy a copy, if it is one that this version can use."""
    read = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(read, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        _check_copy(new)


def _check_copy(copy: sqlite3.Connection) -> None:
    if not _is_ours(copy) or copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        raise ServerTrouble("This is not a whole copy of a saboteur database; nothing was changed.")
    known = {file.name.removeprefix("v").removesuffix(".py") for file in (migrations() / "versions").iterdir()}
    if any(version not in known for (version,) in copy.execute("SELECT version_num FROM alembic_version")):
        raise ServerTrouble(
            "This copy was made by a newer version of saboteur; nothing was changed. Install that version first."
        )


def _is_ours(database: sqlite3.Connection) -> bool:
    wanted = "SELECT count(*) FROM sqlite_master WHERE name IN ('alembic_version', 'alive', 'entries')"
    return bool(database.execute(wanted).fetchone() == (3,))
