"""Measure a cluster against one process: `python benchmarks/cluster.py [--scale PART]`. Loopback only.

CPU time is that of edges and owners, without PostgreSQL and NATS; the clients run in this process. All that are
compared share one core and take turns in short slices, with as many moves at once; what counts is the median of the
ratios of neighbouring slices, and the spread is the distance of the quartiles.

Two owners beside one: with five cores or more each owner gets a core, edge, database, bus and clients share the others,
and moves per second count. With fewer cores these say nothing: then all share one core as above, each owner is played
at in its turn, and what a move costs it, beside an only owner, and its share of the tables say how many times as many
moves two owners can take before one of them fills a core. Needs Linux.
"""

import argparse
import asyncio
import contextlib
import os
import resource
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from figure import MEDIANS, Figure
from guests import Party, Round, parties
from process import children, cpu, pin, resident
from saboteur.server.cluster.programs import Postgres
from saboteur.server.local import LocalCluster, Part
from saboteur.server.run import Plan
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.schema import leases, owners
from server import AT_ONCE, FEW, LIMITS
from slices import Slices, spread

SETTINGS = msgspec.convert({**LIMITS, "lease": 30.0, "database_timeout": 60.0}, Settings)
"""Long leases: on a busy machine no table must change its owner meanwhile."""
IDLE = 5.0
"""Seconds of idle time."""
CORES = 5
"""For two owners, an edge, the database with its bus, and the clients."""


