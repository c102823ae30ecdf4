"""A program in a pseudo-terminal: type lines, read the screen, resize."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

_ESCAPE = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[@-Z\\-_=>])")
PATIENCE = 60.0
"""Seconds to wait for output, even on a busy machine."""
_CLEAR = re.compile(r"\x1b\[2J|\x1b\[\?1049[hl]")


class Terminal:
    """A running program and its output so far."""

    program: tuple[str, ...] = ("-m", "saboteur")

    def __init__(
        self,
        *arguments: str,
        size: tuple[int, int] = (80, 24),
        **environ: str,
    ) -> None:
        command = [sys.executable, *self.program, *arguments]
        kept = {name: os.environ[name] for name in ("PATH", "SABOTEUR_PURE", "PYTHONPATH") if name in os.environ}
        environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", **kept, **environ}
        self.raw = ""
        self._bytes = b""
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            # Set the size before the program reads it.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.chdir(Path(__file__).parents[1])
            os.execve(command[0], command, environment)  # noqa: S606 - our own program

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.handle)

    @property
    def screen(self) -> str:
        """The current screen: everything since it was last cleared."""
        last = _CLEAR.split(self.raw)[-1]
        return _ESCAPE.sub("", last).replace("\r", "")

    @property
    def screens(self) -> list[str]:
        """Every screen shown."""
        return [_ESCAPE.sub("", part).replace("\r", "") for part in _CLEAR.split(self.raw)]

    def wait(self, pattern: str, seconds: float = PATIENCE) -> str:
        """Wait until the pattern is on the screen and the program waits for a line; return the screen."""
        end = time.monotonic() + seconds
        while not (re.search(pattern, self.screen) and self.screen.endswith("> ")):
            if time.monotonic() > end or not self._read(end - time.monotonic()):
                raise AssertionError(f"{pattern!r} never came. On the screen is:\n{self.screen}")
        return self.screen

    def wait_for(self, pattern: str, seconds: float = PATIENCE) -> str:
        """Wait until the pattern is on the screen; return the screen."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.screen):
            if time.monotonic() > end or not self._read(end - time.monotonic()):
                raise AssertionError(f"{pattern!r} never came. On the screen is:\n{self.screen}")
        return self.screen

    def wait_for_line(self, typed: str, seconds: float = PATIENCE, *, after: int = 0) -> str:
        """Wait until this is in the line being typed, on a screen after this many others; return the screen."""
        end = time.monotonic() + seconds
        while len(self.screens) <= after or not self.screen.endswith(f"> {typed}"):
            if not self._read(end - time.monotonic()):
                raise AssertionError(f"{typed!r} was never there to be read. On the screen is:\n{self.screen}")
        return self.screen

    def type(self, words: str) -> None:
        """Type something and press Enter."""
        self.press(f"{words}\r")

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.handle, keys.encode())

    def answer(self, words: str, pattern: str) -> str:
        """Type a line and wait for the next screen with this pattern."""
        before = len(self.screens)
        self.type(words)
        # Typed text first shows on the old screen.
        while len(self.screens) == before:
            assert self._read(PATIENCE), f"{words!r} changed nothing. On the screen is:\n{self.screen}"
        return self.wait(pattern)

    def resize(self, width: int, height: int) -> None:
        """Resize the terminal; the system notifies the program."""
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.press("\x03")

    def end(self, seconds: float = PATIENCE) -> int:
        """Read until the program ends; return its exit code."""
        end = time.monotonic() + seconds
        while self._read(end - time.monotonic()):
            pass
        assert time.monotonic() < end, f"The program does not end. On the screen is:\n{self.screen}"
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)

    def _read(self, seconds: float) -> bool:
        """Read what comes within some seconds; False once nothing more can come."""
        ready, _, _ = select.select([self.handle], [], [], max(0.0, seconds))
        if not ready:
            return False
        try:
            new = os.read(self.handle, 65536)
        except OSError:
            return False
        self._bytes += new
        # A read may split a character.
        text = self._bytes.decode("utf-8", errors="ignore")
        if text.encode() == self._bytes:
            self.raw += text
            self._bytes = b""
        return bool(new)
