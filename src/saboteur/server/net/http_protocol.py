"""A connection before it is a request: those who never finish asking are let go."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST = 64_000
"""So many bytes the head of a request may have."""


class HttpProtocol(HttpToolsProtocol):
    """Closes when a request is not complete in time, or its head has no end.

    uvicorn bounds only the time between two requests; it is taken for the time a request may take to come, too.
    """

    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """How many bytes of a head have come."""
    _body = False
    """Whether what comes belongs to the body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        """Somebody has connected; now they have to ask."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on."""
        if not self._body:
            self._wait()
            self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST and not self.transport.is_closing():
            self.logger.warning("Request head too large.")
            self.send_400_response("Request head too large.")

    def on_headers_complete(self) -> None:
        """The head has come."""
        self._head, self._body = 0, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request has come: now it is our turn."""
        self._body = False
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Sockets have their own ways to find out who is gone."""
        self._rest()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(self.timeout_keep_alive, self.transport.close)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
