"""A bus over NATS."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import structlog
from nats.aio.client import Client as Connection
from nats.errors import Error as NatsError

from saboteur.server.cluster.bus import Handler
from saboteur.server.trouble import ServerTrouble

RECONNECT = 0.2
"""Seconds between attempts to connect again."""
PENDING = 16_000_000
"""Bytes that may be queued; more get lost."""
REPEAT = 60.0
"""Seconds after which an outage that goes on is logged again: it is tried five times a second."""

_log = structlog.get_logger("bus")


class NatsBus:
    """A connection to a NATS server, made anew whenever it breaks."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._nats = Connection()
        self._outgoing: list[tuple[str, bytes]] = []
        self._work = asyncio.Event()
        self._queued = 0
        self._sending: asyncio.Task[None] | None = None
        self._reported: float | None = None
        """When the current outage was last logged."""

    async def open(self) -> None:
        """Connect; `ServerTrouble` if the URL is wrong. Waits for a server that does not answer yet."""
        try:
            await self._nats.connect(
                servers=[self._url],
                max_reconnect_attempts=-1,
                reconnect_time_wait=RECONNECT,  # type: ignore[arg-type]  # any number of seconds will do
                connect_timeout=2,
                # A hanging server is noticed within seconds.
                ping_interval=2,
                max_outstanding_pings=2,
                pending_size=PENDING,
                error_cb=self._report,
                reconnected_cb=self._recover,
                allow_reconnect=True,
            )
        except (ValueError, NatsError, OSError) as error:
            raise ServerTrouble(f"The bus does not answer: {type(error).__name__}. Check --bus.") from None
        self._sending = asyncio.create_task(self._send())

    @property
    def connected(self) -> bool:
        """Whether it is connected."""
        return self._nats.is_connected

    def publish(self, subject: str, data: bytes) -> None:
        """Send; ordered, but at most once."""
        if self._queued > PENDING or not self._nats.is_connected:
            return
        self._queued += len(data)
        self._outgoing.append((subject, data))
        self._work.set()

    async def subscribe(self, subject: str, handler: Handler, *, shared: bool = False) -> None:
        """Subscribe from now on; each message goes to one of the `shared` subscriptions."""

        async def hear(message: Any) -> None:
            handler(message.data)

        await self._nats.subscribe(subject, queue="shared" if shared else "", cb=hear)
        with contextlib.suppress(NatsError):
            # The server must know the subscription before anybody answers.
            await self._nats.flush(timeout=5)

    async def close(self) -> None:
        """Send what is left and close."""
        with contextlib.suppress(NatsError, TimeoutError, OSError):
            async with asyncio.timeout(2):
                while self._queued and self._nats.is_connected:  # noqa: ASYNC110 - a rare moment
                    await asyncio.sleep(0.01)
                await self._nats.flush(timeout=1)
        if self._sending is not None:
            self._sending.cancel()
        with contextlib.suppress(NatsError, TimeoutError, OSError):
            await self._nats.close()

    async def _send(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            # Everything queued is sent together.
            waiting, self._outgoing = self._outgoing, []
            for subject, data in waiting:
                with contextlib.suppress(NatsError, OSError):
                    await self._nats.publish(subject, data)
                self._queued -= len(data)

    async def _report(self, error: Exception) -> None:
        now = time.monotonic()
        if self._reported is None or now - self._reported > REPEAT:
            self._reported = now
            _log.warning("bus", error=type(error).__name__)

    async def _recover(self) -> None:
        self._reported = None
        _log.info("bus-back")
