"""An announced stop: no new matches, a message to everybody, and the end once all have left or the time is up."""

from __future__ import annotations

import asyncio
import math
import time

from saboteur.server.refusal import Refusal
from saboteur.server.table import answer
from saboteur.server.table.client import Client


class Notice:
    """The announcement of this server's end."""

    def __init__(self) -> None:
        self._ends: float | None = None
        self._clients: set[Client] = set()
        self._left = asyncio.Event()
        """Set while nobody is connected."""
        self._left.set()

    @property
    def seconds(self) -> int | None:
        """Seconds until it ends; `None` unless that is announced."""
        return None if self._ends is None else max(0, math.ceil(self._ends - time.monotonic()))

    def announce(self, seconds: float) -> None:
        """Tell everybody that it ends."""
        self._ends = time.monotonic() + seconds
        for client in self._clients:
            self.tell(client)

    def check_open(self) -> None:
        """Refuse to begin anything new."""
        if self._ends is not None:
            raise Refusal("closing", 503)

    async def wait(self) -> None:
        """Wait until everybody has left, or the time is up."""
        assert self._ends is not None
        try:
            async with asyncio.timeout(max(0.0, self._ends - time.monotonic())):
                await self._left.wait()
        except TimeoutError:
            pass

    def enter(self, client: Client) -> None:
        """Count a new connection."""
        self._clients.add(client)
        self._left.clear()

    def leave(self, client: Client) -> None:
        """Count a closed connection."""
        self._clients.discard(client)
        if not self._clients:
            self._left.set()

    def tell(self, client: Client) -> None:
        """Tell somebody, if there is anything to tell."""
        if (seconds := self.seconds) is not None:
            client.send(answer.write(answer.Closing(seconds=seconds)))
