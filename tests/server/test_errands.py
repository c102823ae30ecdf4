"""Work at a table: finished without its caller, and its end told."""

import asyncio

import pytest
from structlog.testing import capture_logs

from saboteur.server.refusal import Refusal
from saboteur.server.table.errands import Errands

pytestmark = pytest.mark.once


def test_work_is_finished_even_if_its_caller_is_cancelled() -> None:
    async def check() -> None:
        errands, go, done = Errands(), asyncio.Event(), asyncio.Event()

        async def work() -> None:
            await go.wait()
            done.set()

        caller = asyncio.create_task(errands.complete(work()))
        await asyncio.sleep(0)
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        assert not done.is_set()
        go.set()
        await errands.wait()
        assert done.is_set()

    asyncio.run(check())


def test_its_caller_waits_and_gets_its_error() -> None:
    async def check() -> None:
        errands = Errands()
        said: list[str] = []

        async def work() -> None:
            await asyncio.sleep(0)
            said.append("done")

        async def refuse() -> None:
            raise Refusal("stale")

        await errands.complete(work())
        assert said == ["done"]
        with pytest.raises(Refusal):
            await errands.complete(refuse())
        # Of what nobody waits for, nobody hears.
        errands.begin(refuse())
        await errands.wait()

    asyncio.run(check())


def test_whoever_waits_for_cancelled_work_is_cancelled() -> None:
    async def check() -> None:
        errands = Errands()

        async def work() -> None:
            raise asyncio.CancelledError

        with pytest.raises(asyncio.CancelledError):
            await errands.complete(work())

    asyncio.run(check())


def test_work_in_the_callers_task_is_waited_for_and_its_error_told() -> None:
    async def check() -> None:
        errands, go = Errands(), asyncio.Event()
        said: list[str] = []

        async def work() -> None:
            await go.wait()
            said.append("done")

        async def fail() -> None:
            raise ValueError

        callers = [asyncio.create_task(errands.run(work())) for _ in range(2)]
        await asyncio.sleep(0)
        waiters = [asyncio.create_task(errands.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        # Who gives up waiting takes nothing from the others.
        waiters[0].cancel()
        await asyncio.sleep(0)
        assert not waiters[1].done()
        go.set()
        await waiters[1]
        assert said == ["done"] * 2
        await asyncio.gather(*callers)
        with capture_logs() as logged, pytest.raises(ValueError):  # noqa: PT011 - as raised above
            await errands.run(fail())
        assert [one["event"] for one in logged] == ["table-failed"]
        await asyncio.wait_for(errands.wait(), 1)

    asyncio.run(check())
