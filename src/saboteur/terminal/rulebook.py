"""The rules from docs/rules, with cards and examples drawn for the terminal.

Each game has a guide, its rules told for people, and a reference with a number for every rule.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from rich.console import Console, ConsoleOptions, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from saboteur.registry import PACKAGES
from saboteur.terminal.example import draw_example
from saboteur.terminal.gallery import draw_cards
from saboteur.terminal.style import Look
from saboteur.text import text

_PICTURE = re.compile(r"^```(maze|cards) ([^\n]*)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_EXACT = re.compile(r"^\[[^\]\n]*\]\(\.\./[^)\n]*\)\n\n?", re.MULTILINE)
"""A line that leads from a section of the guide to its rules in the reference."""
_LINK = re.compile(r"\[([^\]\n]*)\]\([^)\n]*\)")
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"


def source(game: str, lang: str) -> str:
    """The reference of a game as Markdown; in English if there is no translation."""
    # The reference of the game for one is part of the Duel's, as its package is.
    found = _read(PACKAGES[game].replace("_", "-"), lang)
    return text("rules-missing", lang) if found is None else found


def guide(game: str, lang: str) -> str:
    """The guide of a game as Markdown; in English if there is no translation, the reference if there is no guide."""
    found = _read(f"guide/{game}", lang)
    return source(game, lang) if found is None else found


def _read(book: str, lang: str) -> str | None:
    names = (f"{book}.{lang}.md", f"{book}.md")
    folders = (files("saboteur") / "rulebook", _CHECKOUT)
    places = [folder.joinpath(*name.split("/")) for name in names for folder in folders]
    found = next((place for place in places if place.is_file()), None)
    return None if found is None else found.read_text(encoding="utf-8")


def rules(game: str, lang: str, look: Look, width: int, *, reference: bool = False) -> Iterator[RenderableType]:
    """The rules as renderables: Markdown and pictures."""
    written = source(game, lang) if reference else _unlinked(guide(game, lang))
    at = 0
    for found in _PICTURE.finditer(written):
        yield Markdown(written[at : found.start()])
        yield Text()
        for line in _draw(found, lang, look, width - 4):
            yield Text("    ").append_text(line)
        yield Text()
        at = found.end()
    yield Markdown(written[at:])
    if not reference and written != source(game, lang):
        yield Text()
        yield Text(text("rules-reference", lang, game=game))


def rules_lines(game: str, lang: str, look: Look, width: int, *, reference: bool = False) -> list[Text]:
    """The rules of a game as lines of at most this width: its guide, or its reference."""
    console = Console(width=min(width, 100), file=io.StringIO(), force_terminal=True, color_system="truecolor")
    lines: list[Text] = []
    for part in rules(game, lang, look, console.width, reference=reference):
        lines += _lines(part, console, console.options, look) if isinstance(part, Markdown) else _wrapped(part, console)
    return lines


def redrawn(written: str, look: Look, lang: str) -> str:
    """The rules as Markdown with every picture redrawn."""

    def draw(found: re.Match[str]) -> str:
        drawing = "\n".join(line.plain.rstrip() for line in _draw(found, lang, look, 100))
        return f"```{found[1]} {found[2]}\n{drawing}\n```\n"

    return _PICTURE.sub(draw, written)


def _draw(found: re.Match[str], lang: str, look: Look, width: int) -> list[Text]:
    if found[1] == "maze":
        return draw_example(found[2], look, width)
    return draw_cards(found[2].split(", "), lang, look, width)


def _unlinked(written: str) -> str:
    """The guide without links: in the terminal they lead nowhere."""
    return _LINK.sub(r"\1", _EXACT.sub("", written))


def _wrapped(part: RenderableType, console: Console) -> list[Text]:
    assert isinstance(part, Text)
    return list(part.wrap(console, console.width)) or [part]


def _lines(part: RenderableType, console: Console, options: ConsoleOptions, look: Look) -> list[Text]:
    lines = []
    for segments in console.render_lines(part, options, pad=False):
        line = Text()
        for segment in segments:
            line.append(look.glyphs.plain(segment.text), segment.style)
        line.rstrip()
        lines.append(line)
    return lines
