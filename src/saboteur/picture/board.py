"""The maze in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from saboteur.picture import kit
from saboteur.picture.kit import HEIGHT, WIDTH
from saboteur.picture.player import Player
from saboteur.picture.things import on_board, things
from saboteur.view import View

LARGEST = 0.74
"""The scale of cards if there is much room."""


class Box(NamedTuple):
    """A part of the picture."""

    left: float
    top: float
    width: float
    height: float


class Maze(NamedTuple):
    """The maze as drawn, and where the treasure is or the way should have led."""

    body: str
    light: tuple[float, float]


def maze(view: View, box: Box, players: Sequence[Player] = (), *, centred: bool = False) -> Maze:
    """The cards and goals of a view with what stands on them, as large as the box allows, against its right side."""
    # In The Dark Cave gates that nobody reached are far away and would make everything else small.
    goals = {goal.cell: goal for goal in view.goals if goal.open or view.cave is None}
    arms = {laid.cell: "".join(laid.reached) for laid in view.board}
    cells = {laid.cell: laid.card for laid in view.board if laid.cell not in goals}
    used = [*cells, *goals]
    left, right = min(x for x, _ in used), max(x for x, _ in used)
    top, bottom = min(y for _, y in used), max(y for _, y in used)
    wide, high = (right - left + 1) * WIDTH, (bottom - top + 1) * HEIGHT
    scale = min(LARGEST, box.width / wide, box.height / high)
    spare = box.width - wide * scale
    x0 = box.left + (spare / 2 if centred else spare)
    y0 = box.top + (box.height - high * scale) / 2
    parts = []
    for (x, y), code in cells.items():
        parts.append(placed(kit.card(code, arms[x, y], _rock(x, y)), x - left, y - top))
    for (x, y), goal in goals.items():
        drawn = kit.card(f"goal/{goal.card}", arms.get((x, y), ""), _rock(x, y)) if goal.open else kit.gate()
        parts.append(placed(drawn, x - left, y - top))
    for cell, at, drawing in things(view, players):
        parts.append(on_board(cell, at, (left, top), drawing))
    found = [goal.cell for goal in view.goals if goal.open and ("gold" in goal.card or "exit" in goal.card)]
    aim = found[0] if found else (right, (top + bottom) // 2)
    light = x0 + (aim[0] - left + 0.5) * WIDTH * scale, y0 + (aim[1] - top + 0.5) * HEIGHT * scale
    return Maze(f'<g transform="translate({x0:.1f} {y0:.1f}) scale({scale:.4f})">{"".join(parts)}</g>', light)


def placed(body: str, column: int, row: int) -> str:
    """A card at its place; a picture within the picture cuts off what is drawn beyond it."""
    return f'<svg x="{column * WIDTH}" y="{row * HEIGHT}" width="{WIDTH}" height="{HEIGHT}">{body}</svg>'


def _rock(x: int, y: int) -> int:
    """The quarter of the rock, so that it continues from card to card."""
    return (x & 1) + 2 * (y & 1)
