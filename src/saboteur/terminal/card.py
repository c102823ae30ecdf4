"""Draw single cards, five by three characters."""

# ruff: noqa: RUF001 - the strings are pictures

from __future__ import annotations

from saboteur.cards.actions import TOOLS
from saboteur.cards.shape import E, N, NotationError, S, Shape, W
from saboteur.terminal.canvas import Canvas
from saboteur.terminal.glyphs import UNICODE
from saboteur.terminal.light import FAR
from saboteur.terminal.signs import signs_of
from saboteur.terminal.style import FRESH, ROCK, Look

WIDTH, HEIGHT = 5, 3
ALL = N | E | S | W
COLD, OTHERS, OWN = range(3)
"""Who is connected to a side: nobody, only another player, the viewer."""
SPOTS = {
    "N": (0, -1), "E": (2, 0), "S": (0, 1), "W": (-2, 0), "c": (0, 0), "sw": (-2, 1), "se": (2, 1), "ne": (2, -1),
    "nw": (-2, -1),
}  # fmt: skip
"""Offsets of marks from the middle of a card."""

# The characters of each arm, from the edge inwards.
_ARMS = {N: ((2, 0),), E: ((4, 1), (3, 1)), S: ((2, 2),), W: ((0, 1), (1, 1))}
_ALONG = {N: N | S, S: N | S, E: E | W, W: E | W}
_APART = {(N | S, E | W): N | S, (N | W, E | S): -1, (N | E, S | W): -2}

_PICTURES = {
    "pick": ("╭─┬─╮", "  │  ", "  │  "),
    "lantern": (" ┌┴┐ ", " │*│ ", " └─┘ "),
    "cart": ("     ", "╲___╱", " o o "),
    "rockfall": (" ▒ ▓ ", "▓ ▒ ▒", "▒▓▓▒▓"),
    "map": ("┌───┐", "│--x│", "└───┘"),
    "information": ("┌───┐", "│ i │", "└───┘"),
    "theft": ("  _  ", "_( )_", " ◆   "),
    "hands-off": (" ╲ ╱ ", "  ◆  ", " ╱ ╲ "),
    "swap-hats": (" ╱╲─ ", "     ", " ─╱╲ "),
    "inspection": (" ┌─┐ ", " └─┘ ", "   ╲ "),
    "trapped": ("┌┬┬┬┐", "│││││", "└┴┴┴┘"),
    "key": ("┌┐   ", "└┘─┬┬", "     "),
    "free": ("┌┬ ┬┐", "││  │", "└┴  ┘"),
    "swap-hands": (" ──╲ ", "     ", " ╲── "),
    "web": ("╲ │ ╱", "──#──", "╱ │ ╲"),
    "boots": (" ┌┐  ", " ││  ", " └─┘ "),
    "axe": ("╭─┬─╮", "╲ │  ", "  │  "),
    "rat": ("     ", "~<R o", " ' ' "),
    "lindworm": (" ╭─╮ ", "─┘L└─", "     "),
    "goblin": (" ╱│╲ ", " (G) ", "  │  "),
}
_ICONS = {"pick": "╭┬╮", "lantern": "(*)", "cart": "╲_╱"}
_PLAIN = str.maketrans("╭─┬╮│┌┐┴└┘╲╱▒▓◆", r"/-T\|+++++\/o#$")


def draw_card(canvas: Canvas, x: int, y: int, code: str, look: Look) -> None:
    """Draw a hand card: a path, or the picture of an action."""
    try:
        shape = Shape.parse(code)
    except NotationError:
        _draw_action(canvas, x, y, code, look)
    else:
        draw_path(canvas, x, y, shape, ALL, look)
        for mark in signs_of((0, 0), shape):
            dx, dy = SPOTS[mark.spot]
            canvas.put(x + 2 + dx, y + 1 + dy, look.glyphs.plain(mark.sign), look.style(mark.style))


def glow(lit: int, sides: int) -> int:
    """Who is connected to any of these sides."""
    return OWN if lit & sides else OTHERS if lit >> FAR & sides else COLD


