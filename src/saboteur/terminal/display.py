"""Show screens and read lines, on a terminal or as plain text."""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

from rich.console import Console
from rich.text import Text

from saboteur.terminal.keyboard import Changed, Keyboard, Leave
from saboteur.terminal.style import Look, look_of

BLANKS = 60
"""Blank lines that scroll the text out of sight if the height of the terminal is unknown."""

Draw = Callable[[int, int], Sequence[Text]]
"""Returns the lines of a screen for a width and a height, without the prompt line."""


class Display:
    """Input and output. A live terminal is redrawn for each screen; elsewhere text is appended."""

    def __init__(self, console: Console | None = None, source: TextIO | None = None) -> None:
        # A process started without standard input has `sys.stdin` None.
        self.source = source or sys.stdin or io.StringIO()
        self.console = Console(highlight=False) if console is None else console
        self.live = self.source.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal
        self.look: Look = look_of(self.console)
        self._keyboard = Keyboard()

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    @contextlib.contextmanager
    def opened(self) -> Iterator[None]:
        """Use the alternate screen, and restore the terminal afterwards."""
        if not self.live:
            yield
            return
        with self._keyboard.opened():
            self.console.set_alt_screen(True)
            try:
                yield
            finally:
                self.console.set_alt_screen(False)

    def show(self, draw: Draw) -> None:
        """Show a screen without reading a line."""
        if self.live:
            self.console.clear()
        self.print(draw(self.console.width, self.console.height - 1))

    def print(self, lines: Sequence[Text | str]) -> None:
        """Print lines as they are."""
        for line in lines:
            words = Text(self.look.glyphs.plain(line)) if isinstance(line, str) else line
            self.console.print(words, soft_wrap=True)

    def ask(self, draw: Draw, prompt: str = "> ") -> str:
        """Show a screen and read a line; redraw if the terminal is resized. `Leave` at the end of input."""
        while True:
            try:
                self.show(draw)
                return self.read(prompt)
            except Changed:
                continue
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Leave from None

    def ask_plainly(self, lines: Sequence[Text | str], prompt: str = "> ") -> str:
        """Show fixed lines and read a line."""
        shown = [Text(self.look.glyphs.plain(line)) if isinstance(line, str) else line for line in lines]
        return self.ask(lambda _width, _height: shown, prompt)

    def pages(self, lines: Sequence[Text], hint: str) -> str:
        """Show lines page by page; anything but Enter stops and is returned."""
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

    def hide(self) -> None:
        """Hide what was shown and typed so far from the next player."""
        if self.live:
            self.console.clear()
            self._keyboard.forget()
            return
        # A dumb terminal can only be scrolled, and rich does not query its size.
        height = shutil.get_terminal_size(fallback=(80, BLANKS)).lines
        self.console.print("\n" * max(BLANKS, height), end="")

    def pause(self, seconds: float) -> None:
        """Wait, on a live terminal only."""
        if self.live and seconds > 0:
            try:
                time.sleep(seconds)
            except KeyboardInterrupt:
                raise Leave from None

    def read(self, prompt: str = "> ") -> str:
        """Read a line; `EOFError` at the end of input."""
        if not self.live:
            return self._read_plain(prompt)
        if self._keyboard.is_open:
            return self._keyboard.read(prompt)
        # Between other lines there is nothing to redraw.
        with self._keyboard.opened():
            while True:
                try:
                    return self._keyboard.read(prompt)
                except Changed:
                    self.console.file.write("\r")

    def _read_plain(self, prompt: str) -> str:
        self.console.print(prompt, end="", markup=False)
        self.console.file.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        if not self.source.isatty():
            # Nothing echoes piped input; without it the output is hard to follow.
            self.console.print(Text("".join(filter(str.isprintable, line))), soft_wrap=True)
        return line.rstrip("\r\n")


def standard_display() -> Display:
    """The display of this process; characters that cannot be encoded become question marks."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Display()
