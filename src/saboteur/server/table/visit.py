"""A viewer's visit to a table: carries out requests one after the other."""

from __future__ import annotations

import time
from typing import Protocol, cast, get_args

from saboteur.server.refusal import Refusal
from saboteur.server.store.failure import UnavailableError
from saboteur.server.table import advising, answer, asides, request
from saboteur.server.table.calling import call_missed
from saboteur.server.table.client import Client
from saboteur.server.table.table import Table
from saboteur.server.table.tables import Tables

Unlogged = request.Mute | request.Rematch | request.Note | request.Insight | asides.Aside
_UNLOGGED = frozenset(get_args(Unlogged))
_WISHES = frozenset(get_args(advising.Wish))


class Visit(Protocol):
    """A connection between a client and a table, wherever the table is."""

    async def handle(self, message: request.AnyRequest) -> None:
        """Carry out a request and answer it."""

    def leave(self) -> None:
        """End the visit."""


class LocalVisit:
    """A visit to a table in this process."""

    def __init__(self, tables: Tables, table: Table, client: Client) -> None:
        """Join the table; the client gets nothing before `hello`."""
        self.table = table
        self.client = client
        self._tables = tables
        self._left = False
        table.join(client)

    def leave(self) -> None:
        """Leave the table; idempotent."""
        if self._left:
            return
        self._left = True
        table, people = self.table, self.client.present
        table.leave(self.client)
        if not table.closed:
            call_missed(table, people, self._tables.store, self._tables.settings)
        self._tables.unload_idle(table)

    async def handle(self, message: request.AnyRequest) -> None:
        """Carry out a request and answer it."""
        client, table, kind = self.client, self.table, type(message)
        began = time.monotonic()
        if not isinstance(message, request.Ping):
            client.used = began
        if isinstance(message, request.Hello):
            table.hello(client, message.since, waits=message.waits)
        elif isinstance(message, request.Ping):
            client.send(answer.write(answer.Pong(id=message.id)))
        elif not client.subscribed:
            client.refuse(Refusal("say-hello"), message.id)
        elif client.held and not isinstance(message, request.Take):
            client.refuse(Refusal("elsewhere"), message.id)
        elif kind in _WISHES:
            # Not awaited: the next request, perhaps a move, must not wait for it.
            wish = cast("advising.Wish", message)
            table.background(advising.advise(table, self._tables.adviser, client, wish))
        elif kind in _UNLOGGED:
            try:
                await self._handle_unlogged(cast("Unlogged", message))
            except Refusal as refusal:
                client.refuse(refusal, message.id)
            except UnavailableError:
                client.refuse(Refusal("not-kept", 503), message.id)
        else:
            await table.act(client, message)
            self._tables.timing.add(time.monotonic() - began)

    async def _handle_unlogged(self, message: Unlogged) -> None:
        """Handle a request that adds nothing to this table's log."""
        client = self.client
        if isinstance(message, request.Insight):
            self.table.insight(client, message)
        elif isinstance(message, asides.Aside):
            await asides.handle(self._tables.store, self.table, client, message)
        elif client.person is None:
            raise Refusal("no-name", 401)
        elif isinstance(message, request.Note):
            # A late note from a shared device must not become somebody else's.
            reader = self.table.audience.reader(client)
            if reader is None:
                raise Refusal("no-seat", 403)
            await self.table.note(reader, message)
        elif isinstance(message, request.Rematch):
            await self._tables.rematch(self.table, client.person)
        else:
            await self._tables.mute(client.person, message.person, on=message.on)
        if message.id:
            client.send(answer.write(answer.Ack(id=message.id, seq=client.seq)))


async def visit(tables: Tables, table_id: str, client: Client) -> LocalVisit:
    """Let a client visit a table of this process; `Refusal` if it may not."""
    table = await tables.get(table_id)
    table.check_welcome(client.person)
    return LocalVisit(tables, table, client)
