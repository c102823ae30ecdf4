"""Many processes: whatever is killed, paused or restarted, no promised move is lost, doubled or reordered."""

import random
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import clusters
from clusters import Breaker, Player, Running
from histories import History, check, read_logs
from saboteur.server.board import Board
from servers import Guest
from volume import LONG

pytestmark = [pytest.mark.once, pytest.mark.slow]

EVENTS = 100


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from clusters.running(tmp_path_factory.mktemp("cluster"))


def wait_for(players: list[Player], more: int) -> None:
    """Wait for this many more acknowledged moves: everything works again."""
    began = sum(player.count for player in players)
    end = time.monotonic() + clusters.PATIENCE
    while sum(player.count for player in players) < began + more:
        assert not any(player.trouble for player in players), [player.trouble for player in players]
        assert time.monotonic() < end, "nobody can play"
        time.sleep(0.02)


def test_whatever_breaks_no_promised_move_is_lost_doubled_or_reordered(running: Running) -> None:
    cluster = running.cluster
    stopping = threading.Event()
    players = [Player(running.entrance, number, stopping) for number in range(4)]
    for player in players:
        player.start()
    wait_for(players, 4)
    breaker = Breaker(cluster, seed=7)
    if LONG:
        for _ in range(EVENTS):
            breaker.anything()
            wait_for(players, 4)
    else:
        # The worst of each kind: a split brain, a lost owner, edge, worker, bus and database, an owner that leaves.
        breaker.pause("owner1", 5)
        wait_for(players, 4)
        for name in ("owner2", "nats", "postgres", "edge1", "bots1"):
            breaker.kill(name)
            wait_for(players, 4)
        breaker.restart("owner1")
        wait_for(players, 4)
    stopping.set()
    for player in players:
        player.join(clusters.PATIENCE)
        assert not player.is_alive()
        assert player.trouble is None, player.trouble
    history = History(
        tuple(move for player in players for move in player.played),
        tuple(one for player in players for one in player.seen),
    )
    assert check(history, read_logs(cluster.postgres.url)) == [], breaker.done
    assert len(history.played) > 20
    assert "Traceback" not in cluster.log()


def test_a_drained_owner_hands_over_and_nobody_loses_the_connection(running: Running) -> None:
    """The same sockets go on, through the drain of each owner in turn: so a new version is brought in."""
    ada = Guest(running.entrance, "Ada")
    a = ada.join(ada.post("/api/play", game="saboteur", bots=["random"], options={"first": "p1"})["id"])
    rng = random.Random(1)
    for name in ("owner1", "owner2"):
        a.turn()
        part = running.cluster.parts[name]
        part.signal(signal.SIGTERM)
        a.play(rng.choice(a.match["moves"])["text"])
        a.turn()
        part.stop()
        part.start()
    a.play()
    a.close()


def test_the_page_shows_who_owns_what_and_stops_any_part(running: Running) -> None:
    ada = Guest(running.entrance, "Ada")
    a = ada.join(ada.post("/api/play", game="saboteur", bots=["random"], options={"first": "p1"})["id"])
    a.turn()
    board = Board(running.cluster, running.entrance.url, "en")
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{board.port}", timeout=60) as http:
            assert running.entrance.url in http.get("/").text

            def parts() -> dict[str, Any]:
                return {part["name"]: part for part in http.get("/state").json()["parts"]}

            found = parts()
            assert {"postgres", "nats", "edge1", "edge2", "owner1", "owner2", "bots1", "bots2"} == set(found)
            assert {"running"} == {part["state"] for part in found.values()}
            code = a.table["code"]
            owner = next(name for name, part in found.items() if code in [one["code"] for one in part["tables"] or []])
            wish = {"part": owner, "what": "stop"}
            assert http.post("/act", json=wish).status_code == 403
            assert http.get("/state", headers={"host": "evil.example"}).status_code == 400
            assert http.post("/act", json={"part": "sh", "what": "stop"}, headers={"x-cluster": "1"}).status_code == 400
            assert http.post("/act", json=wish, headers={"x-cluster": "1"}).status_code == 200
            a.play()
            found = parts()
            assert found[owner]["state"] == "stopped"
            assert [name for name, part in found.items() if code in [one["code"] for one in part["tables"] or []]]
            assert http.post("/act", json=wish | {"what": "start"}, headers={"x-cluster": "1"}).status_code == 200
            assert parts()[owner]["state"] == "running"
    finally:
        board.close()
        a.close()
