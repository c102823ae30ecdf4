"""The server's time after a restart."""

import asyncio
import time
from pathlib import Path

import pytest

from saboteur.server.store.database import Database
from saboteur.server.store.schema import alive
from saboteur.server.store.store import Store
from saboteur.server.store.writer import Batch, Row
from saboteur.server.table import entry as log

pytestmark = pytest.mark.once

SAID = log.Chat(person="h", name="H", seat=None, text="x", id="1")


def test_time_goes_on_from_the_last_change_though_the_wall_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed server may have noted the time long before its last change, on a busy machine."""

    async def check() -> None:
        url = f"sqlite:///{tmp_path / 'x.sqlite'}"
        store = Store(Database(url))
        await store.open()
        moment = store.clock.now()
        row = Row("t", "ABCDEF", True, "playing", 0, moment, moment, "{}")
        await store.write(Batch(table_id="t", first=0, entries=(SAID,), at=moment, row=row, new=True))
        await store.close()
        reopened = Store(Database(url))
        await reopened.open()
        async with reopened.writing() as connection:
            await connection.execute(alive.update().values(at=moment - 60))
        # As if it were killed: the last thing it noted stays.
        monkeypatch.setattr(reopened, "_note_alive", _nothing)
        await reopened.close()
        wall = time.time
        monkeypatch.setattr(time, "time", lambda: wall() - 7200)
        again = Store(Database(url))
        await again.open()
        assert again.clock.now() >= moment
        await again.close()

    asyncio.run(check())


async def _nothing() -> None:
    """Note nothing."""
