"""No owner that was paused, cut off or replaced can write: the rules, in every order of events, and the real store."""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Iterator
from typing import NamedTuple

import msgspec
import pytest
import sqlalchemy as sa

import postgres as postgres_module
from saboteur.server.cluster.programs import Postgres
from saboteur.server.refusal import Refusal
from saboteur.server.resource import NewTable, Opened
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.failure import Collision, LostError
from saboteur.server.store.leases import HeldError, Shared
from saboteur.server.store.schema import alive, entries, owners
from saboteur.server.store.store import Person, Store
from saboteur.server.store.writer import Batch, Row
from saboteur.server.table import entry as log
from saboteur.server.table.desk import LocalDesk
from saboteur.server.table.tables import Tables

pytestmark = pytest.mark.once


# A model of lease, fencing and takeover, small enough to try everything that can happen.


class Owner(NamedTuple):
    """What one process believes about the table."""

    epoch: int = 0
    """At which it claimed the table; 0: it does not hold it."""
    read: int = -1
    """The length of the log it has read; -1: not yet."""
    step: str = "idle"
    """Where it is within a transaction: idle, checked (and holds the lock), or committed but not yet acknowledged."""


class World(NamedTuple):
    """Database, processes and what clients were told."""

    holder: int
    epoch: int
    living: tuple[bool, ...]
    """Whose lease has not run out, by the database's clock."""
    log: tuple[tuple[int, int], ...]
    """Epoch of each entry, and the length of the log that its writer had read."""
    owners: tuple[Owner, ...]
    acknowledged: int
    """The highest number of an entry that a client was told of."""
    back: bool = False
    """Whether a client that joined anew was told less than it knew."""


class Rules(NamedTuple):
    """The rules; each left out must be found out."""

    check: bool = True
    """An append compares epochs."""
    locked: bool = True
    """Check and append are one step for claims: a claim waits."""
    grow: bool = True
    """A claim makes the epoch grow."""
    claim_first: bool = True
    """The log is read after the claim, not before."""
    confirmed: bool = True
    """An owner that somebody joins compares epochs before it tells what it has read."""
    numbered: bool = True
    """Two entries cannot have the same number."""


def following(world: World, rules: Rules, most: int) -> Iterator[World]:
    """Every world one step later. A paused process is one that takes no step for as long as one likes."""
    for number, owner in enumerate(world.owners):
        for changed, world_after in _steps(world, number, owner, rules, most):
            all_owners = (*world.owners[:number], changed, *world.owners[number + 1 :])
            yield world_after._replace(owners=all_owners)


def _steps(  # noqa: C901 - one condition for each step
    world: World, number: int, owner: Owner, rules: Rules, most: int
) -> Iterator[tuple[Owner, World]]:
    living = world.living
    # Its lease runs out at any moment, or it renews it.
    flipped = (*living[:number], not living[number], *living[number + 1 :])
    yield owner, world._replace(living=flipped)
    busy = any(one.step == "checked" for one in world.owners) and rules.locked
    may_claim = world.holder in {-1, number} or not living[world.holder]
    if owner.step == "idle" and may_claim and not busy and world.epoch < most:
        epoch = world.epoch + 1 if rules.grow else max(1, world.epoch)
        read = -1 if rules.claim_first else owner.read
        yield Owner(epoch, read), world._replace(holder=number, epoch=epoch)
    if owner.step == "idle" and owner.read < 0 and (owner.epoch or not rules.claim_first):
        yield owner._replace(read=len(world.log)), world
    if owner.step == "idle" and owner.epoch and owner.read >= 0 and len(world.log) < most:
        if not rules.check or owner.epoch == world.epoch:
            yield owner._replace(step="checked"), world
        else:
            # Refused: it lets go of the table.
            yield Owner(), world
    if owner.step == "idle" and owner.epoch and owner.read >= 0:
        if rules.confirmed and owner.epoch != world.epoch:
            # It reads the log again, after a claim, or refuses.
            yield Owner(), world
        elif owner.read < world.acknowledged:
            yield owner, world._replace(back=True)
    if owner.step == "checked":
        if rules.numbered and owner.read != len(world.log):
            yield Owner(), world
        else:
            added = (*world.log, (owner.epoch, owner.read))
            yield owner._replace(step="committed", read=owner.read + 1), world._replace(log=added)
        # Cut off within the transaction: the database rolls it back.
        yield Owner(), world
    if owner.step == "committed":
        yield owner._replace(step="idle"), world._replace(acknowledged=max(world.acknowledged, owner.read))
        # Dies before it tells anyone.
        yield Owner(), world


