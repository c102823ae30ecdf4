"""The server's parts in isolation: messages, logs, schema, texts, documents."""

import ast
import asyncio
import gc
import json
import random
import re
import subprocess
import sys
import threading
import tomllib
import weakref
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

import stores
from saboteur import Match
from saboteur.server import sanitize
from saboteur.server.limits import Bucket
from saboteur.server.net.app import build
from saboteur.server.net.gate import address
from saboteur.server.net.socket_schema import socket_schema
from saboteur.server.refusal import Refusal, spoken, tell
from saboteur.server.resource import NewTable, Place, PlayNow
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database, migrations, newest
from saboteur.server.store.orders import LOOK
from saboteur.server.store.schema import metadata
from saboteur.server.store.schema import tables as tables_index
from saboteur.server.store.store import Person, Store
from saboteur.server.store.writer import Batch
from saboteur.server.table import action, answer, request
from saboteur.server.table import entry as log
from saboteur.server.table.client import Client
from saboteur.server.table.state import State
from saboteur.server.table.tables import Tables
from saboteur.text import LANGUAGES, has

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src" / "saboteur" / "server").rglob("*.py"))


def test_every_refusal_has_its_sentence() -> None:
    reasons = set()
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                reasons |= {str(part.value) for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    assert len(reasons) > 30
    for reason in reasons - {"match-over", "not-your-turn"}:
        assert all(has(f"refused-{reason}", lang) for lang in LANGUAGES), reason


def test_the_document_shows_every_message() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    shown = {found[1] for found in re.finditer(r'\{"type": "([a-z]+)"', text)}
    asked = {str(kind.__struct_config__.tag) for kind in request.AnyRequest.__args__}
    told = {str(kind.__struct_config__.tag) for kind in answer.AnyAnswer.__args__}
    assert asked | told == shown
    block = text.partition("### From the client")[2].partition("```json")[2].partition("```")[0]
    for line in block.strip().splitlines():
        assert json.loads(line)["type"] == request.read(line).__struct_config__.tag


def test_the_schema_names_every_message() -> None:
    schemas = socket_schema()["components"]["schemas"]
    assert {
        "ClientMessage",
        "ServerMessage",
        "RequestMove",
        "RequestChat",
        "Chat",
        "State",
        "Move",
        "View",
        "Event",
    } <= set(schemas)
    assert json.loads(json.dumps(schemas))


def test_the_extra_and_the_pinned_group_are_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["optional-dependencies"]["server"] == project["dependency-groups"]["server"]


def test_entries_survive_being_written() -> None:
    for entry in (
        log.Created(code="A", game="duel", players=2, options={"rounds": 3, "x": True}, host="h"),
        log.Move(seat=1, lines=("p2: EW 1,0", "deck EW"), seq=5, person="h", id="7", round=True),
        log.Chat(person="h", name="ü", seat=None, text='"\n', id="1"),
        log.Pause(on=False),
    ):
        assert log.read(log.write(entry)) == entry


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("Ada", "Ada"),
        ("  A \t b\n", "A b"),
        ("\u202eevil", "evil"),
        ("Ada\u3164", "Ada"),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("a\u0300\u0301\u0302\u0303\u0304", "à\u0301\u0302\u0303"),
    ],
)
def test_names_are_made_fit_to_show(raw: str, name: str) -> None:
    assert name == sanitize.name(raw)


@pytest.mark.parametrize("raw", ["", " ", "\u200b", "\x00", "x" * 31, "\u200d", "\ufe0f", "\u3164", "\u034f \u200d"])
def test_names_that_are_none(raw: str) -> None:
    with pytest.raises(Refusal, match="bad-name"):
        sanitize.name(raw)


def test_languages_of_browsers() -> None:
    assert ["de", "de", "en", "en", "en"] == [
        spoken(field) for field in ("de", "fr, de-CH;q=0.8, en;q=0.5", "fr", None, "x" * 10_000)
    ]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::a", "2001:db8:1:2:ffff:0:1:2", True),
        ("2001:db8::a:b", "2001:db8::c:d", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("nonsense", "other", False),
    ],
)
def test_one_home_is_one_address(one: str, other: str, same: bool) -> None:
    assert same == (address({"client": (one, 1)}) == address({"client": (other, 1)}))


def test_a_bucket_gives_what_it_holds() -> None:
    bucket = Bucket(3, 0.001)
    assert [True, True, True, False] == [bucket.take() for _ in range(4)]
    assert bucket.wait() > 100


def test_the_migrations_make_the_tables_the_server_uses(tmp_path: Path) -> None:
    async def differences() -> list[Any]:
        database = Database(f"sqlite:///{tmp_path / 'x.sqlite'}")
        await database.open()
        try:
            async with database.engine.connect() as connection:
                return await connection.run_sync(_compare)
        finally:
            await database.close()

    assert [] == asyncio.run(differences())


