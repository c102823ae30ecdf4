"""A pool of bot processes: starts them, sends them requests, and replaces those that hang or crash."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import msgspec
import structlog

from saboteur.bots import base_of, seatable
from saboteur.engine import DIGEST, FORM, form
from saboteur.match import Match
from saboteur.pace import FACTORS, Pace
from saboteur.server.bots.worker import Answer, Question
from saboteur.server.settings import Settings

LINE = 4_000_000
LEAST = 0.02
"""The smallest share of a budget: 10 ms of half a second."""
EAGERNESS = 0.2
"""How fast budgets follow the load."""
SPARE = 2.0
"""Seconds beyond its limit until a silent process is killed."""

_log = structlog.get_logger("bots")


class Worker:
    """One bot process."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._slow = False
        self._turn = asyncio.Lock()
        self.known: dict[str, int] = {}
        """How many events each bot in it has seen, by key."""

    async def ask(self, question: Question) -> Answer:
        """Ask the process when it is free; kill it if it does not answer in time."""
        async with self._turn:
            process = await self._ready()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                async with asyncio.timeout(question.limit + SPARE):
                    await process.stdin.drain()
                    line = await process.stdout.readline()
                return msgspec.json.decode(line, type=Answer)
            except TimeoutError:
                await self._end()
                return Answer(trouble="too-slow")
            except (OSError, ValueError, msgspec.DecodeError):
                await self._end()
                return Answer(trouble="crashed")
            except asyncio.CancelledError:
                # Its late answer would be taken for that of the next request.
                await self._end()
                raise

    async def close(self) -> None:
        """Kill the process."""
        await self._end()

    async def _ready(self) -> Process:
        if self._slow and compiled():
            # Its bots are gone: they get all events again.
            await self._end()
        if self._process is None or self._process.returncode is not None:
            self.known.clear()
            self._slow = FORM == "interpreted" and not compiled()
            command = [sys.executable, "-m", "saboteur.server.bots.worker"]
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, stderr=asyncio.subprocess.DEVNULL, limit=LINE, env=environment()
            )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        self.known.clear()
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Asking(Protocol):
    """Something that answers requests."""

    known: dict[str, int]
    """How many events each bot has seen, by key."""

    async def ask(self, question: Question) -> Answer:
        """The answer to a request."""

    async def close(self) -> None:
        """End."""


class WorkerPool:
    """All bot processes."""

    def __init__(self, settings: Settings, workers: Sequence[Asking] = ()) -> None:
        """`workers` answer the requests; by default its own processes."""
        self._settings = settings
        self._workers = workers or [Worker() for _ in range(settings.workers)]
        self._rng = random.SystemRandom()
        self._slowest: dict[str, float] = {}
        self.replaced = 0
        """Random moves played because a bot gave none."""
        self._asked = 0
        """Bots that are thinking or queued."""
        self._load = 0.0
        """Their recent number per process."""

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return self._settings.default_bot

    @property
    def load(self) -> float:
        """Bots that are thinking or queued, per process."""
        return self._asked / len(self._workers)

    def share(self) -> float:
        """The share of its budget a bot gets now: equal for all, lower the more are queued.

        It depends on the whole server's load, never on a table, a seat or a prompt, so it reveals nothing.
        """
        return max(LEAST, 1 / max(1.0, self._load))

    def delay(self, bot: str, pace: Pace = "normal") -> float:
        """A random delay for a move of this bot at this pace, independent of how long it thought.

        The bot's longest thinking time so far is always added: otherwise delays would reveal which prompts are hard.
        """
        least, most = (seconds * FACTORS[pace] for seconds in self._settings.bot_delay)
        if most <= 0:
            return 0.0
        return self._rng.uniform(least, most) + max(0.0, self._slowest.get(base_of(bot), 0.0) - least)

    def note(self, bot: str, took: float) -> None:
        """Take note of how long a bot thought about a move: delays must cover the longest."""
        self._slowest[base_of(bot)] = max(self._slowest.get(base_of(bot), 0.0), took)

    async def move(self, table_id: str, seat: int, bot: str, match: Match) -> Answer:
        """A bot's move and claims; a random legal move if it fails."""
        if not seatable(bot, self._settings.bots):
            return self._random_move(bot, "no-such-bot", match)
        key = f"{table_id} {seat}"
        worker = self._workers[zlib.crc32(table_id.encode()) % len(self._workers)]
        view, upto = match.view(seat), match.seq
        since = worker.known.get(key, 0)
        answer = Answer(forgotten=True)
        for begin in (since, 0):
            question = Question(
                bot=self._settings.files.get(bot, bot),
                key=key,
                since=begin,
                events=tuple(match.seen(seat, begin)),
                view=view,
                moves=tuple(match.moves()),
                limit=self._settings.bot_limit,
            )
            answer = await self._ask(worker, question)
            if not answer.forgotten:
                break
        if answer.move:
            worker.known[key] = upto
            self.note(bot, answer.took)
            return answer
        worker.known.pop(key, None)
        return self._random_move(bot, answer.trouble or "forgotten", match)

    async def _ask(self, worker: Asking, question: Question) -> Answer:
        self._asked += 1
        self._load += (self._asked / len(self._workers) - self._load) * EAGERNESS
        try:
            return await worker.ask(msgspec.structs.replace(question, share=self.share()))
        finally:
            self._asked -= 1

    def _random_move(self, bot: str, trouble: str, match: Match) -> Answer:
        self.replaced += 1
        _log.warning("bot-replaced", bot=bot, trouble=trouble)
        return Answer(move=str(self._rng.choice(match.moves())))

    async def close(self) -> None:
        """Kill all processes."""
        await asyncio.gather(*(worker.close() for worker in self._workers))


def compiled() -> bool:
    """Whether this checkout has an engine compiled from the running sources; it may appear later."""
    if os.environ.get("SABOTEUR_PURE") == "1":
        return False
    try:
        return (Path(form.__file__).parents[3] / "build" / "stamp").read_text().startswith(f"good {DIGEST} ")
    except OSError:
        return False


def environment() -> dict[str, str]:
    """The environment of a bot process, without the server's own variables."""
    return {name: value for name, value in os.environ.items() if not name.startswith("SABOTEUR_SERVER")}
