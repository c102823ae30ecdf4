"""Starting, stopping, backing up and upgrading a server, and what it says when it cannot start."""

import json
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result
from websockets.sync.client import connect
from websockets.typing import Origin

from saboteur.cli import main
from saboteur.commands.serve import _greet, _names
from servers import Guest, NotStarted, Server, sync

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
    """In one sentence: nothing else is on the way to the screen."""
    (tmp_path / "tables.sqlite").mkdir()
    command = [sys.executable, "-m", "saboteur", "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert found.returncode == 2
    assert found.stderr == f"Error: The file {tmp_path / 'tables.sqlite'} cannot be used: Is a directory.\n"


@pytest.mark.parametrize("name", ["", "http://play.example.org", "play.example.org/x", "play example.org"])
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
        assert Guest(first).get("/readyz")["status"] == "ok"


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
    """As people start it: it tells the address, answers there and ends without a fuss."""
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
        assert httpx.get(f"{found[0]}readyz", timeout=60).json() == {"status": "ok"}
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
    """The proxy's word counts for who asks and how; cookies are for TLS only."""
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
    """Stop, back up, restore elsewhere, start: guests and matches are there again."""
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
    """And leaves alone whatever is there."""
    data = tmp_path / "data"
    assert "There is no database" in refusal(serve("--data", data, "--backup", tmp_path / "copy.sqlite"))
    with Server(data) as server:
        server.stop()
    for target in (tmp_path / "none" / "copy.sqlite", tmp_path, data / "tables.sqlite"):
        assert f"cannot be copied to {target}" in refusal(serve("--data", data, "--backup", target))
    assert "pg_dump" in refusal(serve("--data", data, "--database", "postgresql://x", "--backup", tmp_path / "copy"))
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
    """Whatever is wrong with its log: it is told so, and the rest goes on."""
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
        assert server.log().count("match-lost") == 3
        assert [one["id"] for one in ada.get("/api/tables/mine")] == [tables[3]]
        assert ada.get("/api/tables") == []
        for table in (*tables[:3], tables[4]):
            assert ada.http.get(f"/api/tables/{table}").json()["reason"] == "damaged-table"
            assert ada.join(table, hello=False).receive()["reason"] == "damaged-table"
        a = ada.join(tables[3])
        a.turn()
        a.play()
        a.close()
        assert "failed" not in server.log()


def test_numbers_for_those_who_watch(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
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
