"""Stories are reckoned one after the other, put off while people need the machine, and never twice."""

import asyncio
from collections.abc import Callable

import pytest

from saboteur import Match
from saboteur.analysis import Analysis
from saboteur.server.coach.helper import Progress
from saboteur.server.coach.stories import Progress as Waiting
from saboteur.server.coach.stories import Stories
from saboteur.server.coach.task import Task, Told

pytestmark = pytest.mark.once


class Slow:
    """Reckons stories when it is allowed to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped = 0
        self.allowed = asyncio.Event()

    async def ask(self, task: Task, progress: Progress = lambda _done, _total: None) -> Told:
        self.asked.append(task.record)
        progress(1, 2)
        try:
            await self.allowed.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return Told(answer=str(Analysis(version="1", game="solo", players=1, rounds=())))

    async def close(self) -> None:
        """Nothing to end."""


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110 - several objects change it
            await asyncio.sleep(0.02)


def test_a_story_gives_way_to_people_and_is_reckoned_once() -> None:
    async def run() -> None:
        load = [0.0]
        slow = Slow()
        stories = Stories(slow, None, 0.01, lambda: load[0])
        record = Match.new("solo", players=1, seed=4).record()
        under_way = await stories.find(record)
        assert isinstance(under_way, Waiting)
        await until(lambda: len(slow.asked) == 1)
        # Bots and people need the machine: the work is ended, not only slowed down.
        load[0] = 10.0
        await until(lambda: slow.stopped == 1 and under_way.waits)
        assert stories.put_off == 1
        load[0] = 0.0
        await until(lambda: len(slow.asked) == 2)
        slow.allowed.set()
        await until(lambda: stories.reckoned == 1)
        first = await stories.find(record)
        assert isinstance(first, Analysis)
        assert first == await stories.find(record)
        assert len(slow.asked) == 2
        await stories.close()

    asyncio.run(run())
