"""A plain change in SQLite: all or nothing, refused after another start, and possible again after a failure."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from saboteur.server.store.appender import Appender
from saboteur.server.store.database import Database
from saboteur.server.store.failure import Collision, FencedError
from saboteur.server.store.schema import alive, tables
from saboteur.server.store.store import Store
from saboteur.server.store.writer import Batch, Row
from saboteur.server.table import entry as log

pytestmark = pytest.mark.once

SAID = log.Chat(person="h", name="H", seat=None, text="x", id="1")
ROW = Row("t", "ABCDEF", True, "lobby", 1, 1.0, 1.0, "{}")


def plain(first: int, row: Row | None = None) -> Batch:
    """One more entry of the log."""
    return Batch(table_id="t", first=first, entries=(SAID,), at=2.0, row=row)


async def with_table(folder: Path) -> Store:
    """A store with one table."""
    store = Store(Database(f"sqlite:///{folder / 'tables.sqlite'}"))
    await store.open()
    await store.write(Batch(table_id="t", first=0, entries=(SAID,), at=1.0, row=ROW, new=True))
    return store


def test_entries_and_index_change_together(tmp_path: Path) -> None:
    async def work() -> None:
        store = await with_table(tmp_path)
        changed = Row("t", "ABCDEF", True, "playing", 0, 1.0, 2.0, '{"asked": 1}')
        await store.write(plain(1, changed))
        with pytest.raises(Collision):
            await store.write(plain(1, Row("t", "ABCDEF", True, "over", 0, 1.0, 3.0, "{}")))
        assert [SAID, SAID] == [one for one, _ in await store.read("t")]
        async with store.reading() as connection:
            row = (await connection.execute(sa.select(tables.c.phase, tables.c.free, tables.c.summary))).one()
        assert tuple(row) == ("playing", 0, '{"asked": 1}')
        assert store.writer.commits == 2
        await store.close()

    asyncio.run(work())


def test_moves_that_come_close_together_share_a_transaction(tmp_path: Path) -> None:
    """Where several tables play, one that is ready waits a moment for the others."""

    async def work() -> None:
        store = await with_table(tmp_path)
        await asyncio.gather(store.write(plain(1)), store.write(plain(2)))
        assert store.writer.commits == 2
        first = asyncio.create_task(store.write(plain(3)))
        # Now it is in the queue, and the writer knows.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.gather(first, store.write(plain(4)))
        assert store.writer.commits == 3
        # Nobody else came the next time, so the one after that does not wait.
        await store.write(plain(5))
        await store.write(plain(6))
        assert store.writer.commits == 5
        assert len(await store.read("t")) == 7
        await store.close()

    asyncio.run(work())


def test_a_move_leaves_alone_what_tables_are_found_by(tmp_path: Path) -> None:
    """SQLite would write the indexes anew, even with the same values."""

    async def work() -> None:
        store = await with_table(tmp_path)
        shown = Row("t", "ABCDEF", True, "playing", 0, 1.0, 2.0, '{"asked": 1}')
        await store.write(Batch(table_id="t", first=1, entries=(SAID,), at=2.0, row=shown, resorted=False))
        async with store.reading() as connection:
            wanted = sa.select(tables.c.phase, tables.c.free, tables.c.changed, tables.c.summary)
            row = (await connection.execute(wanted)).one()
        assert tuple(row) == ("lobby", 1, 2.0, '{"asked": 1}')
        await store.close()

    asyncio.run(work())


def test_a_later_start_fences_it_off(tmp_path: Path) -> None:
    async def work() -> None:
        store = await with_table(tmp_path)
        async with store.writing() as connection:
            await connection.execute(alive.update().values(epoch=alive.c.epoch + 1))
        with pytest.raises(FencedError):
            await store.write(plain(1))
        assert store.writer.fenced.is_set()
        assert len(await store.read("t")) == 1
        await store.close()

    asyncio.run(work())


def test_it_never_begins_an_empty_file_and_works_again(tmp_path: Path) -> None:
    async def work() -> None:
        store = await with_table(tmp_path)
        await store.close()
        file, away = tmp_path / "tables.sqlite", tmp_path / "away"
        appender = Appender(file, 1)
        file.rename(away)
        with pytest.raises(sqlite3.OperationalError):
            await appender.append([("t", 1, "chat", "{}", 2.0)], [])
        assert not file.exists()
        away.rename(file)
        await appender.append([("t", 1, "chat", "{}", 2.0)], [])
        await appender.close()
        appender.end()

    asyncio.run(work())


def test_what_changes_more_than_lists_is_not_plain() -> None:
    assert plain(1).plain
    assert plain(1, ROW).plain
    for part in ({"new": True}, {"joined": ("h",)}, {"named": ("h",)}, {"closed": True}, {"packs": True}):
        assert not Batch(table_id="t", first=1, entries=(SAID,), at=2.0, **part).plain
    assert not Batch(table_id="t", first=1, entries=(), at=2.0).plain


def test_nothing_of_a_closed_store_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign of life that still waits for the database is over as well: it would keep the program from ending."""
    monkeypatch.setattr("saboteur.server.store.store.HEARTBEAT", 0.0)
    path = tmp_path / "x.sqlite"

    async def close() -> set[str]:
        store = Store(Database(f"sqlite:///{path}"))
        await store.open()
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.1)
            asyncio.get_running_loop().call_later(0.2, other.execute, "ROLLBACK")
            await store.close()
        return {task.get_name() for task in asyncio.all_tasks() - {asyncio.current_task()}}

    assert set() == asyncio.run(close())


def test_a_statement_for_many_moves_makes_no_file(tmp_path: Path) -> None:
    """SQLite notes what such a statement changes until it is over, and would open a file for that each time."""

    async def work() -> None:
        store = await with_table(tmp_path)
        async with store.reading() as connection:
            assert (await connection.execute(sa.text("PRAGMA temp_store"))).scalar_one() == 2
        await store.close()

    asyncio.run(work())
