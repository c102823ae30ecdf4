"""Circles: joining by a link, one table for all, the score over the evenings, and nothing of it outside."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest

import postgres as postgres_module
from memories import every_row, play_out
from saboteur.server.circle.calendar import escape, fold
from saboteur.server.circle.evenings import score
from saboteur.server.store.circles import CirclePerson
from saboteur.server.store.history import Played
from servers import Guest, Message, Server

pytestmark = [pytest.mark.once]


def row(person: str, table: str, at: str, gold: int, **parts: bool) -> Played:
    """A match that ended at a moment of UTC."""
    ended = datetime.fromisoformat(at).replace(tzinfo=UTC).timestamp()
    return Played(
        person=person, table_id=table, seat=0, ended=ended, seconds=60, moves=9, year=2026, game="saboteur", players=3,
        company="people", roles=",digger,", won=parts.get("won", False), gold=gold, circle="c",
    )  # fmt: skip


def people(*names: str) -> list[CirclePerson]:
    """Members of a circle."""
    return [CirclePerson(circle="c", person=name, joined=0.0, name=name.title()) for name in names]


def test_an_evening_ends_in_the_small_hours_of_the_circles_own_place() -> None:
    rows = [
        row("ada", "t1", "2026-11-12T20:00", 3, won=True), row("ben", "t1", "2026-11-12T20:00", 1),
        row("ada", "t2", "2026-11-13T01:30", 2), row("ben", "t2", "2026-11-13T01:30", 4),
        row("ada", "t3", "2026-11-13T05:30", 1), row("eve", "t3", "2026-11-13T05:30", 9),
    ]  # fmt: skip
    found = score(rows, people("ada", "ben"), "Europe/Berlin")
    assert [(one.day, one.matches, one.gold) for one in found.evenings] == [
        ("2026-11-12", 2, {"ada": 5, "ben": 5}),
        ("2026-11-13", 1, {"ada": 1}),
    ]
    assert found.evenings[0].best == ("ada", "ben")
    assert [(one.id, one.gold, one.evenings, one.matches, one.crowns, one.won.won) for one in found.honours] == [
        ("ada", 6, 2, 3, 2, 1),
        ("ben", 5, 1, 2, 1, 0),
    ], "guests of an evening have no line"
    there = score(rows, people("ada", "ben"), "Asia/Tokyo")
    assert [one.day for one in there.evenings] == ["2026-11-12", "2026-11-13"]
    assert there.evenings[0].gold == {"ada": 3, "ben": 1}


def test_a_span_begins_at_the_height_reached_before() -> None:
    rows = [row("ada", f"t{day}", f"2026-01-{day:02}T20:00", day) for day in range(1, 11)]
    found = score([*rows, row("ada", "old", "2025-12-30T20:00", 50)], people("ada"), "UTC", latest=3)
    assert [one.day[-2:] for one in found.evenings] == ["08", "09", "10"]
    assert found.before == {"ada": 50 + sum(range(1, 8))}
    assert (found.total, found.honours[0].gold) == (11, 105)
    year = score([*rows, row("ada", "old", "2025-12-30T20:00", 50)], people("ada"), "UTC", year=True)
    assert (len(year.evenings), year.before) == (10, {"ada": 50})


def test_long_lines_of_a_calendar_are_folded_between_characters() -> None:
    line = "SUMMARY:" + escape("Grüße, Gold; und \\ Stollen\nam Donnerstag 💎 " * 5)
    folded = fold(line)
    assert all(len(piece.encode()) <= 75 for piece in folded.split("\r\n"))
    assert folded.replace("\r\n ", "") == line
    assert "\n" not in line
    assert "\\," in line
    assert "\\;" in line


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server and the URL of its database."""
    folder = tmp_path_factory.mktemp("circles") / "data"
    if request.param == "sqlite":
        with Server(folder, circle_changes=[1e5, 1e5]) as server:
            yield server, f"sqlite:///{folder / 'tables.sqlite'}"
            assert "failed" not in server.log()
        return
    for postgres in postgres_module.running():
        with Server(folder, database=postgres.url, circle_changes=[1e5, 1e5]) as server:
            yield server, postgres.url
            assert "failed" not in server.log()


def circle_of(*guests: Guest, name: str = "Donnerstagsrunde") -> Message:
    """A circle of these people; the first one founded it."""
    first = guests[0].post("/api/circles", name=name, zone="Europe/Berlin", usual=DUEL)
    for one in guests[1:]:
        one.post("/api/invitations", token=first["invite"].rsplit("/", 1)[1])
    return dict(guests[0].get(f"/api/circles/{first['id']}"))


