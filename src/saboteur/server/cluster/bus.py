"""The bus between the processes of a cluster. Messages may get lost; numbers and heartbeats repair that."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from typing import Protocol

Handler = Callable[[bytes], None]

EDGES = "saboteur.edges"
"""Heard by every edge."""
OWNERS = "saboteur.owners"
"""Heard by every owner."""
BOTS = "saboteur.bots"
"""Questions; each is taken by one worker."""
COACH = "saboteur.coach"
"""Hints and stories that are wanted; likewise."""


def edge_subject(edge: str) -> str:
    """What one edge hears."""
    return f"saboteur.edge.{edge}"


def owner_subject(owner: str) -> str:
    """What one owner hears."""
    return f"saboteur.owner.{owner}"


class Bus(Protocol):
    """Carries bytes from process to process."""

    @property
    def connected(self) -> bool:
        """Whether it works at present, as far as this process knows."""

    def publish(self, subject: str, data: bytes) -> None:
        """Send; in order, but perhaps never."""

    async def subscribe(self, subject: str, handler: Handler, *, shared: bool = False) -> None:
        """Hear what is published from now on; of `shared` subscriptions one hears each message."""

    async def close(self) -> None:
        """Send what is left and close."""


class Hub:
    """The middle of a bus in memory."""

    def __init__(self) -> None:
        self.handlers: dict[str, list[Handler]] = defaultdict(list)
        self.workers: dict[str, deque[Handler]] = defaultdict(deque)
        self.heard: list[tuple[str, bytes]] | None = None
        """Everything published, if somebody listens in."""
        self.lose: Callable[[str, bytes], bool] = lambda _subject, _data: False
        """Which messages get lost."""

    def publish(self, subject: str, data: bytes) -> None:
        """Hand a message to everyone who hears it."""
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
        """Hear what is published from now on."""

        def hear(data: bytes) -> None:
            if self.connected:
                handler(data)

        (self._hub.workers if shared else self._hub.handlers)[subject].append(hear)
        self._own.append((subject, hear))

    async def close(self) -> None:
        """Hear and say nothing any more."""
        self.connected = False
        for subject, handler in self._own:
            for found in (self._hub.workers[subject], self._hub.handlers[subject]):
                if handler in found:
                    found.remove(handler)
