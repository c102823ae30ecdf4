"""An edge: holds the sockets and finds the owner of each table."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections import Counter

import msgspec
import structlog
from prometheus_client.core import GaugeMetricFamily, Metric

from saboteur.daily import Kind
from saboteur.server import resource
from saboteur.server.cluster import messages
from saboteur.server.cluster.bus import EDGES, Bus, edge_subject, owner_subject
from saboteur.server.cluster.coach import RemoteAdviser
from saboteur.server.cluster.remote_visit import RemoteVisit
from saboteur.server.coach.stories import Stories
from saboteur.server.limits import Buckets
from saboteur.server.logs import trace
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.circles import CircleTable
from saboteur.server.store.failure import DamagedError, UnavailableError
from saboteur.server.store.store import Person, Store
from saboteur.server.table.client import Client
from saboteur.server.table.desk import Recorded
from saboteur.server.table.notice import Notice
from saboteur.server.table.opening import new_table_id
from saboteur.server.table.storytelling import record_story
from saboteur.server.table.summary import info
from saboteur.server.table.tables import CODE_AGE, erased
from saboteur.server.table.visit import Visit

BEAT = 1.0
"""Seconds between heartbeats."""
LOST = 2.5
"""Seconds without a heartbeat after which an owner counts as lost."""
RETRY = 0.1
"""Seconds before a request is sent to another owner."""
PATIENCE = 15.0
"""Seconds within which a request must be answered."""
CHECK = 10.0
"""Seconds between checks whether sessions were ended elsewhere."""

_log = structlog.get_logger("edge")


class Edge:
    """The tables of a cluster, as one of its edges sees them."""

    def __init__(self, name: str, store: Store, settings: Settings, bus: Bus) -> None:
        self.name = name
        self.store = store
        self.settings = settings
        self.replay_lock = asyncio.Lock()
        self.notice = Notice()
        self.sessions_ended = 0
        self._limits: tuple[Buckets, Buckets, Counter[str], dict[str, dict[str, int]]] | None = None
        """Rate limits of addresses here, and their sockets elsewhere."""
        self._spent_at: dict[str, float] = {}
        """When each other edge last reported its usage."""
        self.bus = bus
        self.visits: dict[int, RemoteVisit] = {}
        """Visits by their current numbers."""
        self._owners: dict[str, float] = {}
        """When each owner that takes tables last sent a heartbeat."""
        self._draining: dict[str, float] = {}
        self._lapsed: set[str] = set()
        """Owners that live but could not renew their leases."""
        self._calls: dict[int, asyncio.Future[messages.Returned | messages.Failed]] = {}
        self._numbers = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._adviser = RemoteAdviser(bus, name)
        self._stories = Stories(self._adviser, None, settings.story_effort)

    # Life.

    async def open(self) -> None:
        """Begin."""
        await self.store.open_to_read()
        await self.bus.subscribe(edge_subject(self.name), self._receive)
        await self.bus.subscribe(EDGES, self._receive_all)
        await self._adviser.open()
        self._tasks = [asyncio.create_task(work()) for work in (self._live, self._check_sessions, self._follow)]

    async def close(self) -> None:
        """Say goodbye."""
        await self._stories.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for visit in tuple(self.visits.values()):
            visit.client.close(1012)
            visit.leave()
        await asyncio.sleep(0.05)
        await self.store.close()

    def share_limits(
        self, requests: Buckets, messages: Buckets, sockets: Counter[str], elsewhere: dict[str, dict[str, int]]
    ) -> None:
        """Share the rate-limit usage of addresses with other edges."""
        self._limits = requests, messages, sockets, elsewhere

    async def readiness(self) -> str:
        """`ok`, or what is not."""
        try:
            await self.store.answers()
        except (UnavailableError, DamagedError):
            return "no database"
        if not self.bus.connected:
            return "no bus"
        if self.notice.seconds is not None:
            return "closing"
        return "ok" if self._choices() else "no owner"

    def numbers(self) -> list[Metric]:
        """Figures for the operator."""
        return [
            GaugeMetricFamily("saboteur_sockets", "Open sockets", value=len(self.visits)),
            GaugeMetricFamily("saboteur_owners", "Owners that take tables", value=len(self._choices())),
            GaugeMetricFamily("saboteur_calls", "Questions to owners under way", value=len(self._calls)),
        ]

    def next_number(self) -> int:
        """A number for a visit or a call."""
        self._numbers += 1
        return self._numbers

    def hears(self, owner: str) -> bool:
        """Whether an owner lives, as far as is known here."""
        return time.monotonic() - max(self._owners.get(owner, 0.0), self._draining.get(owner, 0.0)) < LOST

    def _choices(self) -> list[str]:
        """Owners that take tables, preferably those that reach the database."""
        now = time.monotonic()
        living = [owner for owner, heard in self._owners.items() if now - heard < LOST]
        return [owner for owner in living if owner not in self._lapsed] or living

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            by_owner: dict[str, dict[int, int]] = {owner: {} for owner in self._choices()}
            for number, visit in tuple(self.visits.items()):
                visit.beat()
                if not self.hears(visit.owner):
                    visit.join_again()
                elif visit.joined:
                    by_owner.setdefault(visit.owner, {})[number] = visit.received
            for owner, visits in by_owner.items():
                self.tell(owner, messages.Beat(self.name, visits))
            self._tell_spent()

    def _tell_spent(self) -> None:
        """Report rate-limit usage to the other edges, and forget lost edges."""
        if self._limits is None:
            return
        requests, read, sockets, elsewhere = self._limits
        spent = messages.Spent(self.name, requests.collect(), read.collect(), dict(sockets))
        if spent.requests or spent.messages or spent.sockets:
            self.bus.publish(EDGES, messages.write(spent))
        for edge, at in tuple(self._spent_at.items()):
            if time.monotonic() - at > 3 * BEAT:
                del self._spent_at[edge]
                elsewhere.pop(edge, None)

    def _hear_spent(self, spent: messages.Spent) -> None:
        if self._limits is None or spent.edge == self.name:
            return
        requests, read, _, elsewhere = self._limits
        requests.spend(spent.requests)
        read.spend(spent.messages)
        elsewhere[spent.edge] = spent.sockets
        self._spent_at[spent.edge] = time.monotonic()

    async def _check_sessions(self) -> None:
        """Find sessions that were ended while a message about it got lost."""
        while True:
            await asyncio.sleep(CHECK)
            people = {visit.client.person for visit in self.visits.values()} - {None}
            with contextlib.suppress(UnavailableError, DamagedError):
                known = await self.store.sessions([person.id for person in people if person is not None])
                for person in people:
                    if person is not None and known.get(person.id) != person.sessions:
                        self._end(person.id, None)

    async def _follow(self) -> None:
        """Follow tables that were taken over from an owner that is on the bus but has lost the database."""
        while True:
            await asyncio.sleep(BEAT)
            left = [visit for visit in self.visits.values() if visit.owner in self._lapsed and visit.joined]
            if not left:
                continue
            with contextlib.suppress(UnavailableError, DamagedError):
                holders = await self.store.holders({visit.table_id for visit in left})
                for visit in left:
                    if holders.get(visit.table_id, visit.owner) != visit.owner:
                        visit.join_again()

    # Owners.

    def tell(self, owner: str, message: messages.ToOwner) -> None:
        """Send an owner a message."""
        self.bus.publish(owner_subject(owner), messages.write(message))

    async def owner_of(self, key: str, *, new: bool = False) -> str:
        """The owner of a table, or one to take it; waits until there is one. `new` ones have none yet."""
        while True:
            holder = None if new else await self.store.holder(key)
            if holder is not None and self.hears(holder):
                return holder
            choices = self._choices()
            if holder is None and choices:
                return max(choices, key=lambda owner: hashlib.sha256(f"{owner} {key}".encode()).digest())
            # A silent holder loses its lease soon.
            await asyncio.sleep(RETRY)

    async def _ask(self, question: messages.Question, key: str, *, new: bool = False) -> bytes:
        """Send a request to the owner of a table, and to the next one if it is lost; `Refusal` if there is none."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    owner = await self.owner_of(key, new=new)
                    answer = await self._call(owner, question)
                    if isinstance(answer, messages.Returned):
                        return answer.data
                    if answer is not None and answer.reason:
                        raise messages.refusal_of(answer)
                    # The owner may have opened the table before its answer got lost.
                    new = False
                    await asyncio.sleep(RETRY)
        except TimeoutError:
            raise UnavailableError("owner") from None

    async def _call(self, owner: str, question: messages.Question) -> messages.Returned | messages.Failed | None:
        number = self.next_number()
        future = self._calls[number] = asyncio.get_running_loop().create_future()
        try:
            self.tell(owner, messages.Call(self.name, number, question, trace()))
            while not future.done():
                await asyncio.wait([future], timeout=RETRY * 5)
                if not future.done() and not self.hears(owner):
                    return None
            found: messages.Returned | messages.Failed = future.result()
            return found
        finally:
            del self._calls[number]

    # Messages.

    def _receive(self, data: bytes) -> None:
        for message in messages.read_for_edge(data):
            if isinstance(message, messages.Returned | messages.Failed):
                if (call := self._calls.get(message.call)) is not None and not call.done():
                    call.set_result(message)
            elif (visit := self.visits.get(message.visit)) is not None:
                visit.receive(message)

    def _receive_all(self, data: bytes) -> None:
        message = messages.read_for_edges(data)
        match message:
            case messages.Living():
                known, other = (self._draining, self._owners) if message.draining else (self._owners, self._draining)
                known[message.owner] = time.monotonic()
                other.pop(message.owner, None)
                (self._lapsed.add if message.lapsed else self._lapsed.discard)(message.owner)
            case messages.Ended():
                self._end(message.person, message.session)
            case messages.Spent():
                self._hear_spent(message)

    def _end(self, person: str, session: str | None) -> None:
        self.sessions_ended += 1
        for visit in tuple(self.visits.values()):
            client = visit.client
            if client.person is not None and client.person.id == person and session in {None, client.session}:
                client.refuse(Refusal("signed-out", 401))
                client.close(4410)

    # What the network asks for.

    async def visit(self, table_id: str, client: Client) -> Visit:
        """Let a client visit a table; `Refusal` if it may not."""
        visit = RemoteVisit(self, table_id, client)
        try:
            async with asyncio.timeout(PATIENCE):
                await visit.open()
        except TimeoutError:
            visit.leave()
            raise UnavailableError("owner") from None
        except BaseException:
            visit.leave()
            raise
        return visit

    async def create(
        self, person: Person, wanted: resource.NewTable, *, circle: CircleTable | None = None
    ) -> resource.Opened:
        """Open a table, perhaps a circle's, or raise a `Refusal`."""
        return await self._open(messages.Create(new_table_id(), person, wanted, circle))

    async def play_now(self, person: Person, wanted: resource.PlayNow) -> resource.Opened:
        """Open a table against bots and start the match."""
        return await self._open(messages.PlayNow(new_table_id(), person, wanted))

    async def play_daily(self, person: Person, kind: Kind, label: str | None) -> resource.Opened:
        """Go on with a try at a shared deal, or begin one."""
        return await self._open(messages.PlayDaily(new_table_id(), person, kind, label))

    async def _open(self, question: messages.Create | messages.PlayNow | messages.PlayDaily) -> resource.Opened:
        data = await self._ask(question, question.table, new=True)
        return msgspec.json.decode(data, type=resource.Opened)

    async def by_code(self, code: str, person: Person | None) -> str | None:
        """The id of the table with this join code."""
        return await self.store.by_code(code, None if person is None else person.id, time.time() - CODE_AGE)

    async def public(self, person: Person | None) -> list[resource.TableInfo]:
        """Public tables with a free seat, the newest first."""
        return [info(row, None if person is None else person.id) for row in await self.store.public() if row.summary]

    async def of(self, person: Person) -> list[resource.TableInfo]:
        """A person's tables, the latest first."""
        return [info(row, person.id) for row in await self.store.of(person.id) if row.summary]

    async def info(self, table_id: str, person: Person | None) -> resource.TableInfo:
        """A table as this person sees it in a list."""
        data = await self._ask(messages.Info(table_id, person), table_id)
        return msgspec.json.decode(data, type=resource.TableInfo)

    async def record(self, table_id: str, person: Person | None) -> Recorded:
        """The record of a match; masked for the person's seat while it runs."""
        return msgspec.json.decode(await self._ask(messages.Record(table_id, person), table_id), type=Recorded)

    async def replay(self, table_id: str, person: Person | None, seat: int | None, first: int, count: int) -> bytes:
        """Steps of a finished match, as JSON."""
        return await self._ask(messages.Replay(table_id, person, seat, first, count), table_id)

    async def story(self, table_id: str, person: Person | None) -> bytes:
        """The story of a finished match as this person is told it, or how far it has come, as JSON."""
        return await self._ask(messages.Story(table_id, person), table_id)

    async def preview(self, table_id: str, person: Person | None) -> bytes:
        """What may be shown of a table before it is opened, as JSON."""
        return await self._ask(messages.Preview(table_id, person), table_id)

    async def glance(self, table_id: str, person: Person | None) -> bytes:
        """The board of a running match for somebody who plays in it, as JSON."""
        return await self._ask(messages.Glance(table_id, person), table_id)

    async def story_of(self, record: str) -> bytes:
        """The same of an uploaded record, which is not stored."""
        return msgspec.json.encode(await record_story(record, self._stories, self.replay_lock))

    async def end_sessions(self, person: Person) -> None:
        """End all sessions of a person and close their connections."""
        await self.store.end_sessions(person.id)
        self.disconnect(person)

    async def set_link(self, person: Person, token: str, *, end_sessions: bool) -> None:
        """Set a person's personal link; with `end_sessions` it is the only way in from now on."""
        await self.store.set_link(person.id, token, end_sessions=end_sessions)
        if end_sessions:
            self.disconnect(person)

    async def erase(self, person: Person) -> bool:
        """Delete everything of a person; the owners take them out of the logs."""
        await self.store.erasing.begin(person.id, time.time())
        self.disconnect(person)
        return await erased(self.store, person.id)

    def disconnect(self, person: Person, session: str | None = None) -> None:
        """Close a person's connections at every edge, or those of one session."""
        self._end(person.id, session)
        self.bus.publish(EDGES, messages.write(messages.Ended(person.id, session)))