def wrong(world: World) -> str | None:
    """What is wrong with a world, if anything is."""
    epochs = [epoch for epoch, _ in world.log]
    if epochs != sorted(epochs):
        return "an old owner wrote after a new one"
    if any(read != place for place, (_, read) in enumerate(world.log)):
        return "an entry was decided on without the entries before it"
    if world.acknowledged > len(world.log):
        return "an acknowledged entry is not in the log"
    if world.back:
        return "a client that joined anew was told less than it knew"
    return None


def explore(rules: Rules, processes: int, most: int) -> tuple[str | None, int]:
    """Look at every world that can come about; the first thing wrong, and how many there are."""
    first = World(-1, 0, (True,) * processes, (), (Owner(),) * processes, 0)
    seen, waiting = {first}, deque([first])
    while waiting:
        world = waiting.popleft()
        if (trouble := wrong(world)) is not None:
            return trouble, len(seen)
        for after in following(world, rules, most):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return None, len(seen)


@pytest.mark.parametrize(("processes", "most"), [(3, 2), (2, 3)])
def test_in_every_order_of_events_only_the_last_owner_writes(processes: int, most: int) -> None:
    trouble, worlds = explore(Rules(), processes, most)
    assert trouble is None
    assert worlds > 2_000, "there was much to try"
    # The numbers of entries, which the database keeps unique, are a second safeguard.
    assert explore(Rules(numbered=False), processes, most)[0] is None


@pytest.mark.parametrize("rule", ["check", "locked", "grow", "claim_first", "confirmed"])
def test_the_search_finds_out_what_each_rule_is_for(rule: str) -> None:
    trouble, _ = explore(Rules(numbered=False)._replace(**{rule: False}), processes=2, most=3)
    assert trouble is not None


# The real store, on PostgreSQL.


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    yield from postgres_module.running()


SAID = log.Chat(person="h", name="H", seat=None, text="x", id="1")


def batch(table_id: str, first: int, *, new: bool = False) -> Batch:
    row = Row(table_id, table_id[-6:].upper(), True, "playing", 1, 1.0, 1.0, "{}") if new else None
    return Batch(table_id=table_id, first=first, entries=(SAID,), at=1.0, row=row, new=new)


async def owner(postgres: Postgres, name: str, seconds: float = 600.0) -> tuple[Store, Shared]:
    database = Database(postgres.url)
    held = Shared(database, name, name, seconds)
    store = Store(database, held)
    await store.open()
    await held.renew()
    return store, held


async def expire(store: Store, name: str) -> None:
    """Let the lease of an owner run out."""
    async with store._database.engine.begin() as connection:
        await connection.execute(owners.update().where(owners.c.id == name).values(expires=0))


@pytest.mark.slow
def test_an_append_with_an_old_epoch_is_refused_in_the_same_transaction(postgres: Postgres) -> None:
    async def check() -> None:
        first, a = await owner(postgres, "a")
        second, b = await owner(postgres, "b")
        await first.write(batch("t1", 0, new=True))
        await first.write(batch("t2", 0, new=True))
        with pytest.raises(HeldError):
            await b.claim("t1")
        assert await first.holder("t1") == "a"
        await expire(first, "a")
        assert await first.holder("t1") is None
        assert sorted(await b.orphans(10)) == ["t1", "t2"]
        # An owner that was paused for longer than its lease writes on while nobody else has claimed its tables.
        await first.write(batch("t1", 1))
        await b.claim("t1")
        assert len(await second.read("t1")) == 2
        assert not await a.renew()
        # Of two tables in one transaction only the lost one is refused.
        found = await asyncio.gather(first.write(batch("t1", 2)), first.write(batch("t2", 1)), return_exceptions=True)
        assert [type(one) for one in found] == [LostError, type(None)]
        assert len(await second.read("t1")) == 2
        await second.write(batch("t1", 2))
        # Given up, it can be taken at once, and the old epoch counts no more.
        await b.release("t1")
        await a.claim("t1")
        assert (a.epochs["t1"], b.epochs) == (3, {})
        with pytest.raises(LostError):
            await second.write(batch("t1", 3))
        with pytest.raises(Collision):
            await first.write(batch("t1", 2))
        assert len(await second.read("t1")) == 3
        # What was decided on before the table was lost and taken again is not written, though its number is free.
        with pytest.raises(LostError):
            await first.write(msgspec.structs.replace(batch("t1", 3), epoch=1))
        await first.write(msgspec.structs.replace(batch("t1", 3), epoch=3))
        for one in (first, second):
            await one.close()

    asyncio.run(check())


