"""Previews of links: what messengers are told of a table, and that it holds nothing of a running match."""

import re
from collections.abc import Iterator
from html import unescape

import pytest

from saboteur import Match
from saboteur.server.net.preview import drawn, words
from saboteur.server.table import entry as log
from saboteur.server.table.preview import preview
from saboteur.server.table.state import State, fold
from servers import Guest, Server

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("previews") / "data", story_effort=0.02) as running:
        yield running
        assert "Traceback" not in running.log()


def told(guest: Guest, path: str) -> dict[str, str]:
    """The tags of an address."""
    answer = guest.http.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    return {name: unescape(value) for name, value in found}


def over(guest: Guest, *, public: bool = False) -> str:
    """A table whose match against a bot is over."""
    seats = [{"me": True}, {"bot": "greedy@odo"}]
    wish = {"game": "duel", "players": 2, "options": {"rounds": 1}, "seats": seats, "public": public}
    table = str(guest.post("/api/tables", **wish)["id"])
    a = guest.join(table)
    a.do("start")
    a.do("resign")
    while not a.over:
        a.receive()
    return table


def test_a_finished_match_has_a_preview_with_a_picture(server: Server) -> None:
    ada, eve = Guest(server, "Ada <script>"), Guest(server, "Eve")
    table = over(ada)
    tags = told(eve, f"/story/{table}?lang=de")
    assert tags["og:title"].startswith("Die Geschichte der Partie: ")
    assert tags["og:image"] == f"{server.url}/picture/{table}.png?lang=de"
    assert tags["twitter:card"] == "summary_large_image"
    assert "Odo: " in tags["og:image:alt"]
    assert told(eve, f"/replay/{table}")["og:title"].startswith("Watch again: ")
    picture = eve.http.get(f"/picture/{table}.png")
    assert picture.content.startswith(b"\x89PNG")
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cache-control"] == "public, max-age=86400"
    # Guests are named to those who played with them, and to nobody else.
    path = f"/api/tables/{table}/picture?kind=svg"
    assert "Ada" in ada.http.get(path).text
    assert "<script>" not in ada.http.get(path).text
    assert "Ada" not in str(tags) + eve.http.get(path).text + eve.http.get(f"/picture/{table}.svg").text
    shown = over(ada, public=True)
    assert "Ada" in eve.http.get(f"/picture/{shown}.svg").text


def test_a_record_has_a_picture_with_seats_for_names(server: Server) -> None:
    ada = Guest(server, "Ada")
    record = ada.http.get(f"/api/tables/{over(ada)}/record").text
    drawn = ada.post("/api/picture?lang=de", record=record)
    assert drawn["svg"].startswith("<svg")
    assert "Platz 1" in drawn["alt"]
    assert "Ada" not in drawn["svg"]
    running = ada.http.get(f"/api/tables/{ada.post('/api/play', game='solo')['id']}/record").text
    for wrong in ("{", record[: len(record) // 2], running):
        answer = ada.http.post("/api/picture", json={"record": wrong})
        assert answer.status_code in {400, 409}, answer.text


def test_what_is_not_there_has_no_picture(server: Server) -> None:
    ada = Guest(server, "Ada")
    assert ada.http.get("/picture/nothing.png").status_code == 404
    assert ada.http.get("/picture/nothing.exe").status_code == 404
    table = str(ada.post("/api/play", game="saboteur")["id"])
    answer = ada.http.get(f"/api/tables/{table}/picture")
    assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
    # Unknown tables and codes look like the page, so that nobody learns which are in use.
    assert told(ada, "/t/nothing")["og:title"] == "Unter Tage"
    code = str(ada.get(f"/api/tables/{table}")["code"])
    used, unused = told(ada, f"/join/{code}"), told(ada, "/join/ZZZZZZ")
    assert {name: value for name, value in used.items() if name != "og:url"} == {
        name: value for name, value in unused.items() if name != "og:url"
    }


def world(seed: int, moves: int, name: str) -> State:
    """A table at which another match is being played by others."""
    match = Match.new("saboteur", players=3, seed=seed)
    created = log.Created(code="ABCDEF", game="saboteur", players=3, options={"edition": "de"}, host=name, public=True)
    seats = [log.Sat(person=f"{name}{seat}", name=f"{name} {seat}", seat=seat) for seat in range(3)]
    entries: list[log.AnyEntry] = [created, *seats, log.Start(record=match.record(), seq=match.seq)]
    state = fold("table", [(one, 0.0) for one in entries])
    for _ in range(moves):
        match.play(match.moves()[seed % len(match.moves())])
    state.match = match
    return state


def test_two_worlds_have_the_same_preview_while_they_run() -> None:
    """Whatever has been dealt and played, and whoever plays: words and picture are the same, byte by byte."""
    one, other = preview(world(1, 4, "Ada"), None), preview(world(2, 9, "Eve"), "Eve1")
    assert world(1, 4, "Ada").running.view(None) != world(2, 9, "Eve").running.view(None)
    assert one == other
    assert words(one, "en") == words(other, "en")
    assert drawn(one, "en") == drawn(other, "en")
    assert one.ending is None
