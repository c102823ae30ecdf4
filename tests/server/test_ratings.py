"""Ratings of The Duel between people follow from the history, whatever happens to it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from memories import played as played_match
from saboteur.server.ratings import Ratings
from saboteur.server.store.database import Database
from saboteur.server.store.history import Finished, Played, enter
from saboteur.server.store.schema import people, played, tables
from saboteur.server.store.store import Store
from servers import Guest, Server

pytestmark = [pytest.mark.once]


def duel(number: int, first: str, second: str, won: bool | None, resigned: str = "", game: str = "duel") -> Finished:
    """A match of two people; None for a draw."""
    won_by = {None: (False, False), True: (True, False), False: (False, True)}[won]
    rows = tuple(
        Played(
            person=person, table_id=f"t{number:04}", seat=seat, ended=float(number // 2), seconds=60, moves=9,
            year=1970, game=game, players=2, company="people", roles=",green,", won=won_by[seat], gold=1,
            resigned=person == resigned,
        )
        for seat, person in enumerate((first, second))
    )  # fmt: skip
    return Finished(rows[0].table_id, rows[0].ended, rows, ())


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """A store that knows some people."""

    async def do() -> None:
        store = Store(Database(f"sqlite:///{folder / 'r.sqlite'}"))
        await store.open()
        async with store.writing() as connection:
            rows = [{"id": one, "name": one.title(), "language": "en", "created": 0.0} for one in ("ada", "ben", "eve")]
            await connection.execute(people.insert(), rows)
        await work(store)
        await store.close()

    asyncio.run(do())


async def add(store: Store, *matches: Finished) -> None:
    """Enter matches."""
    async with store.writing() as connection:
        for one in matches:
            values = {"id": one.table_id, "code": one.table_id, "public": False, "phase": "over", "free": 0}
            await connection.execute(tables.insert().values(**values, created=0.0, changed=0.0))
            await enter(connection, one)


def test_whoever_wins_rises_and_certainty_grows(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        ratings = Ratings(store.history)
        assert await ratings.of("ada") == ()
        await add(store, *(duel(n, "ada", "ben", won=n % 4 != 0) for n in range(20)))
        ada, ben = await ratings.of("ben")
        assert (ada.id, ada.name, ada.matches, ada.you, ben.you) == ("ada", "Ada", 20, False, True)
        assert ada.rating > 1500 > ben.rating
        assert ada.deviation < 333
        assert await ratings.of("eve") == (), "nobody sees ratings of people they have not duelled with"

    with_store(tmp_path, look)


def test_a_draw_between_equals_changes_nothing_and_giving_up_is_losing(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        ratings = Ratings(store.history)
        await add(store, duel(0, "ada", "ben", won=None))
        assert {one.rating for one in await ratings.of("ada")} == {1500}
        await add(store, duel(1, "ada", "ben", won=True, resigned="ada"))
        assert [one.id for one in await ratings.of("ada")] == ["ben", "ada"], "the bot won, but Ada had given up"

    with_store(tmp_path, look)


def test_other_games_bots_and_unknown_people_do_not_count(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        ratings = Ratings(store.history)
        await add(
            store, duel(0, "ada", "ben", won=True, game="saboteur"), duel(1, "ada", "guest-of-a-device", won=True)
        )
        assert await ratings.of("ada") == ()

    with_store(tmp_path, look)


def test_what_is_deleted_or_entered_late_counts_as_if_it_always_had(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        ratings = Ratings(store.history)
        matches = [duel(n, *(("ada", "ben"), ("ben", "eve"), ("eve", "ada"))[n % 3], won=n % 5 < 3) for n in range(30)]
        await add(store, *(one for n, one in enumerate(matches) if n != 11))
        await ratings.of("ada")
        await add(store, matches[11])
        assert await ratings.of("ada") == await Ratings(store.history).of("ada")
        async with store.writing() as connection:
            await connection.execute(sa.delete(played).where(played.c.table_id == "t0004"))
        assert await ratings.of("ada") == await Ratings(store.history).of("ada")
        assert {one.matches for one in await ratings.of("ada")} <= {19, 20}

    with_store(tmp_path, look)


@pytest.mark.slow
def test_a_duel_that_was_just_played_is_rated_where_the_host_wishes_so(tmp_path: Path) -> None:
    """Over the network: the deviation is told, strangers are not, and a match against a bot changes nothing."""
    with Server(tmp_path / "data", ratings=True) as server:
        ada, ben, eve = (Guest(server, name) for name in ("Ada", "Ben", "Eve"))
        played_match(eve, bots=1)
        assert ada.get("/api/me/ratings") == eve.get("/api/me/ratings") == {"ratings": []}
        played_match(ada, ben)
        told = ada.get("/api/me/ratings")["ratings"]
        assert {(one["name"], one["you"], one["matches"]) for one in told} == {("Ada", True, 1), ("Ben", False, 1)}
        assert all(250 < one["deviation"] < 333 for one in told)
        won = [one.get("/api/me/history")["matches"][0]["won"] for one in (ada, ben)]
        ratings = {one["name"]: one["rating"] for one in told}
        assert (ratings["Ada"] > ratings["Ben"], ratings["Ada"] < ratings["Ben"]) == (
            won == [True, False],
            won == [False, True],
        )
        assert eve.get("/api/me/ratings") == {"ratings": []}
        assert Guest(server).http.get("/api/me/ratings").status_code == 401
