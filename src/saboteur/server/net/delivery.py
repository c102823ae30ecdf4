"""Takes what waits for a client to its socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from saboteur.server.net.socket_protocol import SocketProtocol
from saboteur.server.table.client import Client


class Delivery:
    """Writes messages that arise together in one call, without a task that would wait for each."""

    def __init__(self, client: Client, line: SocketProtocol, close: Callable[[int], Awaitable[None]]) -> None:
        """`close` closes the socket with a code."""
        self._client = client
        self._line = line
        self._close = close
        self._closing: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()
        client.on_waiting = self._begin
        line.on_writable = self._flush
        self._flush()

    async def end(self) -> None:
        """Write nothing any more."""
        self._client.on_waiting = _nothing
        self._line.on_writable = None
        if self._closing is not None:
            self._closing.cancel()
            await asyncio.gather(self._closing, return_exceptions=True)

    def _begin(self) -> None:
        # Not at once: a client's receipt and what everyone is told arise one after the other.
        self._loop.call_soon(self._flush)

    def _flush(self) -> None:
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
