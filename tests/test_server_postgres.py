"""The server on PostgreSQL: the same tables, the same promises. Starts a PostgreSQL of its own if there is one here."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory

import pytest

from saboteur.server import entry as log
from saboteur.server.database import Database
from saboteur.server.store import Batch, Collision, Row, Store
from serving import Guest, NotStarted, Server

pytestmark = pytest.mark.once


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
            running.wait(30)


def test_the_store_writes_groups_and_finds_collisions(url: str) -> None:
    async def work() -> None:
        store = Store(Database(url))
        await store.open()
        said = log.Spoke(person="h", name="H", seat=None, text="x", id="1")
        batches = [Batch(table=f"t{n}", first=0, entries=(said, said), at=1.0) for n in range(50)]
        clash = Batch(table="t7", first=1, entries=(said,), at=2.0)
        found = await asyncio.gather(*(store.write(batch) for batch in [*batches, clash]), return_exceptions=True)
        assert [None] * 50 == found[:50]
        assert isinstance(found[50], Collision)
        assert [(said, 1.0)] * 2 == await store.read("t7")
        row = Row("t0", "ABCDEF", True, "lobby", 1, 1.0, 1.0)
        await store.write(Batch(table="t0", first=9, entries=(said,), at=1.0, row=row, new=True, joined=("h",)))
        assert ["t0"] == await store.public() == await store.of("h")
        assert await store.by_code("ABCDEF") == "t0"
        await store.close()

    asyncio.run(work())


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


def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotStarted, match="The database cannot be opened") as trouble:
        Server(tmp_path / "data", database="postgresql://me:secret@127.0.0.1:1/none")
    assert "secret" not in str(trouble.value)
