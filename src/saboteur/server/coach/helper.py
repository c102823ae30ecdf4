"""Helper processes: started on demand, ended after some idle time."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Protocol

import msgspec

from saboteur.engine import FORM
from saboteur.server.bots.pool import LINE, compiled, environment
from saboteur.server.coach.task import Task, Told

PATIENCE = {"hint": 15.0, "know": 15.0, "story": 60.0, "watch": 15.0}
"""Seconds without progress after which a process counts as hung."""
WAITED_FOR, BESIDE = 5, 15
"""How nice a process is: people's moves come first; as nice as a story, a hint would be late on a busy machine."""
REST = 120.0
"""Seconds after which an idle process ends: most tables need none."""

Progress = Callable[[int, int], None]


def _ignore(_done: int, _total: int) -> None:
    """Ignores progress."""


class Adviser(Protocol):
    """Something that answers tasks, here or in another process."""

    async def ask(self, task: Task, progress: Progress = _ignore) -> Told:
        """The answer; cancelling it ends the work."""

    async def close(self) -> None:
        """End."""


class Helper:
    """One process, which answers one task at a time."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: Process | None = None
        self._slow = False
        self._turn = asyncio.Lock()
        self._rest: asyncio.TimerHandle | None = None

    async def ask(self, task: Task, progress: Progress = _ignore) -> Told:
        """Ask the process when it is free."""
        async with self._turn:
            if self._rest is not None:
                self._rest.cancel()
            try:
                return await self._ask(await self._ready(), task, progress)
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError):
                await self._end()
                return Told(trouble="crashed")
            except asyncio.CancelledError:
                # Its late answer would be taken for that of the next task.
                await self._end()
                raise
            finally:
                self._rest = asyncio.get_running_loop().call_later(REST, self._retire)

    async def close(self) -> None:
        """Kill the process."""
        if self._rest is not None:
            self._rest.cancel()
        await self._end()

    async def _ask(self, process: Process, task: Task, progress: Progress) -> Told:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        while True:
            async with asyncio.timeout(PATIENCE[task.kind]):
                await process.stdin.drain()
                line = await process.stdout.readline()
            told = msgspec.json.decode(line, type=Told)
            if told.over:
                return told
            progress(told.done, told.total)

    async def _ready(self) -> Process:
        if self._slow and compiled():
            await self._end()
        if self._process is None or self._process.returncode is not None:
            self._slow = FORM == "interpreted" and not compiled()
            command = [sys.executable, "-m", "saboteur.server.coach.worker", str(self._nice)]
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=asyncio.subprocess.DEVNULL, limit=LINE, env=environment()
            )
        return self._process

    def _retire(self) -> None:
        """End the process by closing its input, unless it is busy again."""
        if not self._turn.locked() and self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Helpers:
    """The helpers of a server: one for people who wait at a table, one for stories, which take longer."""

    def __init__(self) -> None:
        self._quick = Helper(WAITED_FOR)
        self._slow = Helper(BESIDE)

    async def ask(self, task: Task, progress: Progress = _ignore) -> Told:
        """The answer; cancelling it ends the work."""
        return await (self._slow if task.kind == "story" else self._quick).ask(task, progress)

    async def close(self) -> None:
        """Kill both."""
        await asyncio.gather(self._quick.close(), self._slow.close())
