"""The shortest ways from the maze to the goals that may hold the treasure."""

from __future__ import annotations

from typing import NamedTuple

from saboteur.maze import Maze
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell
from saboteur.view import View

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
CROSSING = "NESW"
DOORS = (("blue", 2), ("green", 1))
"""Each team, and the number of the doors that stop it."""
MARGIN = 3
"""Margin around the maze in which ways are searched."""


class Approach(NamedTuple):
    """A goal, the cells without a card before it, the way to the gap, and the teams no door stops on it."""

    goal: Cell
    missing: int
    way: tuple[Cell, ...]
    free: tuple[str, ...]


def approaches(view: View) -> list[Approach]:
    """The nearest way to each goal under which the treasure may lie, the nearest goal first."""
    maze = Maze.of(view)
    ends = set(maze.ends())
    known = [goal.cell for goal in view.goals if goal.card == "gold"]
    goals = known or [goal.cell for goal in view.goals if not goal.open and goal.card == HIDDEN]
    taken = {laid.cell for laid in view.board} | {goal.cell for goal in view.goals}
    found = []
    for goal in goals:
        gap = _nearest(goal, ends, taken)
        if gap is not None:
            cell, missing = gap
            found.append(_approach(maze, goal, cell, missing))
    return sorted(found, key=lambda one: (one.missing, one.goal))


def _approach(maze: Maze, goal: Cell, cell: Cell, missing: int) -> Approach:
    """The teams that could enter a crossing on the cell before the gap can go on from there."""
    tried = maze.copy()
    tried.lay(CROSSING, cell)
    free = tuple(colour for colour, shut in DOORS if tried.way(cell, shut))
    return Approach(goal, missing, tried.way(cell)[:-1], free)


def _nearest(goal: Cell, ends: set[Cell], taken: set[Cell]) -> tuple[Cell, int] | None:
    """The nearest end of the maze, over empty cells, and how many of them a way needs."""
    xs, ys = [x for x, _ in taken], [y for _, y in taken]
    across = range(min(xs) - MARGIN, max(xs) + MARGIN + 1)
    down = range(min(ys) - MARGIN, max(ys) + MARGIN + 1)
    seen, row, missing = {goal}, [goal], 0
    while row:
        missing += 1
        around = dict.fromkeys((x + dx, y + dy) for x, y in row for dx, dy in STEPS)
        row = [
            cell for cell in around if cell not in seen and cell not in taken and cell[0] in across and cell[1] in down
        ]
        seen.update(row)
        reached = sorted(cell for cell in row if cell in ends)
        if reached:
            return reached[0], missing
    return None
