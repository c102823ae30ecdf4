"""Distributes work over processes: bytes in, bytes out, in order. Workers end with the process that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from saboteur.bots.printing import printing_aside

_leave = os._exit

Workers = Callable[[Callable[..., bytes], Iterable[tuple[object, ...]]], Generator[bytes, None, None]]
"""Runs the function on each input and yields the results in order."""


class SimulationError(Exception):
    """A simulation that cannot continue; its message is a sentence."""


def processes(jobs: int) -> Workers:
    """This many processes on this machine; one job runs in the current process."""
    return lambda function, questions: answers(function, questions, jobs)


def answers(
    function: Callable[..., bytes], questions: Iterable[tuple[object, ...]], jobs: int
) -> Generator[bytes, None, None]:
    """The function's result for each input, in order; with one job, in this process."""
    if jobs == 1:
        for question in questions:
            with printing_aside():
                answer = function(*question)
            yield answer
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_with_parent)
    with _without_interrupts(), printing_aside():
        asked: list[Future[bytes]] = [pool.submit(function, *question) for question in questions]
    try:
        for future in asked:
            yield future.result()
    except BrokenProcessPool:
        raise SimulationError(
            "A process that played matches ended before its time; perhaps a bot ended it, or memory ran out."
        ) from None
    finally:
        if not all(answer.done() for answer in asked):
            # Do not wait for running batches: a bot, an error or an interrupt has ended the simulation.
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """End worker processes together with the one that started them, however it ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        _leave(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Start processes that ignore the interrupt key.

    A terminal sends it to all processes; only the first handles it and ends the others. A blocked signal stays
    blocked in a new process from its first instant; here it is delivered afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
