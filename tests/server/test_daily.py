"""The mine of the day and the Duel of the week: the first try counts, and nobody learns cards still to come."""

import asyncio
import contextlib
import io
import random
import statistics
import zipfile
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

import postgres as postgres_module
from memories import play_out
from saboteur import Match
from saboteur.daily import Kind, Period, commitment, dealt_from
from saboteur.daily import derive as derive_key
from saboteur.engine import FORM
from saboteur.server.clock import SteadyClock
from saboteur.server.daily import DailyDay, DailyKind
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store import dailies
from saboteur.server.store.daily_schema import tries
from saboteur.server.store.database import Database
from saboteur.server.store.schema import entries
from saboteur.server.store.search import Filter
from saboteur.server.store.store import Person, Store
from saboteur.server.table import action
from saboteur.server.table import entry as log
from saboteur.server.table.archive import archive
from saboteur.server.table.calendar import best_record, calendar
from saboteur.server.table.client import Client
from saboteur.server.table.daily_opening import DailyOpener
from saboteur.server.table.desk import LocalDesk
from saboteur.server.table.opening import Opener
from saboteur.server.table.state import fold
from saboteur.server.table.table import Table
from saboteur.server.table.tables import Tables
from saboteur.server.verify import verify
from servers import Guest, Message, Server

pytestmark = pytest.mark.once

TODAY = Period.parse("mine", "2026-11-17")
SETTINGS = Settings(bots=("random", "master"))
MASTER = "master:iterations=1" if FORM == "compiled" else "greedy"
"""Who plays the Duel of the week here: interpreted, even its shortest thoughts take a second a move."""


class Clock:
    """The server's time, which a test sets."""

    def __init__(self) -> None:
        self.now = TODAY.begins + 3600


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(SteadyClock, "now", lambda _clock: clock.now)
    return clock


@contextlib.asynccontextmanager
async def serving(url: str, *names: str) -> AsyncIterator[tuple[LocalDesk, list[Person]]]:
    """The tables of a server in this process, and some guests."""
    desk = LocalDesk(Tables(Store(Database(url)), SETTINGS))
    await desk.open(resume=False)
    people = [Person(f"id-{name}", name, "en") for name in names]
    try:
        for one in people:
            await desk.store.keep(one)
        yield desk, people
    finally:
        await desk.close()


async def begin(desk: LocalDesk, person: Person, kind: Kind = "mine", label: str | None = None) -> Table:
    return await desk.tables.get((await desk.play_daily(person, kind, label)).id)


async def play(table: Table, seed: int, moves: int = 10**6) -> int:
    """Play on alone; the gold that was brought home."""
    rng = random.Random(seed)
    person = table.state.seats[0].person
    for _ in range(moves):
        if table.state.phase == "over":
            break
        move = str(rng.choice(table.state.running.moves()))
        await table.change(action.play(table.state, 0, move, person))
    outcome = table.state.running.outcome
    return -1 if outcome is None else outcome.gold[0]


async def kind_of(desk: LocalDesk, person: Person | None, kind: Kind = "mine") -> DailyKind:
    found = await calendar(desk.store, SETTINGS, None if person is None else person.id)
    return next(one for one in found if one.kind == kind)


async def day(desk: LocalDesk, person: Person | None, label: str = TODAY.label) -> DailyDay:
    return next(one for one in (await kind_of(desk, person)).days if one.label == label)


async def rows(store: Store) -> list[dailies.Try]:
    async with store.reading() as connection:
        return [dailies.Try(**row) for row in (await connection.execute(sa.select(tries))).mappings()]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'x.sqlite'}"
        return
    for postgres in postgres_module.running():
        yield postgres.url


