"""How things look: rich styles by what they mean, and whether colour can show rock."""

from __future__ import annotations

import msgspec
from rich.console import Console

from saboteur.terminal.glyphs import UNICODE, Glyphs, glyphs_for

ROCK = "on #33291f"
GATE = "on #3b3550"
FRESH = "on #4d3f2e"


class Look(msgspec.Struct, frozen=True):
    """What a terminal can show."""

    glyphs: Glyphs = UNICODE
    shades: bool = False
    """Whether rock is a background colour instead of a character."""

    @property
    def rock(self) -> str:
        """The character of rock."""
        return " " if self.shades else self.glyphs.rock

    def style(self, name: str) -> str:
        """The style of something; background colours only where they can be told apart."""
        fore, back = _STYLES[name]
        return f"{fore} {back}" if back and self.shades else fore


_STYLES: dict[str, tuple[str, str]] = {
    "rock": ("dim", ROCK),
    "lit": ("bold #ffcf70", ROCK),
    "cold": ("#8d8076", ROCK),
    "dead": ("#c98b5a", ROCK),
    "rubble": ("#9a8878", ROCK),
    "start": ("bold #bfe3ff", ROCK),
    "gold": ("bold #ffcb45", ROCK),
    "stone": ("bold #cfc4b8", ROCK),
    "gate": ("#b9aee0", GATE),
    "secret": ("bold #cdb2ff", GATE),
    "place": ("bold #ffb84d", ""),
    "label": ("bold reverse #ffb84d", ""),
    "axis": ("dim", ""),
    "harm": ("bold #ff8a73", "on #43201a"),
    "help": ("bold #86d493", "on #1e3823"),
    "special": ("bold #9fd0ff", "on #1e2f42"),
    "new": ("bold underline", ""),
    "turn": ("bold #ffb84d", ""),
    "broken": ("bold #ff8a73", ""),
    "you": ("bold", ""),
    "muted": ("dim", ""),
    "digger": ("bold #ffcf70", ""),
    "saboteur": ("bold #ff8a73", ""),
    "error": ("bold #ff8a73", ""),
    "title": ("bold", ""),
}


def look_of(console: Console) -> Look:
    """What this console can show."""
    shades = console.color_system in {"256", "truecolor"} and not console.no_color
    return Look(glyphs_for(console.encoding), shades)
