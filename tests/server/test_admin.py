"""`saboteur admin` looks after a database, beside the running server and without one."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import click
import httpx
import pytest
from click.testing import CliRunner, Result

from databases import FOLDER
from memories import every_row, played, where_said
from saboteur.cli import main
from servers import Guest, Server, open_table

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("admin") / "data") as running:
        yield running
        assert "failed" not in running.log()


def run(server: Server, *words: str, code: int = 0) -> Result:
    """Run a command of the operator."""
    done = CliRunner().invoke(main, ["admin", "--data", str(server.folder), *words], terminal_width=200)
    assert done.exit_code == code, (done.output, done.exception)
    assert "Traceback" not in done.output
    return done


def url(server: Server) -> str:
    return f"sqlite:///{server.folder / 'tables.sqlite'}"


def test_every_command_explains_itself() -> None:
    admin = main.get_command(click.Context(main), "admin")
    assert isinstance(admin, click.Group)
    assert len(admin.commands) > 5
    for name in admin.commands:
        help_ = CliRunner().invoke(main, ["admin", name, "--help"])
        assert (help_.exit_code, len(help_.output) > 80) == (0, True)


def test_tables_and_people_are_listed_and_searched(server: Server) -> None:
    ada, ben = Guest(server, "Adalbert"), Guest(server, "Bendix")
    table = open_table(ada, {"me": True}, {}, {})
    open_table(ben, {"me": True}, {}, {})
    code = ada.get(f"/api/tables/{table}")["code"]
    for search in (table, code.lower(), "adalb"):
        found = run(server, "tables", search, "--phase", "lobby").stdout
        assert table in found
        assert "Bendix" not in found
    assert run(server, "tables", "--phase", "over").stdout.count(table) == 0
    assert ada.me["id"] in run(server, "people", "ADALB").stdout
    assert "Bendix" not in run(server, "people", "ADALB").stdout


def test_a_table_is_closed_while_people_sit_at_it(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = ada.post("/api/play", game="duel")["id"]
    socket = ada.join(table)
    assert "is closed" in run(server, "close", table).output
    assert socket.wait("error")["reason"] == "table-closed"
    assert socket.closed() == 4404
    assert table not in {one["id"] for one in ada.get("/api/tables/mine")}
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 404
    assert "no table" in run(server, "close", "NOSUCH", code=2).output


def test_circles_are_listed_searched_and_closed(server: Server) -> None:
    ada, ben = Guest(server, "Ada of Circles"), Guest(server, "Ben of Circles")
    circle = ada.post("/api/circles", name="Thursdays")
    other = ben.post("/api/circles", name="Fridays")
    for search in (circle["id"], circle["code"].lower(), "thurs", "ada of"):
        found = run(server, "circles", search).stdout
        assert circle["id"] in found
        assert other["id"] not in found
    assert "is closed" in run(server, "close-circle", "Thursdays", "--yes").output
    assert ada.get("/api/circles") == {"circles": []}
    assert "no circle" in run(server, "close-circle", "Thursdays", "--yes", code=2).output
    database = sqlite3.connect(server.folder / "tables.sqlite", isolation_level=None)
    database.execute("UPDATE circles SET founder = 'nobody' WHERE id = ?", (other["id"],))
    assert f"circle {other['id']}: its founder is not a member" in run(server, "verify", code=1).output
    database.execute("UPDATE circles SET founder = ? WHERE id = ?", (ben.me["id"], other["id"]))
    database.close()


def test_whoever_is_silenced_plays_on_without_chat(server: Server) -> None:
    ada = Guest(server, "Ada the loud")
    socket = ada.join(open_table(ada, {"me": True}, {}, {}))
    run(server, "silence", ada.me["id"])
    while (answer := socket.ask("chat", text="Hey!"))["type"] == "ack":
        time.sleep(0.3)
    assert answer["reason"] == "silenced-everywhere"
    run(server, "silence", "Ada the loud", "--off")
    while socket.ask("chat", text="Hey!")["type"] != "ack":
        time.sleep(0.3)


def test_whoever_is_banned_comes_in_by_no_way(server: Server) -> None:
    ada = Guest(server, "Ada the bad")
    link = ada.post("/api/me/link")["path"]
    socket = ada.join(open_table(ada, {"me": True}, {}, {}))
    assert "is banned" in run(server, "ban", "Ada the bad").output
    assert socket.closed() == 4410, "not even where they sit"
    assert ada.get("/api/me")["name"] is None
    device = Guest(server)
    refused = device.http.get(link)
    assert (refused.status_code, refused.json()["reason"]) == (403, "banned")
    run(server, "ban", ada.me["id"], "--off")
    assert device.http.get(link).status_code == 303


def test_names_that_several_have_are_not_enough(server: Server) -> None:
    for _ in range(2):
        Guest(server, "Twin")
    assert "2 people are called Twin" in run(server, "ban", "Twin", code=2).output
    assert "nobody called" in run(server, "erase", "Nemo", "--yes", code=2).output


def test_a_person_is_erased(server: Server) -> None:
    ada, ben = Guest(server, "Erasmus"), Guest(server, "Ben")
    played(ada, ben)
    socket = ada.join(open_table(ben, {"me": True}, {}, {}))
    socket.do("sit", seat=1)
    run(server, "erase", "Erasmus", "--yes")
    assert socket.closed() == 4410
    assert where_said(url(server), ada.me["id"], "Erasmus") == set()


def test_old_tables_are_deleted_and_sums_follow(tmp_path: Path) -> None:
    """Beside the running server; verify finds nothing before and after, and finds what somebody broke."""
    with Server(tmp_path / "data") as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        old, new = played(ada, ben), played(ada, ben, seed=2)
        running = ada.post("/api/play", game="duel")["id"]
        assert "0 faults" in run(server, "verify").output
        with sqlite3.connect(server.folder / "tables.sqlite", timeout=20) as database:
            database.execute("UPDATE tables SET changed = changed - 1e6 WHERE id IN (?, ?)", (old, running))
        database.close()
        assert "1 table would be" in run(server, "delete", "--older-than", "5", "--dry-run").output
        assert "1 table was" in run(server, "delete", "--older-than", "5").output
        assert [one["id"] for one in ada.get("/api/me/history")["matches"]] == [new]
        assert ada.get("/api/me/statistics")["matches"][0]["share"]["count"] == 1
        assert ada.http.get(f"/api/tables/{old}").status_code == 404
        assert ada.http.get(f"/api/tables/{running}").status_code == 200
        assert "0 faults" in run(server, "verify").output
        with sqlite3.connect(server.folder / "tables.sqlite", timeout=20) as database:
            database.execute("DELETE FROM partners WHERE person = ?", (ada.me["id"],))
        database.close()
        assert f"{new}: the history has other matches" in run(server, "verify", code=1).output
        with sqlite3.connect(server.folder / "tables.sqlite", timeout=20) as database:
            database.execute("UPDATE tallies SET won = won + 1 WHERE kind = 'match'")
            database.execute("DELETE FROM traces WHERE table_id = ?", (running,))
            database.execute("UPDATE entries SET payload = '{}' WHERE table_id = ? AND seq = 1", (new,))
        database.close()
        faults = run(server, "verify", code=1).output
        assert all(word in faults for word in (f"{running}: the index has other people", f"{new}: the log cannot"))


def test_the_history_is_rebuilt_beside_the_server_and_without_it(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        played(ada, ben)
        whole = {name: sorted(map(str, every_row(url(server))[name])) for name in ("played", "partners", "tallies")}
        for _ in range(2):
            with sqlite3.connect(server.folder / "tables.sqlite", timeout=20) as database:
                database.execute("UPDATE tallies SET won = won + 1")
                database.execute("DELETE FROM partners")
            database.close()
            assert "1 finished match was" in run(server, "rebuild").output
            assert whole == {name: sorted(map(str, every_row(url(server))[name])) for name in whole}
            server.stop()
        run(server, "erase", "Ada", "--yes")
        assert where_said(url(server), ada.me["id"]) == set()


def test_a_backup_is_restored_while_the_server_runs(tmp_path: Path) -> None:
    """The server writes nothing more, stops by itself, and goes on from the copy at its next start."""
    with Server(tmp_path / "data") as server:
        ada = Guest(server, "Ada")
        before = open_table(ada, {"me": True}, {}, {})
        copy = tmp_path / "copy.sqlite"
        run(server, "backup", str(copy))
        after = open_table(ada, {"me": True}, {}, {})
        run(server, "restore", str(copy), "--yes")
        # It may have noticed already.
        with contextlib.suppress(httpx.TransportError):
            assert ada.http.post("/api/tables", json={"game": "duel", "players": 2}).status_code == 503
        assert server.exit_code() != 0
        server.start()
        assert [one["id"] for one in ada.get("/api/tables/mine")] == [before]
        assert ada.http.get(f"/api/tables/{after}").status_code == 404
        (tmp_path / "nonsense").write_text("x" * 5000)
        assert "cannot be restored" in run(server, "restore", str(tmp_path / "nonsense"), "--yes", code=2).output
        assert ada.http.get(f"/api/tables/{before}").status_code == 200


def test_without_a_server_ids_phases_and_versions_are_looked_at(tmp_path: Path) -> None:
    """An id may begin with a hyphen; what is over is not closed; a copy of a newer version is not put back."""
    data, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with sqlite3.connect(data) as database:
        database.executescript(max(FOLDER.glob("*.sql")).read_text(encoding="utf-8"))
        database.execute("UPDATE tables SET id = '-dash' WHERE phase = 'lobby'")
        for index in ("entries", "members", "traces"):
            database.execute(
                f"UPDATE {index} SET table_id = '-dash' WHERE table_id NOT IN (SELECT id FROM tables)"  # noqa: S608 - constants
            )
        (over,) = database.execute("SELECT id FROM tables WHERE phase = 'over' LIMIT 1").fetchone()
    database.close()

    def ask(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["admin", "--data", str(tmp_path), *words], input="n\n", terminal_width=200)
        return done.exit_code, done.output

    assert ask("close", "-dash") == (0, "Table -dash is closed.\n")
    assert ask("close", "-dash") == (2, "Error: Table -dash is closed already.\n")
    assert "is over" in ask("close", over)[1]
    assert "There may be more" in ask("tables", "--limit", "2")[1]
    assert "nobody called Nobody" in ask("erase", "Nobody")[1], "not asked first"
    assert "everything of Ada (" in ask("erase", "Ada")[1]
    assert ask("backup", str(copy))[0] == 0
    with sqlite3.connect(copy) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "newer version" in ask("restore", str(copy), "--yes")[1]
    assert ask("verify") == (0, "10 tables, 9 matches, 0 faults.\n")


def test_bad_input_gets_a_sentence(tmp_path: Path) -> None:
    for words in (
        ["--data", str(tmp_path / "none"), "tables"],
        ["--database", "mysql://x", "tables"],
        ["--database", "postgresql://x@127.0.0.1:1/x", "backup", "f"],
        ["--data", str(tmp_path / "none"), "backup", str(tmp_path / "f")],
    ):
        done = CliRunner().invoke(main, ["admin", *words])
        assert (done.exit_code, "Traceback" in done.output) == (2, False), done.output
        assert done.output.startswith("Error: ")