def test_the_first_try_counts_however_often_one_asks(url: str, clock: Clock) -> None:
    """Even if processes that know nothing of each other are asked at the same moment."""

    async def asked() -> None:
        async with serving(url, "Ada") as (desk, [ada]):
            store, tables = desk.store, desk.tables
            openers = [Opener(store, SETTINGS, tables.get, tables._add) for _ in range(4)]
            wishes = (DailyOpener(store, SETTINGS, one).play(ada, "mine", None) for one in openers)
            opened = await asyncio.gather(*wishes)
            assert len({one.id for one in opened}) == 1
            table = await tables.get(opened[0].id)
            assert table.state.created.counts
            gold = await play(table, 1)
            practice = await begin(desk, ada)
            assert practice.state.table_id != table.state.table_id
            assert not practice.state.created.counts
            assert practice.state.running.story[:2] == table.state.running.story[:2], "the same cards"
            await play(practice, 2)
            [counted] = await rows(store)
            assert (counted.table_id, counted.gold, counted.ended) == (table.state.table_id, gold, clock.now)
            told = await day(desk, ada)
            assert told.own is not None
            assert (told.own.gold, told.own.over, told.count, told.median) == (gold, True, 1, gold)
            assert await store.history.count(ada.id, Filter()) == 1, "practice shines in no statistics"
            assert (await verify(store)).faults == []

    asyncio.run(asked())


def test_results_are_told_to_those_who_have_finished_and_later_to_everybody(url: str, clock: Clock) -> None:
    names = [f"N{number}" for number in range(8)]

    async def asked() -> None:
        async with serving(url, *names) as (desk, people):
            golds = [await play(await begin(desk, one), seed) for seed, one in enumerate(people[:7])]
            last = people[7]
            waiting = await day(desk, last)
            assert (waiting.count, waiting.median, waiting.others, waiting.key) == (7, None, (), None)
            assert not waiting.best
            told = await day(desk, people[0])
            assert told.median == statistics.median(golds)
            assert sum(told.others) == 6
            assert all(told.others[gold] == (golds[1:]).count(gold) for gold in range(len(told.others)))
            with pytest.raises(Refusal, match="day-not-over"):
                await best(desk, TODAY)
            # Begun in time, finished in time: until two hours after midnight.
            late = await begin(desk, last)
            assert (await play(late, 9, 3)) == -1
            clock.now = TODAY.ends + 600
            closing = await day(desk, last)
            assert (closing.phase, closing.key, closing.own is not None and closing.own.over) == (
                "closing",
                None,
                False,
            )
            with pytest.raises(Refusal, match="day-closing"):
                await begin(desk, people[0], label=TODAY.label)
            assert (await begin(desk, last, label=TODAY.label)) is late, "one goes on with what one has begun"
            golds.append(await play(late, 9))
            clock.now = TODAY.closes
            over = await day(desk, None)
            assert (over.count, over.median, over.phase, over.best) == (8, statistics.median(golds), "over", True)
            assert over.key is not None
            assert commitment(TODAY, bytes.fromhex(over.key)) == over.commitment == closing.commitment
            record = Match.replay(await best(desk, TODAY))
            assert record.outcome is not None
            assert record.outcome.gold[0] == max(golds)
            assert dealt_from(record, "mine", bytes.fromhex(over.key))
            assert (await kind_of(desk, last)).streak == 1
            assert (await verify(desk.store)).faults == []

    asyncio.run(asked())


async def best(desk: LocalDesk, period: Period) -> str:
    """The record that the network hands out."""
    return await best_record(desk.store, desk.settings, period)


def test_a_match_that_ends_too_late_does_not_count(tmp_path: Path, clock: Clock) -> None:
    async def asked() -> None:
        async with serving(f"sqlite:///{tmp_path / 'x.sqlite'}", "Ada") as (desk, [ada]):
            table = await begin(desk, ada)
            clock.now = TODAY.closes + 1
            await play(table, 1)
            [counted] = await rows(desk.store)
            assert counted.ended is None
            assert (await day(desk, None)).count == 0
            assert (await verify(desk.store)).faults == []
            # What was played for practice does not change that.
            await play(await begin(desk, ada, label=TODAY.label), 2)
            assert (await day(desk, None)).count == 0
            with pytest.raises(Refusal, match="day-not-come"):
                await begin(desk, ada, label=TODAY.shifted(2).label)
            with pytest.raises(Refusal, match="no-such-day"):
                await begin(desk, ada, label="tomorrow")
            alone = await calendar(desk.store, Settings(bots=("random",)), ada.id)
            assert [one.kind for one in alone] == ["mine"], "no master, no Duel"
            off = msgspec.structs.replace(SETTINGS, daily=False)
            assert await calendar(desk.store, off, ada.id) == ()
            with pytest.raises(Refusal, match="no-daily"):
                await DailyOpener(desk.store, off, Opener(desk.store, off, desk.tables.get, desk.tables._add)).play(
                    ada, "mine", None
                )

    asyncio.run(asked())


