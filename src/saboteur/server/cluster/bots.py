"""Bots over the bus: owners send requests, any worker takes one, and lost requests are retried."""

from __future__ import annotations

import asyncio
import contextlib
import time

import msgspec
import structlog
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from saboteur.bots.protocol import Answer, Question
from saboteur.server.bots.pool import Worker
from saboteur.server.cluster.bus import BOTS, Bus
from saboteur.server.settings import Settings

KEEP = 0.5
"""Seconds between progress heartbeats."""
LOST = 2.0
"""Seconds without a heartbeat after which a request is retried."""

_log = structlog.get_logger("bots")


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A self-contained request: any worker can answer it."""

    reply: str
    """The subject for the answer."""
    number: int
    question: Question


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """The answer to a request; without one, a heartbeat."""

    number: int
    answer: Answer | None = None


_asked = msgspec.json.Decoder(Asked)
_answered = msgspec.json.Decoder(Answered)


class _Nothing(dict[str, int]):
    """Stateless: each request may go to another process."""

    def __setitem__(self, key: str, value: int) -> None:
        """Forget it."""


class RemoteWorker:
    """Sends requests to whichever worker takes them."""

    def __init__(self, bus: Bus, owner: str) -> None:
        self.known: dict[str, int] = _Nothing()
        self._bus = bus
        self._subject = f"saboteur.answers.{owner}"
        self._numbers = 0
        self._waiting: dict[int, tuple[asyncio.Future[Answer], list[float]]] = {}
        self.repeated = 0
        """Retried requests."""

    async def open(self) -> None:
        """Subscribe to answers."""
        await self._bus.subscribe(self._subject, self._receive)

    async def ask(self, question: Question) -> Answer:
        """Retry until a worker answers; the first answer counts."""
        self._numbers += 1
        number, future = self._numbers, asyncio.get_running_loop().create_future()
        signs = [0.0]
        self._waiting[number] = future, signs
        data = msgspec.json.encode(Asked(self._subject, number, question))
        try:
            while not future.done():
                if time.monotonic() - signs[0] > LOST:
                    self.repeated += signs[0] > 0
                    signs[0] = time.monotonic()
                    self._bus.publish(BOTS, data)
                await asyncio.wait([future], timeout=LOST / 4)
            answer: Answer = future.result()
            return answer
        finally:
            del self._waiting[number]

    async def close(self) -> None:
        """Nothing to stop here."""

    def _receive(self, data: bytes) -> None:
        message = _answered.decode(data)
        future, signs = self._waiting.get(message.number, (None, []))
        if future is None or future.done():
            return
        if message.answer is not None:
            future.set_result(message.answer)
        else:
            signs[0] = time.monotonic()


class BotService:
    """Takes requests from the bus and answers them in its own processes."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        self._settings = settings
        self._bus = bus
        self._workers = [Worker() for _ in range(settings.workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.answered = 0

    async def open(self) -> None:
        """Start taking requests."""
        await self._bus.subscribe(BOTS, self._receive, shared=True)

    async def close(self) -> None:
        """Stop; unanswered requests are retried elsewhere."""
        for task in tuple(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def readiness(self) -> str:
        """`ok`, or what is not."""
        return "ok" if self._bus.connected else "no bus"

    def numbers(self) -> list[Metric]:
        """Figures for the operator."""
        return [
            GaugeMetricFamily("saboteur_questions", "Questions to bots under way", value=len(self._tasks)),
            CounterMetricFamily("saboteur_answers", "Questions answered", value=self.answered),
        ]

    def _receive(self, data: bytes) -> None:
        asked = _asked.decode(data)
        key = asked.reply, asked.number
        if key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._work(asked))
            task.add_done_callback(lambda _task: self._tasks.pop(key, None))

    async def _work(self, asked: Asked) -> None:
        keeping = asyncio.create_task(self._keep(asked))
        try:
            worker = await self._free.get()
            try:
                answer = await self._answer(worker, asked.question)
            finally:
                self._free.put_nowait(worker)
        finally:
            keeping.cancel()
        self.answered += 1
        self._reply(asked, answer)

    async def _answer(self, worker: Worker, question: Question) -> Answer:
        name = question.bot.partition(":")[0]
        if question.bot not in self._settings.bots and name not in self._settings.bots:
            return Answer(trouble="no-such-bot")
        return await worker.ask(msgspec.structs.replace(question, bot=self._settings.files.get(name, question.bot)))

    async def _keep(self, asked: Asked) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                self._reply(asked, None)
                await asyncio.sleep(KEEP)

    def _reply(self, asked: Asked, answer: Answer | None) -> None:
        self._bus.publish(asked.reply, msgspec.json.encode(Answered(asked.number, answer)))
