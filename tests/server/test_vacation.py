"""Vacation from games that take days: limited, seen by the table, over when one says so; and a switch."""

import asyncio
import time
from pathlib import Path

import pytest

from saboteur.server.store.database import Database
from saboteur.server.store.store import Store
from saboteur.server.store.vacations import DAY, YEAR
from servers import Guest, Server, open_table

pytestmark = [pytest.mark.once, pytest.mark.slow]


def test_days_are_counted_over_a_year_and_those_not_taken_are_given_back(tmp_path: Path) -> None:
    async def look() -> None:
        store = Store(Database(f"sqlite:///{tmp_path / 'v.sqlite'}"))
        await store.open()
        book, now = store.vacations, 1e9
        assert await book.begin("ada", 10, 14, now)
        assert not await book.begin("ada", 15, 14, now + DAY), "a longer one than there is"
        assert await book.of("ada", now + DAY) == (10 * DAY, now + 10 * DAY), "the old one goes on"
        assert await book.begin("ada", 13, 14, now + DAY)
        assert await book.of("ada", now + DAY) == (14 * DAY, now + 14 * DAY)
        await book.end("ada", now + 2 * DAY)
        assert await book.of("ada", now + 2 * DAY) == (2 * DAY, None)
        assert not await book.begin("ada", 13, 14, now + 100 * DAY)
        assert await book.begin("ada", 14, 14, now + 2 * DAY + YEAR)
        assert await book.recent(now + 2 * DAY + YEAR) == {"ada": [(now + 2 * DAY + YEAR, now + 16 * DAY + YEAR)]}
        await store.close()

    asyncio.run(look())


def test_the_table_sees_it_and_nobody_is_reminded(tmp_path: Path) -> None:
    with Server(tmp_path / "data", nudge_after=0.0) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        clock = {"kind": "slow", "seconds": 86_400}
        table = open_table(ada, {"me": True}, {}, game="duel", clock=clock, options={"first": "p1"})
        a, b = ada.join(table), ben.join(table)
        b.do("sit", seat=1)
        b.do("ready", ready=True)
        a.do("start")
        b.until(lambda told: told["phase"] == "playing")
        assert ada.get("/api/me/vacation") == {"days": 14, "left": 14, "until": None}
        told = ada.post("/api/me/vacation", days=7)
        assert told["left"] == 13 or told["left"] == 14
        b.until(lambda told: told["seats"][0]["vacation"] is not None)
        assert abs(b.table["seats"][0]["vacation"] - time.time() - 7 * 86_400) < 600
        assert b.table["seats"][1]["vacation"] is None
        assert b.table["nudge"] is None
        assert b.table["seats"][0]["clock"] > 7 * 86_400, "the clock is stopped"
        refused = ada.http.post("/api/me/vacation", json={"days": 15})
        assert refused.json()["reason"] == "vacation-spent"
        server.kill()
        server.start()
        c = ben.join(table)
        assert c.table["seats"][0]["vacation"] is not None, "also after a restart"
        ada.post("/api/me/vacation", days=0)
        c.until(lambda told: told["seats"][0]["vacation"] is None)
        assert c.table["seats"][0]["clock"] <= 86_400 + 60


def test_the_host_can_do_without(tmp_path: Path) -> None:
    with Server(tmp_path / "data", vacation_days=0) as server:
        ada = Guest(server, "Ada")
        assert ada.get("/api/me/vacation") == {"days": 0, "left": 0, "until": None}
        assert ada.http.post("/api/me/vacation", json={"days": 1}).json()["reason"] == "no-vacation"
        assert ada.get("/api/me/ratings") == {"ratings": None}, "off unless the host turns it on"
