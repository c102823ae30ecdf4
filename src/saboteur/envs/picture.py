"""The table as text and as a picture: the maze with its lit paths, goals and seats, as a spectator sees it."""

from __future__ import annotations

import io
from typing import Any, cast

import numpy as np

from saboteur.engine.core.position import Position
from saboteur.picture import NoRasteriser, kit, lettering, players_of
from saboteur.picture.board import Box, maze
from saboteur.picture.lettering import BOLD, PLAIN
from saboteur.picture.picture import HEIGHT, WIDTH, pixels
from saboteur.picture.scenery import BONE, LAMP, MARGIN, NIGHT
from saboteur.terminal.board import draw_board
from saboteur.terminal.glyphs import UNICODE
from saboteur.terminal.maze import maze_of
from saboteur.terminal.style import Look
from saboteur.view import View

STRIP = 60
"""Room below the maze, for the seats."""
COLUMNS, ROWS = 800, 420
"""Pixels: fewer than in pictures to share, since they are drawn at every step."""


def text(position: Position) -> str:
    """The maze in letters, and a line on each seat."""
    view = cast("View", position.view(None))
    drawing = draw_board(maze_of(view), Look(UNICODE))
    lines = [line.plain.rstrip() for line in drawing.lines]
    for seat in range(view.players):
        here = ">" if view.actor == seat else " "
        front = " ".join(view.front[seat])
        lines.append(f"{here} p{seat + 1}: {view.hand_sizes[seat]} cards {front}".rstrip())
    lines.append(f"  round {view.round}, {view.draw_pile} cards to draw")
    return "\n".join(lines)


def picture(position: Position) -> Any:
    """The maze in the page's art as an image of 420 rows, 800 columns and three colours."""
    try:
        from PIL import Image  # noqa: PLC0415 - most users never ask for a picture

        drawn = pixels(drawing(cast("View", position.view(None))), COLUMNS, ROWS)
    except (ImportError, NoRasteriser):
        raise RuntimeError(
            "Pictures are drawn by resvg-py and read by Pillow; install saboteur-game[pettingzoo] or [gymnasium]."
        ) from None
    return np.array(Image.open(io.BytesIO(drawn)).convert("RGB"))


def drawing(view: View) -> str:
    """The picture as SVG."""
    players = players_of([f"p{seat + 1}" for seat in range(view.players)])
    board = maze(view, Box(MARGIN, 24, WIDTH - 2 * MARGIN, HEIGHT - 24 - STRIP), players, centred=True)
    parts = [
        f'<defs>{kit.kit()["definitions"]}</defs><rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>',
        board.body,
    ]
    room = (WIDTH - 2 * MARGIN) / view.players
    for seat, size in enumerate(view.hand_sizes):
        asked = view.actor == seat
        words = f"p{seat + 1}: {size}"
        x = MARGIN + seat * room
        parts.append(lettering.draw(words, x, HEIGHT - 22, BOLD if asked else PLAIN, 24, LAMP if asked else BONE))
    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>{"".join(parts)}</svg>'