DUEL = {"game": "duel", "players": 2, "options": {"rounds": 1}}
EVERYWHERE = ("", "/score", "/history", "/statistics", "/date.ics", "/feed", "/honours")


@pytest.mark.slow
def test_a_circle_from_its_link_to_its_end(place: tuple[Server, str]) -> None:
    server, url = place
    ada, ben, eve = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server, "Eve")
    circle = circle_of(ada, ben)
    path = f"/api/circles/{circle['id']}"
    assert [(one["name"], one["you"]) for one in circle["people"]] == [("Ada", True), ("Ben", False)]
    _evening(ada, ben, circle)
    _dates(ada, ben, path)
    _outside(ada, eve, circle)
    _leaving(ada, ben, eve, circle)
    assert ben.http.post(f"{path}/close", json={"name": circle["name"]}).status_code == 404
    assert ada.http.post(f"{path}/close", json={"name": "another"}).json()["reason"] == "other-circle-name"
    assert ada.post(f"{path}/close", name=circle["name"]) == {"circles": []}
    assert {ada.http.get(f"{path}{part}").status_code for part in EVERYWHERE} == {404}
    rows = every_row(url)
    assert circle["id"] not in {one["circle"] for one in rows["circle_people"]}
    assert len(ada.get("/api/me/history")["matches"]) == 1, "matches stay in everybody's own history"


def _evening(ada: Guest, ben: Guest, circle: Message) -> None:
    """Two people touch the button at once and sit at one table; its match is scored."""
    path = f"/api/circles/{circle['id']}"
    with ThreadPoolExecutor(4) as hands:
        opened = list(hands.map(lambda one: one.post(f"{path}/table"), [ada, ben, ada, ben]))
    assert len({one["id"] for one in opened}) == 1
    by_code = ben.post("/api/join", code=circle["code"].lower())
    assert by_code["id"] == opened[0]["id"]
    table = ada.get(f"/api/tables/{opened[0]['id']}")
    host, other = (ada, ben) if table["yours"] == 0 else (ben, ada)
    assert (table["game"], table["public"]) == ("duel", False)
    assert ada.get(path)["table"]["names"] == [host.me["name"]]
    a, b = host.join(opened[0]["id"]), other.join(opened[0]["id"])
    b.do("sit", seat=1)
    b.do("ready", ready=True)
    a.do("start")
    for one in (a, b):
        while not one.match:
            one.receive()
    play_out(a, b)
    found = ada.get(f"{path}/score")
    gold = {host.me["id"]: a.match["outcome"]["gold"][0], other.me["id"]: a.match["outcome"]["gold"][1]}
    assert [one["gold"] for one in found["evenings"]] == [gold]
    assert {one["id"]: (one["gold"], one["matches"]) for one in found["honours"]} == {
        person: (most, 1) for person, most in gold.items()
    }
    history = ben.get(f"{path}/history")
    assert [(one["id"], one["seat"]) for one in history["matches"]] == [
        (opened[0]["id"], ben.me["id"] == other.me["id"])
    ]
    assert [one["share"]["count"] for one in ben.get(f"{path}/statistics")["matches"]] == [1]
    for guest, circle_id in ((ada, circle["id"]), (ben, circle["id"]), (Guest(ada.server, "Eve"), None)):
        assert guest.get(f"/api/tables/{opened[0]['id']}/circle")["id"] == circle_id, "also when it is over"
    again = a.ask("rematch")
    assert again["type"] != "refused"
    a.until(lambda told: told["rematch"] is not None)
    assert ben.get(path)["table"]["id"] == a.table["rematch"], "the next match of the evening is the circle's, too"
    assert ben.post(f"{path}/table")["id"] == a.table["rematch"]
    a.close()
    b.close()


