"""Takes what waits for clients to their sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from saboteur.server.net.socket_protocol import SocketProtocol
from saboteur.server.table.client import Client


class Round:
    """Goes to all clients for whom something waits, once whatever arises together has arisen."""

    def __init__(self) -> None:
        self._waiting: list[Delivery] = []

    def add(self, delivery: Delivery) -> None:
        """Go there, too. One errand of the loop for everybody: for each it would cost as much as the writing."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._go)
        self._waiting.append(delivery)

    def _go(self) -> None:
        waiting, self._waiting = self._waiting, []
        for delivery in waiting:
            delivery.flush()


class Delivery:
    """Writes messages that arise together in one call, without a task that would wait for each."""

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
        """Write nothing any more."""
        self._client.on_waiting = _nothing
        self._line.on_writable = None
        if self._closing is not None:
            self._closing.cancel()
            await asyncio.gather(self._closing, return_exceptions=True)

    def _begin(self) -> None:
        # Not at once: a client's receipt and what everyone is told arise one after the other.
        self._round.add(self)

    def flush(self) -> None:
        """Write what waits, if the client reads."""
        client, line = self._client, self._line
        # A client that does not read is written to again when it does.
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
    """Nobody waits for a message."""
