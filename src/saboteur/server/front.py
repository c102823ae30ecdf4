"""One address in front of several edges on this machine: passes each connection to one that answers."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from typing import TypeVar

CHUNK = 65_536
CONNECTING = 3.0
"""Seconds after which an edge counts as lost."""
T = TypeVar("T")


class Front:
    """A small proxy in its own thread; for trying a cluster, not for the internet."""

    def __init__(self, edges: Callable[[], list[tuple[str, int]]], port: int = 0) -> None:
        """`edges` returns where edges listen."""
        self._edges = edges
        self._turn = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        try:
            self._server = self._run(asyncio.start_server(self._pass_on, "127.0.0.1", port))
        except OSError:
            self._end()
            raise
        self.port: int = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        """Stop."""
        self._run(self._close())
        self._end()

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    async def _close(self) -> None:
        self._server.close()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _run(self, work: Coroutine[object, object, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        edges = self._edges()
        self._turn += 1
        for number in range(len(edges)):
            try:
                async with asyncio.timeout(CONNECTING):
                    there, back = await asyncio.open_connection(*edges[(self._turn + number) % len(edges)])
            except (OSError, TimeoutError):
                continue
            # Cancelled only at the end; the streams would report it.
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(_copy(reader, back), _copy(there, writer))
            back.close()
            writer.close()
            return
        writer.close()


async def _copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(CHUNK):
            target.write(data)
            await target.drain()
    with contextlib.suppress(OSError):
        target.close()
