"""Measure the server under load: `python benchmarks/server.py [--quick | --scale PART]`. Loopback only.

CPU time is that of the server's process; the clients run in this one. A bare Litestar echo socket is the yardstick for
the cost of a delivered message. Servers, yardstick and clients share one core and take turns in short slices; what
counts is the median of the ratios of neighbouring slices, and the spread is the distance of the quartiles. Times on the
clock are taken without that. Needs Linux.
"""

import argparse
import asyncio
import json
import os
import resource
import tempfile
import time
from collections.abc import Sequence
from statistics import quantiles

from websockets.asyncio.client import ClientConnection, connect

from figure import MEDIANS, Figure
from guests import Guest, Round, batches, parties
from process import Process, pin
from slices import Slices

AT_ONCE = 20
"""Moves that are made at the same time."""
FEW = 10
"""Tables of the server that is compared with one that has many."""
SERVE = """
import sys
from pathlib import Path
import msgspec
from saboteur.server.run import Plan, run
from saboteur.server.settings import Settings
settings = msgspec.json.decode(sys.argv[2], type=Settings)
run(Plan(host="127.0.0.1", port=0, data=Path(sys.argv[1]), settings=settings), lambda port: print(port, flush=True))
"""
ECHO = """
import asyncio, socket, uvicorn, uvloop
from litestar import Litestar, WebSocket, websocket
@websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data(mode="text"), mode="text")
listening = socket.socket(); listening.bind(("127.0.0.1", 0)); listening.listen(1024)
print(listening.getsockname()[1], flush=True)
config = uvicorn.Config(Litestar([echo]), ws="websockets-sansio", log_config=None, access_log=False)
asyncio.Runner(loop_factory=uvloop.new_event_loop).run(uvicorn.Server(config).serve(sockets=[listening]))
"""
LIMITS = {
    "requests": [1e9, 1e9], "messages": [1e9, 1e9], "messages_per_address": [1e9, 1e9],
    "sockets_per_address": 100_000, "tables_per_person": 100_000,
    "bot_delay": [0, 0], "grace": 3600, "idle": 1e6, "idle_longest": 1e6, "between": 1, "public_metrics": True,
}  # fmt: skip


