"""What an owner sends to edges, batched into one message."""

from __future__ import annotations

import asyncio

from saboteur.server.cluster import messages
from saboteur.server.cluster.bus import Bus, edge_subject
from saboteur.server.store.store import Person
from saboteur.server.table.client import Client
from saboteur.server.table.table import MOVED


class Outlet:
    """Messages to one edge."""

    def __init__(self, bus: Bus, edge: str) -> None:
        self._bus = bus
        self._subject = edge_subject(edge)
        self._waiting: list[messages.ToEdge | tuple[RemoteClient, int, bytes]] = []

    def send(self, message: messages.ToEdge) -> None:
        """Send a message about a visit or a call."""
        self._add(message)

    def say(self, client: RemoteClient, number: int, data: bytes) -> None:
        """Send a viewer bytes that were made for them."""
        self._add((client, number, data))

    def _add(self, message: messages.ToEdge | tuple[RemoteClient, int, bytes]) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(message)

    def _flush(self) -> None:
        # A viewer's number of the next event is known only after the message was queued.
        bundle = [
            messages.Said(one[0].visit, one[1], one[0].seq, one[2], one[0].held) if isinstance(one, tuple) else one
            for one in self._waiting
        ]
        self._waiting = []
        self._bus.publish(self._subject, messages.write(bundle))


class RemoteClient(Client):
    """A client whose socket is at an edge."""

    def __init__(
        self,
        outlet: Outlet,
        visit: int,
        person: Person | None,
        language: str,
        session: str,
        *,
        screen: bool = False,
    ) -> None:
        super().__init__(person, language, session=session, screen=screen)
        self.visit = visit
        self.sent = 0
        """Messages sent to it."""
        self._outlet = outlet

    @property
    def key(self) -> str:
        """The key for rate limits."""
        return f"visit {self.visit}" if self.person is None else self.person.id

    def send(self, data: bytes) -> None:
        """Send a message by way of its edge, which drops clients that do not read."""
        if not self.closing:
            self.sent += 1
            self._outlet.say(self, self.sent, data)

    def close(self, code: int) -> None:
        """Close its socket, or let it join again if the table has another owner now."""
        if self.closing:
            return
        self.subscribed = False
        self.closing = True
        self.sent += 1
        if code == MOVED:
            self._outlet.send(messages.Again(self.visit))
        else:
            self._outlet.send(messages.Closed(self.visit, self.sent, code))
