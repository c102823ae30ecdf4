"""No byte on the bus for one viewer, or for one bot, depends on what they may not know: every game, every seat."""

import asyncio
import random
from pathlib import Path

import pytest

from saboteur import GAMES, Match, game
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.clock import SteadyClock
from saboteur.server.cluster.bots import RemoteWorker
from saboteur.server.cluster.bus import BOTS, Hub, MemoryBus, edge_subject
from saboteur.server.cluster.outlet import Outlet, RemoteClient
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.store import Person, Store
from saboteur.server.table.table import Table
from stills import DOINGS, Still, otherwise

pytestmark = pytest.mark.once


async def overheard(match: Match, seat: int | None, store: Store, table_id: str) -> list[tuple[str, bytes]]:
    """Everything on the bus for one viewer, who is alone at an edge, and for a bot at their seat."""
    settings = Settings()
    hub = Hub()
    hub.heard = []
    bus = MemoryBus(hub)
    worker = RemoteWorker(bus, "o")
    pool = WorkerPool(settings, [worker])
    table = Table(Still(match, table_id).state, store, pool, settings)
    viewers: list[int | None] = [*range(match.rules.players), None]
    clients = [
        RemoteClient(
            Outlet(bus, f"e{one}"), number, None if one is None else Person(f"h{one}", f"N{one}", "en"), "de", ""
        )
        for number, one in enumerate(viewers)
    ]
    try:
        for client in clients:
            table.join(client)
            table.hello(client)
        for client in clients:
            for message in DOINGS:
                await table.act(client, message)
        table.leave(clients[0])
        table.hello(clients[viewers.index(seat)], 3)
        if match.actor == seat and seat is not None:
            asking = asyncio.create_task(pool.move(table_id, seat, "greedy", match))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        await asyncio.sleep(0)
        return [one for one in hub.heard if one[0] in {edge_subject(f"e{seat}"), BOTS}]
    finally:
        await table.close()


@pytest.mark.parametrize("name", GAMES)
def test_the_bus_carries_only_what_each_viewer_may_know(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same people say and try the same at two tables that differ only in one viewer's unknowns."""
    monkeypatch.setattr(SteadyClock, "now", lambda _clock: 1_000_000.0)

    async def compare() -> int:
        store = Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}"))
        await store.open()
        rng = random.Random(3)
        match = Match.new(name, max(game(name).players[0], min(3, game(name).players[1])), 3)
        step = different = 0
        while match.actor is not None:
            step += 1
            if step % 60 == 3:
                for seat in (None, *range(match.rules.players)):
                    other = otherwise(match, seat, rng)
                    tables = (f"a{step}{seat}", f"b{step}{seat}")
                    one, two = [await overheard(m, seat, store, t) for m, t in zip((match, other), tables, strict=True)]
                    assert len(one) > 2
                    assert match.actor != seat or BOTS in {subject for subject, _ in one}
                    assert one == [(where, data.replace(tables[1].encode(), tables[0].encode())) for where, data in two]
                    another = None if seat is not None else 0
                    told = await overheard(match, another, store, f"c{step}{seat}")
                    different += [data for _, data in told] != [data for _, data in one]
            match.play(rng.choice(match.moves()))
        await store.close()
        return different

    # What is meant for others differs, or nothing was compared.
    assert asyncio.run(compare()) > 0
