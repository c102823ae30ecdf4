"""Store a database of this version with matches in every phase, for later versions to continue.

python tests/support/databases.py        # writes tests/databases/<revision>.sql; never change a released one
"""

import hashlib
import random
import sqlite3
import tempfile
from pathlib import Path

from saboteur import GAMES
from servers import Guest, Server

FOLDER = Path(__file__).parents[1] / "databases"
TOKEN = "the-personal-link-of-the-kept-database"  # noqa: S105 - opens nothing but this
MOVES = 6


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
    ada.post("/api/tables", game="saboteur", players=3, seats=[{"me": True}, {"bot": "greedy"}, {}], public=True)
    for rounds in (2, 1):
        options = {"rounds": rounds, "first": "p1"}
        a = ada.join(ada.post("/api/play", game="duel", bots=["random"], options=options)["id"])
        a.turn()
        while not a.over and a.table["phase"] == "playing":
            a.play(rng.choice(a.match["moves"])["text"])
            a.turn()
        a.close()


def main() -> None:
    """Write the file."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with Server(data) as server:
            fill(server)
            server.stop()
        with sqlite3.connect(data / "tables.sqlite") as database:
            database.execute("UPDATE people SET link = ?", (hashlib.sha256(TOKEN.encode()).hexdigest(),))
            database.commit()
            revision = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            FOLDER.mkdir(exist_ok=True)
            text = "\n".join(database.iterdump())
        database.close()
        (FOLDER / f"{revision}.sql").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