def _compare(connection: sa.Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_looking_for_the_silenced_and_banned_does_not_read_everybody(tmp_path: Path) -> None:
    """Each owner of tables looks every second, and there may be a million people."""

    async def plan() -> str:
        database = Database(f"sqlite:///{tmp_path / 'x.sqlite'}")
        await database.open()
        try:
            async with database.engine.connect() as connection:
                look = LOOK.params(since=0.0).compile(connection.engine, compile_kwargs={"literal_binds": True})
                steps = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {look}")
                return "\n".join(step[-1] for step in steps)
        finally:
            await database.close()

    steps = asyncio.run(plan())
    assert {"people_silenced", "people_banned"} == set(re.findall(r"people USING INDEX (\w+)", steps)), steps


def test_the_store_writes_groups_and_finds_collisions(tmp_path: Path) -> None:
    stores.exercise(f"sqlite:///{tmp_path / 'x.sqlite'}")


def test_one_entry_that_cannot_be_written_harms_no_other(tmp_path: Path) -> None:
    """Even if the database is not at fault: its caller gets the error, and writing continues."""

    async def work() -> None:
        store = Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}"))
        await store.open()
        texts = ("one", "\ud800", "three")
        said = [log.Chat(person="h", name="H", seat=None, text=text, id="1") for text in texts]
        batches = [Batch(table_id=f"t{n}", first=0, entries=(one,), at=1.0) for n, one in enumerate(said)]
        async with asyncio.timeout(20):
            found = await asyncio.gather(*(store.write(batch) for batch in batches), return_exceptions=True)
            assert [None, None] == found[::2]
            assert isinstance(found[1], UnicodeError)
            await store.write(Batch(table_id="t9", first=0, entries=(said[0],), at=1.0))
        await store.close()

    asyncio.run(work())


def test_it_says_when_it_is_not_ready(tmp_path: Path) -> None:
    async def ask() -> list[tuple[int, str]]:
        database = Database(f"sqlite:///{tmp_path / 'x.sqlite'}")
        tables = Tables(Store(database), Settings())
        await tables.store.open()
        app: Any = build(tables, b"k" * 32, opens=False)
        answers = []
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost") as http:
            answers.append(await http.get("/readyz"))
            tables.ready = True
            answers.append(await http.get("/readyz"))
            await tables.store.close()
            (tmp_path / "x.sqlite").rename(tmp_path / "y.sqlite")
            (tmp_path / "x.sqlite").mkdir()
            answers.append(await http.get("/readyz"))
        # The driver does not wait for the thread that failed to connect; it must end before the loop does.
        for thread in threading.enumerate():
            if "_connection_worker_thread" in thread.name:
                await asyncio.to_thread(thread.join)
        return [(answer.status_code, answer.json()["status"]) for answer in answers]

    assert [(503, "starting"), (200, "ok"), (503, "no database")] == asyncio.run(ask())


def test_clocks_do_not_run_while_the_server_does_not(tmp_path: Path) -> None:
    async def work() -> None:
        for began in range(2):
            store = Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}"))
            await store.open()
            assert began == len(store.stops)
            await store.close()
            assert all(stop < start for stop, start in store.stops)
            await asyncio.sleep(0.05)

    asyncio.run(work())


def test_a_move_that_is_no_event_makes_later_ones_stale() -> None:
    """`stop` and `done` leave no event, so the number of moves decides what is stale."""
    state = State("t")
    state.add(log.Created(code="A", game="dark-cave", players=2, options={}, host="h0"), 0.0)
    for number in range(2):
        state.add(log.Sat(person=f"h{number}", name="N", seat=number), 0.0)
    rng = random.Random(1)
    found = 0
    for seed in range(30):
        now = state.copy()
        now.add(log.Start(record="", seq=0), 0.0)
        now.match = Match.new("dark-cave", 2, seed)
        while (seat := now.running.actor) is not None:
            before = now.copy()
            move = str(rng.choice(now.running.moves()))
            change = action.play(now, seat, move)
            now.add(change.entries[0], 0.0)
            assert change.match is not None
            now.match = change.match
            if now.running.seq > before.running.seq or now.running.actor != seat:
                continue
            found += 1
            requester = action.Requester(Person(f"h{seat}", "N", "en"), ())
            again = [str(one) for one in now.running.moves()]
            late = request.Move(id="2", seq=before.running.seq, moved=before.moved, move=again[0])
            with pytest.raises(Refusal, match="stale"):
                action.decide(now, requester, late)
            assert action.decide(now, requester, msgspec.structs.replace(late, moved=now.moved)).entries
    assert found > 3


def test_tables_forgotten_long_ago_keep_nobody_from_opening_one(tmp_path: Path) -> None:
    async def ask() -> None:
        tables = Tables(Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}")), Settings(tables_per_person=2))
        await tables.open()
        person = Person("h", "H", "en")
        for _ in range(2):
            await tables.create(person, NewTable(game="duel", players=2))
        with pytest.raises(Refusal, match="too-many-tables"):
            await tables.create(person, NewTable(game="duel", players=2))
        async with tables.store._database.engine.begin() as connection:
            await connection.execute(tables_index.update().values(created=tables_index.c.created - 90_000))
        await tables.create(person, NewTable(game="duel", players=2))
        await tables.close()

    asyncio.run(ask())


