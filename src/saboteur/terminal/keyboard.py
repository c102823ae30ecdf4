"""Lines typed at a real terminal, where a signal must be noticed at once, whenever it comes."""

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

# Line editing and history where the system has it.
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

_CHANGES = [getattr(signal, name) for name in ("SIGWINCH", "SIGCONT") if hasattr(signal, name)]


class Leave(BaseException):
    """The player leaves: by command, by closing the input, or by interrupting. No bot catches it by accident."""


class Changed(BaseException):
    """The terminal changed while a line was asked for; no Exception, so that nothing else catches it."""


class Keyboard:
    """Reads lines; what was typed when the terminal changed is there again in the next line."""

    def __init__(self) -> None:
        self._bell: tuple[int, int] | None = None
        self._changed = False
        self._asking = False
        self._editing = False
        self._typed = ""

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        """Listen to signals, and stop listening whatever happens."""
        handlers: dict[int, Handler] = dict.fromkeys(_CHANGES, self._on_change)
        handlers[signal.SIGTERM] = _on_end
        with contextlib.ExitStack() as stack:
            if termios is not None:
                stack.enter_context(self._ringing())
            for number, handler in handlers.items():
                stack.callback(signal.signal, number, signal.signal(number, handler))
            yield

    def read(self, prompt: str) -> str:
        """Read a line; `EOFError` if there is none, `Changed` if the screen must be drawn anew first."""
        with self._by_key():
            self._wait(prompt)
            self._show_keys()
            if readline is not None:
                readline.set_startup_hook(self._begin)
            self._asking = True
            try:
                if self._changed:
                    raise Changed
                line = input(prompt)
            except SystemError as error:
                # A second signal while the first one's exception was on its way: Python wraps the first.
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
        """Give readline what was typed before; from now on its line is the one to keep.

        Readline swallows what is raised in here, so a change that comes meanwhile waits for the next line.
        """
        assert readline is not None
        self._asking = False
        readline.insert_text(self._typed)
        self._asking = self._editing = True

    def _wait(self, prompt: str) -> None:
        """Show the prompt until a key is pressed.

        A signal that comes just before readline waits would go unheard until the next key. Here it rings a bell
        that ends the waiting.
        """
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
        """Have each signal written to a pipe."""
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
        """Get each key when it is pressed, not each line; the first one is not written before readline does."""
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
        """Let readline write what is typed: it does so only where the terminal itself would."""
        if termios is None or self._bell is None or readline is None:
            return
        keys = sys.stdin.fileno()
        mode = termios.tcgetattr(keys)
        mode[3] |= termios.ECHO
        termios.tcsetattr(keys, termios.TCSADRAIN, mode)

    def _on_change(self, _signal: int, _frame: FrameType | None) -> None:
        if not self._asking:
            self._changed = True
            return
        # Before readline has begun, its line is not yet ours, and what was typed is still in our own keeping.
        if self._editing and readline is not None:
            self._typed = readline.get_line_buffer()
        self._asking = self._editing = False
        raise Changed


def _on_end(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise Leave
