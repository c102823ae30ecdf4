"""Starting, stopping, backing up and upgrading a server, and its messages when it cannot start."""

import json
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result
from websockets.sync.client import connect
from websockets.typing import Origin

from saboteur.cli import main
from saboteur.commands.serve import _greet, _names
from servers import PATIENCE, Guest, NotStarted, Server, sync, wait_until_ready

pytestmark = [pytest.mark.once, pytest.mark.slow]


def serve(*arguments: object) -> Result:
    """The command, which is expected to end by itself."""
    return CliRunner().invoke(main, ["serve", "--lang", "en", *map(str, arguments)])


def refusal(found: Result) -> str:
    """The one sentence of a command that did not work."""
    assert (found.exit_code, found.stdout) == (2, "")
    assert "Traceback" not in found.stderr
    return found.stderr.strip().removeprefix("Error: ")


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} is taken" in refusal(serve("--port", port, "--data", tmp_path / "data"))


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refusal(serve("--port", 0, "--data", tmp_path / "file" / "data"))


def test_a_database_that_is_none_is_told(tmp_path: Path) -> None:
    assert "sqlite or postgresql, not mysql" in refusal(
        serve("--port", 0, "--data", tmp_path, "--database", "mysql://x")
    )
    assert "must be a URL" in refusal(serve("--port", 0, "--data", tmp_path, "--database", "nonsense"))
    (tmp_path / "tables.sqlite").write_text("This is no database. " * 100)
    assert "cannot be opened" in refusal(serve("--port", 0, "--data", tmp_path))


@pytest.mark.parametrize("name", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_a_database_without_a_file_is_told(tmp_path: Path, name: str) -> None:
    assert "Name the file" in refusal(serve("--port", 0, "--data", tmp_path, "--database", name))


def test_a_database_file_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    """In one sentence, and nothing else is printed."""
    (tmp_path / "tables.sqlite").mkdir()
    command = [sys.executable, "-m", "saboteur", "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert found.returncode == 2
    assert found.stderr == f"Error: The file {tmp_path / 'tables.sqlite'} cannot be used: Is a directory.\n"


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://h:x/d", "The port in the database's URL is no number from 1 to 65535."),
        ("postgresql://me:x@gehe:im@h/d", "An @ in a password is written %40."),
        ("postgresql://me@h:99999/d", "The port in the database's URL is no number from 1 to 65535."),
        ("postgresql://me@[::1/d", "The port in the database's URL"),
        ("postgresql:///d?host=a&port=abc", "The database's URL is wrong: "),
        ("postgresql://h/d?foo=bar", "A database's URL has no parameter 'foo'; there are database, direct_tls,"),
        ("postgresql://h/d?sslmode=require", "A database's URL has no parameter 'sslmode'; write ssl=require."),
        ("postgresql://127.0.0.1:1/d?ssl=nonsense", "The database cannot be opened: "),
        ("postgresql://127.0.0.1:1/d?target_session_attrs=nonsense", "The database cannot be opened: "),
        ("postgresql://127.0.0.1:1/d?direct_tls=nonsense", "The database cannot be opened: "),
        ("postgresql://127.0.0.1:1/d?prepared_statement_cache_size=nonsense", "The database's URL is wrong: "),
        ("postgresql://127.0.0.1:1/d?ssl=require&ssl=require", "The database's URL has the parameter 'ssl' twice."),
        ("postgresql:///d?host=127.0.0.1&port=1&host=127.0.0.1&port=1", "The database's URL is wrong: "),
        ("sqlite:////tmp/x?mode=ro", "The URL of a SQLite database has no parameters, so no 'mode'."),
        ("sqlite:////dev/null", "The file /dev/null cannot be used: it is not a file but a device."),
        ("sqlite:////" + "x" * 5000, "The file /xxx"),
    ],
)
def test_an_odd_url_of_a_database_is_told(tmp_path: Path, url: str, sentence: str) -> None:
    """And no part of a password."""
    found = refusal(serve("--port", 0, "--data", tmp_path / "data", "--database", url))
    assert sentence in found
    assert "gehe" not in found


