"""The interface between the network layer and tables, in this process or with the owners of a cluster."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Protocol

import msgspec
from prometheus_client.core import Metric

from saboteur.daily import Kind
from saboteur.server import resource
from saboteur.server.limits import Buckets
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.circles import CircleTable
from saboteur.server.store.failure import DamagedError, UnavailableError
from saboteur.server.store.store import Person, Store
from saboteur.server.table.client import Client
from saboteur.server.table.expiry import Expiry
from saboteur.server.table.glance import glance
from saboteur.server.table.notice import Notice
from saboteur.server.table.numbers import numbers
from saboteur.server.table.opening import opened
from saboteur.server.table.preview import preview
from saboteur.server.table.replays import check_seat, replay
from saboteur.server.table.storytelling import record_story, table_story
from saboteur.server.table.summary import info, row
from saboteur.server.table.table import Table
from saboteur.server.table.tables import Tables
from saboteur.server.table.visit import LocalVisit, Visit, visit


class Recorded(msgspec.Struct, frozen=True):
    """A record with the name of its file."""

    name: str
    text: str


class Desk(Protocol):
    """All tables."""

    store: Store
    settings: Settings
    replay_lock: asyncio.Lock
    """Uploaded records are replayed one at a time."""
    notice: Notice

    @property
    def sessions_ended(self) -> int:
        """The number of times sessions were ended: a socket being opened meanwhile checks its session again."""

    async def open(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """Finish pending work and close."""

    def share_limits(
        self, requests: Buckets, messages: Buckets, sockets: Counter[str], elsewhere: dict[str, dict[str, int]]
    ) -> None:
        """Share the rate-limit usage of addresses with other processes."""

    async def readiness(self) -> str:
        """`ok`, or what is not."""

    def numbers(self) -> list[Metric]:
        """Figures for the operator."""

    async def visit(self, table_id: str, client: Client) -> Visit:
        """Let a client visit a table; `Refusal` if it may not."""

    async def create(
        self, person: Person, wanted: resource.NewTable, *, circle: CircleTable | None = None
    ) -> resource.Opened:
        """Open a table, perhaps a circle's, or raise a `Refusal`."""

    async def play_now(self, person: Person, wanted: resource.PlayNow) -> resource.Opened:
        """Open a table against bots and start the match."""

    async def play_daily(self, person: Person, kind: Kind, label: str | None) -> resource.Opened:
        """Continue an attempt at a shared deal, or begin one."""

    async def by_code(self, code: str, person: Person | None) -> str | None:
        """The id of the table with this join code."""

    async def public(self, person: Person | None) -> list[resource.TableInfo]:
        """Public tables with a free seat, the newest first."""

    async def of(self, person: Person) -> list[resource.TableInfo]:
        """A person's tables, the latest first."""

    async def info(self, table_id: str, person: Person | None) -> resource.TableInfo:
        """A table as this person sees it in a list."""

    async def record(self, table_id: str, person: Person | None) -> Recorded:
        """The record of a match; masked for the person's seat while it runs."""

    async def replay(self, table_id: str, person: Person | None, seat: int | None, first: int, count: int) -> bytes:
        """Steps of a finished match, as JSON."""

    async def story(self, table_id: str, person: Person | None) -> bytes:
        """The story of a finished match for this person, or its progress, as JSON."""

    async def story_of(self, record: str) -> bytes:
        """The same of an uploaded record, which is not stored."""

    async def preview(self, table_id: str, person: Person | None) -> bytes:
        """The preview of a table, as JSON."""

    async def glance(self, table_id: str, person: Person | None) -> bytes:
        """The board of a running match for somebody who plays in it, as JSON."""

    async def end_sessions(self, person: Person) -> None:
        """End all sessions of a person and close their connections."""

    async def set_link(self, person: Person, token: str, *, end_sessions: bool) -> None:
        """Set a person's personal link; with `end_sessions` it is the only way in from now on."""

    def disconnect(self, person: Person, session: str | None = None) -> None:
        """Close a person's connections, or those of one session."""

    async def erase(self, person: Person) -> bool:
        """Delete all data of a person; False if some tables still have to be changed."""


