"""Guests for load tests: people with sockets who play any legal move."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ATTEMPTS = 5
"""How often a table is opened before that has failed."""
MOST_MOVES = 25
"""Moves that every match of one round certainly has."""


class Guest:
    """A guest at the tables of a server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def sign_in(self) -> None:
        """Sign in as a guest."""
        await self.http.get("/api/me")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]
        await self.http.post("/api/me", json={"name": "Bench"})

    async def post(self, path: str, **body: Any) -> Any:
        """Post and read the answer."""
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def join(self, table: str) -> ClientConnection:
        """Open a table's socket and send hello."""
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

    def __init__(self, table: str, sockets: list[ClientConnection]) -> None:
        self.table = table
        """The table's id."""
        self._sockets = sockets
        self._states: list[dict[str, Any]] = [{} for _ in sockets]
        self.delivered = 0
        """Messages received by all sockets."""

    @property
    def moved(self) -> int:
        """The number of moves played."""
        moved: int = self._states[0]["moved"]
        return moved

    @property
    def asked(self) -> int | None:
        """The seat to move; None once the match is over."""
        return next((seat for seat, state in enumerate(self._states) if state["moves"]), None)

    async def begin(self) -> None:
        """Mark everyone ready and start."""
        for seat, socket in enumerate(self._sockets[1:], 1):
            await socket.send(f'{{"type": "sit", "seat": {seat}}}')
            await socket.send('{"type": "ready", "id": "ready"}')
            while (await self._read(seat))["type"] != "ack":
                pass
        await self._sockets[0].send('{"type": "start"}')
        await self._hear(0)

    async def play(self) -> float:
        """Play one move; return the seconds until everyone has received it."""
        seat = self.asked
        assert seat is not None
        state = self._states[seat]
        wish = {"type": "move", "id": f"{state['moved']}", "seq": state["seq"], "moved": state["moved"]}
        began = time.perf_counter()
        await self._sockets[seat].send(json.dumps({**wish, "move": state["moves"][-1]["text"]}))
        await self._hear(state["moved"] + 1)
        return time.perf_counter() - began

    async def leave(self) -> None:
        """Leave the table."""
        await asyncio.gather(*(socket.close() for socket in self._sockets))

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


class Round:
    """A round of moves at many tables, some at a time and each table in its turn."""

    def __init__(self, port: int, tables: list[Party], at_once: int) -> None:
        self._port = port
        self._tables = tables
        self._at_once = at_once
        self._next = 0

    async def refresh(self) -> None:
        """Open new tables where matches may end before long."""
        old = [table for table in self._tables if table.moved >= MOST_MOVES]
        await asyncio.gather(*(table.leave() for table in old))
        new = await parties(self._port, len(old)) if old else []
        self._tables = [*(table for table in self._tables if table.moved < MOST_MOVES), *new]

    async def play(self, moves: int) -> tuple[list[float], int]:
        """Play so many moves; how long each took to reach everyone, and how many messages they caused."""
        times: list[float] = []
        before = sum(table.delivered for table in self._tables)
        while len(times) < moves:
            group = [self._tables[(self._next + one) % len(self._tables)] for one in range(self._at_once)]
            self._next += self._at_once
            times += await asyncio.gather(*(table.play() for table in group))
        return times, sum(table.delivered for table in self._tables) - before


async def parties(port: int, count: int) -> list[Party]:
    """This many tables with the same three people each."""
    people = [Guest(port) for _ in range(3)]
    for one in people:
        await one.sign_in()
    found: list[Party] = []

    async def one_more() -> None:
        options = {"rounds": 1}
        for attempt in range(ATTEMPTS):
            try:
                table = (await people[0].post("/api/tables", game="saboteur", players=3, options=options))["id"]
                party = Party(table, [await person.join(table) for person in people])
                await party.begin()
            except (httpx.HTTPStatusError, RuntimeError):
                if attempt == ATTEMPTS - 1:
                    raise
                # A busy machine may keep a database waiting for longer than it waits.
                await asyncio.sleep(1)
            else:
                found.append(party)
                return

    await batches(count, one_more)
    for one in people:
        await one.http.aclose()
    return found


async def batches(count: int, work: Callable[[], Awaitable[None]], size: int = 20) -> None:
    """Run something this many times, some at once."""
    for first in range(0, count, size):
        await asyncio.gather(*(work() for _ in range(min(size, count - first))))