def test_only_files_become_databases_and_copies(tmp_path: Path) -> None:
    """What is none is left as it is: its rights, and that it is there."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o666)
    pipe.chmod(0o666)
    url = f"sqlite:///{pipe}"
    with Server(tmp_path / "data") as server:
        server.stop()
    told = f"The file {pipe} cannot be used: it is not a file but a pipe."
    assert told == refusal(serve("--port", 0, "--data", tmp_path / "data", "--database", url))
    assert told == refusal(serve("--check", "--database", url))
    assert told == refusal(CliRunner().invoke(main, ["admin", "--database", url, "tables"]))
    assert told == refusal(serve("--database", url, "--backup", tmp_path / "copy"))
    assert f"cannot be copied to {pipe}: it is not a file but a pipe" in refusal(
        serve("--data", tmp_path / "data", "--backup", pipe)
    )
    restored = CliRunner().invoke(main, ["admin", "--data", str(tmp_path / "data"), "restore", "--yes", str(pipe)])
    assert f"cannot be restored from {pipe}: it is not a file but a pipe" in refusal(restored)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert stat.S_IMODE(pipe.stat().st_mode) == 0o666
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "data.log", "pipe"]
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert f"The file {loop} cannot be used" in refusal(serve("--port", 0, "--database", f"sqlite:///{loop}"))


@pytest.mark.parametrize("name", ["http://play.example.org", "play.example.org/x", "play example.org"])
def test_a_name_that_is_none_is_told(tmp_path: Path, name: str) -> None:
    assert "like play.example.org" in refusal(serve("--port", 0, "--data", tmp_path, "--allow-host", name))


def test_a_bot_that_is_none_is_told(tmp_path: Path) -> None:
    assert "no bot 'smart'" in refusal(serve("--port", 0, "--data", tmp_path, "--bot", "smart"))
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.py").write_text("class Mine:\n    def choose(self, view, moves, rng): ...\n")
    twice = ("--bot", tmp_path / "a" / "mine.py:Mine", "--bot", tmp_path / "b" / "mine.py")
    assert "two bots named Mine" in refusal(serve("--port", 0, "--data", tmp_path, *twice))


def test_a_key_that_others_can_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"x" * 32)
    (tmp_path / "key").chmod(0o644)
    assert "chmod 600" in refusal(serve("--port", 0, "--data", tmp_path))
    (tmp_path / "key").write_bytes(b"x")
    assert "damaged" in refusal(serve("--port", 0, "--data", tmp_path))


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first:
        with pytest.raises(NotStarted, match="Another server already uses"):
            Server(tmp_path / "data")
        (tmp_path / "link").symlink_to(tmp_path / "data" / "tables.sqlite")
        with pytest.raises(NotStarted, match="Another server already uses"):
            Server(tmp_path / "other", database=f"sqlite:///{tmp_path / 'link'}")
        first.wait_until_ready()


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        server.stop()
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.close()
        with pytest.raises(NotStarted, match="newer version"):
            server.start()


def test_what_is_kept_is_the_owners_alone(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert Guest(server, "Ada").get("/healthz")["status"] == "ok"
        server.stop()
        (tmp_path / "data" / "tables.sqlite").chmod(0o644)
        server.start()
        Guest(server, "Ben")
        for file in (tmp_path / "data").iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_the_command_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    """As people start it: it prints the address, answers there and ends cleanly."""
    command = [
        sys.executable,
        "-m",
        "saboteur",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path / "data"),
        "--lang",
        "de",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:[0-9]+/", first)
        assert found is not None, first
        wait_until_ready(found[0].rstrip("/"))
        process.send_signal(signal.SIGINT)
        _, logged = process.communicate(timeout=120)
    assert process.returncode == 0
    assert [json.loads(line)["event"] for line in logged.splitlines()] == ["started", "stopped"]


def test_there_may_be_more_sockets_than_a_process_is_given_unasked() -> None:
    script = """if True:
        import resource
        from saboteur.server.run import allow_files
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))
        for wanted in (256, 64, 10**9):
            allow_files(wanted)
            print(resource.getrlimit(resource.RLIMIT_NOFILE) in {(256, hard), (hard, hard), (10**9, hard)})
    """
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False)
    assert (found.stdout, found.stderr) == ("True\n" * 3, "")


def test_others_in_the_network_get_an_address_and_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    _greet(8123, "0.0.0.0", "192.168.1.5", "en")  # noqa: S104 - nothing is bound
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8123/" in told
    assert "http://192.168.1.5:8123/" in told
    assert sum(sign in "▀▄█" for sign in told) > 100, "a QR code"
    _greet(8123, "0.0.0.0", None, "de")  # noqa: S104 - as above
    assert "--lan" in capsys.readouterr().out
    _greet(8123, "0.0.0.0", None, "de", lan=True)  # noqa: S104 - as above
    assert "keine Adresse in einem Netz" in capsys.readouterr().out
    assert "192.168.1.5" in _names("0.0.0.0", "192.168.1.5", ())  # noqa: S104 - as above
    assert "evil.example" not in _names("127.0.0.1", None, ("play.example.org",))
    found = serve("--lan", "--host", "127.0.0.1", "--data", "x")
    assert "leave out --host" in refusal(found)


def test_it_works_behind_a_proxy_that_speaks_tls(tmp_path: Path) -> None:
    """The proxy's headers are trusted; cookies are for TLS only."""
    name = "play.example.org"
    with Server(tmp_path / "data", hosts=[name], secure=True, requests=[5, 0.0001]) as server:
        through = {"host": name, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
        answer = httpx.get(f"{server.url}/api/me", headers=through, timeout=60)
        assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
        assert answer.headers.get_list("set-cookie")
        statuses = [httpx.get(f"{server.url}/api/me", headers=through, timeout=60).status_code for _ in range(6)]
        assert [200] * 4 + [429] * 2 == statuses
        with socket.create_connection(("127.0.0.1", server.port)) as way:
            wanted = connect(
                f"ws://{name}/ws/tables/none", sock=way, origin=Origin(f"https://{name}"), open_timeout=60,
                additional_headers={"x-forwarded-for": "203.0.113.10"},
            )  # fmt: skip
            with wanted as opened:
                assert json.loads(opened.recv())["reason"] == "no-such-table", "and not bad-origin"


def test_a_graceful_stop_ends_no_match(tmp_path: Path) -> None:
    """Stop, back up, restore elsewhere, start: guests and matches are back."""
    with Server(tmp_path / "data") as server:
        ada = Guest(server, "Ada")
        table = ada.post("/api/play", game="saboteur", options={"first": "p1"})["id"]
        a = ada.join(table)
        sync(a)
        a.play()
        a.turn()
        copy = serve("--data", tmp_path / "data", "--backup", tmp_path / "copy.sqlite")
        assert (copy.exit_code, copy.stdout) == (0, f"The database was copied to {tmp_path / 'copy.sqlite'}.\n")
        view = a.match["view"]
        assert server.stop() == 0
        assert a.closed() == 1012
        port = server.port
    (tmp_path / "other").mkdir(mode=0o700)
    (tmp_path / "copy.sqlite").rename(tmp_path / "other" / "tables.sqlite")
    (tmp_path / "data" / "key").rename(tmp_path / "other" / "key")
    with Server(tmp_path / "other") as again:
        again.stop()
        again.port = port
        again.start()
        ada.server = again
        b = ada.join(table)
        b.turn()
        assert b.match["view"] == view
        b.play()
        b.close()


def test_a_backup_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    """And leaves existing files alone."""
    data = tmp_path / "data"
    assert "There is no database" in refusal(serve("--data", data, "--backup", tmp_path / "copy.sqlite"))
    with Server(data) as server:
        server.stop()
    for target in (tmp_path / "none" / "copy.sqlite", tmp_path, data / "tables.sqlite"):
        assert f"cannot be copied to {target}" in refusal(serve("--data", data, "--backup", target))
    nobody = "postgresql://me:secret@127.0.0.1:1/none"
    told = refusal(serve("--data", data, "--database", nobody, "--backup", tmp_path / "copy"))
    assert f"cannot be copied to {tmp_path / 'copy'}" in told
    assert "secret" not in told
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "data.log"]
    target = tmp_path / "copy.sqlite"
    for before in ("an old copy", ""):
        target.write_text(before)
        assert serve("--data", data, "--backup", target).exit_code == 0
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
        with sqlite3.connect(target) as database:
            assert database.execute("SELECT count(*) FROM people").fetchone() == (0,)
        database.close()
    other = tmp_path / "other" / "kept.sqlite"
    with Server(tmp_path / "d", database=f"sqlite:///{other}") as server:
        server.stop()
    assert serve("--database", f"sqlite:///{other}", "--backup", target).exit_code == 0
    (data / "tables.sqlite").write_text("This is no database. " * 100)
    assert "cannot be copied" in refusal(serve("--data", data, "--backup", target))


