"""An owner: holds tables by lease and serves the viewers whom edges send."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Coroutine

import msgspec
import structlog

from saboteur.server.cluster import messages
from saboteur.server.cluster.bus import EDGES, OWNERS, Bus, owner_subject
from saboteur.server.cluster.outlet import Outlet, RemoteClient
from saboteur.server.logs import where
from saboteur.server.refusal import Refusal
from saboteur.server.store.failure import DamagedError, UnavailableError
from saboteur.server.store.leases import HeldError, Shared
from saboteur.server.table.desk import LocalDesk
from saboteur.server.table.table import MOVED
from saboteur.server.table.visit import LocalVisit

BEAT = 0.5
"""Seconds between heartbeats."""
SILENCE = 6.0
"""Seconds without a heartbeat after which an edge's viewers count as gone."""
ADOPTED = 20
"""Orphaned matches an owner claims at a time."""

_log = structlog.get_logger("owner")


class _Visit:
    """A viewer at an edge."""

    def __init__(self, local: LocalVisit, client: RemoteClient) -> None:
        self.local = local
        self.client = client
        self.done = 0
        """The number of the last request that was carried out."""
        self.doing = 0
        """The number of the current one."""
        self.behind: int | None = None
        """What the edge had received at its last heartbeat, if not everything."""


class _Edge:
    """An edge with its viewers at this owner."""

    def __init__(self, outlet: Outlet) -> None:
        self.outlet = outlet
        self.visits: dict[int, _Visit] = {}
        self.joining: set[int] = set()
        self.heard = time.monotonic()