class LocalDesk:
    """The tables of this process."""

    def __init__(self, tables: Tables, *, remote: bool = False) -> None:
        """`remote` viewers come over the bus of a cluster."""
        self.tables = tables
        self._remote = remote
        self.store = tables.store
        self.settings = tables.settings
        self.replay_lock = asyncio.Lock()
        self.notice = Notice()
        self._expiry = Expiry(tables)
        self.by_code, self.public, self.of = tables.by_code, tables.public, tables.of
        self.end_sessions, self.set_link, self.disconnect = tables.end_sessions, tables.set_link, tables.disconnect
        self.erase = tables.erase

    async def open(self, *, resume: bool = True) -> None:
        """Open the store, and start resuming running matches and the upkeep of the others."""
        await self.tables.open(resume=resume)
        self._expiry.start()

    async def close(self) -> None:
        """Finish pending work and close."""
        await self._expiry.stop()
        await self.tables.close()

    @property
    def sessions_ended(self) -> int:
        """How often sessions were ended."""
        return self.tables.sessions_ended

    def share_limits(
        self, requests: Buckets, messages: Buckets, sockets: Counter[str], elsewhere: dict[str, dict[str, int]]
    ) -> None:
        """There is no other process."""

    async def readiness(self) -> str:
        """`ok`, or what is not."""
        try:
            await self.store.check()
        except (UnavailableError, DamagedError):
            return "no database"
        if self.notice.seconds is not None:
            return "closing"
        return "ok" if self.tables.ready else "starting"

    def numbers(self) -> list[Metric]:
        """Figures for the operator."""
        return [*numbers(self.tables, remote=self._remote), *self._expiry.numbers()]

    async def visit(self, table_id: str, client: Client) -> Visit:
        """Let a client visit a table; `Refusal` if it may not."""
        return await self.visit_locally(table_id, client)

    async def visit_locally(self, table_id: str, client: Client) -> LocalVisit:
        """The same, at a table in this process."""
        person = client.person
        if person is not None:
            client.muted = await self.store.muted(person.id)
            client.notes = await self.store.notes(person.id, table_id)
        return await visit(self.tables, table_id, client)

    async def create(
        self,
        person: Person,
        wanted: resource.NewTable,
        table_id: str | None = None,
        *,
        circle: CircleTable | None = None,
    ) -> resource.Opened:
        """Open a table, or raise a `Refusal`; with the same id only once."""
        return opened(await self.tables.create(person, wanted, table_id=table_id, circle=circle))

    async def play_now(self, person: Person, wanted: resource.PlayNow, table_id: str | None = None) -> resource.Opened:
        """Open a table against bots and start the match; with the same id only once."""
        return opened(await self.tables.play_now(person, wanted, table_id))

    async def play_daily(
        self, person: Person, kind: Kind, label: str | None, table_id: str | None = None
    ) -> resource.Opened:
        """Go on with a try at a shared deal, or begin one; with the same id only once."""
        return await self.tables.play_daily(person, kind, label, table_id)

    async def info(self, table_id: str, person: Person | None) -> resource.TableInfo:
        """A table as this person sees it in a list."""
        state = (await self._find(table_id)).state
        return info(row(state), None if person is None else person.id)

    async def record(self, table_id: str, person: Person | None) -> Recorded:
        """The record of a match; masked for the person's seat while it runs."""
        table = await self._find(table_id)
        # A finished match has no secrets for people who were given its link, unless others play the same deal.
        sealed = table.state.sealed(self.store.clock.now())
        if table.state.phase != "over" or sealed:
            table.check_welcome(person)
        if table.state.phase == "lobby":
            raise Refusal("not-playing")
        match = table.state.running
        seat = table.state.seat_of(person.id if person is not None else None)
        text = match.record() if match.actor is None and not sealed else match.record(seat=seat)
        return Recorded(f"{match.rules.name}-{table.state.created.code.lower()}.toml", text)

    async def replay(self, table_id: str, person: Person | None, seat: int | None, first: int, count: int) -> bytes:
        """Steps of a finished match, as JSON."""
        table = await self._find(table_id)
        if table.state.phase != "over":
            table.check_welcome(person)
            raise Refusal("not-over")
        match = table.state.running
        check_seat(seat, match)
        sealed = table.state.sealed(self.store.clock.now())
        if sealed:
            table.check_welcome(person)
            if seat not in {None, table.state.seat_of(None if person is None else person.id)}:
                raise Refusal("day-not-over")
        return msgspec.json.encode(replay(table_id, match, seat, first, count, sealed=sealed))

    async def story(self, table_id: str, person: Person | None) -> bytes:
        """The story of a finished match for this person, or its progress, as JSON."""
        table = await self._find(table_id)
        state = table.state
        if state.phase != "over":
            table.check_welcome(person)
            raise Refusal("not-over")
        if state.sealed(self.store.clock.now()):
            raise Refusal("day-not-over")
        found = await self.tables.stories.find(state.running.record())
        own = () if person is None else await self.store.notes(person.id, table_id)
        return msgspec.json.encode(table_story(state, None if person is None else person.id, found, own))

    async def story_of(self, record: str) -> bytes:
        """The same of an uploaded record, which is not stored."""
        return msgspec.json.encode(await record_story(record, self.tables.stories, self.replay_lock))

    async def preview(self, table_id: str, person: Person | None) -> bytes:
        """The preview of a table, as JSON."""
        table = await self._find(table_id)
        sealed = table.state.sealed(self.store.clock.now())
        return msgspec.json.encode(preview(table.state, None if person is None else person.id, sealed=sealed))

    async def glance(self, table_id: str, person: Person | None) -> bytes:
        """The board of a running match for somebody who plays in it, as JSON."""
        table = await self._find(table_id)
        return msgspec.json.encode(glance(table.state, None if person is None else person.id))

    async def _find(self, table_id: str) -> Table:
        table = await self.tables.get(table_id)
        self.tables.unload_idle(table)
        return table
