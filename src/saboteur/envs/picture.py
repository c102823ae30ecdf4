"""The table as text and as a picture: the maze with its lit paths, goals, hands and gold, as a spectator sees it."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from saboteur.cards.shape import SIDES, Shape
from saboteur.engine.core.position import Position
from saboteur.terminal.board import draw_board
from saboteur.terminal.glyphs import UNICODE
from saboteur.terminal.maze import goal_shape, maze_of
from saboteur.terminal.style import Look
from saboteur.view import View

CELL = 24
"""Pixels of a card's side."""
HALF = 4
"""Half the width of a tunnel."""
ROCK, CARD, TUNNEL, LIGHT = (24, 22, 28), (92, 84, 78), (196, 170, 128), (255, 214, 120)
BACK, GOLD, START = (70, 60, 110), (250, 190, 40), (120, 200, 140)


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
    """The maze as an image: rows, columns and three colours, over the window that observations cover."""
    view = cast("View", position.view(None))
    window = position.observer().window
    left, top = int(window.left), int(window.top)
    image = np.empty((int(window.height) * CELL, int(window.width) * CELL, 3), np.uint8)
    image[:] = ROCK

    def tile(cell: tuple[int, int]) -> Any:
        x, y = cell[0] - left, cell[1] - top
        return image[y * CELL + 1 : (y + 1) * CELL - 1, x * CELL + 1 : (x + 1) * CELL - 1]

    inside = range(left, left + int(window.width)), range(top, top + int(window.height))
    for laid in view.board:
        if laid.cell[0] in inside[0] and laid.cell[1] in inside[1]:
            _card(tile(laid.cell), Shape.parse(laid.card), "".join(laid.reached))
    for goal in view.goals:
        if goal.open:
            shape = goal_shape(goal.card)
            _card(tile(goal.cell), shape, "")
            if goal.card == "gold" or "gold" in goal.card:
                _dot(tile(goal.cell), GOLD)
        else:
            tile(goal.cell)[:] = BACK
    _dot(tile(view.board[0].cell), START)
    return image


def _card(tile: Any, shape: Shape, lit: str) -> None:
    """Tunnels from the edge to the middle; a dead end stops short of it."""
    tile[:] = CARD
    middle = tile.shape[0] // 2
    for mask in shape.segment_masks:
        arms = [bit for bit in range(4) if mask >> bit & 1]
        for bit in arms:
            end = middle + (HALF if len(arms) > 1 else -2)
            colour = LIGHT if SIDES[bit] in lit else TUNNEL
            strip = np.rot90(tile, bit)
            strip[:end, middle - HALF : middle + HALF] = colour


def _dot(tile: Any, colour: tuple[int, int, int]) -> None:
    middle = tile.shape[0] // 2
    tile[middle - 3 : middle + 3, middle - 3 : middle + 3] = colour