def draw_gold(canvas: Canvas, x: int, y: int, value: int, look: Look) -> None:
    """Draw a gold card with its nuggets."""
    rows = {1: ("     ", "  *  ", "     "), 2: ("     ", " * * ", "     "), 3: ("  *  ", "     ", " * * ")}[value]
    for row, words in enumerate(rows):
        canvas.put(x, y + row, words.replace("*", look.glyphs.gold), look.style("gold"))


def draw_path(canvas: Canvas, x: int, y: int, shape: Shape, lit: int, look: Look, *, fresh: bool = False) -> None:
    """Draw an open card; ``lit`` holds the sides connected to a start."""
    for row in range(HEIGHT):
        canvas.put(x, y + row, look.rock * WIDTH, look.style("rock"))
    joined = [mask for mask in shape.segment_masks if mask.bit_count() > 1]
    for mask in shape.segment_masks:
        for side in (N, E, S, W):
            if mask & side:
                _draw_arm(canvas, x, y, side, glow(lit, side), look, stub=mask == side, alone=not joined)
    character, style = centre(shape, lit, look)
    canvas.put(x + 2, y + 1, character, style)
    if fresh:
        for row in range(HEIGHT):
            for column in range(WIDTH):
                canvas.restyle(x + column, y + row, ROCK, FRESH)


def centre(shape: Shape, lit: int, look: Look) -> tuple[str, str]:
    """The character in the middle of an open card, with its style."""
    joined = [mask for mask in shape.segment_masks if mask.bit_count() > 1]
    if not joined:
        return look.glyphs.rubble, look.style("rubble")
    if len(joined) == 1:
        return line(look, joined[0], glow(lit, joined[0]))
    over = _APART[joined[0], joined[1]]
    if over > 0:
        return line(look, over, glow(lit, over))
    slash = "╱╲" if look.glyphs is UNICODE else "/\\"
    return slash[-over - 1], look.style("rubble")


def line(look: Look, mask: int, whose: int, *, stub: bool = False) -> tuple[str, str]:
    """The line character for a mask of sides, with its style."""
    glyphs = look.glyphs
    style = ("cold", "far", "dead" if stub else "lit")[whose]
    return (glyphs.cold, glyphs.far, glyphs.lit)[whose][mask], look.style(style)


def _draw_arm(canvas: Canvas, x: int, y: int, side: int, whose: int, look: Look, *, stub: bool, alone: bool) -> None:
    places = _ARMS[side]
    for depth, (dx, dy) in enumerate(places):
        ends = stub and depth == len(places) - 1
        if ends and not alone and depth:
            canvas.put(x + dx, y + dy, look.glyphs.rubble, look.style("rubble"))
            continue
        canvas.put(x + dx, y + dy, *line(look, side if ends else _ALONG[side], whose, stub=stub))


def _framed(name: str) -> tuple[str, str, str]:
    """A card without a picture: its initials in a frame."""
    return "┌───┐", f"│{''.join(word[0] for word in name.split('-'))[:3].upper():^3}│", "└───┘"


def _draw_action(canvas: Canvas, x: int, y: int, code: str, look: Look) -> None:
    code = code.rpartition(".")[2]
    kind, _, rest = code.partition("-")
    tools = [tool for tool in rest.split("-") if tool in TOOLS]
    if not tools:
        rows, mark, style = list(_PICTURES.get(code) or _framed(code)), "", "special"
    elif len(tools) == 1:
        rows = list(_PICTURES[tools[0]])
        mark, style = (look.glyphs.broken, "harm") if kind == "broken" else (look.glyphs.whole, "help")
    else:
        rows = [f"{_ICONS[tools[0]]}  ", "  ╱  ", f"  {_ICONS[tools[1]]}"]
        mark, style = look.glyphs.whole, "help"
    for row, words in enumerate(rows):
        drawn = words if look.glyphs is UNICODE else words.translate(_PLAIN)
        canvas.put(x, y + row, drawn, look.style(style))
    if mark:
        canvas.put(x + 4, y + (2 if len(tools) == 1 else 0), mark, look.style(style))