def test_until_the_day_is_over_nobody_is_told_more_than_they_have_seen(tmp_path: Path, clock: Clock) -> None:
    """Not by records, replays, stories, archives, or the last message of a match."""

    async def asked() -> None:
        async with serving(f"sqlite:///{tmp_path / 'x.sqlite'}", "Ada", "Ben") as (desk, [ada, ben]):
            table = await begin(desk, ada)
            await play(table, 1)
            match, table_id = table.state.running, table.state.table_id
            seen, whole = match.record(seat=0), match.record()
            assert "?" in seen
            assert (await desk.record(table_id, ada)).text == seen
            assert await archived(desk, ada) == seen
            for who in (ben, None):
                for wish in (desk.record(table_id, who), desk.replay(table_id, who, None, 0, 1)):
                    with pytest.raises(Refusal, match="no-spectators"):
                        await wish
                with pytest.raises(Refusal, match="no-spectators"):
                    await desk.visit_locally(table_id, Client(who, "en"))
            steps = msgspec.json.decode(await desk.replay(table_id, ada, 0, 0, 100))["steps"]
            told = msgspec.to_builtins(match.seen(0))
            assert [event for step in steps for event in step["events"]] == [_plain(event) for event in told]
            assert steps[-1]["goals"] == _plain(msgspec.to_builtins(match.view(0)))["goals"]
            with pytest.raises(Refusal, match="day-not-over"):
                await desk.story(table_id, ada)
            assert msgspec.json.decode(await desk.preview(table_id, ada))["ending"] is None, "no picture of the board"
            assert await last_events(desk, table_id, ada) == [_plain(event) for event in told]
            clock.now = TODAY.closes
            assert (await desk.record(table_id, ben)).text == whole
            assert msgspec.json.decode(await desk.preview(table_id, ben))["ending"] is not None
            assert await archived(desk, ada) == whole
            assert await last_events(desk, table_id, ada) == [_plain(one) for one in msgspec.to_builtins(match.events)]

    asyncio.run(asked())


async def archived(desk: LocalDesk, person: Person) -> str:
    packed = b"".join([part async for part in archive(desk.store, person)])
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        [name] = [name for name in files.namelist() if name.startswith("matches/")]
        return files.read(name).decode()


async def last_events(desk: LocalDesk, table_id: str, person: Person) -> list[object]:
    """The events of the state that is sent to somebody who looks at a finished match."""
    client = Client(person, "en")
    visit = await desk.visit_locally(table_id, client)
    visit.table.hello(client)
    told = [client.queue.popleft() for _ in range(len(client.queue))]
    visit.leave()
    states = [msgspec.json.decode(one) for one in told if isinstance(one, bytes)]
    return list(next(one for one in states if one["type"] == "state")["events"])


def _plain(value: object) -> dict[str, object]:
    """As it is read from JSON."""
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(value))
    return found


