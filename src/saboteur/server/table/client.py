"""A connection to a table as the table sees it: somebody to tell things to."""

from __future__ import annotations

import asyncio

from saboteur.server.store.store import Person

WAITING = 2_000_000
"""So many bytes may wait for a slow reader."""


class Client:
    """Takes messages for one socket; whoever does not read them is let go."""

    def __init__(self, person: Person | None, language: str, muted: frozenset[str] = frozenset()) -> None:
        self.person = person
        self.language = language
        self.muted = muted
        self.told = False
        """Whether it has said hello and is told what happens."""
        self.seq = 0
        """The number of the next event it is to be told."""
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._waiting = 0

    def put(self, data: bytes) -> None:
        """Send a message when the socket takes it."""
        if self._waiting > WAITING:
            self.close(4408)
            return
        self._waiting += len(data)
        self.queue.put_nowait(data)

    async def take(self) -> bytes | int:
        """The next message to send, or the code with which to close."""
        data = await self.queue.get()
        if isinstance(data, bytes):
            self._waiting -= len(data)
        return data

    def close(self, code: int) -> None:
        """End the connection after what waits."""
        self.told = False
        self.queue.put_nowait(code)
