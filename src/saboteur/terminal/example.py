"""Draw the examples of the rules, each written in one line.

``start 0,0; EW 1,0; E|W 2,0; goal 4,0; place a 3,0`` is the start card, two path cards, a hidden goal and a cell
with a letter. ``gold`` and ``stone NE`` are open goals, ``seen-gold`` and ``seen-stone`` hidden ones the viewer knows.
``start-green`` and ``start-blue`` are the starts of the Duel, in green's view; ``marker p2``, ``key p1`` and ``bribe``
lie on cards. In The Dark Cave ``dwarf p1 2,0.N`` and ``rat 1,0`` stand on fields, ``step a 1,0.c`` names one,
``web E 1,0`` lies on a joint, and ``open NESW:exit 4,4`` is a goal that was turned up.

``fits NW 2,0`` tries a card that may be laid, ``clash NS 2,0`` one that does not fit and ``cut EW 2,0`` one that is not
joined; green tries in the Duel.
"""

from __future__ import annotations

from rich.text import Text

from saboteur.cards.shape import Shape
from saboteur.maze import Ground
from saboteur.maze import Maze as Connections
from saboteur.notation.move import Cell, read_field, read_seat
from saboteur.terminal.board import draw_board
from saboteur.terminal.dark_cave import BEASTS, at_field
from saboteur.terminal.light import shared_light
from saboteur.terminal.maze import Maze, goal_shape
from saboteur.terminal.signs import Mark
from saboteur.terminal.style import Look
from saboteur.view import Goal

_HIDDEN = {"goal": "?", "seen-gold": "gold", "seen-stone": "stone NE"}
_OPEN = frozenset({"gold", "stone", "open"})
TRIED = {"fits": "", "clash": "does-not-fit", "cut": "not-connected"}
"""What an example claims about a card it tries, and the reason the engine must give."""
_STARTS = {"start": "ladder", "start-green": "ladder-green", "start-blue": "ladder-blue"}


def draw_example(code: str, look: Look, width: int = 80) -> list[Text]:
    """Draw an example; `ValueError` if it cannot be parsed."""
    example = Example(code)
    return draw_board(example.maze(), look, width, labels=example.labels, tight=True).lines


class Example:
    """The parsed parts of an example."""

    def __init__(self, code: str) -> None:
        self.labels: dict[Cell, str] = {}
        self._cards: dict[Cell, Shape] = {}
        self._goals: list[Goal] = []
        self._starts: dict[str, Cell] = {}
        self._owners: dict[Cell, int] = {}
        self._keys: set[tuple[Cell, int]] = set()
        self._bribed: set[Cell] = set()
        self._standing: list[Mark] = []
        self._refused: set[Cell] = set()
        self._verdicts: list[Mark] = []
        for part in code.split(";"):
            what, *rest = part.split()
            self._put(what, rest, rest.pop())

    def _put(self, what: str, rest: list[str], where: str) -> None:
        """Add one part: its kind, its words, and its cell or field."""
        cell, _ = read_field(where)
        if what in _STARTS:
            self._starts[what.partition("-")[2]] = cell
            self._cards[cell] = Shape.parse(f"NESW:{_STARTS[what]}")
        elif what in TRIED:
            self._try(what, rest[0], cell)
        elif what == "place":
            self.labels[cell] = rest[0]
        elif what in _OPEN or what in _HIDDEN:
            self._goal(what, rest, cell)
        elif not (self._duel(what, rest, cell) or self._cave(what, rest, where)):
            self._cards[cell] = Shape.parse(what)

    def _try(self, what: str, card: str, cell: Cell) -> None:
        self._cards[cell] = Shape.parse(card)
        if what != "fits":
            self._refused.add(cell)
        sign, style = ("\N{CHECK MARK}", "help") if what == "fits" else ("\N{BALLOT X}", "harm")
        self._verdicts.append(Mark(cell, "ne", sign, style))

    def _goal(self, what: str, rest: list[str], cell: Cell) -> None:
        name = _HIDDEN.get(what) or " ".join(rest if what == "open" else [what, *rest])
        self._goals.append(Goal(cell, name, open=what in _OPEN))
        if what in _OPEN:
            self._cards[cell] = goal_shape(name)

    def _duel(self, what: str, rest: list[str], cell: Cell) -> bool:
        """Add a marker, key or bribe of the Duel; False for anything else."""
        if what == "marker":
            self._owners[cell] = read_seat(rest[0])
        elif what == "key":
            self._keys.add((cell, read_seat(rest[0])))
        elif what == "bribe":
            self._bribed.add(cell)
        else:
            return False
        return True

    def _cave(self, what: str, rest: list[str], where: str) -> bool:
        """Add a figure, creature, web or letter of The Dark Cave; False for anything else."""
        if what == "step":
            mark = at_field(where, rest[0], "label")
        elif what == "dwarf":
            mark = at_field(where, str(read_seat(rest[0]) + 1), "own-dwarf")
        elif what == "web":
            mark = Mark(read_field(where)[0], rest[0], "#", "web")
        elif what in BEASTS:
            mark = at_field(where, BEASTS[what], "beast")
        else:
            return False
        self._standing.append(mark)
        return True

    def reached(self) -> dict[Cell, tuple[int, ...]]:
        """The arms of every card connected to a start, one mask for each network."""
        if not self._starts:
            # A part of a maze, far from the start but joined to it.
            return {cell: (shape.openings,) for cell, shape in self._cards.items()}
        # Green sits first in the Duel, and the examples show green's view.
        colours = tuple(sorted(self._starts, reverse=True))
        starts = tuple((str(self._cards[cell]), cell) for cell in map(self._starts.__getitem__, colours))
        apart = {*self._starts.values(), *self._refused}
        cells = [cell for cell in self._cards if cell not in apart]
        maze = Connections.on(Ground(starts, colours=colours), [(str(self._cards[cell]), cell) for cell in cells])
        for cell, seat in self._keys:
            maze.unlock(cell, seat)
        for cell in self._bribed:
            maze.bribe(cell)
        networks = range(len(colours))
        return {
            cell: tuple(0 if cell in self._refused else maze.reached(cell, network) for network in networks)
            for cell in self._cards
        }

    def maze(self) -> Maze:
        """The maze of all parts."""
        own = 0 if len(self._starts) > 1 else None
        return Maze(
            self._cards,
            tuple(self._goals),
            {cell: shared_light(masks, own) for cell, masks in self.reached().items()},
            tuple(self._starts.values()) or ((0, 0),),
            frozenset(self._bribed | {cell for cell, _ in self._keys}),
            figures=(*self._standing, *self._verdicts),
            owners=self._owners,
            cave=bool(self._standing),
        )
