"""A local cluster, people who play there whatever breaks, and fault injection."""

import asyncio
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from histories import Played, Seen
from networks import WAYS, Namespaces
from saboteur.server.cluster.programs import nats_program, postgres_programs
from saboteur.server.front import Front
from saboteur.server.local import LocalCluster, Network
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.store import Store
from saboteur.server.trouble import ServerTrouble
from saboteur.server.verify import verify
from servers import QUICK, Guest, Message, Server, Table

T = TypeVar("T")
LOST = (OSError, EOFError, httpx.HTTPError, WebSocketException, AssertionError)
PATIENCE = 240.0


class Entrance(Server):
    """The one address of a cluster, as guests know it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.closing = ExitStack()


class Running:
    """A cluster and its address."""

    def __init__(
        self,
        folder: Path,
        edges: int,
        owners: int,
        bots: int,
        network: Network | None = None,
        python: str = sys.executable,
        prepare: Callable[[str], None] = lambda _url: None,
        **settings: Any,
    ) -> None:
        known = {"grace": 600, "bot_limit": 30, "tables_per_person": 10_000, "hosts": []}
        chosen = msgspec.convert(QUICK | known | settings, Settings)
        self.cluster = LocalCluster(folder, edges, owners, bots, chosen, network, python, prepare)
        self.front = Front(self.cluster.entrances)
        self.entrance = Entrance(self.front.port)

    def close(self) -> None:
        self.entrance.closing.close()
        self.front.close()
        self.cluster.close()


def running(folder: Path, edges: int = 2, owners: int = 2, bots: int = 2, **more: Any) -> Iterator[Running]:
    """A cluster of the test's own; without PostgreSQL or NATS the tests are skipped, loudly."""
    try:
        postgres_programs(), nats_program()
    except ServerTrouble as trouble:
        if os.environ.get("CI") == "true":
            pytest.fail(str(trouble))
        pytest.skip(f"NOT tested: {trouble}")
    found = Running(folder, edges, owners, bots, **more)
    try:
        yield found
    finally:
        found.close()


def verified(url: str) -> list[str]:
    """What is wrong with the index, once finished matches are entered and nobody moves any more."""

    async def look() -> list[str]:
        store = Store(Database(url))
        await store.open_to_read()
        end = time.monotonic() + PATIENCE
        try:
            while (faults := (await verify(store)).faults) or await store.history.missing(1):
                if time.monotonic() > end:
                    return faults or ["some matches are not entered into the history"]
                await asyncio.sleep(0.2)
        finally:
            await store.close()
        return []

    return asyncio.run(look())


class Player(threading.Thread):
    """Plays one match after another, however often something breaks, and records what it receives."""

    def __init__(self, entrance: Server, number: int, stopping: threading.Event) -> None:
        super().__init__(daemon=True)
        self.played: list[Played] = []
        self.seen: list[Seen] = []
        self.count = 0
        """Acknowledged moves."""
        self.again = 0
        """Moves that were resent."""
        self.trouble: BaseException | None = None
        self._guest = Guest(entrance, f"P{number}")
        self._rng = random.Random(number)
        self._stopping = stopping
        self._pending: Message | None = None
        self._ids = 0

    def run(self) -> None:
        try:
            while not self._stopping.is_set():
                table = self._stubbornly(lambda: self._guest.post("/api/play", game="saboteur", bots=["random"]))["id"]
                self._stubbornly(lambda: self._play(str(table)))  # noqa: B023 - called at once
        except BaseException as error:  # noqa: BLE001 - told by the test
            self.trouble = error

    def _stubbornly(self, work: Callable[[], T]) -> T:
        end, count = time.monotonic() + PATIENCE, self.count
        while True:
            try:
                return work()
            except LOST as error:
                if self.count > count:
                    # A whole match may take longer.
                    end, count = time.monotonic() + PATIENCE, self.count
                if "gap" in str(error) or time.monotonic() > end:
                    raise
                time.sleep(0.05)

    def _play(self, table: str) -> None:
        a = self._guest.join(table)
        if self._pending is not None:
            self.again += 1
            self._send(a, table)
        while not a.over and not self._stopping.is_set():
            a.turn()
            a.go_on()
            if a.match["moves"]:
                self._ids += 1
                move = self._rng.choice(a.match["moves"])["text"]
                self._pending = {"id": f"{self._ids}", "seq": a.match["seq"], "moved": a.match["moved"], "move": move}
                self._send(a, table)
        self.seen.append(Seen(table, 0, tuple(a.events), a.over))
        a.close()

    def _send(self, a: Table, table: str) -> None:
        assert self._pending is not None
        wish = self._pending
        a.send("move", **wish)
        answer = a.wait("ack", "refused", "error", until=lambda one: one.get("id", wish["id"]) == wish["id"])
        if answer["type"] != "ack" and answer["reason"] == "not-kept":
            # The database is away: try again, as people do.
            raise OSError(answer["reason"])
        me = str(self._guest.me["id"])
        self.played.append(Played(table, me, wish["id"], wish["move"], answer["type"] == "ack"))
        self._pending = None
        if answer["type"] != "ack":
            raise RuntimeError(f"refused: {answer}")
        self.count += 1
        while not a.match or a.match["moved"] <= wish["moved"]:
            a.receive()


class Breaker:
    """Kills, stops and pauses parts of a cluster at random, and restarts them."""

    def __init__(self, cluster: LocalCluster, seed: int) -> None:
        self._cluster = cluster
        self._rng = random.Random(seed)
        self.done: list[str] = []

    def kill(self, name: str) -> None:
        """Kill a part and start it again."""
        program = self._cluster.program(name)
        program.kill()
        self.done.append(f"kill {name}")
        time.sleep(self._rng.uniform(0, 1))
        program.start()

    def restart(self, name: str) -> None:
        """Stop a part in good order and start it again."""
        program = self._cluster.program(name)
        program.stop()
        self.done.append(f"restart {name}")
        program.start()

    def pause(self, name: str, seconds: float) -> None:
        """Pause a process for longer than its lease, then resume it."""
        part = self._cluster.parts[name]
        part.signal(signal.SIGSTOP)
        self.done.append(f"pause {name}")
        time.sleep(seconds)
        part.signal(signal.SIGCONT)

    def cut(self, name: str, way: str, seconds: float) -> None:
        """Cut a part off from everything, the database or the bus, longer than its lease; nothing is closed."""
        network = self._cluster.network
        assert isinstance(network, Namespaces)
        with network.cut(name, way):
            self.done.append(f"cut {name} from {way}")
            time.sleep(seconds)

    def anything(self) -> None:
        """Break something."""
        name = self._rng.choice([*self._cluster.parts, *self._cluster.parts, "postgres", "nats"])
        cuts = ["cut"] if isinstance(self._cluster.network, Namespaces) else []
        if name in {"postgres", "nats"}:
            self.kill(name)
        else:
            match self._rng.choice(["kill", "restart", "pause", *cuts]):
                case "cut":
                    self.cut(name, self._rng.choice(WAYS), self._rng.uniform(4, 10))
                case "kill":
                    self.kill(name)
                case "restart":
                    self.restart(name)
                case _:
                    self.pause(name, 10)
