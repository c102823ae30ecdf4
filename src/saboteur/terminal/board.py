"""Draw the whole maze at the largest scale that fits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from saboteur.notation.move import Cell
from saboteur.terminal.maze import Maze
from saboteur.terminal.scale import LABEL, Compact, Drawing, Full, Scale, Small, Window
from saboteur.terminal.style import Look


def draw_board(
    maze: Maze,
    look: Look,
    width: int = 1000,
    height: int = 1000,
    *,
    labels: Mapping[Cell, str] | None = None,
    focus: Iterable[Cell] = (),
    tight: bool = False,
) -> Drawing:
    """Draw the maze into an area, at the largest scale that fits.

    `labels` are the letters of cells that can be chosen; they are never cropped away while a smaller scale shows
    them all. Without labels a maze that is too large is cropped around `focus`. A tight drawing has no empty margin.
    """
    marks = dict(labels or {})
    lettered = {*marks, *(mark.cell for mark in maze.figures if mark.style == LABEL)}
    close = _window(set(maze.cards) | {goal.cell for goal in maze.goals} | lettered)
    window = close if tight else _window(maze.reach() | lettered)

    def fits(scale: Scale, shown: Window) -> bool:
        return scale.width(shown) <= width and scale.height(shown) <= height

    # Drop the empty margin before cropping the maze.
    for scale, shown in ((Full(look), window), (Compact(look), window), (Compact(look), close)):
        if fits(scale, shown):
            return scale.draw(maze, shown, marks)
    near = list(lettered) or list(focus) or [max(maze.cards)]
    if lettered and not fits(Compact(look), _window(lettered)):
        for shown in (window, close):
            if fits(Small(look), shown):
                return Small(look).draw(maze, shown, marks)
        cropped: Scale = Small(look)
    else:
        cropped = Compact(look)
    part = _crop(window, *cropped.room(width, height), near)
    return cropped.draw(maze, part, marks, whole=window)


def _window(cells: set[Cell]) -> Window:
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    return Window(min(columns), max(columns), min(rows), max(rows))


def _crop(window: Window, columns: int, rows: int, near: list[Cell]) -> Window:
    left, right = _slice(window.left, window.right, columns, [x for x, _ in near])
    top, bottom = _slice(window.top, window.bottom, rows, [y for _, y in near])
    return Window(left, right, top, bottom)


def _slice(first: int, last: int, room: int, near: list[int]) -> tuple[int, int]:
    if last - first < room:
        return first, last
    middle = (min(near) + max(near)) // 2
    begin = min(max(first, middle - (room - 1) // 2), last - room + 1)
    return begin, begin + room - 1
