"""Connections that break, and messages that come twice, late or out of order: nothing is lost, nothing done twice."""

import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saboteur import Match
from serving import Guest, Message, Server, Table, sync

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("connection") / "data", grace=60) as running:
        yield running


def against_bots(server: Server, **options: object) -> tuple[Guest, str]:
    ada = Guest(server, "Ada")
    chosen = {"rounds": 1, "first": "p1", **options}
    return ada, ada.post("/api/play", game="saboteur", players=3, bots=["random"], options=chosen)["id"]


def test_a_client_cut_off_at_every_step_plays_the_match_to_its_end(server: Server) -> None:
    ada, table = against_bots(server)
    rng = random.Random(5)
    known: list[Message] = []
    seq = moves = 0
    while True:
        a = ada.join(table, since=seq)
        if not a.match:
            a.events = list(known)
            a.wait("state")
        assert a.match["since"] == min(seq, a.match["seq"]) or a.over
        while not a.match["moves"] and not a.over:
            a.wait("update", "state")
        known, seq = a.events, a.match["seq"]
        if a.over:
            break
        move = rng.choice(a.match["moves"])["text"]
        # Half of the time the connection breaks before the answer: the move is sent again under the same id.
        for attempt in range(2):
            a.send("move", id=f"m{moves}", seq=seq, move=move)
            if attempt == 0 and moves % 2:
                a.cut()
                a = ada.join(table)
            elif attempt == 0:
                a.wait("ack")
                a.cut()
                a = ada.join(table)
            else:
                assert a.wait("ack", "refused")["type"] == "ack"
        moves += 1
        a.cut()
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert record.count('"p1: ') == moves, "none lost, none twice"
    match = Match.replay(record)
    assert [event["kind"] for event in a.match["events"]] == [event.kind for event in match.events]


def test_messages_twice_stale_and_out_of_order(server: Server) -> None:
    ada, table = against_bots(server)
    a = ada.join(table)
    sync(a)
    seq, move = a.match["seq"], a.match["moves"][0]["text"]
    a.send("move", id="later", seq=seq + 5, move=move)
    assert a.wait("refused")["reason"] == "stale"
    assert a.wait("state")["seq"] == seq, "a stale move is answered with the whole state"
    for _ in range(3):
        a.send("move", id="once", seq=seq, move=move)
    acks = [a.wait("ack", "refused") for _ in range(3)]
    assert [("ack", "once")] * 3 == [(ack["type"], ack["id"]) for ack in acks]
    assert 1 == len({ack["seq"] for ack in acks})
    a.wait("update", until=lambda m: bool(m["moves"]))
    now = a.match["seq"]
    a.send("move", id="old", seq=seq, move=a.match["moves"][0]["text"])
    assert a.wait("refused")["reason"] == "stale"
    # A claim in between changes nothing about what may be played.
    a.do("claim", claim="no-path")
    a.do("move", seq=now, move=a.match["moves"][0]["text"])
    a.send("claim", id="c", claim="trust p2")
    a.send("claim", id="c", claim="trust p2")
    a.wait("ack")
    a.wait("ack")
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert record.count("says: trust p2") == 1
    a.close()


def test_two_devices_of_one_person_see_the_same(server: Server) -> None:
    ada, table = against_bots(server)
    a, b = ada.join(table), ada.join(table)
    sync(a, b)
    a.do("move", seq=a.match["seq"], move=a.match["moves"][0]["text"])
    assert b.refused("move", seq=0, move="EW 1,0") in {"stale", "not-your-turn"}
    a.wait("update", until=lambda m: bool(m["moves"]))
    b.drain()
    assert a.match["view"] == b.match["view"]
    a.close()
    b.close()


class Player(threading.Thread):
    """Plays matches against bots one after the other, however often the server dies, and notes what it was promised."""

    def __init__(self, server: Server, number: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.guest = Guest(server, f"P{number}")
        self.rng = random.Random(number)
        self.stopping = stop
        self.promised: dict[str, list[tuple[int, str]]] = {}
        self.trouble: BaseException | None = None
        self._ids = 0

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                body = {"game": "saboteur", "players": 3, "bots": ["random"], "options": {"rounds": 1}}
                answer = self._try(lambda: self.guest.http.post("/api/play", json=body))  # noqa: B023 - called at once
                table = answer.json()["id"]
                self.promised[table] = []
                while not self.stopping.is_set() and not self._try(lambda: self._play(table)):  # noqa: B023 - as above
                    pass
        except BaseException as error:  # noqa: BLE001 - told by the test
            self.trouble = error

    def _try(self, work: Callable[[], Any]) -> Any:
        while True:
            try:
                return work()
            except (OSError, ConnectionClosed, TimeoutError, EOFError):
                if self.stopping.is_set():
                    raise
                time.sleep(0.05)
            except Exception as error:
                if type(error).__module__.partition(".")[0] not in {"httpx", "websockets"}:
                    raise
                time.sleep(0.05)

    def _play(self, table: str) -> bool:
        a = self.guest.join(table)
        while not a.match:
            a.receive(5)
        while not a.over:
            if self.stopping.is_set():
                return True
            if a.match["moves"]:
                self._move(a, table)
            else:
                a.receive(5)
        return True

    def _move(self, a: Table, table: str) -> None:
        self._ids += 1
        seq, move = a.match["seq"], self.rng.choice(a.match["moves"])["text"]
        a.match["moves"] = []
        a.send("move", id=f"{self._ids}", seq=seq, move=move)
        if a.wait("ack", "refused")["type"] == "ack":
            self.promised[table].append((seq, move))


def test_no_promised_move_is_lost_when_the_server_is_killed(tmp_path: Path, volume: Callable[..., int]) -> None:
    rng = random.Random(7)
    with Server(tmp_path / "data", grace=60, bot_limit=20) as server:
        stop = threading.Event()
        players = [Player(server, number, stop) for number in range(4)]
        for player in players:
            player.start()
        for _ in range(volume(10) if volume(1) == 1 else 50):
            time.sleep(rng.uniform(0.3, 1.5))
            server.kill()
            server.start()
        time.sleep(1)
        stop.set()
        for player in players:
            player.join(30)
            assert not isinstance(player.trouble, AssertionError), player.trouble
        promises = 0
        watcher = Guest(server)
        for player in players:
            for table, promised in player.promised.items():
                found = player.guest.join(table)
                if not found.match:
                    found.wait("state")
                mine = found.table["seats"][0]
                assert mine["you"]
                record = player.guest.http.get(f"/api/tables/{table}/record").text
                moves = [line.strip(' ",') for line in record.splitlines() if line.startswith('  "p1: ')]
                texts = [f"p1: {move}" for _, move in promised]
                # All that was promised is there, in its order; at most what was under way when the server died is more.
                rest = iter(moves)
                assert all(text in rest for text in texts), (texts, moves)
                assert len({seq for seq, _ in promised}) == len(promised)
                promises += len(promised)
                found.close()
        assert promises > 50
        assert watcher.get("/readyz")["status"] == "ok"
