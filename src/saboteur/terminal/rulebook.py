"""The rules from docs/rules, with examples drawn for the terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from rich.console import Console, ConsoleOptions, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from saboteur.terminal.example import draw_example
from saboteur.terminal.style import Look

_EXAMPLE = re.compile(r"^```maze ([^\n]*)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
CHAPTERS = {"solo": "duel"}
"""Games described in the rules of another."""
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"


def source(game: str, lang: str) -> str:
    """The rules of a game as Markdown; in English if there is no translation."""
    told = CHAPTERS.get(game, game)
    names = (f"{told}.{lang}.md", f"{told}.md")
    places = [folder / name for name in names for folder in (files("saboteur") / "rulebook", _CHECKOUT)]
    return next(place for place in places if place.is_file()).read_text(encoding="utf-8")


def rules(game: str, lang: str, look: Look, width: int) -> Iterator[RenderableType]:
    """The rules as renderables: Markdown and drawn examples."""
    at = 0
    written = source(game, lang)
    for found in _EXAMPLE.finditer(written):
        yield Markdown(written[at : found.start()])
        yield Text()
        for line in draw_example(found[1], look, width - 4):
            yield Text("    ").append_text(line)
        yield Text()
        at = found.end()
    yield Markdown(written[at:])


def rules_lines(game: str, lang: str, look: Look, width: int) -> list[Text]:
    """The rules of a game as lines of at most this width."""
    console = Console(width=min(width, 100), file=io.StringIO(), force_terminal=True, color_system="truecolor")
    lines: list[Text] = []
    for part in rules(game, lang, look, console.width):
        lines += [part] if isinstance(part, Text) else _lines(part, console, console.options, look)
    return lines


def redrawn(written: str, look: Look) -> str:
    """The rules as Markdown with every example redrawn."""

    def draw(found: re.Match[str]) -> str:
        drawing = "\n".join(line.plain.rstrip() for line in draw_example(found[1], look))
        return f"```maze {found[1]}\n{drawing}\n```\n"

    return _EXAMPLE.sub(draw, written)


def _lines(part: RenderableType, console: Console, options: ConsoleOptions, look: Look) -> list[Text]:
    lines = []
    for segments in console.render_lines(part, options, pad=False):
        line = Text()
        for segment in segments:
            line.append(look.glyphs.plain(segment.text), segment.style)
        line.rstrip()
        lines.append(line)
    return lines
