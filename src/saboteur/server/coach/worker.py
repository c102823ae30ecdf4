"""A helper process: answers tasks, at a given priority. It receives only what the requester may know."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from saboteur.analysis import analyse, live
from saboteur.analysis.live import ROLLOUTS
from saboteur.coach import hint, know
from saboteur.engine import FORM
from saboteur.match import Match
from saboteur.server.coach.task import Task, Told

STEP = 0.3
"""Seconds between signs of progress."""
SLOW = 0.15
"""The share of worlds tried by the interpreted engine, so that nobody waits too long."""
WORLDS = 60

_leave = os._exit


def answer(task: Task, progress: Callable[[int, int], None]) -> str:
    """The answer to a task, as JSON."""
    if task.kind == "story":
        return str(analyse(Match.replay(task.record), effort=task.effort, progress=progress))
    if task.kind == "watch":
        rollouts = ROLLOUTS if FORM == "compiled" else round(ROLLOUTS * SLOW)
        return msgspec.json.encode(live(Match.replay(task.record), rollouts)).decode()
    assert task.view is not None
    if task.kind == "know":
        return msgspec.json.encode(know(task.view, task.events)).decode()
    worlds = WORLDS if FORM == "compiled" else round(WORLDS * SLOW)
    return msgspec.json.encode(hint(task.view, task.events, worlds=worlds)).decode()


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer tasks until the input ends."""

    def say(told: Told) -> None:
        answered.write(msgspec.json.encode(told) + b"\n")
        answered.flush()

    for line in asked:
        last = [0.0]

        def progress(done: int, total: int, last: list[float] = last) -> None:
            if time.monotonic() - last[0] >= STEP:
                last[0] = time.monotonic()
                say(Told(done=done, total=total))

        try:
            say(Told(answer=answer(msgspec.json.decode(line, type=Task), progress)))
        except (ValueError, AssertionError, RuntimeError) as error:
            # Without its text, which may quote cards.
            say(Told(trouble=type(error).__name__))


def main() -> None:
    """Serve on stdin and stdout."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answered = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    asked = os.fdopen(os.dup(0), "rb")
    if hasattr(os, "getppid"):
        threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    try:
        serve(asked, answered)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)


def _end_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    _leave(1)


if __name__ == "__main__":
    main()
