"""Finished logs become one row each, and what nobody comes back to is deleted."""

import sqlite3
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from servers import PATIENCE, Guest, Server, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]

DAY = 24 * 3600


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait until it holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def rows(folder: Path, wanted: str, *values: Any) -> list[Any]:
    """What the database holds."""
    database = sqlite3.connect(folder / "tables.sqlite", timeout=PATIENCE)
    with database:
        found = database.execute(wanted, values).fetchall()
    database.close()
    return [row[0] for row in found]


def test_the_log_of_a_finished_match_becomes_one_row(tmp_path: Path) -> None:
    """Record, replay, list, talk and rematch are the same as before, also after a restart."""
    data = tmp_path / "data"

    def entries() -> int:
        return int(rows(data, "SELECT count(*) FROM entries WHERE table_id = ?", table)[0])

    def shown() -> list[Any]:
        a = ada.join(table)
        a.wait("state")
        parts = [ada.http.get(f"/api/tables/{table}/{part}").content for part in ("record", "replay?seat=1&count=100")]
        found = [*parts, ada.get("/api/tables/mine"), a.table, a.match, [one["text"] for one in a.chats]]
        a.close()
        return found

    with Server(data, upkeep=0.1, pack_after=3.0) as server:
        ada = Guest(server, "Ada")
        options = {"rounds": 1, "first": "p1"}
        running = ada.post("/api/play", game="duel", bots=["random"], options=options)["id"]
        table = ada.post("/api/play", game="duel", bots=["random"], options=options)["id"]
        a = ada.join(table)
        a.do("chat", text="Good luck!")
        while not a.over:
            a.turn()
            if not a.over:
                a.play()
        before = shown()
        assert entries() > 20
        wait_until(lambda: entries() == 0)
        assert rows(data, "SELECT table_id FROM records") == [table], "a running match keeps its log"
        assert rows(data, "SELECT length(data) FROM records")[0] < 6_000
        assert shown() == before
        server.stop()
        server.start()
        assert shown() == before
        b = ada.join(table)
        b.wait("state")
        b.do("chat", text="Good game!")
        b.do("rematch")
        again = b.table["rematch"]
        assert ada.get(f"/api/tables/{again}")["phase"] == "playing"
        server.kill()
        server.start()
        assert shown()[-1] == ["Good luck!", "Good game!"]
        assert ada.get(f"/api/tables/{running}")["phase"] == "playing"
        assert "match-lost" not in server.log()


def test_somebody_can_be_taken_out_of_a_packed_log(tmp_path: Path) -> None:
    """The match stays, for the other who played it."""
    data = tmp_path / "data"
    with Server(data, upkeep=0.1, pack_after=0.0) as server:
        ada, ben = Guest(server, "Adalbert"), Guest(server, "Ben")
        table = open_table(ada, {"me": True}, {}, game="duel", options={"rounds": 1})
        a, b = ada.join(table), ben.join(table)
        b.do("sit", seat=1)
        b.do("ready")
        a.do("start")
        while not a.over:
            sync(a, b)
            for one in (a, b):
                if one.match["moves"]:
                    one.play()
                    break
        a.close()
        b.close()
        wait_until(lambda: rows(data, "SELECT table_id FROM records") == [table])
        ada.post("/api/me/erase", name="Adalbert")
        wait_until(lambda: rows(data, "SELECT count(*) FROM orders") == [0])
        wait_until(lambda: rows(data, "SELECT table_id FROM records") == [table])
        for part in ("", "/record", "/replay"):
            found = ben.http.get(f"/api/tables/{table}{part}")
            assert (found.status_code, "Adalbert" in found.text) == (200, False), part
        kept = rows(data, "SELECT data FROM records")[0]
        assert ada.me["id"] not in zlib.decompress(kept).decode()


def test_a_damaged_record_costs_one_match(tmp_path: Path) -> None:
    with Server(tmp_path / "data", upkeep=0.1, pack_after=0.0) as server:
        ada = Guest(server, "Ada")
        tables = []
        for _ in range(2):
            table = ada.post("/api/play", game="solo", options={"rounds": 1})["id"]
            a = ada.join(table)
            while not a.over:
                a.turn()
                if not a.over:
                    a.play()
            a.close()
            tables.append(table)
        wait_until(lambda: len(rows(tmp_path / "data", "SELECT table_id FROM records")) == 2)
        server.stop()
        rows(tmp_path / "data", "UPDATE records SET data = x'00ff' WHERE table_id = ?", tables[0])
        server.start()
        for path in ("", "/record", "/replay"):
            assert ada.http.get(f"/api/tables/{tables[0]}{path}").json()["reason"] == "damaged-table"
            assert ada.http.get(f"/api/tables/{tables[1]}{path}").status_code == 200


def test_what_nobody_comes_back_to_is_deleted(tmp_path: Path) -> None:
    """Lobbies after a week and matches after three months, unless somebody is there just then."""
    data = tmp_path / "data"
    with Server(data, upkeep=0.2) as server:
        ada = Guest(server, "Ada")
        kept = [open_table(ada, {"me": True}, {}, {}), ada.post("/api/play", game="duel", bots=["random"])["id"]]
        old = [open_table(ada, {"me": True}, {}, {}), ada.post("/api/play", game="duel", bots=["random"])["id"]]
        visited = open_table(ada, {"me": True}, {}, {})
        server.stop()
        age = "UPDATE tables SET changed = changed - ? WHERE id = ?"
        for table, days in ((kept[0], 6), (kept[1], 89), (old[0], 8), (old[1], 91), (visited, 8)):
            rows(data, age, days * DAY, table)
        # Somebody is there before the server looks.
        rows(data, "UPDATE tables SET changed = changed + ? WHERE id = ?", 8 * DAY, visited)
        server.start()
        a = ada.join(visited)
        rows(data, age, 8 * DAY, visited)
        wait_until(lambda: len(ada.get("/api/tables/mine")) == 3)
        assert {one["id"] for one in ada.get("/api/tables/mine")} == {*kept, visited}
        for table in old:
            assert ada.http.get(f"/api/tables/{table}").json()["reason"] == "no-such-table"
            for index in ("entries", "members", "notes", "leases", "records"):
                assert rows(data, f"SELECT table_id FROM {index} WHERE table_id = ?", table) == []  # noqa: S608 - constants
        a.do("chat", text="Still here.")
        assert ada.join(old[0], hello=False).closed() == 4404


def test_they_are_kept_for_ever_if_one_wishes(tmp_path: Path) -> None:
    with Server(tmp_path / "data", upkeep=0.1, lobby_age=0, match_age=0) as server:
        ada = Guest(server, "Ada")
        table = open_table(ada, {"me": True}, {}, {})
        rows(tmp_path / "data", "UPDATE tables SET changed = 0")
        time.sleep(1)
        assert ada.get(f"/api/tables/{table}")["id"] == table
