"""Many processes: whatever is killed, paused or restarted, no promised move is lost, doubled or reordered."""

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import break_cluster
import clusters
import networks
from clusters import Running
from saboteur.server.board import Board
from servers import Guest
from volume import LONG

pytestmark = [pytest.mark.once, pytest.mark.slow]

EVENTS = 100


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from clusters.running(tmp_path_factory.mktemp("cluster"))


def test_whatever_breaks_no_promised_move_is_lost_doubled_or_reordered(tmp_path: Path) -> None:
    """Kills, restarts, pauses and, where the machine permits it, cut networks; in the long run a hundred at random."""
    cuts = networks.permitted()
    if not cuts:
        print("NETWORKS ARE NOT CUT: that takes Linux, root and `ip`")
    command = [sys.executable, str(Path(break_cluster.__file__)), str(tmp_path), str(EVENTS if LONG else 0)]
    found = subprocess.run(
        [*(networks.ENTER if cuts else ()), *command, *(["--cuts"] if cuts else [])],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert found.returncode == 0, found.stdout[-2000:] + found.stderr[-4000:]


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