class Echo:
    """A bare Litestar socket, with messages as long as an update."""

    def __init__(self) -> None:
        self.server = Process(ECHO)
        self._sockets: list[ClientConnection] = []

    async def open(self) -> None:
        """Connect."""
        address = f"ws://127.0.0.1:{self.server.port}/"
        self._sockets = [await connect(address, compression=None, proxy=None) for _ in range(AT_ONCE)]

    async def measure(self, messages: int, found: Slices) -> None:
        """Send and receive this many messages."""
        text = "x" * 2_000
        before, count = self.server.cpu(), max(1, messages // len(self._sockets))
        for _ in range(count):
            await asyncio.gather(*(socket.send(text) for socket in self._sockets))
            await asyncio.gather(*(socket.recv() for socket in self._sockets))
        found.add(self.server.cpu() - before, count * len(self._sockets))

    def end(self) -> None:
        """Stop it."""
        self.server.end()


class Play:
    """Plays at the tables of a server, this many at once."""

    def __init__(self, server: Process, round_: Round) -> None:
        self._server = server
        self._round = round_
        self.messages = Slices()
        """Delivered messages."""
        self.moves = Slices()

    async def slice(self, moves: int) -> None:
        """Play on, and measure the cost."""
        await self._round.refresh()
        before = self._server.cpu()
        times, delivered = await self._round.play(moves)
        spent = self._server.cpu() - before
        self.moves.add(spent, len(times))
        self.messages.add(spent, delivered)


class Crowd:
    """Tables of bots that play as fast as they can, and one person among them."""

    def __init__(self) -> None:
        self.moves = 0.0
        """Moves per second of all bots."""
        self.idle: list[float] = []
        self.busy: list[float] = []
        """Duration of a person's requests before and meanwhile."""
        self.times: list[float] = []
        """Time for a person's moves to reach the last viewer meanwhile."""

    async def measure(self, port: int, count: int, seconds: float) -> None:
        """Fill the tables and watch."""
        guest = Guest(port)
        await guest.sign_in()
        self.idle = [await _request(guest) for _ in range(200)]
        party = (await parties(port, 1))[0]
        sockets: list[ClientConnection] = []

        async def one() -> None:
            seats = [{"bot": "greedy"}] * 3
            opened = await guest.post("/api/tables", game="saboteur", players=3, seats=seats)
            socket = await guest.join(opened["id"])
            sockets.append(socket)
            await socket.send('{"type": "start"}')

        await batches(count, one)
        reading = [asyncio.create_task(_read_on(socket)) for socket in sockets]
        before, began = await _entries(guest), time.perf_counter()
        while time.perf_counter() - began < seconds:
            self.busy.append(await _request(guest))
            if party.asked is None:
                party = (await parties(port, 1))[0]
            self.times.append(await party.play())
        self.moves = (await _entries(guest) - before) / (time.perf_counter() - began)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        await guest.http.aclose()


async def _read_on(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def _request(guest: Guest) -> float:
    began = time.perf_counter()
    await guest.http.get("/api/me")
    return time.perf_counter() - began


async def _entries(guest: Guest) -> float:
    numbers = (await guest.http.get("/metrics")).text
    return float(numbers.partition("\nsaboteur_entries_total ")[2].split()[0])


def _p(times: list[float], percent: int) -> float:
    """A percentile in milliseconds."""
    return quantiles(times, n=100, method="inclusive")[percent - 1] * 1e3


async def _tables_figures(folder: str, many: int, rounds: int) -> list[Figure]:
    """Many tables compared with few, and with the yardstick."""
    limits = json.dumps(LIMITS)
    server, other, yardstick = Process(SERVE, f"{folder}/many", limits), Process(SERVE, f"{folder}/few", limits), Echo()
    every, times, bare = os.sched_getaffinity(0), list[float](), Slices()
    try:
        await yardstick.open()
        tables = await parties(server.port, many)
        memory = server.memory()
        half = many // 2
        play = Play(server, Round(server.port, tables[:half], AT_ONCE))
        large = Play(server, Round(server.port, tables[half:], FEW))
        small = Play(other, Round(other.port, await parties(other.port, FEW), FEW))
        _share_a_core([server, other, yardstick.server])
        for _ in range(rounds):
            await play.slice(3 * AT_ONCE)
            await yardstick.measure(12 * AT_ONCE, bare)
            await large.slice(2 * FEW)
            await small.slice(2 * FEW)
        pin([os.getpid(), server.pid], every)
        times, _ = await Round(server.port, await parties(server.port, AT_ONCE), AT_ONCE).play(10 * AT_ONCE)
    finally:
        os.sched_setaffinity(0, every)
        for one in (server, other, yardstick):
            one.end()
    told, beside = play.messages.times(bare), large.moves.times(small.moves)
    return [
        Figure(f"{many:,} tables, {3 * many:,} sockets: memory", memory, "MB", 1_500, at_most=True, spread=0),
        Figure("bare echo socket: CPU per message", bare.middle, "µs", None, at_most=True, spread=bare.spread),
        Figure(
            f"{many:,} tables: CPU per delivered message", play.messages.middle, "µs", None, at_most=True,
            spread=play.messages.spread,
        ),
        Figure("a delivered message / bare echo", told.middle, "times", 3, at_most=True, spread=told.spread),
        Figure(
            f"a move at {many:,} / at {FEW} tables", beside.middle, "times", 1.3, at_most=True, spread=beside.spread
        ),
        Figure("move to last viewer, p50", _p(times, 50), "ms", None, at_most=True, spread=0),
        Figure("move to last viewer, p99", _p(times, 99), "ms", None, at_most=True, spread=0),
    ]  # fmt: skip


def _share_a_core(servers: Sequence[Process]) -> None:
    """Let servers and clients take turns."""
    core = {max(os.sched_getaffinity(0))}
    pin([server.pid for server in servers], core, patient=True)
    pin([os.getpid()], core)


async def _crowd_figures(folder: str, count: int, seconds: float) -> list[Figure]:
    server = Process(SERVE, folder, json.dumps(LIMITS))
    crowd = Crowd()
    try:
        await crowd.measure(server.port, count, seconds)
    finally:
        server.end()
    wanted = round(20 * _p(crowd.idle, 99), 1)
    return [
        Figure(f"{count} tables of greedy bots", crowd.moves, "moves/s", None, at_most=False, spread=0),
        Figure("meanwhile, move to last viewer, p50", _p(crowd.times, 50), "ms", None, at_most=True, spread=0),
        Figure("meanwhile, move to last viewer, p99", _p(crowd.times, 99), "ms", None, at_most=True, spread=0),
        Figure("a request, idle, p99", _p(crowd.idle, 99), "ms", None, at_most=True, spread=0),
        Figure("meanwhile, a request, p99", _p(crowd.busy, 99), "ms", wanted, at_most=True, spread=0),
    ]


def load(scale: float) -> list[Figure]:
    """The figures of the server under full or partial load."""
    many, crowded = max(2 * AT_ONCE, round(1_000 * scale)), max(2, round(200 * scale))
    rounds, seconds = max(10, round(40 * scale)), max(2.0, 20.0 * scale)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    with tempfile.TemporaryDirectory() as folder:
        first = asyncio.run(_tables_figures(folder, many, rounds))
        return first + asyncio.run(_crowd_figures(f"{folder}/crowd", crowded, seconds))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--scale", type=float, default=1.0, help="which part of the load; targets are meant for all of it"
    )
    parser.add_argument("--quick", action="store_const", const=0.1, dest="scale", help="a tenth of the load")
    figures = load(parser.parse_args().scale)
    print(MEDIANS)
    for figure in figures:
        print(figure.line())


if __name__ == "__main__":
    main()
