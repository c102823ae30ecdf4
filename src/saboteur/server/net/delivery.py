"""Writes queued messages to the clients' sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from saboteur.server.net.socket_protocol import SocketProtocol
from saboteur.server.table.client import Client


class Round:
    """Flushes the queues of all clients once per round of the event loop."""

    def __init__(self) -> None:
        self._waiting: list[Delivery] = []

    def add(self, delivery: Delivery) -> None:
        """Register a client. One callback of the loop for all: one per client would cost as much as the writing."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go)
        self._waiting.append(delivery)

    def _go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for delivery in waiting:
            delivery.flush()


class Delivery:
    """Writes simultaneous messages in one call, without a waiting task per client."""

    def __init__(
        self, client: Client, line: SocketProtocol, round_: Round, close: Callable[[int], Awaitable[None]]
    ) -> None:
        """`close` closes the socket with a code."""
        self._client = client
        self._line = line
        self._round = round_
        self._close = close
        self._closing: asyncio.Task[None] | None = None
        client.on_waiting = self._begin
        line.on_writable = self.flush
        self.flush()

    async def end(self) -> None:
        """Stop writing."""
        self._client.on_waiting = _nothing
        self._line.on_writable = None
        if self._closing is not None:
            self._closing.cancel()
            await asyncio.gather(self._closing, return_exceptions=True)

    def _begin(self) -> None:
        # Deferred: a client's acknowledgement and the broadcast arise one after the other.
        self._round.add(self)

    def flush(self) -> None:
        """Write the queue, if the client reads."""
        client, line = self._client, self._line
        # Writing to a slow client resumes when it reads.
        while client.queue and line.on_writable is not None and line.can_write():
            texts, code = client.take()
            if texts:
                line.write(texts)
            if code is not None:
                line.on_writable = None
                self._closing = asyncio.create_task(self._end_with(code))

    async def _end_with(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected):
            await self._close(code)


def _nothing() -> None:
    """No receiver is waiting."""
