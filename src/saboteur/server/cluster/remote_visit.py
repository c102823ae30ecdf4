"""A visit to a table at another process; it outlives the owner of the table."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from saboteur.server.cluster import messages
from saboteur.server.logs import trace
from saboteur.server.refusal import Refusal
from saboteur.server.store.failure import DamagedError, UnavailableError
from saboteur.server.table import request
from saboteur.server.table.client import Client

PATIENCE = 1.0
"""Seconds after which an unanswered join is repeated, if the owner is alive."""
RETRY = 0.1
"""Seconds before the next attempt to join."""
CLOSE_CODES = {"no-such-table": 4404, "damaged-table": 4409}

_log = structlog.get_logger("edge")


class House(Protocol):
    """What a visit needs of its edge."""

    name: str
    visits: dict[int, RemoteVisit]

    def next_number(self) -> int:
        """A new number."""

    def tell(self, owner: str, message: messages.ToOwner) -> None:
        """Send an owner a message."""

    def hears(self, owner: str) -> bool:
        """Whether an owner lives, as far as is known here."""

    async def owner_of(self, key: str) -> str:
        """The owner of a table, or one to take it."""


class RemoteVisit:
    """Passes a viewer's requests to the owner of the table, and what the owner says to the viewer."""

    def __init__(self, edge: House, table_id: str, client: Client) -> None:
        self.client = client
        self.owner = ""
        self.joined = False
        self.received = 0
        """Messages received from this owner."""
        self._edge = edge
        self.table_id = table_id
        self._number = 0
        self._seq = 0
        """The number of the next event."""
        self._subscribed = False
        self._acts = 0
        self._pending: tuple[messages.Act, asyncio.Future[None]] | None = None
        self._overdue = False
        """Whether the current request has already waited for a heartbeat."""
        self._answer: asyncio.Future[messages.Joined | messages.Denied | messages.Again] | None = None
        self._joining: asyncio.Task[None] | None = None
        self._left = False

    async def open(self) -> None:
        """Join the table; `Refusal` if that is not allowed."""
        denied = await self._join()
        if denied is not None:
            raise messages.refusal_of(denied)

    async def handle(self, message: request.AnyRequest) -> None:
        """Send a request, and resend it until its owner, or the next one, confirms it."""
        self._acts += 1
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        act = messages.Act(self._edge.name, self._number, self._acts, message, trace())
        self._pending, self._overdue = (act, done), False
        if isinstance(message, request.Hello):
            self._subscribed = True
        if not self.client.closing and not self._left:
            self._send_pending()
            await done
        self._pending = None

    def beat(self) -> None:
        """Resend a request that was not answered since the last heartbeat; give it up if the client is leaving.

        A timer for each request would cost more than all else the edge does for it.
        """
        if self._pending is None:
            return
        if self.client.closing:
            self._set_done(self._pending[1])
        elif self._overdue:
            self._send_pending()
        self._overdue = True

    def leave(self) -> None:
        """End the visit."""
        self._left = True
        if self._pending is not None:
            self._set_done(self._pending[1])
        if self._joining is not None:
            self._joining.cancel()
        if self._edge.visits.pop(self._number, None) is not None and self.owner:
            self._edge.tell(self.owner, messages.Leave(self._edge.name, self._number))

    def join_again(self) -> None:
        """Find the owner and rejoin, unless that is under way."""
        if self._joining is None and not self._left and self.joined:
            self.joined = False
            self._joining = asyncio.create_task(self._rejoin())

    def receive(self, message: messages.ToEdge) -> None:  # noqa: C901, PLR0912 - one branch for each kind
        """Take a message of the owner."""
        match message:
            case messages.Said():
                if message.number != self.received + 1:
                    # Something got lost: the owner sends everything again.
                    self.join_again()
                elif self.joined:
                    self.received += 1
                    self._seq, self.client.held = message.seq, message.held
                    self.client.send(message.data)
            case messages.Done():
                if self._pending is not None and self._pending[0].number == message.number:
                    self._set_done(self._pending[1])
            case messages.Joined() | messages.Denied():
                if isinstance(message, messages.Joined):
                    self.joined = True
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(message)
            case messages.Again():
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(message)
                else:
                    self.join_again()
            case messages.Closed():
                self.client.close(message.code)
                if self._pending is not None:
                    self._set_done(self._pending[1])
            case _:
                pass

    def _set_done(self, done: asyncio.Future[None]) -> None:
        if not done.done():
            done.set_result(None)

    def _send_pending(self) -> None:
        if self._pending is not None and self.joined:
            act = self._pending[0]
            self._edge.tell(self.owner, messages.Act(act.edge, self._number, act.number, act.request, act.trace))

    async def _join(self) -> messages.Denied | None:
        """Find the owner and join; the refusal if there is one."""
        client = self.client
        while True:
            owner = await self._edge.owner_of(self.table_id)
            # A previous owner may still send messages with the old number.
            if self._edge.visits.pop(self._number, None) is not None and self.owner:
                self._edge.tell(self.owner, messages.Leave(self._edge.name, self._number))
            self._number = self._edge.next_number()
            self._edge.visits[self._number] = self
            self.owner, self.received = owner, 0
            self._answer = asyncio.get_running_loop().create_future()
            since = self._seq if self._subscribed else None
            wish = messages.Join(
                self._edge.name,
                self._number,
                self.table_id,
                client.person,
                client.language,
                client.session,
                since,
                client.screen,
                client.held,
            )
            answer = await self._answered(wish, self._answer)
            self._answer = None
            if isinstance(answer, messages.Joined):
                return None
            if isinstance(answer, messages.Denied):
                return answer
            await asyncio.sleep(RETRY)

    async def _answered(
        self, wish: messages.Join, answer: asyncio.Future[messages.Joined | messages.Denied | messages.Again]
    ) -> messages.Joined | messages.Denied | messages.Again | None:
        """Ask to join until the owner answers or is lost, with the same number: a busy owner makes no second visit."""
        while True:
            self._edge.tell(self.owner, wish)
            await asyncio.wait([answer], timeout=PATIENCE)
            if answer.done():
                return answer.result()
            if not self._edge.hears(self.owner):
                return None

    async def _rejoin(self) -> None:
        """Join the table's current owner. The socket stays open; only a refusal closes it."""
        try:
            while True:
                try:
                    denied = await self._join()
                except (UnavailableError, DamagedError):
                    await asyncio.sleep(RETRY * 5)
                    continue
                if denied is None:
                    self._send_pending()
                    return
                if denied.reason != "not-kept":
                    self.client.refuse(messages.refusal_of(denied))
                    self.client.close(CLOSE_CODES.get(denied.reason, 4403))
                    return
                await asyncio.sleep(RETRY * 5)
        except Refusal:
            self.client.close(1012)
        finally:
            self._joining = None
