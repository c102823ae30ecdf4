"""An announced stop: no new matches, everybody is told, and then it ends."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from servers import PATIENCE, Guest, Server, open_table

pytestmark = [pytest.mark.once, pytest.mark.slow]

LONG = 600.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data", notice=LONG) as running:
        yield running


def test_nothing_new_begins_and_everybody_is_told(server: Server) -> None:
    """Running matches go on until their people leave; then the server ends, long before its time is up."""
    ada, bob = Guest(server, "Ada"), Guest(server, "Bob")
    lobby = open_table(ada, {"me": True}, {"bot": "random"}, {"bot": "random"})
    waiting = ada.join(lobby)
    table = bob.post("/api/play", game="duel", bots=["random"], options={"first": "p1"})["id"]
    b = bob.join(table)
    server.announce()
    assert 0 < b.wait("closing")["seconds"] <= LONG
    assert 0 < waiting.wait("closing")["seconds"] <= LONG
    for path, body in (("/api/play", {"game": "solo"}), ("/api/tables", {"game": "duel", "players": 2})):
        refused = ada.http.post(path, json=body)
        assert (refused.status_code, refused.json()["reason"]) == (503, "closing")
    assert waiting.refused("start") == "closing"
    assert 0 < ada.get("/api/me")["closing"] <= LONG
    assert httpx.get(f"{server.url}/readyz").json() == {"status": "closing"}
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    b.turn()
    b.play()
    late = bob.join(table)
    assert 0 < late.wait("closing")["seconds"] <= LONG
    began = time.monotonic()
    for one in (waiting, late, b):
        one.close()
    assert server.exit_code() == 0
    assert time.monotonic() - began < LONG / 4
    server.start()
    b = bob.join(table)
    b.turn()
    b.play()
    assert ada.get("/api/me")["closing"] is None


def test_it_ends_when_its_time_is_up(tmp_path: Path) -> None:
    with Server(tmp_path / "data", notice=1.0) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="duel", bots=["random"])["id"])
        server.announce()
        assert a.wait("closing")["seconds"] <= 1
        assert a.closed() == 1012
        assert server.exit_code() == 0


def test_a_second_signal_ends_it_at_once(server: Server) -> None:
    ada = Guest(server, "Ada")
    a = ada.join(ada.post("/api/play", game="duel", bots=["random"])["id"])
    server.announce()
    a.wait("closing")
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < PATIENCE
