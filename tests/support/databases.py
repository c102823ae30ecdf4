"""Store a database of this version with rows in every table and matches in every phase, for later versions to continue.

python tests/support/databases.py        # writes tests/databases/<revision>.sql; never change a released one
"""

import asyncio
import hashlib
import json
import random
import sqlite3
import tempfile
import zlib
from importlib.resources import as_file
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from authenticators import Authenticator
from memories import play_out, played
from saboteur import GAMES
from saboteur.server.store.database import Database, migrations
from servers import Guest, Server

FOLDER = Path(__file__).parents[1] / "databases"
TOKEN = "the-personal-link-of-the-kept-database"  # noqa: S105 - opens nothing but this
MOVES = 6
THEN = {"saboteur", "saboteur2", "duel", "solo", "dark-cave"}
"""The games that the kept databases have tables of."""


def fill(server: Server) -> None:
    """Open tables of every game and play some moves; one waits in the lobby, one for the next round, one is over."""
    ada = Guest(server, "Ada")
    rng = random.Random(1)
    for name in GAMES:
        a = ada.join(ada.post("/api/play", game=name, bots=["random"])["id"])
        a.turn()
        a.do("chat", text=f"Let us play {name}!")
        a.do("claim", claim="no-path")
        for _ in range(MOVES):
            a.play(rng.choice(a.match["moves"])["text"])
            a.turn()
        a.close()
    circle = ada.post("/api/circles", name="Thursdays", zone="Europe/Berlin")["id"]
    ada.post(f"/api/circles/{circle}/date", at=1_794_942_000, game="saboteur2")
    ada.post("/api/me/vacation", days=2)
    ada.post("/api/tables", game="saboteur", players=3, seats=[{"me": True}, {"bot": "greedy"}, {}], public=True)
    for rounds in (2, 1):
        options = {"rounds": rounds, "first": "p1"}
        a = ada.join(ada.post("/api/play", game="duel", bots=["random"], options=options)["id"])
        a.turn()
        while not a.over and a.table["phase"] == "playing":
            a.play(rng.choice(a.match["moves"])["text"])
            a.turn()
        a.close()
    live(server, ada)


def live(server: Server, ada: Guest) -> None:
    """What else one leaves behind: a friend, notes, the mine of the day, a passkey and one that was not finished."""
    ben = Guest(server, "Ben")
    together = ada.join(played(ada, ben))
    together.do("note", seat=1, mark=2, text="Always digs left")
    together.do("mute", person=ben.me["id"], on=True)
    together.close()
    play_out(ada.join(ada.post("/api/daily/mine")["id"]))
    ada.http.headers["host"] = f"localhost:{server.port}"
    device = Authenticator(f"http://localhost:{server.port}")
    ada.post("/api/me/passkeys", credential=device.make(ada.post("/api/me/passkeys/options")["options"]), label="Phone")
    ada.post("/api/me/passkeys/options")


def complete(database: sqlite3.Connection) -> None:
    """Rows of tables that need time, a cluster, a push service or a mail server, as these would write them."""
    ada = database.execute("SELECT id FROM people WHERE name = 'Ada'").fetchone()[0]
    (table,) = database.execute("SELECT table_id FROM tries").fetchone()
    lines = database.execute("SELECT payload, at FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    packed = zlib.compress(json.dumps(lines).encode(), 9)
    database.execute("INSERT INTO records (table_id, entries, data) VALUES (?, ?, ?)", (table, len(lines), packed))
    database.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    database.execute("UPDATE tables SET packed = 1 WHERE id = ?", (table,))
    rows: dict[str, tuple[object, ...]] = {
        "stories (digest, version, text, at)": ("0" * 64, "0", "{}", 1.0),
        "devices (id, person, endpoint, p256dh, auth, created)": ("d", ada, "https://push.example/1", "k", "a", 1.0),
        "mails (person, address, token, asked, confirmed)": (ada, "ada@example.org", None, 1.0, 2.0),
        "orders (id, kind, subject, created, answer)": ("o", "close", table, 1.0, ""),
        "owners (id, label, expires)": ("gone", "a part that stopped", 1.0),
        "leases (table_id, owner, epoch)": (table, "gone", 1),
        "stops (began, ended)": (1.0, 2.0),
    }
    for into, values in rows.items():
        places = ", ".join("?" for _ in values)
        database.execute(f"INSERT OR IGNORE INTO {into} VALUES ({places})", values)  # noqa: S608 - our own names


def load(file: Path, url: str) -> None:
    """Bring a stored database into an empty PostgreSQL, in the form of its version."""

    async def work() -> None:
        engine = create_async_engine(Database(url).url)
        async with engine.begin() as connection:
            await connection.run_sync(_load, file)
        await engine.dispose()

    asyncio.run(work())


def _load(connection: sa.Connection, file: Path) -> None:
    with as_file(migrations()) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, file.stem)
    known = sa.MetaData()
    known.reflect(connection)
    kept = sqlite3.connect(":memory:")
    kept.row_factory = sqlite3.Row
    kept.executescript(file.read_text(encoding="utf-8"))
    for name in set(known.tables) - {"alembic_version"}:
        table = known.tables[name]
        # SQLite has no truth values.
        truths = {column.name for column in table.columns if isinstance(column.type, sa.Boolean)}
        found = kept.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608 - our own names
        rows = [{key: bool(row[key]) if key in truths else row[key] for key in row.keys()} for row in found]  # noqa: SIM118 - not a dictionary
        connection.execute(table.delete())
        if rows:
            connection.execute(table.insert(), rows)
    kept.close()


def main() -> None:
    """Write the file."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with Server(data) as server:
            fill(server)
            server.stop()
        with sqlite3.connect(data / "tables.sqlite") as database:
            database.execute(
                "UPDATE people SET link = ? WHERE name = 'Ada'", (hashlib.sha256(TOKEN.encode()).hexdigest(),)
            )
            complete(database)
            database.commit()
            revision = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            FOLDER.mkdir(exist_ok=True)
            text = "\n".join(database.iterdump())
        database.close()
        (FOLDER / f"{revision}.sql").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
