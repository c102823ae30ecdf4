"""How the server bears load: `python benchmarks/server.py [--quick]`. Loopback only, bounded in time and size.

CPU time is that of the server's process; the clients run in this one. A bare Litestar echo socket in the same run is
the measure for what a delivered message may cost. Needs Linux, which tells what a process has used.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from figure import HEAD, Figure

SLICES = 5
"""The best of so many counts."""
TICK = os.sysconf("SC_CLK_TCK")
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
    "requests": [1e9, 1e9], "messages": [1e9, 1e9], "crowd": [1e9, 1e9],
    "sockets_per_address": 100_000, "tables_per_person": 100_000,
    "bot_delay": [0, 0], "grace": 3600, "between": 1,
}  # fmt: skip


class Process:
    """A server in a process of its own."""

    def __init__(self, code: str, *arguments: str) -> None:
        command = [sys.executable, "-W", "ignore", "-c", code, *arguments]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def cpu(self) -> float:
        """The seconds of CPU it has used, without its workers."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        """Its resident memory in MB, with its workers'."""
        own = self._process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return sum(_resident(pid) for pid in (own, *map(int, children)))

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait(30)


def _resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


class Bench:
    """Guests at the tables of one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def sign_in(self) -> None:
        """Become a guest."""
        await self.http.get("/api/me")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]
        await self.http.post("/api/me", json={"name": "Bench"})

    async def post(self, path: str, **body: Any) -> Any:
        """Post and read the answer."""
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def join(self, table: str) -> ClientConnection:
        """Open a table's socket and say hello."""
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table}"
        socket = await connect(
            address, additional_headers={"cookie": cookies}, max_queue=None, max_size=None, compression=None,
            ping_interval=None, proxy=None,
        )  # fmt: skip
        await socket.send('{"type": "hello"}')
        return socket


class Party:
    """Three people at a table, each with a socket."""

    def __init__(self, sockets: list[ClientConnection]) -> None:
        self._sockets = sockets
        self._states: list[dict[str, Any]] = [{} for _ in sockets]
        self.delivered = 0
        """Messages that have arrived at all sockets."""

    @property
    def asked(self) -> int | None:
        """The seat that is to play; none once the match is over."""
        return next((seat for seat, state in enumerate(self._states) if state["moves"]), None)

    async def begin(self) -> None:
        """Say that all are ready, and start."""
        for seat, socket in enumerate(self._sockets[1:], 1):
            await socket.send(f'{{"type": "sit", "seat": {seat}}}')
            await socket.send('{"type": "ready", "id": "ready"}')
            while (await self._read(seat))["type"] != "ack":
                pass
        await self._sockets[0].send('{"type": "start"}')
        await self._hear(0)

    async def play(self) -> float:
        """Whoever is asked plays; the seconds until the last one has heard of it."""
        seat = self.asked
        assert seat is not None
        state = self._states[seat]
        wish = {"type": "move", "id": f"{state['moved']}", "seq": state["seq"], "moved": state["moved"]}
        began = time.perf_counter()
        await self._sockets[seat].send(json.dumps({**wish, "move": state["moves"][-1]["text"]}))
        await self._hear(state["moved"] + 1)
        return time.perf_counter() - began

    async def _hear(self, moved: int) -> None:
        for seat in range(len(self._sockets)):
            while (await self._read(seat)).get("moved", -1) < moved:
                pass

    async def _read(self, seat: int) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self._sockets[seat].recv())
        self.delivered += 1
        if message["type"] in {"refused", "error"}:
            raise RuntimeError(message["reason"])
        if message["type"] in {"state", "update"}:
            self._states[seat] = message
        return message


async def parties(port: int, count: int) -> list[Party]:
    """So many tables with three people each."""
    people = [Bench(port) for _ in range(3)]
    for one in people:
        await one.sign_in()
    found: list[Party] = []

    async def one_more() -> None:
        options = {"rounds": 1}
        table = (await people[0].post("/api/tables", game="saboteur", players=3, options=options))["id"]
        party = Party([await person.join(table) for person in people])
        await party.begin()
        found.append(party)

    await _batches(count, one_more)
    for one in people:
        await one.http.aclose()
    return found


async def _batches(count: int, work: Callable[[], Awaitable[None]], size: int = 20) -> None:
    for first in range(0, count, size):
        await asyncio.gather(*(work() for _ in range(min(size, count - first))))


class Slice:
    """What a part of a run cost the server."""

    def __init__(self, cpu: float, moves: int, delivered: int) -> None:
        self.move = cpu / moves * 1e6
        """Microseconds of CPU for a move."""
        self.message = cpu / delivered * 1e6
        """Microseconds of CPU for a delivered message."""