def _dates(ada: Guest, ben: Guest, path: str) -> None:
    """Anyone can set the date; moving it asks everybody anew, and calendars recognise it."""
    without = ada.http.get(f"{path}/date.ics")
    assert (without.status_code, without.json()["reason"]) == (409, "no-date")  # the circle is there: not a 404
    at = int(time.time()) + 3 * 24 * 3600
    ben.post(f"{path}/date", at=at, game="saboteur2")
    ada.post(f"{path}/me", answer="yes")
    ben.post(f"{path}/me", answer="maybe", looks={"hat": 1, "beard": 2, "colour": 3, "hair": 4, "skin": 1})
    told = ada.get(path)
    assert (told["date"]["at"], told["date"]["game"], told["date"]["by"]) == (at, "saboteur2", "Ben")
    assert [one["answer"] for one in told["people"]] == ["yes", "maybe"]
    assert told["people"][1]["looks"]["hat"] == 1
    first = _event(ada.http.get(f"{path}/date.ics").content)
    assert first["DTSTART"] == datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")
    assert first["DTEND"] > first["DTSTART"]
    assert first["SUMMARY"] == "Donnerstagsrunde"
    assert first["DESCRIPTION"] == "Saboteur 2 is planned."
    assert first["URL"].endswith(f"/circle/{path.rsplit('/', 1)[1]}")
    told = ada.post(f"{path}/date", at=at + 3600)
    assert [one["answer"] for one in told["people"]] == ["", ""]
    moved = _event(ada.http.get(f"{path}/date.ics").content)
    assert (moved["UID"], moved["SEQUENCE"]) == (first["UID"], "1")
    assert moved["DTSTAMP"] >= first["DTSTAMP"]
    assert ada.http.post(f"{path}/date", json={"at": at, "game": "chess"}).json()["reason"] == "no-such-game"
    _followed(ada, ben, path, moved)


def _followed(ada: Guest, ben: Guest, path: str, event: dict[str, str]) -> None:
    """A calendar program without cookies follows the dates at an address of its own."""
    feeds = [one.get(f"{path}/feed")["path"] for one in (ada, ben)]
    assert feeds[0] != feeds[1]
    with httpx.Client(base_url=ada.server.url, trust_env=False) as program:
        followed = program.get(feeds[0])
        assert followed.headers["content-type"].startswith("text/calendar")
        assert "X-WR-CALNAME:Donnerstagsrunde" in followed.text
        assert _event(followed.content) == event
        assert ada.post(f"{path}/date", at=None)["date"] is None
        assert "VEVENT" not in program.get(feeds[0]).text
        assert "VTIMEZONE" in program.get(feeds[0]).text, "never without any component"
        nowhere = program.get("/calendar/nothing/nothing.ics")
        wrong = (
            feeds[0].replace(".ics", ""),
            feeds[0].replace(".ics", "0.ics"),
            f"/calendar/{path.rsplit('/', 1)[1]}/ü.ics",
        )
        assert {(404, nowhere.text)} == {(one.status_code, one.text) for one in map(program.get, wrong)}
        # Whoever signs out everywhere ends it, too.
        ben.post("/api/me/link", end_sessions=True)
        assert program.get(feeds[1]).status_code == 404
        assert program.get(ben.get(f"{path}/feed")["path"]).status_code == 200


def _event(data: bytes) -> dict[str, str]:
    """The properties of a calendar's event, read as RFC 5545 says."""
    assert data.endswith(b"END:VCALENDAR\r\n")
    assert b"\n" not in data.replace(b"\r\n", b"")
    assert all(len(line) <= 75 for line in data.split(b"\r\n"))
    lines = data.decode().replace("\r\n ", "").split("\r\n")
    assert lines[:2] == ["BEGIN:VCALENDAR", "VERSION:2.0"]
    within = lines[lines.index("BEGIN:VEVENT") + 1 : lines.index("END:VEVENT")]
    return dict(line.split(":", 1) for line in within)


def _outside(ada: Guest, eve: Guest, circle: Message) -> None:
    """Somebody else is told the same as of a circle that does not exist, until it says otherwise."""
    path = f"/api/circles/{circle['id']}"
    for part in EVERYWHERE:
        here, nowhere = eve.http.get(f"{path}{part}"), eve.http.get(f"/api/circles/nothing{part}")
        assert (here.status_code, here.text) == (404, nowhere.text)
    posts = ("", "/date", "/me", "/table", "/invite", "/remove", "/founder", "/close")
    bodies: dict[str, Message] = {"/date": {"at": None}, "/close": {"name": circle["name"]}}
    bodies |= {part: {"person": eve.me["id"]} for part in ("/remove", "/founder")}
    for part in posts:
        here = eve.http.post(f"{path}{part}", json=bodies.get(part, {}))
        nowhere = eve.http.post(f"/api/circles/nothing{part}", json=bodies.get(part, {}))
        assert (here.status_code, here.text) == (404, nowhere.text), part
    assert eve.http.post("/api/join", json={"code": circle["code"]}).json()["reason"] == "no-such-code"
    assert eve.get("/api/circles") == {"circles": []}
    ada.post(path, shown=True)
    shown = eve.get(f"{path}/honours")
    assert {one["name"] for one in shown["honours"]} == {"Ada", "Ben"}
    assert shown.keys() == {"name", "honours", "total"}
    assert eve.http.get(f"{path}/score").status_code == 404
    ada.post(path, shown=False)
    assert eve.http.get(f"{path}/honours").status_code == 404


