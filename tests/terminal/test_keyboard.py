"""Typed text survives every resize, whenever it happens."""

import builtins
import signal
from collections.abc import Callable
from functools import partial

import pytest

from saboteur.terminal import keyboard
from saboteur.terminal.keyboard import Changed, Keyboard

pytestmark = pytest.mark.once


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
