"""Measure a cluster against one process: `python benchmarks/cluster.py [--scale PART]`. Loopback only.

Needs Linux's /proc. CPU time is that of the servers' processes; the clients run in this one. Ratios are of one run.
With two cores and more than two busy processes, throughput says little: the CPU that a message costs says more.
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
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
SLICES = 3
"""Number of runs; the best counts."""


class Cost:
    """The cost of playing."""

    def __init__(self, cpu: float, delivered: int, moves: int, seconds: float) -> None:
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


async def playing(parts: list[Part], tables: list[Party], moves: int) -> Cost:
    """Play this many moves, twenty tables at a time; the cheapest slice counts."""
    found: list[Cost] = []
    for _ in range(SLICES):
        before, began, done = cpu(parts), time.perf_counter(), 0
        delivered = sum(table.delivered for table in tables)
        while done < moves // SLICES:
            group = [table for table in tables if table.asked is not None][:20]
            if not group:
                raise RuntimeError("All matches are over; play fewer moves.")
            await asyncio.gather(*(table.play() for table in group))
            done += len(group)
            tables = [*tables[len(group) :], *tables[: len(group)]]
        told = sum(table.delivered for table in tables) - delivered
        found.append(Cost(cpu(parts) - before, told, done, time.perf_counter() - began))
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
    cluster = LocalCluster(folder / f"owners{owners}", 1, owners, 1, SETTINGS)
    try:
        served = [part for name, part in cluster.parts.items() if not name.startswith("bots")]
        costs: list[Cost] = []
        empty = memory(cluster.parts["owner1"])
        opened = 0
        for count in counts:
            tables = await parties(cluster.edges[0].port, count)
            opened += count
            costs.append(await playing(served, tables, min(moves, count * 30)))
        return costs, (memory(cluster.parts["owner1"]) - empty) * 1024 * owners / opened
    finally:
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
        (few, full), table = asyncio.run(together(folder, 1, [10, many], moves))
        (pair,), _ = asyncio.run(together(folder, 2, [max(20, many // 10)], moves))
    rows: list[tuple[str, float, str, float | None]] = [
        ("one process on PostgreSQL: CPU per delivered message", single.message, "µs", None),
        ("edge + bus + owner: CPU per delivered message", full.message, "µs", None),
        ("edge + bus + owner / one process", full.message / single.message, "times", 2.5),
        (f"a move at {many:,} / at 10 tables of an owner", full.move / few.move, "times", 1.3),
        ("one owner", full.rate, "moves/s", None),
        (f"two owners, {os.cpu_count()} cores", pair.rate, "moves/s", None),
        ("a table's memory at its owner", table, "kB", None),
    ]
    figures = [Figure(what, value, unit, most, at_most=True, spread=0) for what, value, unit, most in rows]
    print(HEAD)
    for figure in figures:
        print(figure.line())


if __name__ == "__main__":
    main()
