"""The stories of finished matches: computed one after the other in the background, and stored."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Protocol

import msgspec
import structlog

from saboteur.analysis import FORMAT, Analysis
from saboteur.server.coach.helper import Adviser
from saboteur.server.coach.task import Task
from saboteur.server.refusal import Refusal
from saboteur.server.store.failure import DamagedError, UnavailableError

QUEUE = 50
"""Longest queue of matches; others are computed when somebody asks again."""
REMEMBERED = 30
"""Stories kept in memory."""
BUSY = 2.0
"""Load at which stories pause: bots that are thinking or queued, per process."""
LOOK = 0.5
"""Seconds between checks of the load."""
TRIES = 2
"""Attempts before a story is given up."""

_log = structlog.get_logger("stories")


class Shelf(Protocol):
    """The storage of stories."""

    async def story(self, digest: str, version: str) -> str | None:
        """A stored story."""

    async def keep_story(self, digest: str, version: str, text: str) -> None:
        """Keep one."""


class Progress(msgspec.Struct):
    """The progress of a story."""

    done: int = 0
    total: int = 0
    waits: bool = False
    """Whether it is paused because of load."""
    failed: int = 0


class Stories:
    """Computes and stores stories; each match once, however often it is requested."""

    def __init__(
        self, adviser: Adviser, shelf: Shelf | None, effort: float = 1.0, load: Callable[[], float] = lambda: 0.0
    ) -> None:
        """`load` returns the number of bots that are thinking or queued, per process."""
        self._effort = effort
        self._adviser = adviser
        self._shelf = shelf
        self._load = load
        self._known: OrderedDict[str, Analysis] = OrderedDict()
        self._waiting: OrderedDict[str, tuple[str, Progress, bool]] = OrderedDict()
        self._failed: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self.reckoned = 0
        """Stories computed by this process."""
        self.put_off = 0
        """How often one was stopped because of load."""

    async def close(self) -> None:
        """Stop; the rest is computed when somebody asks."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def begin(self, record: str, *, keep: bool = True) -> None:
        """Queue the story of a finished match."""
        digest = digest_of(record)
        if digest in self._known or digest in self._waiting or digest in self._failed:
            return
        if len(self._waiting) >= QUEUE:
            raise Refusal("story-later", 503)
        self._waiting[digest] = record, Progress(), keep
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def find(self, record: str, *, keep: bool = True) -> Analysis | Progress:
        """The story, or its progress; `Refusal` if there is none."""
        digest = digest_of(record)
        if digest in self._known:
            self._known.move_to_end(digest)
            return self._known[digest]
        if digest in self._failed:
            raise Refusal("no-story", 409)
        if digest not in self._waiting:
            kept = await self._read(digest)
            if kept is not None:
                self._remember(digest, kept)
                return kept
            self.begin(record, keep=keep)
        elif not self._waiting[digest][1].total:
            # Requested: before those that nobody has asked for, but after the current one.
            first = next(iter(self._waiting))
            self._waiting.move_to_end(digest, last=False)
            if first != digest and self._waiting[first][1].total:
                self._waiting.move_to_end(first, last=False)
        return self._waiting[digest][1] if digest in self._waiting else self._known[digest]

    async def _read(self, digest: str) -> Analysis | None:
        if self._shelf is None:
            return None
        text = await self._shelf.story(digest, self._edition())
        with contextlib.suppress(ValueError):
            return None if text is None else Analysis.parse(text)
        return None

    async def _work(self) -> None:
        while self._waiting:
            digest, (record, progress, keep) = next(iter(self._waiting.items()))
            while self._load() > BUSY:
                progress.waits = True
                await asyncio.sleep(LOOK)
            progress.waits = False
            text = await self._reckon(record, progress)
            if text is not None:
                self.reckoned += 1
                self._remember(digest, Analysis.parse(text))
                del self._waiting[digest]
                if keep and self._shelf is not None:
                    await _try(lambda: self._shelf.keep_story(digest, self._edition(), text))  # type: ignore[union-attr]  # noqa: B023 - awaited at once
            elif progress.failed >= TRIES:
                _log.error("no-story", digest=digest[:12])
                self._failed.add(digest)
                del self._waiting[digest]

    async def _reckon(self, record: str, progress: Progress) -> str | None:
        """The story as JSON; None if it failed, or was stopped because of load."""

        def note(done: int, total: int) -> None:
            progress.done, progress.total = done, total

        asked = asyncio.create_task(self._adviser.ask(Task(kind="story", record=record, effort=self._effort), note))
        try:
            while not asked.done():
                await asyncio.wait([asked], timeout=LOOK)
                if self._load() > BUSY and not asked.done():
                    self.put_off += 1
                    return None
            told = asked.result()
        finally:
            if not asked.done():
                asked.cancel()
                await asyncio.gather(asked, return_exceptions=True)
        if not told.answer:
            progress.failed += 1
            return None
        return told.answer

    def _edition(self) -> str:
        """The key of a story besides the match: another version computes it again."""
        return f"{version('saboteur-game')}/{FORMAT}/{self._effort:g}"

    def _remember(self, digest: str, story: Analysis) -> None:
        self._known[digest] = story
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


async def _try(write: Callable[[], Awaitable[None]]) -> None:
    """Best effort: it can be computed again."""
    try:
        await write()
    except (UnavailableError, DamagedError) as error:
        _log.warning("story-not-kept", error=type(error).__name__)


def digest_of(record: str) -> str:
    """What identifies a match."""
    return hashlib.sha256(record.encode()).hexdigest()
