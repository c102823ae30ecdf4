"""People take everything with them, and leave without a trace: to the last row, in both databases."""

import io
import json
import re
import time
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

import postgres as postgres_module
from authenticators import Authenticator
from memories import order_erasure, play_out, played, where_said
from saboteur import Match
from saboteur.server.store.belongings import BELONGINGS, IN_LOGS, NOBODYS, SHARED
from saboteur.server.store.schema import metadata
from servers import Guest, Server, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server and the URL of its database."""
    folder = tmp_path_factory.mktemp("leaving") / "data"
    if request.param == "sqlite":
        with Server(folder) as server:
            yield server, f"sqlite:///{folder / 'tables.sqlite'}"
            assert "failed" not in server.log()
        return
    for postgres in postgres_module.running():
        with Server(folder, database=postgres.url) as server:
            yield server, postgres.url
            assert "failed" not in server.log()


def rich_life(server: Server, name: str) -> tuple[Guest, Guest, dict[str, str]]:
    """Somebody who has left something in every table, and a friend."""
    ada, ben = Guest(server, name), Guest(server, "Ben")
    ada.post("/api/me/link")
    circle = ada.post("/api/circles", name="Thursdays")
    ben.post("/api/invitations", token=circle["invite"].rsplit("/", 1)[1])
    ada.post(f"/api/circles/{circle['id']}/date", at=4_000_000_000)
    ada.post("/api/circles", name="Of one alone")
    ada.post("/api/me/looks", hat=6, beard=5, colour=4, hair=3, skin=2)
    tables = {
        "together": played(ada, ben),
        "alone": played(ada, game="solo"),
        "lobby": open_table(ada, {"me": True}, {}, {}),
        "guest": open_table(ben, {"me": True}, {}, {}),
        "watched": open_table(ben, {"me": True}, {}, {}),
        "daily": ada.post("/api/daily/mine")["id"],
    }
    play_out(ada.join(tables["daily"]))
    a, b = ada.join(tables["guest"]), ben.join(tables["guest"])
    a.do("sit", seat=1)
    a.do("chat", text=f"Words of {name}, in the lobby.")
    b.do("chat", text="Words of Ben.")
    a.do("share", seat=2, name=f"Grandma of {name}")
    ada.join(tables["watched"]).do("chat", text=f"Words of {name}, from outside.")
    # Whose turn it is must not depend on chance: a bot would play on meanwhile.
    tables["running"] = open_table(ben, {"me": True}, {}, {"bot": "random"}, options={"first": "p1"})
    a, b = ada.join(tables["running"]), ben.join(tables["running"])
    a.do("sit", seat=1)
    a.do("ready", ready=True)
    b.do("start")
    while not a.match:
        a.receive()
    a.do("note", seat=0, mark=3, text=f"{name} distrusts Ben")
    a.do("mute", person=ben.me["id"], on=True)
    b.do("mute", person=ada.me["id"], on=True)
    ada.http.headers["host"] = f"localhost:{server.port}"
    device = Authenticator(f"http://localhost:{server.port}")
    made = device.make(ada.post("/api/me/passkeys/options")["options"])
    ada.post("/api/me/passkeys", credential=made, label=f"{name}'s phone")
    return ada, ben, tables


def test_every_table_says_whom_its_rows_belong_to() -> None:
    """So that nothing new is forgotten when somebody leaves."""
    listed = [one.table.name for one in BELONGINGS] + [one.name for one in (*IN_LOGS, *NOBODYS, *SHARED)]
    assert sorted(metadata.tables) == sorted(listed)
    for one in BELONGINGS:
        assert {one.own, *one.about, *one.hidden} <= set(one.table.c.keys())
    for table in NOBODYS:
        assert "person" not in table.c


def test_the_archive_holds_everything_and_only_ones_own(place: tuple[Server, str]) -> None:
    server, _ = place
    ada, ben, tables = rich_life(server, "Adalgunde")
    answer = ada.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        assert packed.testzip() is None
        files = {name: packed.read(name).decode() for name in packed.namelist()}
    assert "Adalgunde" in files["README.txt"]
    top = {name for name in files if "/" not in name} - {"README.txt"}
    assert top == set(re.findall(r"\w+\.json", files["README.txt"])), "it explains every file"
    moments = (one["ended"] for name in ("history", "tries") for one in json.loads(files[f"{name}.json"]))
    assert all(datetime.fromisoformat(one).tzinfo is UTC for one in moments)
    assert json.loads(json.loads(files["people.json"])[0]["looks"])["hat"] == 6
    assert [one["label"] for one in json.loads(files["passkeys.json"])] == ["Adalgunde's phone"]
    assert [one["text"] for one in json.loads(files["notes.json"])] == ["Adalgunde distrusts Ben"]
    assert [one["muted"] for one in json.loads(files["mutes.json"])] == [ben.me["id"]]
    assert {(one["name"], one["yours"]) for one in json.loads(files["circles.json"])} == {
        ("Thursdays", True),
        ("Of one alone", True),
    }
    assert {one["person"] for one in json.loads(files["circle_people.json"])} == {ada.me["id"]}
    said = {one["text"] for one in json.loads(files["chat.json"])}
    assert {f"Words of Adalgunde{more}" for more in (".", ", in the lobby.", ", from outside.")} == said
    assert {one["table"] for one in json.loads(files["tables.json"])} == set(tables.values())
    assert {one["id"] for one in json.loads(files["history.json"])} == {
        tables["together"], tables["alone"], tables["daily"],
    }  # fmt: skip
    assert [one["table_id"] for one in json.loads(files["tries.json"])] == [tables["daily"]]
    assert json.loads(files["statistics.json"])["solo"]["id"] in {tables["alone"], tables["daily"]}
    records = {name: text for name, text in files.items() if name.startswith("matches/")}
    assert len(records) == 4
    daily = ada.http.get(f"/api/tables/{tables['daily']}/record").text
    assert 'masked = "p1"' in daily, "others still play the same cards"
    over = [text for name, text in records.items() if "saboteur" not in name and text != daily]
    assert len(over) == 2
    assert all(Match.replay(text).outcome is not None for text in over)
    running = next(text for name, text in records.items() if "saboteur" in name)
    assert running == ada.http.get(f"/api/tables/{tables['running']}/record").text
    assert "?" in running, "masked"
    assert "Words of Ben" not in "".join(files.values())
    assert not any(word in "".join(files.values()) for word in ("public_key", "sessions", 'link"'))


def test_a_person_leaves_no_trace(place: tuple[Server, str]) -> None:
    """Not an id, not a name, not a word: in no column of no table; others keep their matches."""
    server, url = place
    ada, ben, tables = rich_life(server, "Wilhelmina")
    me, words = ada.me["id"], ("Wilhelmina",)
    before = {one: ben.http.get(f"/api/tables/{one}/record").text for one in (tables["together"],)}
    assert {table for table, _, _ in where_said(url, me, *words)} >= {
        "people", "passkeys", "mutes", "notes", "played", "tallies", "tables", "members", "traces", "entries",
        "circles", "circle_people",
    }  # fmt: skip
    watching = ben.join(tables["running"])
    assert ada.http.post("/api/me/erase", json={"name": "Wilhelm"}).json()["reason"] == "other-name"
    assert ada.post("/api/me/erase", name="Wilhelmina") == {"complete": True}
    assert where_said(url, me, *words) == set()
    assert ada.get("/api/me")["name"] is None
    (circle,) = ben.get("/api/circles")["circles"]
    assert (circle["name"], circle["yours"], len(circle["people"]), circle["date"]["by"]) == (
        "Thursdays",
        True,
        1,
        None,
    )
    # Nobody else was ever there.
    for gone in ("alone", "lobby"):
        assert ben.http.get(f"/api/tables/{tables[gone]}").status_code == 404
    assert before[tables["together"]] == ben.http.get(f"/api/tables/{tables['together']}/record").text
    assert ben.get(f"/api/tables/{tables['together']}/replay?count=3")["total"] > 3
    old = ben.get("/api/me/history")["matches"][0]
    assert (old["id"], old["names"], old["people"][1]) == (tables["together"], ["", "Ben"], ben.me["id"])
    assert old["people"][0].startswith("gone-")
    lobby = ben.join(tables["guest"])
    assert [seat["name"] for seat in lobby.table["seats"]] == ["Ben", "", ""]
    sync(lobby)
    assert [chat["text"] for chat in lobby.chats] == ["Words of Ben."]
    watching.until(lambda table: bool(table["seats"][1]["resigned"]))
    assert watching.table["seats"][1]["name"] == ""
    watching.turn()
    for _ in range(3):
        watching.play()
        watching.turn()


def test_a_restart_goes_on_with_what_is_left(tmp_path: Path) -> None:
    """Killed in the middle, the server finishes the deletion at its next start, and matches still replay."""
    url = f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}"
    with Server(tmp_path / "data") as server:
        ada, ben = Guest(server, "Adalgunde"), Guest(server, "Ben")
        tables = [open_table(ben, {"me": True}, {}, {}) for _ in range(15)]
        for table in tables:
            ada.join(table).do("chat", text="Words of Adalgunde.")
        done = played(ada, ben)
        server.stop()
        # As if it had been killed right after the order was written.
        order_erasure(url, ada.me["id"])
        assert where_said(url, "Adalgunde")
        server.start()
        end = time.monotonic() + 30
        while where_said(url, ada.me["id"], "Adalgunde"):
            assert time.monotonic() < end
            time.sleep(0.1)
        assert ben.get(f"/api/tables/{done}/replay?count=3")["total"] > 3


def test_exports_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "data", exports=[2, 0.0001]) as server:
        ada = Guest(server, "Ada")
        assert [ada.http.get("/api/me/export").status_code for _ in range(3)] == [200, 200, 429]
        nobody = Guest(server)
        assert nobody.http.get("/api/me/export").status_code == 401
        assert nobody.http.post("/api/me/erase", json={"name": "Ada"}).status_code == 401
