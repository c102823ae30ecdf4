"""Private notes and insights: kept and worked out for one person, and told to nobody else."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import Guest, Message, Server, Table, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]

WORDS = "Ben looked under the goal and lied"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("notes") / "data") as running:
        yield running


def told(table: Table, kind: str) -> list[Message]:
    """All messages of a kind so far."""
    return [message for message in map(json.loads, table.raw) if message["type"] == kind]


def seated(server: Server) -> tuple[list[Guest], list[Table]]:
    """Ada, Ben and Cleo at a running match of Saboteur."""
    people = [Guest(server, name) for name in ("Ada", "Ben", "Cleo")]
    table = open_table(people[0], {"me": True}, {}, {}, public=True)
    sockets = [one.join(table) for one in people]
    for seat in (1, 2):
        sockets[seat].do("sit", seat=seat)
    for socket in sockets:
        socket.do("ready")
    sockets[0].do("start")
    sync(*sockets)
    return people, sockets


def test_a_note_is_told_to_its_person_alone(server: Server) -> None:
    """On every device of hers and after a reconnection; in no byte of anybody else's."""
    people, (a, b, c) = seated(server)
    table = a.table["id"]
    watcher = Guest(server, "Wim").join(table)
    other_device = people[0].join(table)
    a.do("note", seat=1, mark=3, text=WORDS)
    sync(a, b, c, watcher, other_device)
    kept = [{"seat": 1, "mark": 3, "round": 1, "text": WORDS}]
    assert kept == told(a, "notes")[-1]["notes"] == told(other_device, "notes")[-1]["notes"]
    again = [one.join(table) for one in people]
    sync(*again)
    assert kept == told(again[0], "notes")[-1]["notes"]
    for one in (b, c, watcher, *again[1:]):
        assert WORDS not in "".join(one.raw)
        assert all(message["notes"] == [] for message in told(one, "notes"))
    assert not told(watcher, "notes")
    for guest in people:
        assert WORDS not in guest.http.get(f"/api/tables/{table}/record").text
        assert WORDS not in json.dumps(guest.get(f"/api/tables/{table}"))
    assert WORDS not in server.log()


def test_an_empty_note_is_deleted(server: Server) -> None:
    _, (a, *_) = seated(server)
    a.do("note", seat=2, mark=0, text="  kind \n to\tme ")
    assert told(a, "notes")[-1]["notes"] == [{"seat": 2, "mark": 0, "round": 1, "text": "kind to me"}]
    a.do("note", seat=2, mark=None, text=" ")
    assert told(a, "notes")[-1]["notes"] == []


def test_bad_notes_get_a_sentence(server: Server) -> None:
    people, (a, *_) = seated(server)
    assert a.refused("note", seat=7, mark=1) == "no-such-seat"
    assert a.refused("note", seat=1, text="x" * 241) == "too-long"
    assert a.refused("note", seat=1, mark=5) == "malformed"
    assert a.refused("note", seat=1, mark=-1) == "malformed"
    watcher = Guest(server, "Wim").join(a.table["id"])
    assert watcher.refused("note", seat=1, mark=1) == "no-seat"
    assert Guest(server).join(a.table["id"]).refused("note", seat=1, mark=1) == "no-name"
    lobby = people[1].join(open_table(people[1], {"me": True}, {}, {}))
    assert lobby.refused("note", seat=1, mark=1) == lobby.refused("insight") == "not-playing"


def test_notes_and_insights_have_a_pace(tmp_path: Path) -> None:
    with Server(tmp_path / "data", notes=[3, 0.0001], insights=[2, 0.0001]) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="saboteur2", players=4)["id"])
        for mark in range(3):
            a.do("note", seat=1, mark=mark)
        assert a.refused("note", seat=1, mark=3) == "too-fast"
        a.do("insight")
        a.do("insight")
        assert a.refused("insight") == "too-fast"
        a.close()


@pytest.mark.parametrize(("game", "foretold"), [("saboteur2", True), ("dark-cave", True), ("saboteur", False)])
def test_an_insight_comes_before_its_ack(server: Server, game: str, foretold: bool) -> None:
    ada = Guest(server, "Ada")
    a = ada.join(ada.post("/api/play", game=game, players=5)["id"])
    a.turn()
    a.do("insight")
    (insight,) = told(a, "insight")
    assert insight["moved"] == a.match["moved"]
    assert (insight["forecast"] is not None) is foretold
    counted = insight["count"]
    assert counted["mine"] == len(a.match["view"]["hand"])
    assert counted["out"] == sum(card["out"] for card in counted["cards"])
    a.close()
