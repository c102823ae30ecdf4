"""What a store must be able to do with any database."""

import asyncio

import msgspec
import sqlalchemy as sa

from saboteur.server.store.database import Database
from saboteur.server.store.failure import Collision
from saboteur.server.store.records import unpack
from saboteur.server.store.schema import entries, records, tables
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
    await _exercise_index(store)
    await _exercise_records(store)
    await store.close()


async def _exercise_index(store: Store) -> None:
    """Tables that change together are shown anew by one statement, and only as they were written last."""
    said = log.Chat(person="h", name="H", seat=None, text="x", id="1")
    rows = [Row(f"i{n}", f"INDEX{n}", True, "lobby", 1, 5.0, 5.0, "{}") for n in range(20)]
    new = [Batch(table_id=row.id, first=0, entries=(said,), at=5.0, row=row, new=True) for row in rows]
    await asyncio.gather(*map(store.write, new))
    ran: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        ran.append(statement)

    later = [msgspec.structs.replace(row, free=0, changed=6.0 + n, summary=f"[{n}]") for n, row in enumerate(rows)]
    changes = [
        Batch(table_id=row.id, first=1, entries=(said,), at=6.0, row=row, named=(f"p{n}",))
        for n, row in enumerate(later)
    ]
    engine = store._database.engine.sync_engine
    sa.event.listen(engine, "before_cursor_execute", note)
    await asyncio.gather(*map(store.write, changes))
    sa.event.remove(engine, "before_cursor_execute", note)
    assert len([one for one in ran if one.startswith("UPDATE tables")]) <= 2, "the first may be written alone"
    wanted = sa.select(*(tables.c[name] for name in Row.__struct_fields__)).where(tables.c.created == 5.0)
    async with store._database.engine.connect() as connection:
        found = (await connection.execute(wanted.order_by(tables.c.changed))).mappings()
    assert later == [Row(**one) for one in found]


async def _exercise_records(store: Store) -> None:
    """Pack a log, go on, pack it again, and have it back row by row."""
    said = [log.Chat(person="h", name="Ö", seat=None, text=f"{n} \U0001f48e", id=f"{n}") for n in range(5)]
    row = Row("t99", "ABCDEG", False, "over", 0, 1.0, 1.0, "{}")
    await store.write(Batch(table_id="t99", first=0, entries=tuple(said[:3]), at=1.5, row=row, new=True))
    assert await store.unpacked(1.0, 9) == []
    assert await store.unpacked(2.0, 9) == ["t99"]
    expected = [(one, 1.5) for one in said[:3]]
    for number in (3, 4):
        await store.write(Batch(table_id="t99", first=0, entries=(), at=2.5, packs=True))
        assert (await _count(store, entries), await _count(store, records)) == (0, 1)
        assert expected == await store.read("t99")
        assert await store.unpacked(2.0, 9) == []
        await store.write(Batch(table_id="t99", first=number, entries=(said[number],), at=2.5))
        expected.append((said[number], 2.5))
        assert expected == await store.read("t99")
    async with store._database.engine.begin() as connection:
        await unpack(connection, "t99")
    assert (await _count(store, entries), await _count(store, records)) == (5, 0)
    assert expected == await store.read("t99")
    assert await store.unpacked(2.0, 9) == ["t99"]
    await store.write(Batch(table_id="t99", first=0, entries=(), at=2.5, deletes=True))
    assert await store.read("t99") == []
    assert await store.by_code("ABCDEG", None, 0.0) is None


async def _count(store: Store, table: sa.Table) -> int:
    async with store._database.engine.connect() as connection:
        wanted = sa.select(sa.func.count()).select_from(table).where(table.c.table_id == "t99")
        return int((await connection.execute(wanted)).scalar_one())
