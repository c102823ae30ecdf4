"""A new version continues the tables of every earlier version, including running matches."""

import asyncio
import random
import shutil
import sqlite3
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from databases import FOLDER, THEN, TOKEN
from saboteur import Match
from saboteur.server.store import database as database_module
from saboteur.server.store.database import Database
from saboteur.server.store.store import Store
from servers import Guest, NotStarted, Server

pytestmark = [pytest.mark.once, pytest.mark.slow]

KEPT = sorted(FOLDER.glob("*.sql"))
NEWEST = ScriptDirectory(str(database_module.migrations())).get_current_head() or ""
"""Its number need not be the highest."""
WHOLE = {NEWEST, "0003"}
"""Played to the end: those of this version, and of the one that was in use before."""
NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{last}"
branch_labels = None
depends_on = None


def upgrade():
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("mood", sa.String(8), nullable=False, server_default="merry"))
"""


def restore(file: Path, folder: Path) -> None:
    """Create a database from a stored one in a server's folder."""
    folder.mkdir(mode=0o700)
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.executescript(file.read_text(encoding="utf-8"))
    database.close()


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_kept_matches_go_on_to_their_end(file: Path, tmp_path: Path) -> None:
    """Of older versions those that waited for a round, and some moves of the others."""
    restore(file, tmp_path / "data")
    with Server(tmp_path / "data") as server:
        assert "match-lost" not in server.log()
        ada = Guest(server)
        assert ada.http.get(f"/me/{TOKEN}").status_code == 303
        assert ada.get("/api/me")["name"] == "Ada"
        found = ada.get("/api/tables/mine")
        circles = ada.get("/api/circles")["circles"]
        assert [one["name"] for one in circles] == (["Thursdays"] if file.stem >= "0012" else [])
        assert {"lobby", "playing", "between", "over"} == {one["phase"] for one in found}
        assert THEN == {one["game"] for one in found if one["phase"] == "playing"}
        rng = random.Random(2)
        for one in found:
            if one["phase"] == "lobby":
                continue
            a = ada.join(one["id"])
            a.turn()
            if one["phase"] == "playing":
                assert [chat["text"] for chat in a.chats] == [f"Let us play {one['game']}!"]
            last = 3 if file.stem not in WHOLE and one["phase"] == "playing" else 10_000
            for _ in range(last):
                a.turn()
                a.go_on()
                if a.over:
                    break
                if a.match["moves"]:
                    a.play(rng.choice(a.match["moves"])["text"])
            if not a.over:
                assert last == 3
                continue
            if a.table["daily"] is not None and a.table["daily"]["closes"] > time.time():
                # Its cards are still secret on the day the file was made.
                continue
            record = ada.http.get(f"/api/tables/{one['id']}/record").text
            assert Match.replay(record).outcome is not None
            assert ada.get(f"/api/tables/{one['id']}/replay?count=2")["total"] > 10


@pytest.mark.parametrize("file", [file for file in KEPT if file.stem >= "0011"], ids=lambda file: file.stem)
def test_nothing_that_was_kept_is_lost(file: Path, tmp_path: Path) -> None:
    """Every table of that version had rows; all but those that are made anew from the logs are still the same."""
    restore(file, tmp_path / "data")
    url = f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}"
    anew = {"alembic_version", "played", "partners", "tallies"}

    def rows() -> dict[str, list[dict[str, object]]]:
        database = sqlite3.connect(tmp_path / "data" / "tables.sqlite")
        database.row_factory = sqlite3.Row
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")] for name in names}  # noqa: S608 - its own names
        database.close()
        return found

    async def upgrade() -> None:
        store = Store(Database(url))
        await store.open()
        await store.close()

    before = rows()
    assert [name for name, found in before.items() if not found] == []
    asyncio.run(upgrade())
    after = rows()
    for name in before.keys() - anew:
        # The number of the start, and whether a match is entered already, are the server's own.
        own = {"alive": {"at", "epoch"}, "tables": {"indexed"}}.get(name, set())
        kept = [{key: one[key] for key in before[name][0].keys() - own} for one in after[name]]
        was = [{key: one[key] for key in before[name][0].keys() - own} for one in before[name]]
        # A start notes the time in which no server ran.
        assert all(one in kept for one in was), name
        assert len(kept) == len(was) or name == "stops", name


def test_this_version_has_a_kept_database() -> None:
    """For the next version to be tested with."""
    versions = Path(str(database_module.migrations())) / "versions"
    assert {file.stem for file in KEPT} >= {file.stem.removeprefix("v") for file in versions.glob("v*.py")}


def test_an_upgrade_keeps_everything_and_the_old_version_leaves_it_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    restore(FOLDER / f"{NEWEST}.sql", tmp_path / "data")
    shutil.copytree(str(database_module.migrations()), tmp_path / "migrations")
    (tmp_path / "migrations" / "versions" / "vnext.py").write_text(NEXT.format(last=NEWEST))
    url = f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}"

    async def upgrade() -> None:
        store = Store(Database(url))
        await store.open()
        running = await store.unfinished()
        assert len(running) == len(THEN) + 1
        assert all([await store.read(table) for table in running])
        async with store._database.engine.connect() as connection:
            moods = (await connection.execute(sa.text("SELECT mood FROM tables"))).scalars()
            assert set(moods) == {"merry"}
        await store.close()

    with monkeypatch.context() as patched:
        patched.setattr(database_module, "migrations", lambda: tmp_path / "migrations")
        asyncio.run(upgrade())
    with pytest.raises(NotStarted, match="newer version"):
        Server(tmp_path / "data")
