"""The rich styles by meaning."""

from __future__ import annotations

import msgspec
from rich.console import Console

from saboteur.terminal.glyphs import UNICODE, Glyphs, glyphs_for

ROCK = "on #33291f"
GATE = "on #3b3550"
FRESH = "on #4d3f2e"


class Look(msgspec.Struct, frozen=True):
    """The character set and colours of a terminal."""

    glyphs: Glyphs = UNICODE
    shades: bool = False
    """Rock is a background colour instead of a character."""

    @property
    def rock(self) -> str:
        """The character of rock."""
        return " " if self.shades else self.glyphs.rock

    def style(self, name: str) -> str:
        """The style for a meaning; without shades, one that works on any background."""
        fore, back, simple = _STYLES[name]
        return f"{fore} {back}".rstrip() if self.shades else simple


# Cards have a known background. Elsewhere it may be dark or light, so colours are mid-tone.
_STYLES: dict[str, tuple[str, str, str]] = {
    "rock": ("", ROCK, "dim"),
    "lit": ("bold #ffcf70", ROCK, "bold"),
    "far": ("#d9c7a3", ROCK, ""),
    "cold": ("#8d8076", ROCK, "dim"),
    "dead": ("#c98b5a", ROCK, ""),
    "rubble": ("#9a8878", ROCK, ""),
    "start": ("bold #bfe3ff", ROCK, "bold"),
    "gold": ("bold #ffcb45", ROCK, "bold"),
    "stone": ("bold #cfc4b8", ROCK, "bold"),
    "gate": ("#b9aee0", GATE, ""),
    "secret": ("bold #cdb2ff", GATE, "bold magenta"),
    "harm": ("bold #ff8a73", "on #43201a", "red"),
    "help": ("bold #86d493", "on #1e3823", "green"),
    "special": ("bold #9fd0ff", "on #1e2f42", "blue"),
    "place": ("bold #d98a00", "", "bold"),
    "label": ("bold reverse #d98a00", "", "bold reverse"),
    "turn": ("bold #d98a00", "", "bold"),
    "digger": ("bold #d98a00", "", "bold"),
    "saboteur": ("bold #e0533a", "", "bold red"),
    "yellow-loyal": ("bold #d98a00", "", "bold"),
    "yellow-saboteur": ("bold #d98a00", "", "bold"),
    "blue-loyal": ("bold #4a86d8", "", "bold blue"),
    "blue-saboteur": ("bold #4a86d8", "", "bold blue"),
    "beast": ("bold #ff8a73", ROCK, "bold red"),
    "dwarf": ("bold #ffffff", ROCK, "bold"),
    "own-dwarf": ("bold reverse #ffffff", ROCK, "bold reverse"),
    "web": ("bold #cfc4b8", ROCK, "bold"),
    "blue-digger": ("bold #4a86d8", "", "bold blue"),
    "green-digger": ("bold #3f9e4d", "", "bold green"),
    "blue-dwarf": ("bold #4a86d8", "", "bold blue"),
    "green-dwarf": ("bold #3f9e4d", "", "bold green"),
    "boss": ("bold #d98a00", "", "bold"),
    "profiteer": ("bold #d98a00", "", "bold"),
    "geologist": ("bold #7a6fd0", "", "bold magenta"),
    "blue-door": ("bold #7fb2ff", ROCK, "bold blue"),
    "green-door": ("bold #86d493", ROCK, "bold green"),
    "crystal": ("bold #bfe3ff", ROCK, "bold"),
    "broken": ("bold #e0533a", "", "bold red"),
    "error": ("bold #e0533a", "", "bold red"),
    "axis": ("dim", "", "dim"),
    "you": ("bold", "", "bold"),
    "muted": ("dim", "", "dim"),
    "title": ("bold", "", "bold"),
}


def look_of(console: Console) -> Look:
    """The look of a console."""
    shades = console.color_system in {"256", "truecolor"} and not console.no_color
    return Look(glyphs_for(console.encoding), shades)