async def playing(server: Process, tables: list[Party], moves: int, times: list[float]) -> list[Slice]:
    """Play so many moves, twenty tables at a time; notes how long each took to reach its last viewer."""
    slices = []
    waiting = list(tables)
    for _ in range(SLICES):
        before, delivered, done = server.cpu(), sum(table.delivered for table in tables), 0
        while done < moves // SLICES:
            waiting = [table for table in waiting if table.asked is not None]
            group = waiting[:20]
            if not group:
                raise RuntimeError("All matches are over; play fewer moves.")
            times += await asyncio.gather(*(table.play() for table in group))
            done += len(group)
            waiting = [*waiting[len(group) :], *group]
        slices.append(Slice(server.cpu() - before, done, sum(table.delivered for table in tables) - delivered))
    return slices


async def echoing(messages: int) -> list[float]:
    """Microseconds of CPU a message takes at a bare Litestar socket, with messages as long as an update."""
    server = Process(ECHO)
    text = "x" * 2_000
    found = []
    try:
        address = f"ws://127.0.0.1:{server.port}/"
        sockets = [await connect(address, compression=None, proxy=None) for _ in range(20)]
        for _ in range(SLICES):
            before, count = server.cpu(), messages // SLICES // 20
            for _ in range(count):
                await asyncio.gather(*(socket.send(text) for socket in sockets))
                await asyncio.gather(*(socket.recv() for socket in sockets))
            found.append((server.cpu() - before) / (count * 20) * 1e6)
        for socket in sockets:
            await socket.close()
        return found
    finally:
        server.end()


class Crowd:
    """Tables of bots that play as fast as they can, and one person among them."""

    def __init__(self) -> None:
        self.moves = 0.0
        """Moves a second of all bots."""
        self.idle: list[float] = []
        self.busy: list[float] = []
        """How long a person's requests take before and meanwhile."""
        self.times: list[float] = []
        """How long a person's moves take to reach the last viewer meanwhile."""

    async def measure(self, port: int, count: int, seconds: float) -> None:
        """Fill the tables and watch."""
        bench = Bench(port)
        await bench.sign_in()
        self.idle = [await _request(bench) for _ in range(200)]
        party = (await parties(port, 1))[0]
        sockets: list[ClientConnection] = []

        async def one() -> None:
            seats = [{"bot": "greedy"}] * 3
            opened = await bench.post("/api/tables", game="saboteur", players=3, seats=seats)
            socket = await bench.join(opened["id"])
            sockets.append(socket)
            await socket.send('{"type": "start"}')

        await _batches(count, one)
        reading = [asyncio.create_task(_read_on(socket)) for socket in sockets]
        before, began = await _entries(bench), time.perf_counter()
        while time.perf_counter() - began < seconds:
            self.busy.append(await _request(bench))
            if party.asked is None:
                party = (await parties(port, 1))[0]
            self.times.append(await party.play())
        self.moves = (await _entries(bench) - before) / (time.perf_counter() - began)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
        await bench.http.aclose()


async def _read_on(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def _request(bench: Bench) -> float:
    began = time.perf_counter()
    await bench.http.get("/api/me")
    return time.perf_counter() - began


async def _entries(bench: Bench) -> float:
    numbers = (await bench.http.get("/metrics")).text
    return float(numbers.partition("\nsaboteur_entries_total ")[2].split()[0])


def _p(times: list[float], percent: int) -> float:
    """A percentile in milliseconds."""
    return quantiles(times, n=100, method="inclusive")[percent - 1] * 1e3


def _best(values: list[float]) -> tuple[float, float]:
    """The best of several, for whatever else runs only ever adds to them; and how far off the worst is."""
    return min(values), max(values) / min(values) - 1


async def _tables_figures(folder: str, many: int, few: int, moves: int) -> list[Figure]:
    server = Process(SERVE, folder, json.dumps(LIMITS))
    times: list[float] = []
    try:
        small = await playing(server, await parties(server.port, few), min(moves, few * 30), [])
        tables = await parties(server.port, many)
        memory = server.memory()
        large = await playing(server, tables, moves, times)
    finally:
        server.end()
    echo, echo_spread = _best(await echoing(20 * moves))
    message, spread = _best([one.message for one in large])
    dear, far = _best([one.move for one in large])
    cheap, near = _best([one.move for one in small])
    return [
        Figure(f"{many:,} tables, {3 * many:,} sockets: memory", memory, "MB", 1_500, at_most=True, spread=0),
        Figure("bare echo socket: CPU per message", echo, "µs", None, at_most=True, spread=echo_spread),
        Figure(f"{many:,} tables: CPU per delivered message", message, "µs", None, at_most=True, spread=spread),
        Figure("a delivered message / bare echo", message / echo, "times", 4, at_most=True, spread=spread),
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
    """The figures of the server under load, or under a part of it."""
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
    parser.add_argument("--quick", action="store_const", const=0.1, dest="scale", help="a tenth of the load")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="which part of the load; targets are meant for all of it"
    )
    parser.set_defaults(scale=1.0)
    figures = load(parser.parse_args().scale)
    print(HEAD)
    for figure in figures:
        print(figure.line())


if __name__ == "__main__":
    main()
