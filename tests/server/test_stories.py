"""The story of a match: told when it is over, to each person what they may hear, reckoned once and kept."""

import json
import sqlite3
import time
from collections.abc import Iterator

import pytest

from saboteur import Match
from saboteur.analysis import Analysis, analyse
from saboteur.server.table.storytelling import without_slips
from servers import PATIENCE, Guest, Message, Server

pytestmark = [pytest.mark.once, pytest.mark.slow]

EFFORT = 0.02


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("stories") / "data", story_effort=EFFORT) as running:
        yield running
        assert "Traceback" not in running.log()


def finished(guest: Guest, game: str = "duel", **wish: object) -> str:
    """A table whose match is over."""
    table = str(guest.post("/api/play", game=game, options={"rounds": 1}, **wish)["id"])
    a = guest.join(table)
    a.do("resign")
    while not a.over:
        a.receive()
    return table


def told(guest: Guest, table: str) -> Message:
    """The story, once it is reckoned."""
    end = time.monotonic() + PATIENCE
    while (story := guest.get(f"/api/tables/{table}/story"))["state"] != "ready":
        assert 0 <= story["done"] <= 1
        assert story["story"] is None
        assert time.monotonic() < end
        time.sleep(0.1)
    return dict(story)


def test_a_story_is_that_of_the_library_and_is_kept(server: Server) -> None:
    """Reckoned in the background without being asked for, the same as the command tells, and read again later."""
    ada = Guest(server, "Ada")
    table = finished(ada)
    story = told(ada, table)
    record = ada.http.get(f"/api/tables/{table}/record").text
    own = analyse(Match.replay(record), effort=EFFORT)
    assert Analysis.parse(json.dumps(story["story"])) == without_slips(own, ["ada", None], "ada")
    assert story["you"] == 0
    assert story["names"][0] == "Ada"
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        kept = [text for (text,) in database.execute("SELECT text FROM stories")]
    assert str(own) in kept
    # A record of one's own is told the same, but not kept.
    assert ada.post("/api/story", record=record)["story"]["rounds"][0]["curve"] == story["story"]["rounds"][0]["curve"]


def test_a_running_match_keeps_its_secrets(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = str(ada.post("/api/play", game="saboteur")["id"])
    answer = ada.http.get(f"/api/tables/{table}/story")
    assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
    running = Match.new("saboteur", players=3, seed=1).record()
    answer = ada.http.post("/api/story", json={"record": running})
    assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
    assert ada.http.post("/api/story", json={"record": "nonsense"}).status_code == 400


def test_slips_are_told_to_those_who_made_them(server: Server) -> None:
    """Good moves of everybody, slips of bots and one's own: nobody is shamed before the others."""
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    table = finished(ada, "duel")
    ours, theirs = told(ada, table)["story"], told(eve, table)["story"]
    for mine, other in zip(ours["rounds"], theirs["rounds"], strict=True):
        assert [one for one in mine["judged"] if one["seat"] == 1 or one["verdict"] == "good"] == other["judged"]


def test_private_notes_come_back_to_their_person_alone(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    table = str(ada.post("/api/play", game="duel", options={"rounds": 1})["id"])
    a = ada.join(table)
    a.turn()
    a.do("note", seat=1, mark=3, text="Smiles too much.")
    a.do("resign")
    while not a.over:
        a.receive()
    assert told(ada, table)["notes"] == [{"seat": 1, "mark": 3, "round": 1, "text": "Smiles too much."}]
    assert told(eve, table)["notes"] == []
