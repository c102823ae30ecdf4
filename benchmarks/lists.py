"""Measure the lists of tables with few and with many tables: `python benchmarks/lists.py [FEW MANY]`.

CPU time of one list inside a process, best of five passes. Both lists show as many rows in both cases.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from passes import machine
from saboteur.server.resource import TableInfo
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.schema import members, tables
from saboteur.server.store.store import Person, Store
from saboteur.server.table.summary import Summary
from saboteur.server.table.tables import Tables

PASSES, LISTS = 5, 40
OWN = 10
"""Tables of the person who asks."""


async def fill(database: Database, number: int) -> None:
    """Write the index of tables in all phases; of `OWN` of them the person is a member."""
    rng = random.Random(1)
    people = ["me", None, None, "p1", "p2"]
    summary = msgspec.json.encode(Summary("saboteur", 5, ("Me", "", "", "Ada", "Ben"), tuple(people), None, None))
    rows = [
        {
            "id": f"t{one}", "code": f"C{one}", "public": one % 2 == 0, "free": 2, "summary": summary.decode(),
            "phase": "lobby" if one < OWN else rng.choice(["lobby", "playing", "over"]),
            "created": float(one), "changed": float(rng.randrange(10**6)),
        }
        for one in range(number)
    ]  # fmt: skip
    seats = [{"person": "me" if one < OWN else f"p{one % 997}", "table_id": f"t{one}"} for one in range(number)]
    async with database.engine.begin() as connection:
        await connection.execute(tables.insert(), rows)
        await connection.execute(members.insert(), seats)


async def measure(number: int) -> tuple[float, float]:
    """Microseconds for each row of the public list, and of a person's own."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{Path(folder) / 'lists.sqlite'}")
        site = Tables(Store(database), Settings())
        await site.open()
        await fill(database, number)
        me = Person("me", "Me", "en")
        best = []
        asked: list[Callable[[], Awaitable[list[TableInfo]]]] = [lambda: site.public(me), lambda: site.of(me)]
        for ask in asked:
            passes = []
            rows = len(await ask())
            for _ in range(PASSES):
                began = time.process_time()
                for _ in range(LISTS):
                    await ask()
                passes.append((time.process_time() - began) / LISTS / rows * 1e6)
            best.append(min(passes))
        await site.close()
    return best[0], best[1]


def main() -> None:
    """Print both lists with few and with many tables."""
    few, many = map(int, sys.argv[1:3]) if len(sys.argv) > 2 else (10, 100_000)
    print(machine())
    results = {number: asyncio.run(measure(number)) for number in (few, many)}
    print(f"{'CPU time of a row, µs':32}{few:>12,}{many:>12,}{'ratio':>8}")
    for line, name in enumerate(("public tables with a free seat", "a person's own tables")):
        one, other = results[few][line], results[many][line]
        print(f"{name:32}{one:12.1f}{other:12.1f}{other / one:8.2f}")


if __name__ == "__main__":
    main()
