"""Serves an application until a signal comes."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from types import FrameType

import structlog
import uvicorn
from litestar.types import ASGIApp

from saboteur.server.net.health import Watched, operator_app
from saboteur.server.net.http_protocol import HttpProtocol
from saboteur.server.net.socket_protocol import SocketProtocol
from saboteur.server.table.notice import Notice

MAX_MESSAGE = 64_000
"""Largest socket message in bytes."""
LOOK = 14
"""Seconds between liveness checks: a client that was silent between two is pinged, and dropped at the next."""

_log = structlog.get_logger("server")


class Server(uvicorn.Server):
    """Stops on a signal and lets the caller clean up."""

    def __init__(self, config: uvicorn.Config, notice: Notice, seconds: float) -> None:
        """A stop is announced this many `seconds` in advance."""
        super().__init__(config)
        self._notice = notice
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._closing: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Announce the stop; stop at once if it was announced already, needs no notice, or comes from the keyboard."""
        if self._seconds and sig == signal.SIGTERM and self._notice.seconds is None:
            self._notice.announce(self._seconds)
            self._loop.call_soon_threadsafe(self._wait)
        else:
            super().handle_exit(sig, frame)

    def _wait(self) -> None:
        _log.info("closing", seconds=self._seconds)
        self._closing = asyncio.create_task(self._notice.wait())
        self._closing.add_done_callback(self._end)

    def _end(self, _done: asyncio.Task[None]) -> None:
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle stop signals while it runs."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class Quiet(uvicorn.Server):
    """Leaves signals to the main server."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle none."""
        yield


@contextlib.asynccontextmanager
async def operator(desk: Watched, patience: float, watched: socket.socket | None) -> AsyncIterator[None]:
    """Serve metrics on the operator's own address meanwhile."""
    if watched is None:
        yield
        return
    server = Quiet(config(operator_app(desk), patience, ()))
    serving = asyncio.create_task(server.serve(sockets=[watched]))
    try:
        yield
    finally:
        server.should_exit = True
        await asyncio.gather(serving, return_exceptions=True)


def config(app: ASGIApp, patience: float, proxies: tuple[str, ...]) -> uvicorn.Config:
    """How to serve an application; `proxies` are those whose forwarded headers are trusted."""
    return uvicorn.Config(
        app,
        ws=SocketProtocol,
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=LOOK,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=5,
        http=HttpProtocol,
        timeout_keep_alive=max(1, round(patience)),
        proxy_headers=True,
        forwarded_allow_ips=list(proxies),
    )