def _leaving(ada: Guest, ben: Guest, eve: Guest, circle: Message) -> None:
    """Removing, handing on, leaving with and without one's line."""
    path, token = f"/api/circles/{circle['id']}", circle["invite"].rsplit("/", 1)[1]
    invitation = eve.get(f"/api/circles/invitation/{token}")
    assert invitation == {"name": circle["name"], "founder": "Ada", "people": 2, "circle": None}
    eve.post("/api/invitations", token=token)
    assert ben.http.post(f"{path}/remove", json={"person": eve.me["id"]}).json()["reason"] == "not-founder"
    left = ada.post(f"{path}/remove", person=eve.me["id"])
    assert left["invite"] != circle["invite"], "the old link would let them in again"
    assert eve.http.post("/api/invitations", json={"token": token}).json()["reason"] == "no-such-invitation"
    assert ada.post(f"{path}/founder", person=ben.me["id"])["founder"] == ben.me["id"]
    assert ada.http.post(path, json={"name": "Mine"}).json()["reason"] == "not-founder"
    ben.post(f"{path}/leave")
    told = ada.get(path)
    assert told["yours"], "whoever joined first follows"
    assert {one["name"]: one["member"] for one in told["people"]} == {"Ada": True, "Ben": False, "Eve": False}
    assert {one["name"] for one in ada.get(f"{path}/score")["honours"]} == {"Ada", "Ben", "Eve"}
    for one in (ben, eve):
        one.post(f"{path}/leave", forget=True)
    assert [one["name"] for one in ada.get(f"{path}/score")["honours"]] == ["Ada"]


@pytest.mark.slow
def test_bad_wishes_get_a_sentence(place: tuple[Server, str]) -> None:
    server, _ = place
    ada = Guest(server, "Ada")
    circle = circle_of(ada)
    path = f"/api/circles/{circle['id']}"
    for body, reason in (
        ({"name": " "}, "bad-name"),
        ({"name": "x", "zone": "Mars/Olympus"}, "bad-zone"),
        ({"name": "x", "zone": "../../etc/passwd"}, "bad-zone"),
        ({"name": "x", "usual": {"game": "chess"}}, "bad-options"),
        ({"name": "x", "usual": {"game": "duel", "players": 9}}, "bad-options"),
        ({"name": "x", "usual": {"clock": {"kind": "move", "seconds": 1}}}, "bad-clock"),
    ):
        answer = ada.http.post("/api/circles", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (400, reason)
    assert ada.http.post(f"{path}/remove", json={"person": ada.me["id"]}).json()["reason"] == "yourself"
    assert ada.http.post(f"{path}/founder", json={"person": "nobody"}).json()["reason"] == "no-such-person"
    assert Guest(server).http.post("/api/circles", json={"name": "x"}).json()["reason"] == "no-name"


@pytest.mark.slow
def test_limits_and_the_switch(tmp_path: Path) -> None:
    with Server(tmp_path / "data", circles_per_person=2, people_per_circle=2) as server:
        ada, ben, eve = (Guest(server, name) for name in ("Ada", "Ben", "Eve"))
        circle = circle_of(ada, ben)
        answer = eve.http.post("/api/invitations", json={"token": circle["invite"].rsplit("/", 1)[1]})
        assert answer.json()["reason"] == "circle-full"
        circle_of(ada, name="Another")
        assert ada.http.post("/api/circles", json={"name": "x"}).json()["reason"] == "too-many-circles"
    with Server(tmp_path / "off", circles=False) as server:
        ada = Guest(server, "Ada")
        assert ada.get("/api/circles") == {"circles": None}
        assert ada.http.post("/api/circles", json={"name": "x"}).json()["reason"] == "no-circles"
        assert ada.http.get("/api/circles/x/honours").status_code == 404
