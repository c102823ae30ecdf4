"""Edges share the limits of an address, and do not fill the log while the bus is away."""

import asyncio
import contextlib
from collections import Counter
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from saboteur.server.cluster.bus import EDGES, Hub, MemoryBus
from saboteur.server.cluster.edge import Edge
from saboteur.server.cluster.nats_bus import NatsBus
from saboteur.server.cluster.programs import free_port
from saboteur.server.limits import Buckets
from saboteur.server.net.socket import SocketLimiter
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.store import Store
from saboteur.server.table.desk import LocalDesk
from saboteur.server.table.tables import Tables

pytestmark = pytest.mark.once


def test_what_an_address_uses_up_at_one_edge_counts_at_all(tmp_path: Path) -> None:
    async def check() -> None:
        hub = Hub()
        settings = Settings(sockets_per_address=2, requests=(10, 0.001), messages_per_address=(10, 0.001))
        edges = []
        for name in ("e1", "e2"):
            edge = Edge(name, Store(Database(f"sqlite:///{tmp_path}/{name}")), settings, MemoryBus(hub))
            limiter, requests = SocketLimiter(settings), Buckets(*settings.requests)
            edge.share_limits(requests, limiter.pace, limiter.open_sockets, limiter.elsewhere)
            await edge.bus.subscribe(EDGES, edge._receive_all)
            edge._tell_spent()
            edges.append((edge, limiter, requests))
        (one, here, requests), (_, there, others) = edges
        assert all(requests.take("a") for _ in range(8))
        here.enter("a")
        for _ in range(12):
            here.pace.wait("a")
        one._tell_spent()
        await asyncio.sleep(0.01)
        assert [others.take("a") for _ in range(3)] == [True, True, False]
        assert others.take("b")
        assert there.pace.wait("a") > 0
        there.enter("a")
        with pytest.raises(Refusal, match="too-many-sockets"):
            there.enter("a")
        there.enter("b")
        assert Counter({"a": 1, "b": 1}) == there.open_sockets
        # An edge that is gone counts no more.
        edges[1][0]._spent_at["e1"] -= 60
        edges[1][0]._tell_spent()
        there.enter("a")

    asyncio.run(check())


def test_the_sockets_of_a_cluster_are_counted_once(tmp_path: Path) -> None:
    """By its edges; owners count viewers, or the sum over all processes would be twice as many."""

    async def names(*, remote: bool) -> set[str]:
        desk = LocalDesk(Tables(Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}")), Settings()), remote=remote)
        await desk.open()
        try:
            return {one.name for one in desk.numbers()}
        finally:
            await desk.close()

    here, there = (asyncio.run(names(remote=remote)) for remote in (False, True))
    assert (here - there, there - here) == ({"saboteur_sockets"}, {"saboteur_viewers"})


def test_a_bus_that_does_not_answer_is_logged_once_and_not_at_every_attempt() -> None:
    async def wait() -> None:
        bus = NatsBus(f"nats://127.0.0.1:{free_port()}")
        # It goes on trying until somebody listens there.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(bus.open(), 1.5)
        assert not bus.connected
        await bus.close()

    with capture_logs() as logged:
        asyncio.run(wait())
    assert [(one["event"], one["error"]) for one in logged] == [("bus", "ConnectionRefusedError")]
