"""The history of people: entered by the transaction that ends a match, counted as the log says, found by filters."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest

from memories import at_random, ended, every_row, played
from saboteur.server.store.database import Database
from saboteur.server.store.history import EVERYONE, Finished, Played, Tally, add, enter, searched
from saboteur.server.store.schema import played as played_rows
from saboteur.server.store.schema import traces
from saboteur.server.store.search import Filter
from saboteur.server.store.store import Store
from saboteur.server.table.history import finished
from saboteur.server.table.statistics import _median
from servers import Guest, Server

pytestmark = [pytest.mark.once]
YEAR = 365 * 24 * 3600.0


def tallies_of(entry: Finished, person: str, kind: str) -> dict[str, tuple[int, int, int]]:
    """The sums of a person, by key."""
    wanted = (one for one in entry.tallies if (one.person, one.kind) == (person, kind))
    return {one.key: (one.count, one.won, one.total) for one in wanted}


def test_rounds_are_counted_by_role_size_and_company() -> None:
    match = at_random("saboteur", 5, seed=3)
    entry = finished(ended(match, {0: "ada", 3: "ben"}), 100.0)
    for seat, person in ((0, "ada"), (3, "ben")):
        expected: dict[str, list[int]] = {}
        for result in match.results:
            one = expected.setdefault(f"saboteur|{result.roles[seat]}|5|people", [0, 0, 0])
            one[0] += 1
            one[1] += seat in result.winners
            one[2] += int(result.gold[seat])
        assert {key: tuple(sums) for key, sums in expected.items()} == tallies_of(entry, person, "role")
    assert match.outcome is not None
    row = next(one for one in entry.played if one.person == "ada")
    assert (row.seat, row.gold, row.won, row.company) == (
        0,
        match.outcome.gold[0],
        0 in match.outcome.winners,
        "people",
    )
    assert row.roles == "," + ",".join(result.roles[0] for result in match.results) + ","
    everyone = [one for one in entry.tallies if one.person == EVERYONE]
    assert sum(one.count for one in everyone) == 15, "all five seats of three rounds, bots too"


def test_people_and_bots_are_never_mixed() -> None:
    entry = finished(ended(at_random("saboteur", 4, seed=1), {0: "ada"}), 100.0)
    assert {key.split("|")[3] for key in tallies_of(entry, "ada", "role")} == {"bots"}
    alone = finished(ended(at_random("solo", 1, seed=1), {0: "ada"}), 100.0)
    assert [(one.company, one.won) for one in alone.played] == [("alone", None)]
    assert not tallies_of(alone, "ada", "role"), "nobody wins alone"


def test_partners_count_on_the_same_side_only() -> None:
    match = at_random("saboteur", 5, seed=3)
    entry = finished(ended(match, {0: "ada", 1: "ben"}), 100.0)
    together = [result for result in match.results if result.roles[0] == result.roles[1]]
    won = sum(0 in result.winners for result in together)
    assert together
    assert tallies_of(entry, "ada", "with") == {"ben": (len(together), won, 0)}
    assert tallies_of(entry, "ada", "beside") == {"ben": (1, 0, 0)}


def test_claims_are_compared_with_the_revealed_roles() -> None:
    """The last word about a player counts, once; what a blind guess would get is summed up beside it."""
    # Roles of the first round: saboteur, saboteur, digger, digger, digger.
    claims = {
        1: [(2, "accuse p1"), (2, "trust p1"), (2, "accuse p1"), (2, "accuse p4"), (3, "trust p1"), (0, "trust p1")]
    }
    match = at_random("saboteur", 5, seed=3, claims=claims)
    assert match.results[0].roles == ("saboteur", "saboteur", "digger", "digger", "digger")
    entry = finished(ended(match, {0: "ada", 2: "cleo"}), 100.0)
    assert tallies_of(entry, "cleo", "suspects") == {
        "saboteur|people|accuse|right": (1, 0, 500),
        "saboteur|people|accuse|wrong": (1, 0, 500),
    }
    assert tallies_of(entry, "ada", "suspected") == {
        "saboteur|people|accuse|right": (1, 0, 0),
        "saboteur|bots|trust|wrong": (1, 0, 0),
    }
    rounds = sum(result.roles[0] == "saboteur" for result in match.results)
    count, never, seen = tallies_of(entry, "ada", "unseen")["saboteur|people"]
    assert (count, never) == (rounds, rounds - 1)
    assert (rounds - 1) * 1000 < seen < (rounds - 1) * 1000 + 300, "accused soon in the first round, never later"


async def _with_store(folder: Path, entries: list[Finished], ask: Any) -> Any:
    store = Store(Database(f"sqlite:///{folder / 'h.sqlite'}"))
    await store.open()
    try:
        async with store.writing() as connection:
            for entry in entries:
                await connection.exec_driver_sql(
                    "INSERT INTO tables (id, code, public, phase, free, created, changed, summary) "
                    "VALUES (?, ?, 0, 'over', 0, 0, 0, '{}')",
                    (entry.table_id, entry.table_id),
                )
                await enter(connection, entry)
        return await ask(store)
    finally:
        await store.close()


def some_matches(number: int) -> list[Finished]:
    """Matches that end two at a time, with everything a filter can ask for."""
    games, found = ("saboteur", "duel", "solo"), []
    for one in range(number):
        rows = [
            Played(
                person=person, table_id=f"t{one:03}", seat=seat, ended=float(one // 2), seconds=60, moves=9, year=1970,
                game=games[one % 3], players=3, company=("people", "bots")[one % 2], roles=",digger,saboteur,",
                won=one % 4 == 0, gold=one % 5,
            )
            for seat, person in enumerate(["ada", "ben"] if one % 5 == 0 else ["ada"])
        ]  # fmt: skip
        sums = (Tally("ada", 1970, "day", "d", 1), *searched(rows))
        found.append(Finished(f"t{one:03}", float(one // 2), tuple(rows), sums))
    return found


def test_pages_follow_each_other_without_gap_or_repetition(tmp_path: Path) -> None:
    """Also where several matches ended at the same moment, and with every filter."""
    matches = some_matches(60)
    filters: list[tuple[Filter, Callable[[Played], bool]]] = [
        (Filter(), lambda _: True),
        (Filter(games=("duel",)), lambda one: one.game == "duel"),
        (Filter(games=("duel", "solo")), lambda one: one.game != "saboteur"),
        (Filter(partner="ben"), lambda one: int(one.table_id[1:]) % 5 == 0),
        (Filter(company="bots", won=False), lambda one: one.company == "bots" and not one.won),
        (Filter(role="digger", won=True, games=("duel", "saboteur")), lambda one: one.game != "solo" and bool(one.won)),
        (Filter(role="saboteur", since=10.0, until=20.0), lambda one: 10 <= one.ended < 20),
        (Filter(role="sabote"), lambda _: False),
        (Filter(role="%"), lambda _: False),
    ]

    async def ask(store: Store) -> None:
        for wanted, fits in filters:
            rows = [one.played[0] for one in matches if fits(one.played[0])]
            expected = sorted(((one.ended, one.table_id) for one in rows), reverse=True)
            seen: list[tuple[float, str]] = []
            while len(page := await store.history.page("ada", wanted, seen[-1] if seen else None, 7)) == 7:
                seen += [(one.ended, one.table_id) for one, _ in page]
            seen += [(one.ended, one.table_id) for one, _ in page]
            assert expected == seen
            assert len(expected) == await store.history.count("ada", wanted)

    asyncio.run(_with_store(tmp_path, matches, ask))


def test_matches_are_counted_from_sums_as_from_rows(tmp_path: Path) -> None:
    """By date, which is cut into years, months and the rest, and by partner, together with all other filters."""
    rng = random.Random(7)
    day = 24 * 3600.0
    matches = []
    for number in range(150):
        at = 1.6e9 + rng.randrange(1200) * day + rng.choice((0.0, 0.5, day - 1))
        people = rng.sample(["ada", "ben", "cleo", "dora"], rng.randint(1, 4))
        game, company = rng.choice(("saboteur", "duel")), "people" if len(people) > 1 else "bots"
        rows = [
            Played(
                person=person, table_id=f"t{number:03}", seat=seat, ended=at, seconds=60, moves=9,
                year=datetime.fromtimestamp(at, UTC).year, game=game, players=4, company=company,
                roles=rng.choice((",digger,", ",digger,saboteur,")), won=rng.choice((True, False, None)), gold=0,
            )
            for seat, person in enumerate(people)
        ]  # fmt: skip
        matches.append(Finished(f"t{number:03}", at, tuple(rows), searched(rows)))
    new_year = datetime(2022, 1, 1, tzinfo=UTC).timestamp()
    moments = [None, new_year, new_year + 31 * day, *(1.6e9 + rng.random() * 1200 * day for _ in range(8))]
    wanted = [
        Filter(
            games=rng.choice(((), (), ("duel",))), role=rng.choice((None, None, "saboteur")),
            partner=rng.choice((None, None, "ben", "cleo", "nobody")), company=rng.choice((None, None, "bots")),
            won=rng.choice((None, None, True, False)), since=rng.choice(moments), until=rng.choice(moments),
        )
        for _ in range(120)
    ]  # fmt: skip

    async def ask(store: Store) -> None:
        some = 0
        for one in wanted:
            rows = await store.history.page("ada", one, None, 1000)
            found = sorted(row.table_id for row, _ in rows)
            assert found == sorted(
                row.table_id for match in matches for row in match.played if _fits(row, one, match.played)
            ), one
            assert await store.history.count("ada", one) == len(found), one
            some += bool(found)
        assert some > 30

    asyncio.run(_with_store(tmp_path, matches, ask))


def _fits(row: Played, wanted: Filter, there: tuple[Played, ...]) -> bool:
    """What the filters mean, said once more."""
    return (
        row.person == "ada"
        and (not wanted.games or row.game in wanted.games)
        and (wanted.role is None or wanted.role in row.roles.split(","))
        and (wanted.partner is None or wanted.partner in {one.person for one in there})
        and (wanted.company in {None, row.company})
        and (wanted.won is None or wanted.won is row.won)
        and (wanted.since is None or row.ended >= wanted.since)
        and (wanted.until is None or row.ended < wanted.until)
    )


def test_a_match_is_entered_once(tmp_path: Path) -> None:
    matches = some_matches(3)

    async def ask(store: Store) -> list[Tally]:
        await store.history.enter(matches[0], "{}")
        return await store.history.tallies("ada", ("day",))

    assert asyncio.run(_with_store(tmp_path, matches, ask)) == [Tally("ada", 0, "day", "d", 3)]


def test_what_an_older_owner_enters_during_an_upgrade_is_completed(tmp_path: Path) -> None:
    """It knew no partners and no sums over months; they are added, and nothing is counted twice."""
    matches = some_matches(12)
    index = ("played", "partners", "tallies")

    def content(folder: Path) -> dict[str, list[str]]:
        rows = every_row(f"sqlite:///{folder / 'h.sqlite'}")
        return {name: sorted(map(str, rows[name])) for name in index}

    async def look(_: Store) -> None:
        return None

    async def complete(store: Store) -> None:
        async with store.writing() as connection:
            for one in matches[::3]:
                await connection.exec_driver_sql(
                    "INSERT INTO tables (id, code, public, phase, free, created, changed, summary, indexed) "
                    "VALUES (?, ?, 0, 'over', 0, 0, 0, '{}', 2)",
                    (one.table_id, one.table_id),
                )
                rows = [msgspec.structs.asdict(row) for row in one.played]
                await connection.execute(played_rows.insert(), rows)
                names = [{"person": row["person"], "table_id": one.table_id} for row in rows]
                await connection.execute(traces.insert(), names)
                await add(connection, (sums for sums in one.tallies if sums.kind in {"day", "all", "as"}))
        assert set(await store.history.missing(50)) == {one.table_id for one in matches[::3]}
        for one in matches:
            await store.history.enter(one, "{}")
        assert await store.history.missing(50) == []

    older, whole = tmp_path / "older", tmp_path / "whole"
    for folder in (older, whole):
        folder.mkdir()
    asyncio.run(_with_store(older, [one for at, one in enumerate(matches) if at % 3], complete))
    asyncio.run(_with_store(whole, matches, look))
    assert content(older) == content(whole)


def test_the_first_of_equally_good_matches_is_the_best(tmp_path: Path) -> None:
    matches = some_matches(60)

    async def ask(store: Store) -> None:
        rows = [one.played[0] for one in matches]
        best = await store.history.best("ada", "solo")
        assert best is not None
        assert best == min((one for one in rows if one.game == "solo" and one.gold == 4), key=lambda one: one.ended)
        longest, richest = await store.history.extremes("ada", 1970)
        assert longest is not None
        assert richest is not None
        assert (longest[0].ended, richest[0].ended) == (0.0, min(one.ended for one in rows if one.gold == 4))
        assert await store.history.best("ada", "dark-cave") is None
        assert await store.history.extremes("ada", 1971) == (None, None)

    asyncio.run(_with_store(tmp_path, matches, ask))


@pytest.mark.parametrize("counts", [[1], [0, 2], [1, 1], [1, 0, 0, 1], [3, 1, 2, 5], [0, 0, 1, 0, 7, 7]])
def test_the_median_of_counted_values(counts: list[int]) -> None:
    assert _median(counts) == median(value for value, count in enumerate(counts) for _ in range(count))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("history") / "data") as running:
        yield running
        assert "failed" not in running.log()


@pytest.mark.slow
def test_a_finished_match_is_in_the_history_of_its_people(server: Server) -> None:
    ada, ben, eve = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server, "Eve")
    first = played(ada, ben)
    second = played(ada, game="solo")
    page = ada.get("/api/me/history")
    assert [one["id"] for one in page["matches"]] == [second, first]
    assert (page["found"], page["all"], page["next"]) == (2, 2, None)
    assert [(one["name"], one["matches"]) for one in page["partners"]] == [("Ben", 1)]
    match = page["matches"][1]
    info = ada.get(f"/api/tables/{first}")
    assert (match["names"], match["winners"], match["won"]) == (["Ada", "Ben"], info["winners"], 0 in info["winners"])
    assert match["roles"] == ["green"]
    assert ada.get("/api/me/history?game=solo&result=won")["matches"] == []
    parts = ada.get("/api/me/history?count=1")
    rest = ada.http.get("/api/me/history", params={"count": 1, "before": parts["next"]}).json()
    assert [one["id"] for one in rest["matches"]] == [first]
    assert [one["id"] for one in ada.get(f"/api/me/history?with={ben.me['id']}")["matches"]] == [first]
    assert eve.get("/api/me/history")["matches"] == [], "one's own only"
    numbers = ada.get("/api/me/statistics")
    assert numbers["solo"]["id"] == second
    assert [(one["game"], one["share"]["count"]) for one in numbers["matches"]] == [("duel", 1), ("solo", 1)]
    year = numbers["years"][0]
    review = ada.get(f"/api/me/statistics?year={year}")["review"]
    assert (review["matches"], review["busiest_matches"]) == (2, 2)
    assert ada.get("/api/me/statistics?year=1999")["matches"] == []


@pytest.mark.slow
def test_odd_questions_are_refused_with_a_sentence(server: Server) -> None:
    ada = Guest(server, "Ada")
    for query in ("game=chess", "before=x", "count=0", "result=draw", "since=-1", "company=cats"):
        answer = ada.http.get(f"/api/me/history?{query}")
        assert (answer.status_code, bool(answer.json()["sentence"])) == (400, True), query
    assert ada.get("/api/me/history?role=%25&with=%00&before=1e400%20x")["matches"] == []
    assert Guest(server).http.get("/api/me/history").status_code == 401


@pytest.mark.slow
def test_matches_of_an_older_version_are_entered_by_the_next_start(tmp_path: Path) -> None:
    """As after an upgrade: nothing is entered yet."""
    url = f"sqlite:///{tmp_path / 'data' / 'tables.sqlite'}"
    with Server(tmp_path / "data") as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        played(ada, ben)
        played(ada, game="solo")
        before = every_row(url)
        server.stop()
        database = Database(url)

        async def clear() -> None:
            store = Store(database)
            await store.open_to_read()
            await store.history.clear()
            await store.close()

        asyncio.run(clear())
        assert every_row(url)["played"] == []
        server.start()
        end = time.monotonic() + 30
        while len((after := every_row(url))["played"]) < 3:
            assert time.monotonic() < end
            time.sleep(0.1)
        for table in ("played", "partners", "tallies"):
            assert sorted(map(str, before[table])) == sorted(map(str, after[table]))
