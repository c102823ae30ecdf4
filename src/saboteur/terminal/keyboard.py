"""Read lines from a real terminal and react to signals at once."""

from __future__ import annotations

import contextlib
import importlib
import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from types import FrameType, ModuleType
from typing import Any, NoReturn

# Line editing and history, where available.
readline: ModuleType | None
try:
    readline = importlib.import_module("readline")
except ImportError:
    readline = None
termios: ModuleType | None
try:
    termios = importlib.import_module("termios")
except ImportError:
    termios = None

Handler = Callable[[int, FrameType | None], Any]

_TICK = 0.1
"""Seconds between polls for a signal that readline missed."""
_CHANGES = [getattr(signal, name) for name in ("SIGWINCH", "SIGCONT") if hasattr(signal, name)]


class Leave(BaseException):
    """The player quits, closes the input or interrupts. A BaseException, so that no bot catches it."""


class Changed(BaseException):
    """The terminal was resized during a prompt. A BaseException, so that nothing else catches it."""


class Keyboard:
    """Reads lines; a line interrupted by a resize is kept for the next prompt."""

    def __init__(self) -> None:
        self._is_open = False
        self._bell: tuple[int, int] | None = None
        self._changed = False
        self._interrupted = False
        self._asking = False
        self._editing = False
        self._typed = ""

    @property
    def is_open(self) -> bool:
        """Whether the signal handlers are installed."""
        return self._is_open

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        """Install the signal handlers, and restore the old ones afterwards."""
        handlers: dict[int, Handler] = dict.fromkeys(_CHANGES, self._on_change)
        handlers[signal.SIGTERM] = _on_end
        handlers[signal.SIGINT] = self._on_interrupt
        with contextlib.ExitStack() as stack:
            if termios is not None:
                stack.enter_context(self._ringing())
                handlers[signal.SIGALRM] = self._on_tick
            for number, handler in handlers.items():
                stack.callback(signal.signal, number, signal.signal(number, handler))
            self._is_open = True
            stack.callback(setattr, self, "_is_open", False)
            yield

    def read(self, prompt: str) -> str:
        """Read a line; `EOFError` at the end of input, `Changed` if the screen must be redrawn first."""
        self._interrupted = False
        with self._by_key():
            self._wait(prompt)
            self._show_keys()
            if readline is not None:
                readline.set_startup_hook(self._begin)
            self._asking = True
            try:
                if self._changed:
                    raise Changed
                with self._ticking():
                    line = input(prompt)
            except SystemError as error:
                # If a second signal arrives while the first exception propagates, Python wraps the first.
                if isinstance(error.__cause__, Changed | Leave):
                    raise error.__cause__ from None
                raise
            else:
                self._typed = ""
                return line
            finally:
                self._asking = self._editing = self._changed = False
                if readline is not None:
                    readline.set_startup_hook()

    def forget(self) -> None:
        """Clear the history of typed lines."""
        if readline is not None:
            readline.clear_history()

    def _begin(self) -> None:
        """Hand the interrupted line to readline, whose buffer counts from now on.

        Readline swallows exceptions raised in this hook, so a signal meanwhile waits for the next tick.
        """
        assert readline is not None
        self._asking = False
        readline.insert_text(self._typed)
        self._asking = self._editing = True

    @contextlib.contextmanager
    def _ticking(self) -> Iterator[None]:
        """Interrupt readline periodically.

        Python runs handlers only when a signal interrupts readline's wait. A resize or Ctrl-C that comes just before
        the wait begins would go unnoticed until the next key.
        """
        if self._bell is None:
            yield
            return
        signal.setitimer(signal.ITIMER_REAL, _TICK, _TICK)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _wait(self, prompt: str) -> None:
        """Show the prompt until a key is pressed; a pipe reports signals."""
        if self._bell is None:
            return
        sys.stdout.write(prompt + self._typed)
        sys.stdout.flush()
        keys, bell = sys.stdin.fileno(), self._bell[0]
        while True:
            ready, _, _ = select.select([keys, bell], [], [])
            if bell in ready:
                os.read(bell, 4096)
            if self._changed:
                self._changed = False
                raise Changed
            if keys in ready:
                sys.stdout.write("\r")
                sys.stdout.flush()
                return

    @contextlib.contextmanager
    def _ringing(self) -> Iterator[None]:
        """Write each signal to a pipe."""
        bell = os.pipe()
        for end in bell:
            os.set_blocking(end, False)
        before = signal.set_wakeup_fd(bell[1], warn_on_full_buffer=False)
        self._bell = bell
        try:
            yield
        finally:
            self._bell = None
            signal.set_wakeup_fd(before)
            for end in bell:
                os.close(end)

    @contextlib.contextmanager
    def _by_key(self) -> Iterator[None]:
        """Get single keys instead of lines, without echo until readline takes over."""
        if termios is None or self._bell is None or readline is None:
            yield
            return
        keys = sys.stdin.fileno()
        before = termios.tcgetattr(keys)
        raw = termios.tcgetattr(keys)
        raw[3] &= ~(termios.ICANON | termios.ECHO)
        raw[6][termios.VMIN], raw[6][termios.VTIME] = 1, 0
        termios.tcsetattr(keys, termios.TCSADRAIN, raw)
        try:
            yield
        finally:
            termios.tcsetattr(keys, termios.TCSADRAIN, before)

    def _show_keys(self) -> None:
        """Turn echo on again: readline echoes only if the terminal does."""
        if termios is None or self._bell is None or readline is None:
            return
        keys = sys.stdin.fileno()
        mode = termios.tcgetattr(keys)
        mode[3] |= termios.ECHO
        termios.tcsetattr(keys, termios.TCSADRAIN, mode)

    def _on_change(self, _signal: int, _frame: FrameType | None) -> None:
        self._changed = True
        if self._asking:
            # A second signal must not raise while this exception is on its way.
            self._asking = False
            self._tell()

    def _on_tick(self, _signal: int, _frame: FrameType | None) -> None:
        if self._interrupted:
            raise KeyboardInterrupt
        if self._changed:
            self._tell()

    def _on_interrupt(self, _signal: int, _frame: FrameType | None) -> NoReturn:
        self._interrupted = True
        raise KeyboardInterrupt

    def _tell(self) -> NoReturn:
        # Before readline has started, its buffer is stale and `_typed` still holds the line.
        if self._editing and readline is not None:
            self._typed = readline.get_line_buffer()
        raise Changed


def _on_end(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise Leave
