"""Measure a cluster against one process: `python benchmarks/cluster.py [--scale PART]`. Loopback only.

Needs Linux's /proc. CPU time is that of the servers' processes; the clients run in this one. Ratios are of one run.
Each owner is pinned to a core; edge, bots, database, bus and clients share the others, if there are any. Where there
are fewer cores than that takes, moves per second say little: then the busier owner's CPU for all moves, beside that of
an only owner, says how many times as many moves two owners can take before one of them fills a core.
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from figure import HEAD, Figure
from guests import Party, parties
from saboteur.server.cluster.programs import Postgres
from saboteur.server.local import LocalCluster, Part
from saboteur.server.run import Plan
from saboteur.server.settings import Settings
from server import LIMITS

SETTINGS = msgspec.convert(LIMITS, Settings)
CORES = 5
"""For two owners, an edge, the database with its bus, and the clients."""
SLICES = 3
"""Number of runs; the best counts."""


class Cost:
    """The cost of playing."""

    def __init__(self, cpu: float, busiest: float, delivered: int, moves: int, seconds: float) -> None:
        self.busiest = busiest / moves * 1e6
        """CPU microseconds of the busiest owner for each move at any table."""
        self.message = cpu / delivered * 1e6
        """CPU microseconds for a delivered message, of all processes."""
        self.move = cpu / moves * 1e6
        self.rate = moves / seconds
        """Moves per second."""


def cpu(parts: list[Part]) -> float:
    """CPU seconds that processes have used, without the bots they started."""
    total = 0
    for part in parts:
        folder = Path(f"/proc/{part.process.pid}/task")
        total += sum(int((thread / "schedstat").read_text().split()[0]) for thread in folder.iterdir())
    return total / 1e9


def memory(part: Part) -> float:
    """Resident memory in MB."""
    status = Path(f"/proc/{part.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def pin(cluster: LocalCluster) -> str:
    """Give each owner a core of its own, and all others the rest; say who runs where."""
    cores = sorted(os.sched_getaffinity(0))
    owners = [part for name, part in cluster.parts.items() if name.startswith("owner")]
    rest = set(cores[len(owners) :]) or set(cores)
    for number, owner in enumerate(owners):
        _pin(owner.process.pid, {cores[number % len(cores)]})
    others = [part.process.pid for part in cluster.parts.values() if part not in owners]
    database = cluster.postgres.process.pid
    helpers = Path(f"/proc/{database}/task/{database}/children").read_text().split()
    for pid in (*others, cluster.nats.process.pid, database, *map(int, helpers), os.getpid()):
        _pin(pid, rest)
    return f"{len(owners)} owner(s) on core(s) {cores[: len(owners)]}, everything else on {sorted(rest)}"


def _pin(pid: int, cores: set[int]) -> None:
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)


async def playing(parts: list[Part], tables: list[Party], moves: int, owners: Sequence[Part] = ()) -> Cost:
    """Play this many moves, twenty tables of each owner at a time; the cheapest slice counts."""
    found: list[Cost] = []
    at_once = 20 * max(1, len(owners))
    for _ in range(SLICES):
        before, began, done = cpu(parts), time.perf_counter(), 0
        owned = [cpu([owner]) for owner in owners]
        delivered = sum(table.delivered for table in tables)
        while done < moves // SLICES:
            group = [table for table in tables if table.asked is not None][:at_once]
            if not group:
                raise RuntimeError("All matches are over; play fewer moves.")
            await asyncio.gather(*(table.play() for table in group))
            done += len(group)
            tables = [*tables[len(group) :], *tables[: len(group)]]
        told = sum(table.delivered for table in tables) - delivered
        busiest = max((cpu([owner]) - spent for owner, spent in zip(owners, owned, strict=True)), default=0)
        found.append(Cost(cpu(parts) - before, busiest, told, done, time.perf_counter() - began))
    return min(found, key=lambda cost: cost.message)


async def alone(folder: Path, count: int, moves: int) -> Cost:
    """One process on PostgreSQL."""
    database = Path(tempfile.mkdtemp())
    postgres = Postgres(database)
    plan = Plan(host="127.0.0.1", port=0, data=folder / "alone", database=postgres.url, settings=SETTINGS)
    part = Part(plan, folder / "alone.log")
    try:
        part.start()
        return await playing([part], await parties(part.port, count), moves)
    finally:
        part.stop()
        postgres.stop()


async def together(folder: Path, owners: int, counts: list[int], moves: int) -> tuple[list[Cost], float]:
    """A cluster with one edge, at several numbers of tables; and an owner's memory for each table in kB."""
    every = os.sched_getaffinity(0)
    cluster = LocalCluster(folder / f"owners{owners}", 1, owners, 1, SETTINGS)
    try:
        served = [part for name, part in cluster.parts.items() if not name.startswith("bots")]
        owning = [part for name, part in cluster.parts.items() if name.startswith("owner")]
        print(pin(cluster))
        costs: list[Cost] = []
        empty = memory(cluster.parts["owner1"])
        opened = 0
        for count in counts:
            tables = await parties(cluster.edges[0].port, count)
            opened += count
            costs.append(await playing(served, tables, min(moves, count * 30), owning))
        return costs, (memory(cluster.parts["owner1"]) - empty) * 1024 * owners / opened
    finally:
        os.sched_setaffinity(0, every)
        cluster.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="which part of the load")
    scale = parser.parse_args().scale
    many, moves = max(20, round(1_000 * scale)), max(120, round(1_500 * scale))
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        single = asyncio.run(alone(folder, max(20, many // 10), moves))
        (few, one, full), table = asyncio.run(together(folder, 1, [10, max(20, many // 10), many], moves))
        # As many for each of them as for the only one.
        (pair,), _ = asyncio.run(together(folder, 2, [2 * max(20, many // 10)], 2 * moves))
    cores = len(os.sched_getaffinity(0))
    print(f"{cores} cores, load {os.getloadavg()[0]:.0f}")
    rows: list[tuple[str, float, str, float | None]] = [
        ("one process on PostgreSQL: CPU per delivered message", single.message, "µs", None),
        ("edge + bus + owner: CPU per delivered message", full.message, "µs", None),
        ("edge + bus + owner / one process", full.message / single.message, "times", 2.5),
        (f"a move at {many:,} / at 10 tables of an owner", full.move / few.move, "times", 1.3),
        ("one owner", one.rate, "moves/s", None),
        (f"two owners, {cores} cores", pair.rate, "moves/s", None),
        ("one owner: its CPU per move", one.busiest, "µs", None),
        ("two owners: the busier one's CPU per move", pair.busiest, "µs", None),
        ("a table's memory at its owner", table, "kB", None),
    ]
    figures = [Figure(what, value, unit, most, at_most=True, spread=0) for what, value, unit, most in rows]
    # Two owners, edge, database and clients: with fewer cores the moves per second measure the machine.
    told, gain = ("moves a second", pair.rate / one.rate)
    if cores < CORES:
        told, gain = ("moves until one fills a core", one.busiest / pair.busiest)
    figures.append(Figure(f"two owners / one: {told}", gain, "times", 1.7, at_most=False, spread=0))
    print(HEAD)
    for figure in figures:
        print(figure.line())


if __name__ == "__main__":
    main()