@pytest.mark.slow
def test_a_claim_waits_for_a_write_under_way_but_not_for_a_paused_owner(postgres: Postgres) -> None:
    async def check() -> None:
        first, a = await owner(postgres, "c")
        second, b = await owner(postgres, "d")
        await first.write(batch("t3", 0, new=True))
        await expire(first, "c")
        async with first._database.engine.connect() as writing:
            await a.check(writing, [("t3", None)], [])
            claim = asyncio.create_task(b.claim("t3"))
            await writing.execute(
                entries.insert().values(table_id="t3", seq=1, kind="chat", payload=log.write(SAID), at=1.0)
            )
            assert not claim.done()
            await writing.commit()
        await claim
        assert len(await second.read("t3")) == 2, "the claim sees what was written before it"
        # This one is paused within its transaction, as by SIGSTOP: PostgreSQL gives it up.
        await expire(first, "d")
        paused = await second._database.engine.connect()
        await b.check(paused, [("t3", None)], [])
        await asyncio.wait_for(a.claim("t3"), 60)
        with contextlib.suppress(sa.exc.DBAPIError):
            await paused.execute(sa.select(1))
            pytest.fail("the transaction is still open")
        await paused.invalidate()
        await paused.close()
        for one in (first, second):
            await one.close()

    asyncio.run(check())


@pytest.mark.slow
def test_one_server_alone_and_a_cluster_exclude_each_other(postgres: Postgres) -> None:
    async def check() -> None:
        first, a = await owner(postgres, "e")
        await first.write(batch("t4", 0, new=True))
        # Its connection with the lock is lost, and somebody starts a server that owns everything.
        assert first._database._guard is not None
        await first._database._guard.invalidate()
        alone = Store(Database(postgres.url))
        await alone.open()
        with pytest.raises(LostError):
            await first.write(batch("t4", 1))
        await alone.write(batch("t4", 1))
        await alone.close()
        # The other way round the older start is fenced off.
        before = await alone_epoch(first)
        other, _ = await owner(postgres, "f")
        assert await alone_epoch(first) > before
        assert a.epochs
        for one in (first, other):
            await one.close()

    async def alone_epoch(store: Store) -> int:
        async with store._database.engine.connect() as connection:
            return int((await connection.execute(sa.select(alive.c.epoch))).scalar_one())

    asyncio.run(check())


@contextlib.asynccontextmanager
async def desks(postgres: Postgres, names: str, settings: Settings) -> AsyncIterator[list[LocalDesk]]:
    """Owners of these names, each as its edges ask it."""
    found = []
    for name in names:
        database = Database(postgres.url)
        held = Shared(database, name, name, 600.0)
        found.append(LocalDesk(Tables(Store(database, held), settings)))
        await found[-1].open(resume=False)
        await held.renew()
    try:
        yield found
    finally:
        for one in found:
            await one.close()


@pytest.mark.slow
def test_owners_that_are_asked_at_the_same_moment_open_no_more_tables_than_allowed(postgres: Postgres) -> None:
    """Each has seen that there is room for one; the transaction that opens a table counts again."""

    async def check() -> None:
        async with desks(postgres, "ghij", Settings(tables_per_person=3)) as owners:
            ada, ben = (Person(f"quota-{name}", name, "en") for name in ("Ada", "Ben"))
            for one in (ada, ben):
                await owners[0].store.keep(one)
            wanted = NewTable(game="duel", players=2)
            for _ in range(2):
                await owners[0].create(ada, wanted)
            wishes = [owner.create(person, wanted) for owner in owners for person in (ada, ben, ada)]
            found = await asyncio.gather(*wishes, return_exceptions=True)
            assert sum(isinstance(one, Opened) for one in found) == 1 + 3
            reasons = [one.reason for one in found if isinstance(one, Refusal)]
            assert reasons == ["too-many-tables"] * 8
            assert await owners[1].store.count_open_tables(ada.id, 0.0) == 3
            assert not owners[0].store.writer.failing

    asyncio.run(check())


@pytest.mark.slow
def test_a_try_at_the_mine_of_the_day_is_found_whoever_holds_its_table(postgres: Postgres) -> None:
    """Its owner may have been replaced since it was begun, and any owner may be asked."""

    async def check() -> None:
        async with desks(postgres, "kl", Settings()) as (first, second):
            ada = Person("daily-ada", "Ada", "en")
            await first.store.keep(ada)
            begun = await first.play_daily(ada, "mine", None, "mine-of-ada")
            assert begun.id == "mine-of-ada"
            assert await second.play_daily(ada, "mine", None, "another") == begun
            assert not second.tables.loaded

    asyncio.run(check())
