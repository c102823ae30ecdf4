"""Draws pictures one at a time and caches the latest. A separate process renders PNGs, so that moves do not wait."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Callable, Hashable

from saboteur.server.refusal import Refusal

KEPT = 24
"""Files kept in memory; one takes up to half a megabyte."""
QUEUE = 8
"""Longest queue of pictures."""
PATIENCE = 30.0
"""Seconds after which drawing is given up."""


class Gallery:
    """The pictures of a server."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Hashable, bool], bytes] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def file(self, name: Hashable, draw: Callable[[], str], *, png: bool) -> bytes:
        """The picture of this name, drawn if it is not there yet; `Refusal` if there is too much to draw."""
        key = name, png
        if key not in self._kept and self._waiting >= QUEUE:
            raise Refusal("no-picture", 503)
        self._waiting += 1
        try:
            async with self._turn:
                if key not in self._kept:
                    svg = await asyncio.to_thread(draw)
                    self._kept[key] = await rasterised(svg.encode()) if png else svg.encode()
                    while len(self._kept) > KEPT:
                        self._kept.popitem(last=False)
                self._kept.move_to_end(key)
                return self._kept[key]
        finally:
            self._waiting -= 1


async def rasterised(svg: bytes) -> bytes:
    """A picture as PNG; `Refusal` if that fails or takes too long."""
    command = [sys.executable, "-m", "saboteur.picture.rasterise"]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE):
            png, _ = await process.communicate(svg)
    except TimeoutError:
        png = b""
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if not png:
        raise Refusal("no-picture", 503)
    return png
