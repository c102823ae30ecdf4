"""Uploaded records are replayed, refused with a sentence if invalid, and never stored."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from records import STORED, short, stored
from saboteur import Match
from saboteur.server.net.http import LARGEST_RECORD
from servers import Guest, Message, Server

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("record") / "data") as running:
        yield running
        assert "Traceback" not in running.log()
        assert "failed" not in running.log()


def refused(guest: Guest, text: str, **more: int) -> Message:
    """The server's refusal."""
    answer = guest.http.post("/api/replay", json={"record": text, **more})
    assert answer.status_code in {400, 413}, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("name", STORED)
def test_every_stored_record_is_replayed(server: Server, name: str) -> None:
    """From the first step to the last, also without a name."""
    guest, match = Guest(server), Match.replay(stored(name))
    steps: list[Message] = []
    total = 1
    while len(steps) < total:
        piece = guest.post("/api/replay", record=stored(name), seat=0, first=len(steps), count=100)
        total = piece["total"]
        assert piece["id"] is None
        steps += piece["steps"]
    assert len(match.events) == sum(len(step["events"]) for step in steps)
    assert match.view(0).hand == tuple(steps[-1]["view"]["hand"])


def test_the_replay_is_that_of_the_table_it_was_downloaded_from(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = ada.post("/api/play", game="duel", options={"rounds": 1})["id"]
    a = ada.join(table)
    masked = ada.http.get(f"/api/tables/{table}/record").text
    assert refused(ada, masked)["reason"] == "masked-record"
    a.do("resign")
    while not a.over:
        a.receive()
    text = ada.http.get(f"/api/tables/{table}/record").text
    for seat in (None, 0, 1):
        wish = {} if seat is None else {"seat": seat}
        told = ada.http.get(f"/api/tables/{table}/replay", params={"first": 3, "count": 20, **wish}).json()
        assert ada.post("/api/replay", record=text, first=3, count=20, **wish)["steps"] == told["steps"]
    assert refused(ada, text, seat=2)["reason"] == "no-such-seat"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-record"),
        ("PK\x03\x04\x00\ufffd\ufffd", "no-record"),
        ("<html><body>Hello</body></html>", "no-record"),
        ('game = "saboteur"', "no-record"),
        ("a.b.c.d.e.f.g = 1", "no-record"),
        ("x = " + "[" * 50_000, "no-record"),
        (short().replace("format = 1", "format = 2"), "newer-record"),
        (short().replace("players = 3", 'players = 3\nhouse_deck = "/etc/passwd"'), "house-deck"),
        (short().replace("players = 3", "players = 30"), "bad-record"),
        (short().replace('"p2: ', '"p1: '), "bad-record"),
        (short().replace("rules = 2", "rules = 2\nevil = true"), "bad-record"),
    ],
)
def test_what_is_no_record_gets_a_sentence(server: Server, text: str, reason: str) -> None:
    """In the person's language, and never the whole text itself."""
    for guest, first in ((Guest(server, "Ada"), "This"), (Guest(server, "Bea", "de"), "D")):
        told = refused(guest, text)
        assert told["reason"] == reason
        assert told["sentence"].startswith(first)
        assert len(told["sentence"]) < 800


def test_limits(server: Server) -> None:
    """A chatty record is replayed as far as requested; a larger one is refused."""
    guest = Guest(server)
    said = '  "p1 says: trust p2",\n'
    head, tail = short()[:-2], "]\n"
    most = (LARGEST_RECORD - len(json.dumps({"record": head + tail, "first": 10**5, "count": 100}))) // (len(said) + 3)
    talk = head + said * most + tail
    piece = guest.post("/api/replay", record=talk, first=most, count=100)
    assert piece["total"] > most
    assert [] != piece["steps"]
    assert refused(guest, talk + "#" * 10_000)["reason"] == "too-large"
    for wish in ({"count": 0}, {"count": 101}, {"first": -1}, {"seat": -1}):
        assert refused(guest, short(), **wish)["reason"] == "malformed"


def test_nothing_of_it_is_kept(server: Server) -> None:
    ada = Guest(server, "Ada")
    ada.post("/api/replay", record=stored("1-solo"))
    assert [] == ada.get("/api/tables/mine")
    line = stored("1-solo").splitlines()[-3].strip(' ",').encode()
    assert not [file for file in Path(server.folder).rglob("*") if file.is_file() and line in file.read_bytes()]
