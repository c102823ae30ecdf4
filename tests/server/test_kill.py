"""A server killed at any instant loses no acknowledged move, repeats none, and keeps clocks fair."""

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from websockets.exceptions import WebSocketException

from clusters import verified
from saboteur import GAMES, Match
from servers import Guest, Message, Server, Table, sync
from volume import LONG

pytestmark = [pytest.mark.once, pytest.mark.slow]

KILLS = 50 if LONG else 6
T = TypeVar("T")
LOST = (OSError, EOFError, httpx.HTTPError, WebSocketException)


class Player(threading.Thread):
    """Plays one match after another, however often the server dies, and records what was acknowledged."""

    def __init__(self, server: Server, number: int, stopping: threading.Event) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(server, f"P{number}")
        self.promised: dict[str, list[str]] = {}
        """The acknowledged moves of each table, in order."""
        self.trouble: BaseException | None = None
        self.count = 0
        """Their number at all tables."""
        self.again = 0
        """Number of resent moves."""
        self._game = GAMES[number % len(GAMES)]
        # There bots talk, too.
        self._bots = ["greedy"] if self._game == "saboteur" else ["random"]
        self._rng = random.Random(number)
        self._stopping = stopping
        self._pending: Message | None = None
        self._ids = 0

    def run(self) -> None:
        try:
            while not self._stopping.is_set():
                table = self._stubbornly(lambda: self.guest.post("/api/play", game=self._game, bots=self._bots))["id"]
                self.promised[table] = []
                self._stubbornly(lambda: self._play(table))  # noqa: B023 - called at once
        except BaseException as error:  # noqa: BLE001 - told by the test
            self.trouble = error

    def _stubbornly(self, work: Callable[[], T]) -> T:
        while True:
            try:
                return work()
            except TimeoutError:
                raise
            except LOST:
                time.sleep(0.05)

    def _play(self, table: str) -> None:
        a = self._stubbornly(lambda: self.guest.join(table))
        if self._pending is not None:
            self.again += 1
            self._send(a, table)
        while not a.over and not self._stopping.is_set():
            a.turn()
            a.go_on()
            if a.match["moves"]:
                self._ids += 1
                move = self._rng.choice(a.match["moves"])["text"]
                seq, moved = a.match["seq"], a.match["moved"]
                self._pending = {"id": f"{self._ids}", "seq": seq, "moved": moved, "move": move}
                self._send(a, table)
        a.close()

    def _send(self, a: Table, table: str) -> None:
        assert self._pending is not None
        a.send("move", **self._pending)
        answer = a.wait("ack", "refused", "error")
        assert answer["type"] == "ack", answer
        self.promised[table].append(self._pending["move"])
        self.count += 1
        moved = self._pending["moved"]
        self._pending = None
        while not a.match or a.match["moved"] <= moved:
            a.receive()


def wait_for(players: list[Player], more: int) -> None:
    """Wait for this many more acknowledged moves: the server is under load again."""
    began = sum(player.count for player in players)
    end = time.monotonic() + 180
    while sum(player.count for player in players) < began + more:
        assert not any(player.trouble for player in players), [player.trouble for player in players]
        assert time.monotonic() < end, "nobody can play"
        time.sleep(0.01)


def test_no_promised_move_is_lost_or_done_twice_when_a_loaded_server_is_killed(tmp_path: Path) -> None:
    rng = random.Random(7)
    with Server(tmp_path / "data", grace=600, bot_limit=30, tables_per_person=10_000) as server:
        stopping = threading.Event()
        players = [Player(server, number, stopping) for number in range(6)]
        for player in players:
            player.start()
        for _ in range(KILLS):
            wait_for(players, 6)
            time.sleep(rng.uniform(0, 0.3))
            server.kill()
            server.start()
        wait_for(players, 6)
        for _ in range(30):
            if any(player.again for player in players):
                break
            server.kill()
            server.start()
            wait_for(players, 6)
        stopping.set()
        for player in players:
            player.join(180)
            assert not player.is_alive()
            assert player.trouble is None, player.trouble
        for player in players:
            for table, promised in player.promised.items():
                record = player.guest.http.get(f"/api/tables/{table}/record").text
                lines = [line.strip(' ",') for line in record.splitlines()]
                kept = [line.removeprefix("p1: ") for line in lines if line.startswith("p1: ")]
                assert promised == kept
                if "masked" not in record:
                    assert Match.replay(record).outcome is not None
        assert sum(player.again for player in players) > 0, "some moves were under way when the server died"
        assert "match-lost" not in server.log()
        assert verified(f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}") == [], "history and sums follow the logs"


@pytest.mark.parametrize("kind", ["move", "slow"])
def test_no_clock_runs_while_the_server_does_not(tmp_path: Path, kind: str) -> None:
    with Server(tmp_path / "data") as server:
        ada = Guest(server, "Ada")
        seats = [{"me": True}, {"bot": "random"}, {"bot": "random"}]
        table = ada.post(
            "/api/tables", game="saboteur", players=3, seats=seats, options={"first": "p1"},
            clock={"kind": kind, "seconds": 100},
        )["id"]  # fmt: skip
        a = ada.join(table)
        began = time.monotonic()
        a.do("start")
        sync(a)
        assert 50 <= a.table["seats"][0]["clock"] <= 100
        server.kill()
        ran = time.monotonic() - began
        time.sleep(2)
        began = time.monotonic()
        server.start()
        b = ada.join(table)
        ran += time.monotonic() - began
        left = b.table["seats"][0]["clock"]
        assert a.table["seats"][0]["clock"] - ran - 1 <= left <= 100
        b.turn()
        b.play()
