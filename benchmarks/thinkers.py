"""Do searching bots delay people? `python benchmarks/thinkers.py [--tables 50] [--seconds 30]`. Loopback only.

A person's moves at an idle server, then at one with many tables of `master`, at the usual pace. The first moves after
the tables opened are counted, too. Needs Linux's /proc.
"""

import argparse
import asyncio
import json
import tempfile
import time
from statistics import median, quantiles

from guests import Guest, Party, batches, parties
from process import Process
from server import LIMITS, SERVE

PAUSE = 0.05
"""Seconds between a person's moves: people think as well."""


async def moves(port: int, seconds: float) -> list[float]:
    """How long moves take to reach everyone at a table of three people."""
    party: Party | None = None
    found: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        if party is None or party.asked is None:
            party = (await parties(port, 1))[0]
        found.append(await party.play())
        await asyncio.sleep(PAUSE)
    return found


async def think(port: int, bot: str, tables: int) -> list[asyncio.Task[None]]:
    """Open tables at which only bots play."""
    guest = Guest(port)
    await guest.sign_in()
    reading: list[asyncio.Task[None]] = []

    async def one() -> None:
        opened = await guest.post("/api/tables", game="duel", players=2, seats=[{"bot": bot}] * 2)
        socket = await guest.join(opened["id"])
        await socket.send('{"type": "start"}')

        async def read() -> None:
            async for _ in socket:
                pass

        reading.append(asyncio.create_task(read()))

    await batches(tables, one)
    return reading


def p99(times: list[float]) -> float:
    """In milliseconds."""
    return quantiles(times, n=100)[98] * 1e3


async def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=50)
    reader.add_argument("--seconds", type=float, default=30.0)
    reader.add_argument("--bot", default="master")
    wanted = reader.parse_args()
    settings = {**LIMITS, "bots": ["greedy", wanted.bot], "bot_delay": [0.7, 1.5]}
    with tempfile.TemporaryDirectory() as folder:
        server = Process(SERVE, folder, json.dumps(settings))
        try:
            idle = await moves(server.port, wanted.seconds / 2)
            reading = await think(server.port, wanted.bot, wanted.tables)
            busy = await moves(server.port, wanted.seconds)
            for task in reading:
                task.cancel()
            await asyncio.gather(*reading, return_exceptions=True)
        finally:
            server.end()
    for name, times in (("idle", idle), (f"{wanted.tables} tables of {wanted.bot}", busy)):
        print(f"{name:<28} median {median(times) * 1e3:6.1f} ms   p99 {p99(times):6.1f} ms   {len(times)} moves")
    print(f"p99 {p99(busy) / p99(idle):.2f} times that of an idle server (at most 3)")


if __name__ == "__main__":
    asyncio.run(main())