def test_whoever_does_not_read_is_let_go_before_much_waits() -> None:
    """However few or many messages it takes."""
    for size in (100, 1_000_000):
        client = Client(None, "en")
        client.subscribed = True
        waiting = 0
        while client.subscribed:
            client.send(b"x" * size)
            waiting += size
        assert waiting <= 4_000_000
        codes = [client.take()[1] for _ in range(len(client.queue))]
        assert 4408 in codes


def test_messages_that_wait_leave_together_in_their_order_and_before_the_end() -> None:
    """A few at a time, so that whoever does not read them is noticed."""
    waiting: list[int] = []
    client = Client(None, "en")
    client.on_waiting = lambda: waiting.append(len(client.queue))
    client.send(b"ack")
    client.send(b"update")
    assert client.take() == ([b"ack", b"update"], None)
    long = [b"%d" % number * 20_000 for number in range(3)]
    for text in long:
        client.send(text)
    client.close(1012)
    assert client.take() == (long[:2], None)
    assert client.take() == (long[2:], 1012)
    # Told once each time, when the first one came.
    assert waiting == [1, 1]


def test_nothing_is_kept_of_tables_that_are_not_there(tmp_path: Path) -> None:
    async def ask() -> None:
        tables = Tables(Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}")), Settings(sweep=0.05))
        await tables.open()
        for number in range(20):
            with pytest.raises(Refusal, match="no-such-table"):
                await tables.get(f"none{number}")
        gc.collect()
        assert len(tables._load_locks) == 0
        person = Person("h", "H", "en")
        await tables.store.keep(person)
        await tables.play_now(person, PlayNow(game="duel"))
        table = await tables.create(person, NewTable(game="duel", players=2))
        while tables.loaded:  # noqa: ASYNC110 - nobody is told when a table is let go
            await asyncio.sleep(0.05)
        one, two = await asyncio.gather(tables.get(table.state.table_id), tables.get(table.state.table_id))
        assert one is two
        await tables.close()

    asyncio.run(ask())


def test_reasons_of_the_rules_are_told_as_the_game_has_them() -> None:
    """The same reason means another rule in another game; without a game, the common wording is used."""
    assert "No way leads back to the start from there." == tell("not-connected", "en")
    assert "No way leads back to your own start from there." == tell("not-connected", "en", game="duel")
    assert "It would not extend any path" in Refusal("not-connected", game="dark-cave").sentence("en")


def test_an_unloaded_table_is_freed_at_once(tmp_path: Path) -> None:
    """Not only by the next full garbage collection, which is rare on purpose."""

    async def work() -> bool:
        tables = Tables(Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}")), Settings())
        await tables.open()
        person = Person("h", "H", "en")
        await tables.store.keep(person)
        seats = (Place(me=True), Place(bot="random"))
        table = await tables.create(person, NewTable(game="duel", players=2, seats=seats))
        client = Client(person, "en")
        table.join(client)
        table.hello(client)
        await table.act(client, request.Chat(id="1", text="Hello!"))
        table.leave(client)
        tables.unload_idle(table)
        # The loop releases finished tasks.
        await asyncio.sleep(0.05)
        gone = weakref.ref(table)
        del table
        freed = gone() is None
        await tables.close()
        return freed

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(work())
    finally:
        gc.enable()


def test_a_bot_worker_loads_neither_the_web_nor_the_database() -> None:
    """Processes of a cluster are there sooner if they load only what they need."""
    code = (
        "import sys, saboteur.server.part, saboteur.server.roles, saboteur.server.cluster.bots, "
        "saboteur.server.cluster.coach; print(*sorted({'litestar', 'sqlalchemy', 'alembic'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout == "\n"


def test_the_last_migration_is_the_one_that_alembic_finds() -> None:
    with as_file(migrations()) as folder:
        assert [newest()] == ScriptDirectory(str(folder)).get_heads()


def test_people_are_served_before_the_matches_are_taken_up_again(tmp_path: Path) -> None:
    async def work() -> None:
        url, person = f"sqlite:///{tmp_path / 'x.sqlite'}", Person("h", "H", "en")
        first = Tables(Store(Database(url)), Settings())
        await first.open()
        begun = [(await first.play_now(person, PlayNow(game="duel"))).state.table_id for _ in range(3)]
        await first.close()
        tables = Tables(Store(Database(url)), Settings())
        await tables.open()
        # As soon as it is open somebody finds their table, while the others still wait to be taken up.
        assert not tables.loaded
        assert not tables.ready
        assert (await tables.get(begun[-1])).state.phase == "playing"
        await tables.close()

    asyncio.run(work())
