"""Small mazes written in one line, for the examples in the rules.

``start 0,0; EW 1,0; E|W 2,0; goal 4,0; place a 3,0`` is the start card, two path cards, a hidden goal and a place
marked with a letter. ``gold`` and ``stone NE`` are open goals, ``seen-gold`` and ``seen-stone`` ones looked at.
"""

from __future__ import annotations

from rich.text import Text

from saboteur.move import Cell, read_cell
from saboteur.shape import Shape
from saboteur.terminal.board import draw_board
from saboteur.terminal.maze import Maze, goal_shape
from saboteur.terminal.style import Look
from saboteur.view import Goal

_HIDDEN = {"goal": "?", "seen-gold": "gold", "seen-stone": "stone NE"}


def draw_example(code: str, look: Look, width: int = 80) -> list[Text]:
    """The drawing of a maze; `ValueError` if it cannot be read."""
    cards: dict[Cell, Shape] = {}
    goals: list[Goal] = []
    labels: dict[Cell, str] = {}
    for part in code.split(";"):
        what, *rest = part.split()
        cell = read_cell(rest.pop())
        if what == "start":
            cards[cell] = Shape.parse("NESW:ladder")
        elif what == "place":
            labels[cell] = rest[0]
        elif what in _HIDDEN:
            goals.append(Goal(cell, _HIDDEN[what], open=False))
        elif what in {"gold", "stone"}:
            name = " ".join([what, *rest])
            goals.append(Goal(cell, name, open=True))
            cards[cell] = goal_shape(name)
        else:
            cards[cell] = Shape.parse(what)
    start = next((cell for cell, shape in cards.items() if shape.features), (0, 0))
    maze = Maze(cards, tuple(goals), start)
    return draw_board(maze, look, width, labels=labels, tight=True).lines
