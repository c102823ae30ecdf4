"""Work at a table that is completed even if its caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial

import structlog

from saboteur.server.logs import where
from saboteur.server.refusal import Refusal

Work = Coroutine[object, object, None]
_log = structlog.get_logger("tables")


class Errands:
    """The running work of a table."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._running = 0
        """Work that runs in its callers' tasks."""
        self._rest: asyncio.Future[None] | None = None
        """Done once none of it runs."""

    def begin(self, work: Work, done: asyncio.Future[None] | None = None) -> None:
        """Start some work; `done` receives its result."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(partial(_finish, self._tasks, done))

    async def run(self, work: Work) -> None:
        """Run some work in the caller's task, which must not be cancelled; a task per move would cost more."""
        self._running += 1
        try:
            await work
        except Refusal:
            raise
        except Exception as error:
            _log.error("table-failed", error=where(error))
            raise
        finally:
            self._running -= 1
            if self._rest is not None and not self._running:
                self._rest.set_result(None)
                self._rest = None

    async def complete(self, work: Work) -> None:
        """Finish some work even if the caller is cancelled: it may be on disk already."""
        # `asyncio.shield` takes twice as long, and every move comes by here.
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.begin(work, done)
        await done

    async def wait(self) -> None:
        """Wait until nothing is under way."""
        while self._tasks or self._running:
            if self._running:
                self._rest = self._rest or asyncio.get_running_loop().create_future()
                await asyncio.shield(self._rest)
            await asyncio.gather(*self._tasks, return_exceptions=True)


def _finish(tasks: set[asyncio.Task[None]], done: asyncio.Future[None] | None, task: asyncio.Task[None]) -> None:
    """Report an error in the log and to those who wait."""
    tasks.discard(task)
    cancelled = task.cancelled()
    error = None if cancelled else task.exception()
    if error is not None and not isinstance(error, Refusal):
        _log.error("table-failed", error=where(error))
    if done is None or done.done():
        return
    if cancelled:
        done.cancel()
    elif error is not None:
        done.set_exception(error)
    else:
        done.set_result(None)
