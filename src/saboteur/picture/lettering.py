"""Text as outlines of the page's fonts, so that devices do not need them."""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape

import msgspec

TITLE, BOLD, PLAIN = "grenze-700", "atkinson-700", "atkinson-400"
UNKNOWN = 0.62
"""The assumed width of characters that the fonts do not have, relative to the size."""


class Font(msgspec.Struct, frozen=True):
    """A font: units of its square, and for each character how far it goes on and its outline."""

    units: int
    glyphs: dict[str, tuple[int, str]]


@cache
def fonts() -> dict[str, Font]:
    """The fonts by name."""
    packed = (files("saboteur.picture") / "letters.json.xz").read_bytes()
    return msgspec.json.decode(lzma.decompress(packed), type=dict[str, Font])


def width(words: str, font: str, size: float) -> float:
    """How wide the words are."""
    known = fonts()[font]
    steps = (known.glyphs[letter][0] / known.units if letter in known.glyphs else UNKNOWN for letter in words)
    return size * sum(steps)


def draw(words: str, x: float, y: float, font: str, size: float, fill: str) -> str:
    """The words from a point of their base line on."""
    known = fonts()[font]
    if not all(letter in known.glyphs for letter in words):
        # Another script: whatever font the system has.
        weight = "400" if font == PLAIN else "700"
        return (
            f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="{size:g}" font-weight="{weight}" '
            f'fill="{fill}">{escape(words)}</text>'
        )
    parts, at = [], 0
    for letter in words:
        step, outline = known.glyphs[letter]
        if outline:
            parts.append(f'<path transform="translate({at})" d="{outline}"/>')
        at += step
    scale = size / known.units
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.5f} {-scale:.5f})" fill="{fill}">{"".join(parts)}</g>'


def fitting(words: str, font: str, size: float, room: float) -> str:
    """The text, shortened to the available width."""
    words = "".join(letter for letter in words if letter.isprintable())
    if width(words, font, size) <= room:
        return words
    while words and width(f"{words}…", font, size) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def lines(words: str, font: str, size: float, room: float, most: int) -> list[str]:
    """The text wrapped to lines, the last one shortened if necessary."""
    found: list[str] = []
    rest = words.split()
    while rest and len(found) < most:
        line = rest.pop(0)
        while rest and (len(found) == most - 1 or width(f"{line} {rest[0]}", font, size) <= room):
            line = f"{line} {rest.pop(0)}"
        found.append(fitting(line, font, size, room))
    return found
