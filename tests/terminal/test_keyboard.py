"""Typed text survives every resize, whenever it happens."""

import builtins
import signal
from collections.abc import Callable
from functools import partial

import pytest

from pseudo_terminal import Terminal
from saboteur.terminal import keyboard
from saboteur.terminal.keyboard import Changed, Keyboard

pytestmark = pytest.mark.once


class Script(Terminal):
    """A script in a pseudo-terminal."""

    program = ("-c",)


class Line:
    """The part of readline in use, with the moments between its steps exposed."""

    def __init__(self) -> None:
        self.text = ""
        self.hook: Callable[[], None] | None = None

    def set_startup_hook(self, hook: Callable[[], None] | None = None) -> None:
        """Call this before the next line is edited."""
        self.hook = hook

    def insert_text(self, text: str) -> None:
        """Put text into the line."""
        self.text += text

    def get_line_buffer(self) -> str:
        """What is in the line."""
        return self.text


def test_a_change_keeps_what_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a second one that comes before readline has taken over the text."""
    line = Line()
    board = Keyboard()

    def edit(_prompt: str, *, change_first: bool = False, keys: str = "", change: bool = False) -> str:
        line.text = ""
        if change_first:
            board._on_change(signal.SIGTERM, None)
        assert line.hook is not None
        line.hook()
        line.text += keys
        if change:
            board._on_change(signal.SIGTERM, None)
        return line.text

    monkeypatch.setattr(keyboard, "readline", line)
    for moment in ({"keys": "x", "change": True}, {"change_first": True}, {"keys": "1", "change": True}):
        monkeypatch.setattr(builtins, "input", partial(edit, **moment))
        with pytest.raises(Changed):
            board.read("> ")
    monkeypatch.setattr(builtins, "input", edit)
    assert board.read("> ") == "x1"
    assert board.read("> ") == ""


def test_a_change_between_waiting_and_editing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Keyboard()
    monkeypatch.setattr(builtins, "input", lambda _prompt: "1")
    board._on_change(signal.SIGTERM, None)
    with pytest.raises(Changed):
        board.read("> ")
    assert board.read("> ") == "1"


def test_a_change_that_readline_swallows_is_told_at_the_next_tick() -> None:
    """In the real readline: an exception in its hook is lost, as is a signal just before it waits."""
    script = """
import os, signal
from saboteur.terminal import keyboard

class Board(keyboard.Keyboard):
    def _begin(self):
        super()._begin()
        if not seen:
            os.kill(os.getpid(), signal.SIGWINCH)

seen = []
board = Board()
with board.opened():
    while True:
        try:
            print("read", board.read("> "))
            break
        except keyboard.Changed:
            seen.append(True)
            print("changed", flush=True)
"""
    with Script(script) as terminal:
        terminal.press("x")
        terminal.wait_for("changed")
        terminal.press("1\r")
        terminal.wait_for("read x1")
        assert terminal.end() == 0


def test_an_interrupt_that_readline_swallows_is_told_at_the_next_tick() -> None:
    """Ctrl-C just after a key, while readline's hook runs."""
    script = """
import os, signal
from saboteur.terminal import keyboard

class Board(keyboard.Keyboard):
    def _begin(self):
        super()._begin()
        os.kill(os.getpid(), signal.SIGINT)

board = Board()
with board.opened():
    try:
        board.read("> ")
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""
    with Script(script) as terminal:
        terminal.press("x")
        terminal.wait_for("interrupted")
        assert terminal.end() == 0


def test_a_prompt_between_other_lines_notices_signals_too() -> None:
    """Outside the alternate screen, where nothing is drawn anew: a resize keeps the line, Ctrl-C leaves it."""
    script = """
import os, signal
from saboteur.terminal import display, keyboard

class Board(keyboard.Keyboard):
    def _begin(self):
        super()._begin()
        if signals:
            os.kill(os.getpid(), signals.pop(0))

signals = [signal.SIGWINCH, signal.SIGINT]
screen = display.Display()
screen._keyboard = Board()
try:
    screen.read()
except KeyboardInterrupt:
    print("interrupted with", signals, flush=True)
"""
    with Script(script) as terminal:
        terminal.press("x")
        terminal.wait_for("> x.*> x")
        terminal.press("y")
        terminal.wait_for(r"interrupted with \[\]")
        assert terminal.end() == 0