def test_a_time_that_is_no_number_is_told(tmp_path: Path) -> None:
    assert "--bot-delay" in refusal(serve("--port", 0, "--data", tmp_path, "--bot-delay", "nan"))


def test_one_damaged_table_does_not_spoil_the_others(tmp_path: Path) -> None:
    """Whatever is wrong with its log, visitors are told so, and the rest continues."""
    with Server(tmp_path / "data") as server:
        ada = Guest(server, "Ada")
        options = {"first": "p1"}
        tables = [ada.post("/api/play", game="duel", options=options)["id"] for _ in range(4)]
        tables.append(ada.post("/api/tables", game="saboteur", players=3, public=True)["id"])
        server.stop()
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as database:
            spoil = "UPDATE entries SET payload = ? WHERE table_id = ? AND seq = ?"
            database.execute(spoil, ("{", tables[0], 1))
            database.execute(spoil, ('{"kind": "future"}', tables[1], 1))
            database.execute("DELETE FROM entries WHERE table_id = ? AND seq = 0", (tables[2],))
            database.execute("UPDATE entries SET payload = '{}' WHERE table_id = ?", (tables[4],))
        database.close()
        server.start()
        server.wait_until_ready()
        assert server.log().count("match-lost") == 3
        for table in (*tables[:3], tables[4]):
            assert ada.http.get(f"/api/tables/{table}").json()["reason"] == "damaged-table"
            assert ada.join(table, hello=False).receive()["reason"] == "damaged-table"
        assert [one["id"] for one in ada.get("/api/tables/mine")] == [tables[3]]
        assert ada.get("/api/tables") == []
        a = ada.join(tables[3])
        a.turn()
        a.play()
        a.close()
        assert "failed" not in server.log()


