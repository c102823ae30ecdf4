"""Draw cards of any kind side by side, each in a frame with its name below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from saboteur.terminal.canvas import Canvas
from saboteur.terminal.card import HEIGHT, WIDTH, draw_card, draw_gold
from saboteur.terminal.glyphs import UNICODE
from saboteur.terminal.maze import goal_shape
from saboteur.terminal.narrator import card_key
from saboteur.terminal.style import Look
from saboteur.text import text

_SLOT = 15
"""Room for a framed card and its short name."""
_FRAME = ("╭", "─", "╮", "│", "╰", "╯")
_PLAIN_FRAME = ("+", "-", "+", "|", "+", "+")


def draw_cards(codes: Sequence[str], lang: str, look: Look, width: int) -> list[Text]:
    """Draw cards in as many rows as needed. Codes are those of cards, or ``goal/gold``, ``gold/2``, ``role/digger``."""
    names = [look.glyphs.plain(name(code, lang)) for code in codes]
    slot = max(_SLOT, *(len(one) + 2 for one in names))
    per_row = max(1, (width + 2) // slot)
    lines: list[Text] = []
    for first in range(0, len(codes), per_row):
        canvas = Canvas()
        for place, (code, told) in enumerate(zip(codes[first : first + per_row], names[first:], strict=False)):
            _draw_frame(canvas, place * slot, look)
            _draw(canvas, place * slot + 1, 1, code, look)
            canvas.put(place * slot, HEIGHT + 2, told, look.style("you"))
        lines += canvas.lines(0, 0, width, HEIGHT + 3)
    return lines


def name(code: str, lang: str) -> str:
    """The short name of a card, goal, role or gold card."""
    kind, slash, what = code.partition("/")
    if not slash:
        return text(f"{card_key(code)}.short", lang)
    if kind == "goal":
        return text("goal-unknown" if what == "?" else f"goal-{what.split()[0]}.short", lang)
    if kind == "gold":
        return text("gold-card", lang, value=int(what))
    return text(f"role-{what}", lang)


def _draw_frame(canvas: Canvas, x: int, look: Look) -> None:
    left, across, right, upright, low_left, low_right = _FRAME if look.glyphs is UNICODE else _PLAIN_FRAME
    style = look.style("muted")
    canvas.put(x, 0, left + across * WIDTH + right, style)
    for row in range(1, HEIGHT + 1):
        canvas.put(x, row, upright + " " * WIDTH + upright, style)
    canvas.put(x, HEIGHT + 1, low_left + across * WIDTH + low_right, style)


def _draw(canvas: Canvas, x: int, y: int, code: str, look: Look) -> None:
    kind, slash, what = code.partition("/")
    if not slash:
        draw_card(canvas, x, y, code, look)
    elif kind == "gold":
        draw_gold(canvas, x, y, int(what), look)
    elif kind == "goal" and what != "?":
        draw_card(canvas, x, y, str(goal_shape(what)), look)
        canvas.put(x, y + HEIGHT - 1, look.glyphs.gold if what == "gold" else look.glyphs.stone, look.style("gold"))
    else:
        initials = "?" if kind == "goal" else "".join(word[0] for word in what.split("-")).upper()
        canvas.put(x + (WIDTH - len(initials)) // 2, y + 1, initials, look.style("special"))
