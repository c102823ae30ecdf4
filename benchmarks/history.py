"""Measure history and statistics of a person with few and with many matches: `python benchmarks/history.py [FEW MANY]`.

CPU time of one answer inside a process, best of five passes; SQLite. Ten others have 1,000 matches each.
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
from saboteur.server.store.database import Database
from saboteur.server.store.history import Finished, Played, Tally, add, beside, searched
from saboteur.server.store.schema import partners, played, tables
from saboteur.server.store.search import Filter
from saboteur.server.store.store import Store
from saboteur.server.table import statistics
from saboteur.server.table.summary import Summary

PASSES, ANSWERS = 5, 10
PAGE = 10
"""Matches in an answer: as many as the few are."""
GAMES = ("saboteur", "saboteur2", "duel", "dark-cave")
DAY = 24 * 3600


def matches(person: str, number: int, rng: random.Random) -> list[Finished]:
    """Matches of a person over three years, with the sums that a real one adds."""
    found = []
    for one in range(number):
        at = 1.7e9 + one * 3 * 365 * DAY / max(1, number)
        year, game, other = 2023 + int((at - 1.67e9) // (365 * DAY)), rng.choice(GAMES), f"friend{rng.randrange(40)}"
        row = Played(
            person=person, table_id=f"{person}-{one}", seat=0, ended=at, seconds=900, moves=60, year=year, game=game,
            players=5, company=rng.choice(("people", "bots")), roles=rng.choice((",digger,", ",saboteur,digger,")),
            won=rng.random() < 0.4, gold=rng.randrange(9),
        )  # fmt: skip
        keys = (
            ("match", f"{game}|5|{row.company}"), ("role", f"{game}|digger|5|{row.company}"), ("with", other),
            ("beside", other), ("gold", f"{game}|{row.company}|{row.gold}"), ("day", f"{year}-{int(at / DAY) % 365}"),
            ("suspects", f"{game}|{row.company}|accuse|right"), ("unseen", f"{game}|{row.company}"),
        )  # fmt: skip
        sums = tuple(Tally(person, year, kind, key, 1, int(bool(row.won)), 500) for kind, key in keys)
        rows = (row, msgspec.structs.replace(row, person=other, seat=1))
        sums += tuple(tally for tally in searched(rows) if tally.person == person)
        found.append(Finished(row.table_id, at, rows, sums))
    return found


async def fill(store: Store, entries: list[Finished]) -> None:
    """Write the index of these matches."""
    summary = msgspec.json.encode(Summary("saboteur", 5, ("Me", "Ada", "Ben", "x", "y"), ("me",) * 5, None, (0,)))
    fixed = {"public": False, "phase": "over", "free": 0, "summary": summary.decode(), "indexed": 1}
    rows = [
        {"id": one.table_id, "code": f"{place:x}", "created": one.ended, "changed": one.ended, **fixed}
        for place, one in enumerate(entries)
    ]
    async with store.writing() as connection:
        await connection.execute(tables.insert(), rows)
        seats = [msgspec.structs.asdict(row) for one in entries for row in one.played]
        await connection.execute(played.insert(), seats)
        pairs = [msgspec.structs.asdict(row) for one in entries for row in beside(one.played)]
        await connection.execute(partners.insert(), pairs)
        await add(connection, [tally for one in entries for tally in one.tallies])


async def measure(number: int) -> dict[str, float]:
    """Milliseconds of each answer."""
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Database(f"sqlite:///{Path(folder) / 'history.sqlite'}"))
        await store.open()
        others = [one for person in range(10) for one in matches(f"p{person}", 1000, rng)]
        await fill(store, matches("me", number, rng) + others)
        history = store.history

        async def deep() -> object:
            middle = 1.7e9 + 1.5 * 365 * DAY
            return await statistics.page(history, "me", Filter(), (middle, ""), PAGE)

        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "the latest matches": lambda: statistics.page(history, "me", Filter(), None, PAGE),
            "matches in the middle": deep,
            "matches of one game": lambda: statistics.page(history, "me", Filter(games=("duel",)), None, PAGE),
            "won as a saboteur, with people": lambda: statistics.page(
                history, "me", Filter(role="saboteur", won=True, company="people"), None, PAGE
            ),
            "with one of forty friends": lambda: statistics.page(history, "me", Filter(partner="friend7"), None, PAGE),
            "with a friend, of one game": lambda: statistics.page(
                history, "me", Filter(partner="friend7", games=("duel",), won=True), None, PAGE
            ),
            "with somebody never met": lambda: statistics.page(history, "me", Filter(partner="nobody"), None, PAGE),
            "within a year, by date": lambda: statistics.page(
                history, "me", Filter(since=1.7e9 + 365 * DAY, until=1.7e9 + 730 * DAY), None, PAGE
            ),
            "lost in some months, as a digger": lambda: statistics.page(
                history,
                "me",
                Filter(since=1.7e9 + 400 * DAY, until=1.7e9 + 555.5 * DAY, role="digger", won=False),
                None,
                PAGE,
            ),
            "statistics": lambda: statistics.statistics(history, "me", None),
            "statistics of a year": lambda: statistics.statistics(history, "me", 2025),
        }
        found = {}
        for name, ask in asked.items():
            passes = []
            await ask()
            for _ in range(PASSES):
                began = time.process_time()
                for _ in range(ANSWERS):
                    await ask()
                passes.append((time.process_time() - began) / ANSWERS * 1e3)
            found[name] = min(passes)
        await store.close()
    return found


def main() -> None:
    """Print every answer with few and with many matches."""
    few, many = map(int, sys.argv[1:3]) if len(sys.argv) > 2 else (10, 10_000)
    print(machine())
    results = {number: asyncio.run(measure(number)) for number in (few, many)}
    print(f"{'CPU time of an answer, ms':32}{few:>12,}{many:>12,}{'ratio':>8}")
    for name, one in results[few].items():
        other = results[many][name]
        print(f"{name:32}{one:12.2f}{other:12.2f}{other / one:8.2f}")


if __name__ == "__main__":
    main()
