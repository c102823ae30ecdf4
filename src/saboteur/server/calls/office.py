"""What notifications need: the server's keys and senders."""

from __future__ import annotations

import asyncio

from saboteur.server.calls.mail import Mailer
from saboteur.server.calls.push import Pusher, make_pusher
from saboteur.server.settings import Settings
from saboteur.server.store.calls import Calls


class Office:
    """Creates pusher and mailer on first use."""

    def __init__(self, calls: Calls, settings: Settings) -> None:
        self._calls = calls
        self._settings = settings
        self._lock = asyncio.Lock()
        self._pusher: Pusher | None = None
        self._mailer: Mailer | None = None

    async def pusher(self) -> Pusher | None:
        """The pusher; None if push is off."""
        async with self._lock:
            self._pusher = self._pusher or await make_pusher(self._calls, self._settings)
        return self._pusher

    async def mailer(self) -> Mailer | None:
        """The mailer; None without a mail server."""
        async with self._lock:
            self._mailer = self._mailer or await Mailer.make(self._calls, self._settings)
        return self._mailer

    async def close(self) -> None:
        """Close the connections."""
        if self._pusher is not None:
            await self._pusher.close()
