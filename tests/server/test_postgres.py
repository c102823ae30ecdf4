"""The server on PostgreSQL: the same tables, the same guarantees. Starts its own PostgreSQL if one is installed."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

import memories
import postgres as postgres_module
import stores
from receivers import until
from saboteur.cli import main
from saboteur.server.cluster.programs import Postgres
from saboteur.server.store.database import Database
from servers import Guest, NotStarted, Server, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    yield from postgres_module.running()


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.url


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


def test_the_database_notes_whom_the_version_before_names(url: str) -> None:
    """That version goes on writing during an upgrade and knows no traces; this one notes them itself."""

    async def write() -> list[str]:
        ours = Database(url)
        await ours.open()
        theirs = create_async_engine(ours.url)
        said = "INSERT INTO entries VALUES ('kept', :seq, 'chat', :payload, 0)"
        for seq, engine in enumerate((theirs, ours.engine)):
            async with engine.begin() as connection:
                payload = f'{{"kind": "chat", "person": "p{seq}", "keeper": null}}'
                await connection.execute(sa.text(said), {"seq": seq, "payload": payload})
        async with theirs.begin() as connection:
            wanted = "SELECT person FROM traces WHERE table_id = 'kept'"
            found = list((await connection.execute(sa.text(wanted))).scalars())
            for table in ("entries", "traces"):
                await connection.execute(sa.text(f"DELETE FROM {table} WHERE table_id = 'kept'"))  # noqa: S608 - constants
        await theirs.dispose()
        await ours.close()
        return found

    assert asyncio.run(write()) == ["p0"]


def test_lost_connections_to_the_database_are_made_anew(url: str, tmp_path: Path) -> None:
    """A move that could not be written is refused and can be resent; nothing is lost or done twice."""

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


@pytest.mark.lengthy
def test_matches_go_on_by_themselves_after_an_outage(postgres: Postgres, tmp_path: Path) -> None:
    """Bots and clocks wait, and need nobody to wake them."""
    with Server(tmp_path / "data", database=postgres.url, bot_delay=[0.1, 0.1]) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        wish = {"players": 10, "bots": ["random"], "options": {"first": "p2"}}
        a = ada.join(ada.post("/api/play", game="saboteur", **wish)["id"])
        b = ben.join(ben.post("/api/play", game="saboteur", **wish)["id"])
        postgres.stop(signal.SIGQUIT)
        time.sleep(4)
        assert ada.http.get("/healthz").status_code == 200
        assert ada.http.get("/readyz").status_code == 503
        assert ada.http.get("/api/tables").status_code == 503
        assert b.refused("chat", text="Is anybody there?") == "not-kept"
        postgres.start()
        for one in (a, b):
            one.turn()
            assert one.match["moves"]
        server.wait_until_ready()
        assert "Traceback" not in server.log()


def test_a_database_that_hangs_is_not_waited_for(postgres: Postgres, tmp_path: Path) -> None:
    with Server(tmp_path / "data", database=postgres.url, database_timeout=3) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="saboteur", bots=["random"], options={"first": "p1"})["id"])
        a.turn()
        postgres.signal_all(signal.SIGSTOP)
        try:
            assert a.refused("chat", text="Hello?") == "not-kept"
        finally:
            postgres.signal_all(signal.SIGCONT)
        server.wait_until_ready()
        a.play()


def test_a_server_that_lost_the_database_to_another_stops(postgres: Postgres, tmp_path: Path) -> None:
    """It writes nothing any more, not even what was under way."""

    async def ask(question: str) -> list[object]:
        engine = create_async_engine(Database(postgres.url).url)
        async with engine.connect() as connection:
            found = (await connection.execute(sa.text(question))).scalars().all()
        await engine.dispose()
        return list(found)

    with Server(tmp_path / "data", database=postgres.url) as server:
        ada = Guest(server, "Ada")
        table = ada.post("/api/play", game="saboteur", bots=["random"], options={"first": "p1"})["id"]
        a = ada.join(table)
        a.turn()
        # Tables of other tests go on meanwhile.
        count = f"SELECT count(*) FROM entries WHERE table_id = '{table}'"  # noqa: S608 - our own id
        cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
        # Paused, it cannot take its lock back before the other one is there.
        os.kill(server.pid, signal.SIGSTOP)
        try:
            assert asyncio.run(ask(cut)) == [True]
            before = asyncio.run(ask(count))
            taker = Server(tmp_path / "other", database=postgres.url)
        finally:
            os.kill(server.pid, signal.SIGCONT)
        with taker as other:
            wish = {"seq": a.match["seq"], "moved": a.match["moved"], "move": a.match["moves"][0]["text"]}
            # It may have noticed by itself already.
            with contextlib.suppress(ConnectionClosed):
                assert a.ask("move", **wish)["reason"] == "not-kept"
            assert server.exit_code() == 2
            assert asyncio.run(ask(count)) == before
            assert "fenced" in server.log()
            other.wait_until_ready()


def another(url: str, name: str) -> str:
    """The address of a new, empty database beside the one all tests share."""

    async def create() -> None:
        engine = create_async_engine(Database(url).url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return f"{url.rpartition('/')[0]}/{name}"


def test_a_copy_is_made_and_put_back_while_the_server_runs(url: str, tmp_path: Path) -> None:
    """As with SQLite: the server stops and goes on from the copy; the file serves either kind of database."""
    copy = tmp_path / "copy.sqlite"
    # Other tests leave logs in theirs that are no matches.
    url = another(url, "copied")

    def operate(*words: str, database: str = "") -> str:
        done = CliRunner().invoke(main, ["admin", "--database", database or url, *words])
        assert (done.exit_code, "Traceback" in done.output) == (0, False), (done.output, done.exception)
        return done.output

    with Server(tmp_path / "data", database=url) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        done = memories.played(ada, ben)
        before = open_table(ada, {"me": True}, {}, {})
        record = ben.http.get(f"/api/tables/{done}/record").text
        # The story is reckoned in the background; it must be in the copy, too, or it would be reckoned once more.
        until(lambda: memories.every_row(url)["stories"], patience=240)
        operate("backup", str(copy))
        after = open_table(ada, {"me": True}, {}, {})
        operate("restore", str(copy), "--yes")
        # It may have noticed already.
        with contextlib.suppress(httpx.TransportError):
            assert ada.http.post("/api/tables", json={"game": "duel", "players": 2}).status_code == 503
        assert server.exit_code() != 0
        server.start()
        assert {one["id"] for one in ada.get("/api/tables/mine")} == {before, done}
        assert ada.http.get(f"/api/tables/{after}").status_code == 404
        assert ben.http.get(f"/api/tables/{done}/record").text == record
        assert "0 faults" in operate("verify")
        server.stop()
    rows, copied = memories.every_row(url), memories.every_row(f"sqlite:///{copy}")
    assert len(copied["played"]) >= 2
    for name in copied.keys() - {"alive", "stops", "owners", "leases", "challenges", "calls"}:
        assert len(copied[name]) == len(rows[name]), name
    assert "0 faults" in operate("verify", database=f"sqlite:///{copy}")


def test_a_database_that_does_not_answer_is_told(tmp_path: Path) -> None:
    with pytest.raises(NotStarted, match="The database cannot be opened") as trouble:
        Server(tmp_path / "data", database="postgresql://me:secret@127.0.0.1:1/none")
    assert "secret" not in str(trouble.value)
