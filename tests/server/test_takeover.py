"""Tables that change hands: whoever looks at one, or joins it, never sees less than was promised to them before."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy.ext.asyncio import create_async_engine

import postgres as postgres_module
from saboteur.server.cluster.bus import Hub, MemoryBus
from saboteur.server.cluster.edge import Edge
from saboteur.server.cluster.owner import Owner
from saboteur.server.cluster.programs import Postgres, free_port
from saboteur.server.resource import NewTable
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.leases import HeldError, Shared
from saboteur.server.store.schema import owners
from saboteur.server.store.store import Person, Store
from saboteur.server.table import request
from saboteur.server.table.client import Client
from saboteur.server.table.desk import LocalDesk
from saboteur.server.table.tables import Tables
from saboteur.server.table.visit import Visit

pytestmark = [pytest.mark.once, pytest.mark.slow]

PEOPLE = (Person("take-ada", "Ada", "en"), Person("take-ben", "Ben", "en"))


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    yield from postgres_module.running()


class Seat:
    """Somebody's connection to a table."""

    def __init__(self, person: Person) -> None:
        self.client = Client(person, "en")
        self.match: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []

    async def join(self, desk: LocalDesk | Edge, table_id: str) -> Visit:
        """Visit a table."""
        visit = await desk.visit(table_id, self.client)
        await visit.handle(request.Hello())
        self.read()
        return visit

    def read(self) -> None:
        """Read what has come."""
        for text in self.client.take()[0]:
            message = msgspec.json.decode(text)
            if message["type"] in {"state", "update"}:
                self.match = message
            elif message["type"] in {"ack", "refused", "error"}:
                self.answers.append(message)

    async def play(self, visit: Visit) -> dict[str, Any]:
        """Play the first move on offer; the answer."""
        known = self.match
        await visit.handle(
            request.Move(
                id=f"m{known['moved']}", seq=known["seq"], moved=known["moved"], move=known["moves"][0]["text"]
            )
        )
        self.read()
        return self.answers[-1]


class Site:
    """Two owners on one database."""

    def __init__(self, url: str, seconds: float) -> None:
        self.desks: dict[str, LocalDesk] = {}
        self.leases: dict[str, Shared] = {}
        for name in ("first", "second"):
            database = Database(url)
            self.leases[name] = Shared(database, name, name, seconds)
            self.desks[name] = LocalDesk(Tables(Store(database, self.leases[name]), Settings()))

    async def hand_over(self, loser: str) -> None:
        """Let the lease of one run out, as if it were paused, and the other one live."""
        store = self.desks[loser].store
        async with store._database.engine.begin() as connection:
            await connection.execute(owners.update().where(owners.c.id == loser).values(expires=0))
        for name, lease in self.leases.items():
            if name != loser:
                await lease.renew()

    def cut_off(self, name: str) -> None:
        """Let an owner's leases ask for the database where nobody listens."""
        nowhere = Database(f"postgresql://127.0.0.1:{free_port()}/nothing")
        nowhere.engine = create_async_engine(nowhere.url)
        self.leases[name]._database = nowhere

    def join(self, name: str) -> None:
        """Let them find it again."""
        self.leases[name]._database = self.desks[name].store._database

    async def begin(self, name: str) -> str:
        """Let Ada and Ben begin a Duel at an owner."""
        desk = self.desks[name]
        for person in PEOPLE:
            await desk.store.keep(person)
        opened = await desk.create(PEOPLE[0], NewTable(game="duel", players=2))
        ada, ben = [Seat(person) for person in PEOPLE]
        a, b = await ada.join(desk, opened.id), await ben.join(desk, opened.id)
        await a.handle(request.Sit(seat=0))
        await b.handle(request.Sit(seat=1))
        await b.handle(request.Ready())
        await a.handle(request.Start(id="start"))
        ada.read()
        assert ada.answers[-1]["type"] == "ack", ada.answers
        # They stay, as the viewers of an edge do that was killed a moment ago.
        return opened.id


@contextlib.asynccontextmanager
async def site(postgres: Postgres, seconds: float = 600.0) -> AsyncIterator[Site]:
    found = Site(postgres.url, seconds)
    for name, desk in found.desks.items():
        await desk.open(resume=False)
        await found.leases[name].renew()
    try:
        yield found
    finally:
        for desk in found.desks.values():
            await desk.close()


@contextlib.asynccontextmanager
async def cluster(both: Site, postgres: Postgres) -> AsyncIterator[Edge]:
    """An edge that hears both owners."""
    hub = Hub()
    found = [Owner(desk, both.leases[name], MemoryBus(hub)) for name, desk in both.desks.items()]
    edge = Edge("edge", Store(Database(postgres.url)), Settings(), MemoryBus(hub))
    await edge.open()
    for owner in found:
        await owner.open()
    try:
        yield edge
    finally:
        await edge.close()
        for owner in found:
            await owner.close()


def asked(seats: list[Seat]) -> Seat:
    return next(seat for seat in seats if seat.match["moves"])


def test_an_owner_that_takes_a_table_back_tells_what_was_played_elsewhere(postgres: Postgres) -> None:
    """It still had the table in memory, for viewers whose edge was lost; they, too, are sent to the owner there is."""

    async def check() -> None:
        async with site(postgres) as both:
            table_id = await both.begin("first")
            before = both.desks["first"].tables.loaded[table_id]
            await both.hand_over("first")
            seats = [Seat(person) for person in PEOPLE]
            visits = {seat: await seat.join(both.desks["second"], table_id) for seat in seats}
            mover = asked(seats)
            assert (await mover.play(visits[mover]))["type"] == "ack"
            await both.hand_over("second")
            again = [Seat(person) for person in PEOPLE]
            visits = {seat: await seat.join(both.desks["first"], table_id) for seat in again}
            assert {seat.match["moved"] for seat in again} == {1}
            assert before.closed
            # With what it was told before, the one who has moved was offered the same move again, and refused.
            mover = asked(again)
            assert (await mover.play(visits[mover]))["type"] == "ack"
            assert both.desks["first"].tables.loaded[table_id].state.moved == 2

    asyncio.run(check())


@pytest.mark.parametrize("cut", [False, True])
def test_whoever_watches_at_an_owner_that_has_lost_the_table_goes_on_at_the_next(
    postgres: Postgres, *, cut: bool
) -> None:
    """Also if nobody there wants to write anything, and if that owner cannot reach the database any more."""

    async def check() -> None:
        # Long enough for owners that live: they renew their leases each half second, and only if they hear themselves.
        async with site(postgres, seconds=3.0 if cut else 600.0) as both, cluster(both, postgres) as edge:
            table_id = await both.begin("first")
            watcher = Seat(PEOPLE[0])
            await watcher.join(edge, table_id)
            if cut:
                both.cut_off("first")
            seats = [Seat(person) for person in PEOPLE]
            visits: dict[Seat, Visit] = {}
            async with asyncio.timeout(60):
                while not visits:
                    await both.hand_over("first")
                    # It may have renewed its lease at once.
                    with contextlib.suppress(HeldError):
                        visits = {seat: await seat.join(both.desks["second"], table_id) for seat in seats}
                mover = asked(seats)
                assert (await mover.play(visits[mover]))["type"] == "ack"
                while watcher.match["moved"] != 1:
                    await asyncio.sleep(0.05)
                    watcher.read()
            assert not watcher.client.closing
            both.join("first")

    asyncio.run(check())
