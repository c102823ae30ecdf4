"""The server on PostgreSQL: the same tables, the same promises. Starts a PostgreSQL of its own if there is one here."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import stores
from saboteur.server.store.database import Database
from servers import Guest, NotStarted, Server, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


def binaries() -> Path:
    """The folder with the programs of PostgreSQL."""
    found = [Path(path).resolve().parent for path in (shutil.which("initdb"), shutil.which("postgres")) if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    missing = "PostgreSQL is NOT tested: its programs initdb and postgres are not installed here."
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """The address of an empty database."""
    programs = binaries()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with TemporaryDirectory() as folder:
        owner = None
        if os.geteuid() == 0:
            # It refuses to run as root.
            owner = "postgres" if any(one.pw_name == "postgres" for one in pwd.getpwall()) else "nobody"
            os.chown(folder, pwd.getpwnam(owner).pw_uid, -1)

        def start(program: str, *arguments: str) -> subprocess.Popen[bytes]:
            command = [str(programs / program), *arguments]
            return subprocess.Popen(command, user=owner, cwd=folder, stdout=DEVNULL, stderr=DEVNULL)

        data = f"{folder}/data"
        assert start("initdb", "--auth=trust", "--username=saboteur", "--no-sync", "-D", data).wait() == 0
        running = start("postgres", "-D", data, "-p", port, "-k", folder, "-c", "listen_addresses=127.0.0.1")
        try:
            while start("pg_isready", "-q", "-t", "30", "-h", "127.0.0.1", "-p", port).wait() != 0:
                assert running.poll() is None, "PostgreSQL did not start"
            yield f"postgresql://saboteur@127.0.0.1:{port}/postgres"
        finally:
            running.send_signal(signal.SIGINT)
            running.wait(120)


def test_the_store_writes_groups_and_finds_collisions(url: str) -> None:
    stores.exercise(url)


def test_a_match_goes_on_after_the_server_was_killed(url: str, tmp_path: Path) -> None:
    with Server(tmp_path / "data", database=url) as server:
        ada = Guest(server, "Ada")
        table = ada.post("/api/play", game="saboteur", options={"first": "p1"})["id"]
        a = ada.join(table)
        a.turn()
        a.play()
        a.turn()
        with pytest.raises(NotStarted, match="Another server already uses this database"):
            Server(tmp_path / "other", database=url)
        view = a.match["view"]
        server.kill()
        server.start()
        b = ada.join(table)
        b.turn()
        assert b.match["view"] == view
        b.play()
        assert server.stop() == 0
        assert not (tmp_path / "data" / "tables.sqlite").exists()


def test_lost_connections_to_the_database_are_made_anew(url: str, tmp_path: Path) -> None:
    """A move that could not be kept is refused and can be sent again; nothing is lost, nothing done twice."""

    async def ask(question: str) -> int:
        engine = create_async_engine(Database(url).url)
        async with engine.connect() as connection:
            found = (await connection.execute(sa.text(question))).scalars().all()
        await engine.dispose()
        return len(found)

    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    locks = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted"
    with Server(tmp_path / "data", database=url) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="saboteur", bots=["random"], options={"first": "p1"})["id"])
        for number in range(4):
            a.turn()
            assert asyncio.run(ask(cut)) > 0
            moved = a.match["moved"]
            wish = {"seq": a.match["seq"], "moved": moved, "move": a.match["moves"][0]["text"]}
            answers = [a.ask("move", **wish)]
            while answers[-1]["type"] != "ack":
                assert answers[-1]["reason"] in {"not-kept", "stale"}, answers
                sync(a)
                if a.match["moved"] > moved:
                    break
                answers.append(a.ask("move", **wish))
                assert len(answers) < 10
            while a.match["moved"] == moved:
                a.receive()
            assert ada.get("/readyz")["status"] == "ok", number
        end = time.monotonic() + 120
        while not asyncio.run(ask(locks)):
            assert time.monotonic() < end, "the lock is not taken again"
            time.sleep(0.2)
        with pytest.raises(NotStarted, match="Another server already uses this database"):
            Server(tmp_path / "other", database=url)
        a.close()
        assert server.stop() == 0


def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotStarted, match="The database cannot be opened") as trouble:
        Server(tmp_path / "data", database="postgresql://me:secret@127.0.0.1:1/none")
    assert "secret" not in str(trouble.value)