def test_a_bad_page_of_the_database_costs_one_match(tmp_path: Path) -> None:
    with Server(tmp_path / "data", talk=[1e6, 1e6]) as server:
        ada = Guest(server, "Ada")
        spoilt, sound = (ada.post("/api/play", game="duel", options={"first": "p1"})["id"] for _ in range(2))
        a, b = ada.join(spoilt), ada.join(sound)
        for number in range(60):
            a.do("chat", text=f"spoil {number} " + "x" * 250)
            b.do("chat", text=f"sound {number} " + "x" * 250)
        server.stop()
        file = tmp_path / "data" / "tables.sqlite"
        with sqlite3.connect(file) as database:
            (size,) = database.execute("PRAGMA page_size").fetchone()
        database.close()
        page = file.read_bytes().index(b"spoil 30 ") // size
        with file.open("r+b") as handle:
            handle.seek(page * size)
            handle.write(b"\xff" * 100)
        server.start()
        server.wait_until_ready()
        assert ada.http.get(f"/api/tables/{spoilt}").json()["reason"] == "damaged-table"
        c = ada.join(sound)
        c.turn()
        c.play()
        assert server.log().count("match-lost") == 1
        assert "Traceback" not in server.log()


def test_a_full_disk_is_told_and_waited_for(tmp_path: Path) -> None:
    """Requests are refused, bots and clocks wait, and all goes on by itself once there is room."""
    resource = pytest.importorskip("resource", reason="Only POSIX limits the size of another program's files.")
    with Server(tmp_path / "data") as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        table = ada.post("/api/play", game="saboteur", bots=["random"], options={"first": "p2"})["id"]
        a = ada.join(table)
        a.turn()
        full, unlimited = 4096, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        try:
            moved = a.match["moved"]
            wish = {"seq": a.match["seq"], "moved": moved, "move": a.match["moves"][0]["text"]}
            assert a.ask("move", **wish)["reason"] == "not-kept"
            assert ada.http.get("/readyz").status_code == 503
            assert ben.http.post("/api/tables", json={"game": "duel", "players": 2}).status_code == 503
            frames = len(a.raw)
            time.sleep(4)
            sync(a)
            assert len(a.raw) - frames <= 3
            assert server.log().count("not-kept") < 10
        finally:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before if before[0] > full else unlimited)
        a.do("move", **wish)
        while a.match["moved"] == moved:
            a.receive()
        server.wait_until_ready()


