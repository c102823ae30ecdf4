"""Measure the server under load: `python benchmarks/server.py [--quick | --scale PART]`. Loopback only.

CPU time is that of the server's process; the clients run in this one. A bare Litestar echo socket is the yardstick for
the cost of a delivered message: it works between short slices of the play, and the median of the slices' ratios counts,
for the speed of a core changes from one second to the next. Needs Linux's /proc.
"""

import argparse
import asyncio
import json
import resource
import tempfile
import time
from statistics import median, quantiles

from websockets.asyncio.client import ClientConnection, connect

from figure import HEAD, Figure
from guests import Guest, Party, batches, parties
from process import Process

SLICES = 5
"""Number of parts of a run."""
PAIRS = 20
"""Number of parts if the yardstick works after each of them."""
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
    "bot_delay": [0, 0], "grace": 3600, "between": 1, "public_metrics": True,
}  # fmt: skip


class Slice:
    """The cost of part of a run."""

    def __init__(self, cpu: float, moves: int, delivered: int) -> None:
        self.move = cpu / moves * 1e6
        """CPU microseconds per move."""
        self.message = cpu / delivered * 1e6
        """CPU microseconds per delivered message."""


class Echo:
    """A bare Litestar socket, with messages as long as an update."""

    def __init__(self) -> None:
        self._server = Process(ECHO)
        self._sockets: list[ClientConnection] = []
        self.found: list[float] = []
        """CPU microseconds per message, of each run."""

    async def open(self) -> None:
        """Connect."""
        address = f"ws://127.0.0.1:{self._server.port}/"
        self._sockets = [await connect(address, compression=None, proxy=None) for _ in range(20)]

    async def measure(self, messages: int) -> None:
        """Send and receive this many messages."""
        text = "x" * 2_000
        before, count = self._server.cpu(), max(1, messages // len(self._sockets))
        for _ in range(count):
            await asyncio.gather(*(socket.send(text) for socket in self._sockets))
            await asyncio.gather(*(socket.recv() for socket in self._sockets))
        self.found.append((self._server.cpu() - before) / (count * len(self._sockets)) * 1e6)

    def end(self) -> None:
        """Stop it."""
        self._server.end()


async def playing(
    server: Process, tables: list[Party], moves: int, times: list[float], echo: Echo | None = None
) -> list[Slice]:
    """Play this many moves, twenty tables at a time; record how long each takes to reach its last viewer.

    The yardstick `echo` works between the slices, so that other load falls on both alike.
    """
    slices = []
    waiting = list(tables)
    parts = SLICES if echo is None else PAIRS
    for _ in range(parts):
        before, delivered, done = server.cpu(), sum(table.delivered for table in tables), 0
        while done < moves // parts:
            waiting = [table for table in waiting if table.asked is not None]
            group = waiting[:20]
            if not group:
                raise RuntimeError("All matches are over; play fewer moves.")
            times += await asyncio.gather(*(table.play() for table in group))
            done += len(group)
            waiting = [*waiting[len(group) :], *group]
        slices.append(Slice(server.cpu() - before, done, sum(table.delivered for table in tables) - delivered))
        if echo is not None:
            await echo.measure(4 * done)
    return slices


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


def _middle(values: list[float]) -> tuple[float, float]:
    """The median, and how far the worst value is from the best."""
    return median(values), max(values) / min(values) - 1


async def _tables_figures(folder: str, many: int, few: int, moves: int) -> list[Figure]:
    server, yardstick = Process(SERVE, folder, json.dumps(LIMITS)), Echo()
    times: list[float] = []
    try:
        await yardstick.open()
        small = await playing(server, await parties(server.port, few), min(moves, few * 30), [])
        tables = await parties(server.port, many)
        memory = server.memory()
        large = await playing(server, tables, moves, times, yardstick)
    finally:
        server.end()
        yardstick.end()
    echo, echo_spread = _middle(yardstick.found)
    message, spread = _middle([one.message for one in large])
    times_echo, pairs_spread = _middle([one.message / bare for one, bare in zip(large, yardstick.found, strict=True)])
    dear, far = _middle([one.move for one in large])
    cheap, near = _middle([one.move for one in small])
    return [
        Figure(f"{many:,} tables, {3 * many:,} sockets: memory", memory, "MB", 1_500, at_most=True, spread=0),
        Figure("bare echo socket: CPU per message", echo, "µs", None, at_most=True, spread=echo_spread),
        Figure(f"{many:,} tables: CPU per delivered message", message, "µs", None, at_most=True, spread=spread),
        Figure("a delivered message / bare echo", times_echo, "times", 3, at_most=True, spread=pairs_spread),
        Figure(
            f"a move at {many:,} / at {few} tables", dear / cheap, "times", 1.3, at_most=True, spread=max(far, near)
        ),
        Figure("move to last viewer, p50", _p(times, 50), "ms", None, at_most=True, spread=0),
        Figure("move to last viewer, p99", _p(times, 99), "ms", None, at_most=True, spread=0),
    ]


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
    many, crowded = max(10, round(1_000 * scale)), max(2, round(200 * scale))
    moves, seconds = max(200, round(2_000 * scale)), max(2.0, 20.0 * scale)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    with tempfile.TemporaryDirectory() as folder:
        first = asyncio.run(_tables_figures(f"{folder}/a", many, 10, moves))
        return first + asyncio.run(_crowd_figures(f"{folder}/b", crowded, seconds))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--scale", type=float, default=1.0, help="which part of the load; targets are meant for all of it"
    )
    parser.add_argument("--quick", action="store_const", const=0.1, dest="scale", help="a tenth of the load")
    figures = load(parser.parse_args().scale)
    print(HEAD)
    for figure in figures:
        print(figure.line())


if __name__ == "__main__":
    main()