class Site:
    """A server, or a cluster with one edge, at which somebody plays."""

    def __init__(self, parts: dict[str, Part], others: Iterable[int], database: str = "") -> None:
        """`parts` do the work that is measured; `others` are the processes beside them."""
        self.parts = parts
        self._database = database
        self._others = tuple(others)
        self.port = next(part.port for name, part in parts.items() if name.startswith(("edge", "alone")))
        self.messages = Slices()
        """All parts, per delivered message."""
        self.moves = Slices()
        """All parts, per move."""
        self.owners = {name: Slices() for name in parts if name.startswith("owner")}
        """Each owner, per move, without its idle cost."""
        self._idle: dict[str, float] = {}
        """The idle cost of each part, in CPU seconds per second."""
        self.rates: list[float] = []
        """Moves per second."""
        self._tables: list[Party]
        self._round: Round
        self._rounds: dict[str, Round]
        """The tables of each owner."""

    async def open(self, tables: int, at_once: int) -> None:
        """Open tables to play at, so many at once."""
        self._tables = await parties(self.port, tables)
        self._round = Round(self.port, self._tables, at_once)

    async def divide_tables(self, at_once: int) -> dict[str, float]:
        """Play at the tables of one owner at a time; each owner's share of them."""
        names = {part.process.pid: name for name, part in self.parts.items()}
        engine = create_async_engine(Database(self._database).url)
        async with engine.connect() as connection:
            held = sa.select(leases.c.table_id, owners.c.label).join(owners, owners.c.id == leases.c.owner)
            found = {table: names[int(label.rpartition(":")[2])] for table, label in await connection.execute(held)}
        await engine.dispose()
        by_owner = {name: [one for one in self._tables if found[one.table] == name] for name in self.owners}
        self._rounds = {name: Round(self.port, tables, at_once) for name, tables in by_owner.items()}
        return {name: len(tables) / len(self._tables) for name, tables in by_owner.items()}

    async def slice_of(self, name: str, moves: int) -> None:
        """Play on at the tables of one owner, and note what that costs it."""
        pid = self.parts[name].process.pid
        before, began = cpu(pid), time.perf_counter()
        times, _ = await self._rounds[name].play(moves)
        idle = (time.perf_counter() - began) * self._idle.get(name, 0.0)
        self.owners[name].add(cpu(pid) - before - idle, len(times))

    async def slice(self, moves: int) -> None:
        """Play on, and note what it costs."""
        await self._round.refresh()
        before, began = self._cpu(), time.perf_counter()
        times, delivered = await self._round.play(moves)
        seconds = time.perf_counter() - began
        self.rates.append(len(times) / seconds)
        spent = {name: used - before[name] for name, used in self._cpu().items()}
        self.moves.add(sum(spent.values()), len(times))
        self.messages.add(sum(spent.values()), delivered)
        for name, owner in self.owners.items():
            owner.add(spent[name] - seconds * self._idle.get(name, 0.0), len(times))

    async def idle(self, seconds: float) -> None:
        """Measure the idle cost: leases and heartbeats cost the same however many moves are made."""
        before = self._cpu()
        await asyncio.sleep(seconds)
        self._idle = {name: (used - before[name]) / seconds for name, used in self._cpu().items()}

    def _cpu(self) -> dict[str, float]:
        return {name: cpu(part.process.pid) for name, part in self.parts.items()}

    def memory(self) -> float:
        """Resident memory of all owners in kB."""
        return sum(resident(self.parts[name].process.pid) for name in self.owners) * 1024

    def share(self, core: int) -> None:
        """Let everything run on one core, together with the clients."""
        pin([part.process.pid for part in self.parts.values()], {core}, patient=True)
        pin([*self._others, *(pid for other in self._others for pid in children(other))], {core})

    def divide(self, cores: list[int]) -> None:
        """Give each owner a core of its own and all others the rest."""
        rest = set(cores[len(self.owners) :])
        for core, name in zip(cores, self.owners, strict=False):
            pin([self.parts[name].process.pid], {core})
        edges = (part.process.pid for name, part in self.parts.items() if name not in self.owners)
        pin([*edges, *self._others, *(pid for other in self._others for pid in children(other))], rest)


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[Site]:
    """One process on PostgreSQL."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as database:
        postgres = Postgres(Path(database))
        plan = Plan(host="127.0.0.1", port=0, data=folder / "alone", database=postgres.url, settings=SETTINGS)
        part = Part(plan, folder / "alone.log")
        try:
            part.start()
            yield Site({"alone": part}, [postgres.process.pid])
        finally:
            part.stop()
            postgres.stop()


@contextlib.contextmanager
def cluster(folder: Path, name: str, owners: int) -> Iterator[Site]:
    """A cluster with one edge."""
    every = LocalCluster(folder / name, 1, owners, 0, SETTINGS)
    try:
        yield Site(every.parts, [every.postgres.process.pid, every.nats.process.pid], every.postgres.url)
    finally:
        every.close()


async def beside_one_process(folder: Path, many: int, rounds: int) -> list[Figure]:
    """A cluster beside one process, and an owner of many tables beside one of few."""
    middle, every = max(AT_ONCE, many // 10), os.sched_getaffinity(0)
    core = max(every)
    with (
        alone(folder) as single,
        cluster(folder, "middle", 1) as one,
        cluster(folder, "few", 1) as few,
        cluster(folder, "many", 1) as full,
    ):
        empty = full.memory()
        await single.open(middle, AT_ONCE)
        await one.open(middle, AT_ONCE)
        await few.open(FEW, FEW)
        await full.open(many, FEW)
        table = (full.memory() - empty) / many
        for site in (single, one, few, full):
            site.share(core)
        pin([os.getpid()], {core})
        try:
            for _ in range(rounds):
                for site in (single, one):
                    await site.slice(2 * AT_ONCE)
                for site in (few, full):
                    await site.slice(2 * FEW)
        finally:
            pin([os.getpid()], every)
    ratio, growth = one.messages.times(single.messages), full.moves.times(few.moves)
    told: list[tuple[str, Slices, str, float | None]] = [
        ("one process on PostgreSQL: CPU per delivered message", single.messages, "µs", None),
        ("edge + bus + owner: CPU per delivered message", one.messages, "µs", None),
        ("edge + bus + owner / one process", ratio, "times", 2.5),
        (f"a move at {many:,} / at {FEW} tables of an owner", growth, "times", 1.3),
    ]
    return [
        *(Figure(what, one.middle, unit, most, at_most=True, spread=one.spread) for what, one, unit, most in told),
        Figure("a table's memory at its owner", table, "kB", None, at_most=True, spread=0),
    ]


async def two_owners(folder: Path, tables: int, rounds: int) -> list[Figure]:
    """Two owners beside one, each with a core of its own, as many tables and moves at once."""
    every = os.sched_getaffinity(0)
    cores = sorted(every)
    with cluster(folder, "one", 1) as one, cluster(folder, "two", 2) as two:
        await one.open(tables, AT_ONCE)
        await two.open(2 * tables, 2 * AT_ONCE)
        for site in (one, two):
            site.divide(cores)
        pin([os.getpid()], set(cores[2:]))
        try:
            for _ in range(rounds):
                await one.slice(3 * AT_ONCE)
                await two.slice(6 * AT_ONCE)
        finally:
            pin([os.getpid()], every)
    gains = [pair / single for pair, single in zip(two.rates, one.rates, strict=True)]
    return [
        Figure("one owner", median(one.rates), "moves/s", None, at_most=False, spread=spread(one.rates)),
        Figure("two owners", median(two.rates), "moves/s", None, at_most=False, spread=spread(two.rates)),
        Figure("two owners / one: moves a second", median(gains), "times", 1.7, at_most=False, spread=spread(gains)),
    ]


async def each_of_two_owners(folder: Path, tables: int, rounds: int) -> list[Figure]:
    """The same calculated with fewer cores: the cost of a move at each of two owners, and their shares of moves.

    One owner after the other is played at: on one core two at once would push each other out of its caches, which they
    do not with a core each.
    """
    every = os.sched_getaffinity(0)
    core = max(every)
    with cluster(folder, "one", 1) as one, cluster(folder, "two", 2) as two:
        await one.open(tables, AT_ONCE)
        await two.open(2 * tables, AT_ONCE)
        shares = await two.divide_tables(AT_ONCE)
        for site in (one, two):
            site.share(core)
        pin([os.getpid()], {core})
        try:
            await asyncio.gather(one.idle(IDLE), two.idle(IDLE))
            for _ in range(rounds):
                await one.slice(3 * AT_ONCE)
                for name in two.owners:
                    await two.slice_of(name, 3 * AT_ONCE)
        finally:
            pin([os.getpid()], every)
    (only,) = one.owners.values()
    share, name = max((share, name) for name, share in shares.items())
    gains = {name: [cost / shares[name] for cost in only.times(owner).costs] for name, owner in two.owners.items()}
    least = min(gains.values(), key=median)
    return [
        Figure("one owner: its CPU per move", only.middle, "µs", None, at_most=True, spread=only.spread),
        *(
            Figure(f"{name} of two: per move of its own", owner.middle, "µs", None, at_most=True, spread=owner.spread)
            for name, owner in two.owners.items()
        ),
        Figure(f"{name}: its share of the tables", 100 * share, "%", None, at_most=True, spread=0),
        Figure(
            "two owners / one: moves until one fills a core", median(least), "times", 1.7, at_most=False,
            spread=spread(least),
        ),
    ]  # fmt: skip


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="which part of the load")
    scale = parser.parse_args().scale
    many, rounds = max(2 * AT_ONCE, round(1_000 * scale)), max(15, round(30 * scale))
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    with tempfile.TemporaryDirectory() as name:
        figures = asyncio.run(beside_one_process(Path(name), many, rounds))
        compare = two_owners if len(os.sched_getaffinity(0)) >= CORES else each_of_two_owners
        figures += asyncio.run(compare(Path(name), max(5 * AT_ONCE, many // 10), rounds))
    print(f"{len(os.sched_getaffinity(0))} cores, load {os.getloadavg()[0]:.0f}")
    print(MEDIANS)
    for figure in figures:
        print(figure.line())


if __name__ == "__main__":
    main()