@pytest.mark.usefixtures("clock")
def test_no_byte_depends_on_the_keys_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that differ in the cards from tomorrow on: all that is told is the same, commitments aside."""
    ahead = [Period.at("mine", TODAY.ends), Period.at("duel", TODAY.ends + 7 * 86_400)]

    async def told(world: int) -> list[bytes]:
        def derive(_secret: bytes, period: Period) -> bytes:
            later = any(period.kind == one.kind and period >= one for one in ahead)
            return real(bytes([world if later else 0]) * 32, period)

        numbers = iter(range(10**6))
        monkeypatch.setattr(dailies, "derive", derive)
        monkeypatch.setattr("secrets.token_urlsafe", lambda _size: f"id{next(numbers)}")
        monkeypatch.setattr("secrets.choice", lambda letters: letters[next(numbers) % len(letters)])
        said: list[bytes] = []
        async with serving(f"sqlite:///{tmp_path / f'{world}.sqlite'}", "Ada") as (desk, [ada]):
            kinds: tuple[Kind, ...] = ("mine", "duel")
            for kind in kinds:
                said.append(msgspec.json.encode(await desk.play_daily(ada, kind, None)))
                table = await begin(desk, ada, kind)
                client = Client(ada, "en")
                visit = await desk.visit_locally(table.state.table_id, client)
                visit.table.hello(client)
                await play(table, 1, 100 if kind == "mine" else 1)
                said += [msgspec.json.encode(client.queue.popleft()) for _ in range(len(client.queue))]
                visit.leave()
                said.append((await desk.record(table.state.table_id, ada)).text.encode())
                said.append(msgspec.json.encode(await desk.info(table.state.table_id, None)))
            shown = msgspec.json.encode(await calendar(desk.store, SETTINGS, ada.id))
            for one in (*(ahead[0].shifted(n) for n in range(9)), *(ahead[1].shifted(n) for n in range(9))):
                shown = shown.replace(commitment(one, derive(b"", one)).encode(), b"commitment")
            said.append(shown)
            said += [part async for part in _readable(desk, ada)]
        return said

    real = derive_key
    one, two = asyncio.run(told(1)), asyncio.run(told(2))
    assert len(one) > 40
    assert one == two
    assert one[-3].count(b"commitment") > 9


async def _readable(desk: LocalDesk, person: Person) -> AsyncIterator[bytes]:
    packed = b"".join([part async for part in archive(desk.store, person)])
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        yield b"".join(files.read(name) for name in files.namelist())
        yield str(files.namelist()).encode()


@pytest.mark.usefixtures("clock")
def test_later_rounds_follow_from_the_key_after_a_restart(tmp_path: Path) -> None:
    """And hints are not for a try that counts."""

    async def asked() -> None:
        async with serving(f"sqlite:///{tmp_path / 'x.sqlite'}", "Ada") as (desk, [ada]):
            table = await begin(desk, ada, "duel")
            assert (table.state.seats[1].bot, table.state.hints_allowed) == ("master", False)
            entries = await desk.store.read(table.state.table_id)
        state, rng, rounds = fold("t", entries), random.Random(1), 1
        while (actor := state.running.actor) is not None:
            change = action.play(state, actor, str(rng.choice(state.running.moves())))
            entries += [(entry, 1.0) for entry in change.entries]
            rounds += sum(entry.round for entry in change.entries if isinstance(entry, log.Move))
            # As after a restart: from the log alone.
            state = fold("t", entries)
        assert rounds == 3
        assert state.dealt_from_key()

    asyncio.run(asked())


@pytest.mark.usefixtures("clock")
def test_a_wrong_result_and_a_wrong_deal_are_found(tmp_path: Path) -> None:
    async def asked() -> None:
        async with serving(f"sqlite:///{tmp_path / 'x.sqlite'}", "Ada") as (desk, [ada]):
            table = await begin(desk, ada)
            await play(table, 1)
            async with desk.store.writing() as connection:
                await connection.execute(tries.update().values(gold=tries.c.gold + 1))
            assert any("tries of the day" in fault for fault in (await verify(desk.store)).faults)
            # Entered anew from the log, it is right again.
            await desk.store.history.clear()
            while await desk.tables.clerk._enter_old() or await desk.store.history.missing(1):
                pass
            assert (await verify(desk.store)).faults == []
            async with desk.store.writing() as connection:
                start = sa.select(entries.c.payload).where(entries.c.kind == "start")
                payload = str((await connection.execute(start)).scalar())
                key = msgspec.json.decode(payload)["key"]
                wrong = payload.replace(key, bytes(32).hex())
                await connection.execute(entries.update().where(entries.c.kind == "start").values(payload=wrong))
            assert any("do not follow from the key" in fault for fault in (await verify(desk.store)).faults)

    asyncio.run(asked())


@pytest.mark.slow
def test_over_the_network_a_try_outlives_a_kill_and_its_day_and_nobody_can_ask_without_end(tmp_path: Path) -> None:
    """The mine of the day alone, the Duel of the week against a master who thinks only briefly."""
    with Server(tmp_path / "data", bots=["random", "master"], files={"master": MASTER}) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        with ThreadPoolExecutor(4) as threads:
            opened = list(threads.map(lambda _: ada.post("/api/daily/mine")["id"], range(4)))
        assert len(set(opened)) == 1
        table = ada.join(opened[0])
        table.turn()
        table.play(table.match["moves"][0]["text"])
        table.turn()
        hand = table.match["view"]["hand"]
        promised = ada.get("/api/daily")["kinds"]
        assert [one["kind"] for one in promised] == ["mine", "duel"]
        contest = ada.join(ada.post("/api/daily/duel")["id"])
        contest.turn()
        contest.play(contest.match["moves"][0]["text"])
        server.kill()
        server.start()
        assert ada.post("/api/daily/mine") == {"id": opened[0], "code": table.table["code"]}
        table = ada.join(opened[0])
        table.turn()
        assert table.match["view"]["hand"] == hand
        play_out(table)
        this, gold = _week(ada, ben)
        kept = ada.get("/api/daily")["kinds"][0]
        [today] = [one for one in kept["days"] if one["phase"] == "open"]
        assert today["own"]["table"] == opened[0]
        assert (today["own"]["over"], today["key"], kept["streak"]) == (True, None, 1)
        assert today["commitment"] in {one["commitment"] for one in promised[0]["days"]}
        assert ben.http.get(f"/api/daily/mine/{today['label']}/best").json()["reason"] == "day-not-over"
        assert ben.http.post("/api/daily/gold", json={}).json()["reason"] == "no-such-day"
        assert Guest(server).http.post("/api/daily/mine", json={}).json()["reason"] == "no-name"
        server.stop()
        server.set_wall_clock(9 * 86_400)
        server.start()
        record = ben.http.get(f"/api/daily/mine/{today['label']}/best")
        [key] = [one["key"] for one in ben.get("/api/daily")["kinds"][0]["days"] if one["label"] == today["label"]]
        assert dealt_from(Match.replay(record.text), "mine", bytes.fromhex(key))
        assert "Ada" not in record.text
        _after_the_week(ben, this, gold)
        again = ben.join(ben.post("/api/daily/mine", label=today["label"])["id"])
        again.turn()
        assert again.match["view"]["hand"]
        answers = [ben.http.post("/api/daily/mine", json={"label": "2026"}).status_code for _ in range(25)]
        assert (answers[0], answers[-1]) == (400, 429)
        assert "failed" not in server.log()


def _week(ada: Guest, ben: Guest) -> tuple[Message, list[int]]:
    """Go on with the Duel of the week, to its end; how it is told, and the gold of both."""
    table_id = ada.post("/api/daily/duel")["id"]
    table = ada.join(table_id)
    assert [seat["bot"] for seat in table.table["seats"]] == [None, "master"]
    play_out(table)
    week = ada.get("/api/daily")["kinds"][1]
    [this] = [one for one in week["days"] if one["phase"] == "open"]
    outcome = table.match["outcome"]
    won = outcome["winners"] == [0]
    assert this["own"] == this["own"] | {"table": table_id, "over": True, "gold": outcome["gold"][0], "won": won}
    assert (this["count"], this["beaten"], this["key"], week["streak"]) == (1, int(won), None, 1)
    assert ben.http.get(f"/api/tables/{table_id}/record").json()["reason"] == "no-spectators"
    return this, outcome["gold"]


def _after_the_week(ben: Guest, this: Message, gold: list[int]) -> None:
    """Its key and its replay are for everybody now."""
    [past] = [one for one in ben.get("/api/daily")["kinds"][1]["days"] if one["label"] == this["label"]]
    assert commitment(Period.parse("duel", past["label"]), bytes.fromhex(past["key"])) == this["commitment"]
    match = Match.replay(ben.http.get(f"/api/daily/duel/{past['label']}/best").text)
    assert dealt_from(match, "duel", bytes.fromhex(past["key"]))
    assert match.outcome is not None
    assert list(match.outcome.gold) == gold
    assert len(ben.get(f"/api/tables/{this['own']['table']}/replay")["steps"]) > 20
