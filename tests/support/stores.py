"""What a store must be able to do with any database."""

import asyncio

import msgspec

from saboteur.server.store.database import Database
from saboteur.server.store.failure import Collision
from saboteur.server.store.store import Store
from saboteur.server.store.writer import Batch, Row
from saboteur.server.table import entry as log


def exercise(url: str) -> None:
    """Write groups of entries, collide, and find tables again."""
    asyncio.run(_exercise(Store(Database(url))))


async def _exercise(store: Store) -> None:
    await store.open()
    said = log.Chat(person="h", name="H", seat=None, text="x", id="1")
    batches = [Batch(table_id=f"t{n}", first=0, entries=(said, said), at=1.0) for n in range(50)]
    clash = Batch(table_id="t7", first=1, entries=(said,), at=2.0)
    found = await asyncio.gather(*(store.write(batch) for batch in [*batches, clash]), return_exceptions=True)
    assert [None] * 50 == found[:50]
    assert isinstance(found[50], Collision)
    assert [(said, 1.0)] * 2 == await store.read("t7")
    commits = store.writer.commits
    await asyncio.gather(*(store.write(msgspec.structs.replace(one, first=2)) for one in batches))
    assert store.writer.commits <= commits + 2, "those who wait share a transaction"
    row = Row("t0", "ABCDEF", True, "lobby", 1, 1.0, 1.0, "{}")
    await store.write(Batch(table_id="t0", first=9, entries=(said,), at=1.0, row=row, new=True, joined=("h",)))
    assert [row] == await store.public() == await store.of("h")
    assert await store.by_code("ABCDEF", None, 0.0) == "t0" == await store.by_code("ABCDEF", "h", 9.0)
    assert await store.by_code("ABCDEF", "other", 9.0) is None
    await store.close()
