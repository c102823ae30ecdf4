"""Progress of steps with their usual duration: live lines in a terminal, one per step, else plain lines."""

import shutil
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

BEAT = 0.2


class Progress:
    """The running steps of any number of threads."""

    def __init__(self) -> None:
        self._steps: dict[str, tuple[int, float]] = {}
        self._lock = threading.RLock()
        self._drawn = 0
        self._idle = threading.Event()
        self._idle.set()

    @contextmanager
    def step(self, title: str, usually: int) -> Iterator[None]:
        """Show a step while it runs; `usually`: seconds it takes on two processors with cached packages."""
        began = self._begin(title, usually)
        try:
            yield
        except BaseException:
            self._end(title, "")
            raise
        self._end(title, f"✓ {title}, {_seconds(began)}\n" if sys.stdout.isatty() else "")

    def say(self, text: str, file: TextIO | None = None) -> None:
        """Print a line above the live ones."""
        with self._lock:
            self._clear()
            print(text, file=file or sys.stdout, flush=True)
            self._draw()

    def _begin(self, title: str, usually: int) -> float:
        began = time.monotonic()
        with self._lock:
            self._steps[title] = (usually, began)
            if not sys.stdout.isatty():
                print(f"{title} … (usually {usually} s)", flush=True)
            elif self._idle.is_set():
                self._idle.clear()
                threading.Thread(target=self._tick, daemon=True).start()
        return began

    def _end(self, title: str, line: str) -> None:
        with self._lock:
            del self._steps[title]
            self._clear()
            print(line, end="", flush=True)
            self._draw()
            if not self._steps:
                self._idle.set()

    def _tick(self) -> None:
        while not self._idle.is_set():
            with self._lock:
                self._clear()
                self._draw()
            self._idle.wait(BEAT)

    def _clear(self) -> None:
        if self._drawn:
            print("\r" + "\x1b[A" * (self._drawn - 1) + "\x1b[J", end="")
            self._drawn = 0

    def _draw(self) -> None:
        if self._steps and sys.stdout.isatty():
            # A wrapped line could not be erased.
            width = shutil.get_terminal_size().columns - 1
            lines = [_line(title, *facts)[:width] for title, facts in self._steps.items()]
            print("\n".join(lines), end="", flush=True)
            self._drawn = len(lines)


def _line(title: str, usually: int, began: float) -> str:
    return f"… {title}, {_seconds(began)} (usually {usually} s)"


def _seconds(began: float) -> str:
    return f"{time.monotonic() - began:.0f} s"


PROGRESS = Progress()
step = PROGRESS.step
say = PROGRESS.say