class Owner:
    """Owns tables, serves their viewers, and claims those of lost owners."""

    def __init__(self, desk: LocalDesk, leases: Shared, bus: Bus) -> None:
        self._desk = desk
        self._leases = leases
        self._bus = bus
        self._edges: dict[str, _Edge] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._echo = time.monotonic()
        """When it last received its own heartbeat."""
        self._renewed = time.monotonic()
        """When it last began a successful renewal of its lease."""
        self.draining = False

    async def open(self) -> None:
        """Start owning tables."""
        await self._leases.renew()
        await self._bus.subscribe(owner_subject(self._leases.owner), self._receive)
        await self._bus.subscribe(OWNERS, self._receive_all)
        self._desk.tables.on_muted = lambda person: self._bus.publish(OWNERS, messages.write(messages.Muted(person)))
        for work in (self._live, self._renew, self._adopt, self._watch):
            self._spawn(_always(work))

    async def drain(self) -> None:
        """Hand over every table: others can claim it at once, and its viewers rejoin there."""
        self.draining = True
        self._tell_living()
        tables = self._desk.tables
        for table in tuple(tables.loaded.values()):
            await table.stop()
            tables.loaded.pop(table.state.table_id, None)
            with contextlib.suppress(UnavailableError, DamagedError):
                await self._leases.release(table.state.table_id)
            table.audience.close(MOVED)
        with contextlib.suppress(UnavailableError, DamagedError):
            await self._leases.leave()
        # Flush the last messages.
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Stop."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Heartbeats.

    async def _live(self) -> None:
        while True:
            self._tell_living()
            await asyncio.sleep(BEAT)

    def _tell_living(self) -> None:
        lapsed = time.monotonic() - self._renewed > self._leases.seconds
        living = messages.write(messages.Living(self._leases.owner, self.draining, lapsed))
        self._bus.publish(OWNERS, living)
        self._bus.publish(EDGES, living)

    async def _renew(self) -> None:
        """Renew the lease while the bus works: an unreachable owner must lose its tables."""
        while True:
            await asyncio.sleep(BEAT)
            if self.draining or time.monotonic() - self._echo > self._leases.seconds / 2:
                continue
            began = time.monotonic()
            try:
                lived = await self._leases.renew()
                self._renewed = began
                if not lived:
                    _log.warning("lease-lapsed")
                    await self._desk.store.read_stops()
                    # Others may have written meanwhile, which viewers here would never see.
                    await self._desk.tables.drop_lost(tuple(self._desk.tables.loaded))
            except (UnavailableError, DamagedError) as error:
                _log.warning("no-database", error=type(error).__name__)

    async def _adopt(self) -> None:
        """Claim running matches that nobody holds, for their clocks and bots."""
        tables = self._desk.tables
        while True:
            found: list[str] = []
            if not self.draining and time.monotonic() - self._echo < self._leases.seconds / 2:
                with contextlib.suppress(UnavailableError, DamagedError):
                    found = await self._leases.orphans(ADOPTED)
                    # Several owners share the work.
                    random.shuffle(found)
                    for table_id in found:
                        with contextlib.suppress(HeldError, Refusal):
                            table = await tables.get(table_id)
                            table.schedule()
                            tables.unload_idle(table)
                            await asyncio.sleep(0)
                    tables.ready = True
            await asyncio.sleep(0 if len(found) == ADOPTED else 2 * BEAT)

    async def _watch(self) -> None:
        """Remove the viewers of a lost edge."""
        while True:
            await asyncio.sleep(1)
            for name, edge in tuple(self._edges.items()):
                if time.monotonic() - edge.heard > SILENCE:
                    _log.info("edge-lost", edge=name)
                    del self._edges[name]
                    for visit in edge.visits.values():
                        visit.local.leave()

    # Messages.

    def _receive_all(self, data: bytes) -> None:
        message = messages.read_for_owners(data)
        if isinstance(message, messages.Living):
            if message.owner == self._leases.owner:
                self._echo = time.monotonic()
        else:
            self._spawn(self._mute(message.person))

    async def _mute(self, person: str) -> None:
        muted = await self._desk.store.muted(person)
        for table in self._desk.tables.loaded.values():
            table.audience.mute(person, muted)

    def _receive(self, data: bytes) -> None:
        message = messages.read_for_owner(data)
        name = message.edge
        edge = self._edges.get(name)
        if edge is None:
            edge = self._edges[name] = _Edge(Outlet(self._bus, name))
        match message:
            case messages.Act():
                self._act(edge, message)
            case messages.Join():
                if message.visit in edge.visits:
                    # It was resent, so the answer may have been lost.
                    edge.outlet.send(messages.Joined(message.visit))
                elif message.visit not in edge.joining:
                    edge.joining.add(message.visit)
                    self._spawn(self._join(edge, message))
            case messages.Leave():
                self._leave(edge, message.visit)
            case messages.Beat():
                self._compare(edge, message.visits)
            case messages.Call():
                self._spawn(self._answer(edge, message))

    async def _join(self, edge: _Edge, wish: messages.Join) -> None:
        try:
            client = RemoteClient(edge.outlet, wish.visit, wish.person, wish.language, wish.session, screen=wish.screen)
            local = await self._visit(wish.table, client)
        except HeldError:
            edge.outlet.send(messages.Again(wish.visit))
        except Refusal as refusal:
            edge.outlet.send(messages.Denied(wish.visit, refusal.reason, refusal.status, refusal.values))
        except (UnavailableError, DamagedError):
            edge.outlet.send(messages.Denied(wish.visit, "not-kept", 503, {}))
        else:
            if wish.visit not in edge.joining:
                # It has left meanwhile.
                local.leave()
                return
            edge.visits[wish.visit] = _Visit(local, client)
            edge.outlet.send(messages.Joined(wish.visit))
            if local.table.closed:
                client.close(MOVED)
            elif wish.since is not None:
                local.table.hello(client, wish.since, waits=wish.waits)
        finally:
            edge.joining.discard(wish.visit)

    async def _visit(self, table_id: str, client: RemoteClient) -> LocalVisit:
        if self.draining:
            raise HeldError
        return await self._desk.visit_locally(table_id, client)

    def _act(self, edge: _Edge, message: messages.Act) -> None:
        visit = edge.visits.get(message.visit)
        if visit is None or visit.local.table.closed:
            if message.visit not in edge.joining:
                edge.outlet.send(messages.Again(message.visit))
        elif message.number <= visit.done:
            edge.outlet.send(messages.Done(message.visit, message.number))
        elif message.number != visit.doing:
            visit.doing = message.number
            self._spawn(self._handle(edge, visit, message))

    async def _handle(self, edge: _Edge, visit: _Visit, message: messages.Act) -> None:
        structlog.contextvars.bind_contextvars(request=message.trace)
        await visit.local.handle(message.request)
        # Otherwise the next owner answers, which knows whether it was carried out.
        if not visit.local.table.closed:
            visit.done = message.number
            edge.outlet.send(messages.Done(message.visit, message.number))

    def _leave(self, edge: _Edge, number: int) -> None:
        edge.joining.discard(number)
        visit = edge.visits.pop(number, None)
        if visit is not None:
            visit.local.leave()

    def _compare(self, edge: _Edge, visits: dict[int, int]) -> None:
        """Reconcile viewers and received messages; resend what got lost."""
        edge.heard = time.monotonic()
        for number in edge.visits.keys() - visits.keys():
            self._leave(edge, number)
        for number, received in visits.items():
            visit = edge.visits.get(number)
            if visit is None:
                if number not in edge.joining:
                    edge.outlet.send(messages.Again(number))
            elif received == visit.client.sent:
                visit.behind = None
            elif received == visit.behind:
                # Nothing arrived since the last heartbeat.
                edge.outlet.send(messages.Again(number))
            else:
                visit.behind = received

    async def _answer(self, edge: _Edge, message: messages.Call) -> None:
        structlog.contextvars.bind_contextvars(request=message.trace)
        try:
            data = await self._ask(message.question)
        except HeldError:
            edge.outlet.send(messages.Failed(message.call))
        except Refusal as refusal:
            edge.outlet.send(messages.Failed(message.call, refusal.reason, refusal.status, refusal.values))
        except (UnavailableError, DamagedError) as error:
            _log.warning("no-database", error=str(error))
            edge.outlet.send(messages.Failed(message.call, "not-kept", 503))
        else:
            edge.outlet.send(messages.Returned(message.call, data))

    async def _ask(self, question: messages.Question) -> bytes:  # noqa: C901 - one branch for each question
        desk = self._desk
        if self.draining:
            raise HeldError
        match question:
            case messages.Create():
                return msgspec.json.encode(
                    await desk.create(question.person, question.wanted, question.table, circle=question.circle)
                )
            case messages.PlayNow():
                return msgspec.json.encode(await desk.play_now(question.person, question.wanted, question.table))
            case messages.PlayDaily():
                opened = await desk.play_daily(question.person, question.kind, question.label, question.table)
                return msgspec.json.encode(opened)
            case messages.Info():
                return msgspec.json.encode(await desk.info(question.table, question.person))
            case messages.Record():
                return msgspec.json.encode(await desk.record(question.table, question.person))
            case messages.Replay():
                return await desk.replay(question.table, question.person, question.seat, question.first, question.count)
            case messages.Story():
                return await desk.story(question.table, question.person)
            case messages.Preview():
                return await desk.preview(question.table, question.person)
            case messages.Glance():
                return await desk.glance(question.table, question.person)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_report)


async def _always(work: Callable[[], Coroutine[object, object, None]]) -> None:
    """Run endless work; restart it after errors."""
    while True:
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - an owner that stops to renew its lease loses every table
            _log.error("owner-failed", error=where(error))
            await asyncio.sleep(BEAT)


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("owner-failed", error=where(error))
