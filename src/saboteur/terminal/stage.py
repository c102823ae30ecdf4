"""Where screens are shown and lines are typed: a terminal that is redrawn, or plain text that flows."""

from __future__ import annotations

import contextlib
import importlib
import io
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from types import FrameType, ModuleType
from typing import NoReturn, TextIO

from rich.console import Console
from rich.text import Text

from saboteur.terminal.style import Look, look_of

# Line editing and history where the system has it.
readline: ModuleType | None
try:
    readline = importlib.import_module("readline")
except ImportError:
    readline = None

Draw = Callable[[int, int], Sequence[Text]]
"""Makes the lines of a screen for a width and a height; the prompt's line is not part of it."""

_REDRAW = [getattr(signal, name) for name in ("SIGWINCH", "SIGCONT") if hasattr(signal, name)]


class Leave(BaseException):
    """The player leaves: by command, by closing the input, or by interrupting. No bot catches it by accident."""


class _Redraw(BaseException):
    """Raised inside a prompt when the terminal changed; no Exception, so that nothing else catches it."""


class Stage:
    """Shows and asks. On a real terminal the whole screen is redrawn; elsewhere text is printed line by line."""

    def __init__(self, console: Console | None = None, source: TextIO | None = None) -> None:
        self.source = sys.stdin if source is None else source
        self.console = Console(highlight=False) if console is None else console
        self.live = self.source.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal
        self.look: Look = look_of(self.console)
        self._asking = False
        self._typed = ""

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        """Take over the terminal, and give it back whatever happens."""
        if not self.live:
            yield
            return
        before = {number: signal.signal(number, self._on_change) for number in _REDRAW}
        before[signal.SIGTERM] = signal.signal(signal.SIGTERM, _on_end)
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)
            for number, handler in before.items():
                signal.signal(number, handler)

    def show(self, draw: Draw) -> None:
        """Show a screen without asking anything."""
        if self.live:
            self.console.clear()
        self.print(draw(self.console.width, self.console.height - 1))

    def print(self, lines: Sequence[Text | str]) -> None:
        """Print lines as they are."""
        for line in lines:
            words = Text(self.look.glyphs.plain(line)) if isinstance(line, str) else line
            self.console.print(words, soft_wrap=True)

    def ask(self, draw: Draw, prompt: str = "> ") -> str:
        """Show a screen and read a line; `Leave` if there is none. A terminal that changes is drawn anew."""
        while True:
            try:
                self.show(draw)
                return self.read(prompt)
            except _Redraw:
                continue
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Leave from None

    def ask_plainly(self, lines: Sequence[Text | str], prompt: str = "> ") -> str:
        """Ask below what is there already."""
        shown = [Text(self.look.glyphs.plain(line)) if isinstance(line, str) else line for line in lines]
        return self.ask(lambda _width, _height: shown, prompt)

    def pages(self, lines: Sequence[Text], hint: str) -> str:
        """Show lines page by page; any answer but Enter ends it, and is returned."""
        if not self.live:
            self.print(lines)
            return ""
        first = 0
        while first < len(lines):
            size = max(3, self.console.height - 3)

            def draw(_width: int, height: int, first: int = first) -> Sequence[Text]:
                return [*lines[first : first + max(3, height - 2)], Text(self.look.glyphs.plain(hint), "dim")]

            answer = self.ask(draw).strip()
            if answer:
                return answer
            first += size
        return ""

    def pause(self, seconds: float) -> None:
        """Wait a moment, on a terminal only."""
        if self.live and seconds > 0:
            try:
                time.sleep(seconds)
            except KeyboardInterrupt:
                raise Leave from None

    def read(self, prompt: str = "> ") -> str:
        """Read a line below what is there; `EOFError` if there is none."""
        if not self.live:
            return self._read_plain(prompt)
        if readline is not None and self._typed:
            typed, self._typed = self._typed, ""
            readline.set_startup_hook(partial(readline.insert_text, typed))
        try:
            self._asking = True
            line = input(prompt)
            self._asking = False
        finally:
            self._asking = False
            if readline is not None:
                readline.set_startup_hook()
        return line

    def _read_plain(self, prompt: str) -> str:
        self.console.print(prompt, end="", markup=False)
        self.console.file.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        if not self.source.isatty():
            # What was piped in would be missing from the text that comes out.
            self.console.print(Text("".join(filter(str.isprintable, line))), soft_wrap=True)
        return line.rstrip("\r\n")

    def _on_change(self, _signal: int, _frame: FrameType | None) -> None:
        if self._asking:
            self._asking = False
            if readline is not None:
                self._typed = readline.get_line_buffer()
            raise _Redraw


def standard_stage() -> Stage:
    """The stage of this process. What cannot be encoded is shown as a question mark, never as an error."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Stage()


def _on_end(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise Leave
