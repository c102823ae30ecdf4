"""Hints and stories over the bus: any worker takes a task, and lost ones are retried."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec

from saboteur.server.cluster.bots import KEEP, LOST
from saboteur.server.cluster.bus import COACH, Bus
from saboteur.server.coach.helper import Helpers, Progress
from saboteur.server.coach.task import Task, Told


class Wanted(msgspec.Struct, frozen=True, array_like=True):
    """A task, or without one the cancellation."""

    reply: str
    """The subject for the answer."""
    number: int
    task: Task | None


class Given(msgspec.Struct, frozen=True, array_like=True):
    """The answer to a task, or its progress."""

    number: int
    told: Told


_wanted = msgspec.json.Decoder(Wanted)
_given = msgspec.json.Decoder(Given)


class RemoteAdviser:
    """Sends tasks to whichever worker takes them."""

    def __init__(self, bus: Bus, name: str) -> None:
        self._bus = bus
        self._subject = f"saboteur.advice.{name}"
        self._numbers = 0
        self._waiting: dict[int, asyncio.Queue[Told]] = {}

    async def open(self) -> None:
        """Subscribe to answers."""
        await self._bus.subscribe(self._subject, self._receive)

    async def ask(self, task: Task, progress: Progress = lambda _done, _total: None) -> Told:
        """Retry until a worker answers; the first answer counts."""
        self._numbers += 1
        number = self._numbers
        heard: asyncio.Queue[Told] = asyncio.Queue()
        self._waiting[number] = heard
        data = msgspec.json.encode(Wanted(self._subject, number, task))
        sign = 0.0
        try:
            while True:
                if time.monotonic() - sign > LOST:
                    sign = time.monotonic()
                    self._bus.publish(COACH, data)
                with contextlib.suppress(TimeoutError):
                    told = await asyncio.wait_for(heard.get(), LOST / 4)
                    sign = time.monotonic()
                    if told.over:
                        return told
                    progress(told.done, told.total)
        except asyncio.CancelledError:
            self._bus.publish(COACH, msgspec.json.encode(Wanted(self._subject, number, None)))
            raise
        finally:
            del self._waiting[number]

    async def close(self) -> None:
        """Nothing to stop here."""

    def _receive(self, data: bytes) -> None:
        message = _given.decode(data)
        if (heard := self._waiting.get(message.number)) is not None:
            heard.put_nowait(message.told)


class CoachService:
    """Takes tasks from the bus and answers them in its own processes."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._helpers = Helpers()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Start taking tasks."""
        await self._bus.subscribe(COACH, self._receive, shared=True)

    async def close(self) -> None:
        """Stop; unanswered tasks are retried elsewhere."""
        for task in tuple(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._helpers.close()

    def _receive(self, data: bytes) -> None:
        wanted = _wanted.decode(data)
        key = wanted.reply, wanted.number
        if wanted.task is None:
            # The cancellation may reach another worker; then the answer is ignored.
            if (running := self._tasks.get(key)) is not None:
                running.cancel()
        elif key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._work(wanted, wanted.task))
            task.add_done_callback(lambda _task: self._tasks.pop(key, None))

    async def _work(self, wanted: Wanted, task: Task) -> None:
        far = [0, 0]

        def note(done: int, total: int) -> None:
            far[:] = done, total

        keeping = asyncio.create_task(self._keep(wanted, far))
        try:
            told = await self._helpers.ask(task, note)
        finally:
            keeping.cancel()
        self._give(wanted, told)

    async def _keep(self, wanted: Wanted, far: list[int]) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                self._give(wanted, Told(done=far[0], total=far[1]))
                await asyncio.sleep(KEEP)

    def _give(self, wanted: Wanted, told: Told) -> None:
        self._bus.publish(wanted.reply, msgspec.json.encode(Given(wanted.number, told)))
