"""Small mazes written in one line, for the examples in the rules.

``start 0,0; EW 1,0; E|W 2,0; goal 4,0; place a 3,0`` is the start card, two path cards, a hidden goal and a place
marked with a letter. ``gold`` and ``stone NE`` are open goals, ``seen-gold`` and ``seen-stone`` ones looked at.
``start-green`` and ``start-blue`` are the starts of the Duel, seen by green; ``marker p2``, ``key p1`` and ``bribe``
lie on cards.
"""

from __future__ import annotations

from rich.text import Text

from saboteur.move import Cell, read_cell, read_seat
from saboteur.shape import Shape
from saboteur.terminal.board import draw_board
from saboteur.terminal.light import Ways
from saboteur.terminal.maze import Maze, goal_shape
from saboteur.terminal.style import Look
from saboteur.view import Goal

_HIDDEN = {"goal": "?", "seen-gold": "gold", "seen-stone": "stone NE"}
_STARTS = {"start": "ladder", "start-green": "ladder-green", "start-blue": "ladder-blue"}


def draw_example(code: str, look: Look, width: int = 80) -> list[Text]:
    """The drawing of a maze; `ValueError` if it cannot be read."""
    cards: dict[Cell, Shape] = {}
    goals: list[Goal] = []
    labels: dict[Cell, str] = {}
    starts: dict[str, Cell] = {}
    owners: dict[Cell, int] = {}
    keys: set[tuple[Cell, int]] = set()
    bribed: set[Cell] = set()
    for part in code.split(";"):
        what, *rest = part.split()
        cell = read_cell(rest.pop())
        if what in _STARTS:
            starts[what.partition("-")[2]] = cell
            cards[cell] = Shape.parse(f"NESW:{_STARTS[what]}")
        elif what == "place":
            labels[cell] = rest[0]
        elif what == "marker":
            owners[cell] = read_seat(rest[0])
        elif what == "key":
            keys.add((cell, read_seat(rest[0])))
        elif what == "bribe":
            bribed.add(cell)
        elif what in _HIDDEN:
            goals.append(Goal(cell, _HIDDEN[what], open=False))
        elif what in {"gold", "stone"}:
            name = " ".join([what, *rest])
            goals.append(Goal(cell, name, open=True))
            cards[cell] = goal_shape(name)
        else:
            cards[cell] = Shape.parse(what)
    # Green is the first player of the Duel, and the examples are seen with green's eyes.
    colours = tuple(sorted(starts, reverse=True)) or ("",)
    ways = Ways(
        starts=tuple(starts.get(colour, (0, 0)) for colour in colours),
        colours=colours,
        keys=frozenset(keys),
        bribed=frozenset(bribed),
        own=0 if len(colours) > 1 else None,
    )
    maze = Maze(cards, tuple(goals), ways, owners=owners)
    return draw_board(maze, look, width, labels=labels, tight=True).lines