def test_bots_go_on_by_themselves_after_a_full_disk(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="Only POSIX limits the size of another program's files.")
    with Server(tmp_path / "data", bot_delay=[0.2, 0.2]) as server:
        ada = Guest(server, "Ada")
        options = {"first": "p2"}
        table = ada.post("/api/play", game="saboteur", players=10, bots=["random"], options=options)["id"]
        a = ada.join(table)
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        end = time.monotonic() + PATIENCE
        while "not-kept" not in server.log():
            assert time.monotonic() < end, server.log()
            time.sleep(0.05)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        a.turn()
        assert a.match["moves"]


def test_lists_read_no_log(tmp_path: Path) -> None:
    """All they show stands in the index, except of tables that an older version wrote last."""
    with Server(tmp_path / "data") as server:
        ada = Guest(server, "Ada")
        lobby = ada.post("/api/tables", game="saboteur", players=3, public=True)["id"]
        running = ada.post("/api/play", game="duel", options={"first": "p1"})["id"]
        a = ada.join(running)
        a.turn()
        a.close()
        mine, public = ada.get("/api/tables/mine"), ada.get("/api/tables")
        assert {(one["id"], one["turn"]) for one in mine} == {(lobby, False), (running, True)}
        assert [(one["id"], one["names"], one["free"]) for one in public] == [(lobby, ["Ada", "", ""], 2)]
        server.stop()
        file = tmp_path / "data" / "tables.sqlite"
        with sqlite3.connect(file) as database:
            kept = database.execute("SELECT * FROM entries").fetchall()
            database.execute("DELETE FROM entries WHERE table_id = ?", (lobby,))
        database.close()
        server.start()
        assert (mine, public) == (ada.get("/api/tables/mine"), ada.get("/api/tables"))
        server.stop()
        with sqlite3.connect(file) as database:
            database.execute("DELETE FROM entries")
            database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", kept)
            database.execute("UPDATE tables SET summary = ''")
        database.close()
        server.start()
        assert (mine, public) == (ada.get("/api/tables/mine"), ada.get("/api/tables"))


def test_numbers_for_those_who_watch(tmp_path: Path) -> None:
    with Server(tmp_path / "data", public_metrics=True) as server:
        ada = Guest(server, "Ada")
        ada.post("/api/tables", game="saboteur", players=3)
        numbers = ada.http.get("/metrics").text
        assert re.search(r'^saboteur_tables\{phase="lobby"\} 1.0$', numbers, re.MULTILINE)
        assert re.search(r"^saboteur_entries_total 2.0$", numbers, re.MULTILINE)


def test_the_page_or_a_word_about_it(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = Guest(server)
        for path in ("/", "/tables/abc"):
            answer = ada.http.get(path)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/")
        for path in ("/../../../../etc/passwd", "/%2e%2e/%2e%2e/cli.py", "/..%2fcli.py"):
            assert "import" not in ada.http.get(path).text
            assert "root:" not in ada.http.get(path).text
        assert ada.http.get("/api/nothing").json()["reason"] == "no-such-address"
        assert ada.http.put("/api/me", json={}).json()["reason"] == "no-such-method"
