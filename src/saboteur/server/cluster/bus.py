"""The bus between the processes of a cluster. Messages may get lost; sequence numbers and heartbeats repair that."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Protocol

Handler = Callable[[bytes], None]

EDGES = "saboteur.edges"
"""Received by every edge."""
OWNERS = "saboteur.owners"
"""Received by every owner."""
BOTS = "saboteur.bots"
"""Requests to bots; each is taken by one worker."""
COACH = "saboteur.coach"
"""Requests for hints and stories; likewise."""


def edge_subject(edge: str) -> str:
    """The subject of one edge."""
    return f"saboteur.edge.{edge}"


def owner_subject(owner: str) -> str:
    """The subject of one owner."""
    return f"saboteur.owner.{owner}"


class Bus(Protocol):
    """Carries bytes from process to process."""

    @property
    def connected(self) -> bool:
        """Whether it is connected, as far as this process knows."""

    def publish(self, subject: str, data: bytes) -> None:
        """Send; ordered, but at most once."""

    async def subscribe(self, subject: str, handler: Handler, *, shared: bool = False) -> None:
        """Subscribe from now on; each message goes to one of the `shared` subscriptions."""

    async def close(self) -> None:
        """Flush and close."""


class Hub:
    """The hub of a bus in memory."""

    def __init__(self) -> None:
        self.handlers: dict[str, list[Handler]] = defaultdict(list)
        self.workers: dict[str, deque[Handler]] = defaultdict(deque)
        self.heard: list[tuple[str, bytes]] | None = None
        """Everything published, if recorded."""
        self.lose: Callable[[str, bytes], bool] = lambda _subject, _data: False
        """Decides which messages get lost."""

    def publish(self, subject: str, data: bytes) -> None:
        """Deliver a message to its subscribers."""
        if self.heard is not None:
            self.heard.append((subject, data))
        if self.lose(subject, data):
            return
        loop = asyncio.get_running_loop()
        for handler in self.handlers[subject]:
            loop.call_soon(handler, data)
        if workers := self.workers[subject]:
            workers.rotate()
            loop.call_soon(workers[0], data)


class MemoryBus:
    """A bus within one process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._own: list[tuple[str, Handler]] = []
        self.connected = True

    def publish(self, subject: str, data: bytes) -> None:
        """Send."""
        if self.connected:
            self._hub.publish(subject, data)

    async def subscribe(self, subject: str, handler: Handler, *, shared: bool = False) -> None:
        """Subscribe from now on."""

        def hear(data: bytes) -> None:
            if self.connected:
                handler(data)

        (self._hub.workers if shared else self._hub.handlers)[subject].append(hear)
        self._own.append((subject, hear))

    async def close(self) -> None:
        """Close; send and receive nothing any more."""
        self.connected = False
        for subject, handler in self._own:
            for found in (self._hub.workers[subject], self._hub.handlers[subject]):
                if handler in found:
                    found.remove(handler)
