"""An HTTP protocol that drops clients that never finish a request."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEAD = 64_000
"""Largest request head in bytes."""


class HttpProtocol(HttpToolsProtocol):
    """Closes a connection whose request is late or whose head is too large.

    uvicorn limits only the time between requests; the same limit applies here to receiving one.
    """

    _timer: asyncio.TimerHandle | None = None
    _head_bytes = 0
    """Bytes of the current head received so far."""
    _in_body = False
    """Whether the body is being received."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        """Start the timer of the first request."""
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data; check the size of the head."""
        if not self._in_body:
            self._start_timer()
            self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > MAX_HEAD and not self.transport.is_closing():
            self.logger.warning("Request head too large.")
            self.send_400_response("Request head too large.")

    def on_headers_complete(self) -> None:
        """Start receiving the body."""
        self._head_bytes, self._in_body = 0, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer: the request is complete."""
        self._in_body = False
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Stop the timer: WebSockets have their own pings."""
        self._stop_timer()
        super().handle_websocket_upgrade()

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.timeout_keep_alive, self.transport.close)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
