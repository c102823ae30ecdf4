"""The distance to each goal in cards, before and after a change."""

from __future__ import annotations

from saboteur.engine.core.outlook import Outlook
from saboteur.engine.core.place import place_at
from saboteur.engine.core.ways import FAR, Ways, missing
from saboteur.maze import Ground, Maze
from saboteur.notation.move import Cell
from saboteur.view import View

Missing = dict[Cell, int]
"""Cards missing to each face-down goal; 0 once a path leads into it."""


class Way:
    """A maze that follows the events, and its distances to the goals."""

    def __init__(self, view: View) -> None:
        start = view.board[0]
        self._cells = tuple([goal.cell for goal in view.goals])
        self._ground = Ground(((start.card, start.cell),), self._cells)
        self._maze = Maze.on(self._ground)
        self._laid = {start.cell: start.card}
        self._ways = Ways(self._maze.board)
        self._outlook = Outlook(self._ways, 0)
        self._missing: Missing | None = None

    def begin(self) -> None:
        """Clear the mine for a new round."""
        self._maze = Maze.on(self._ground)
        self._laid = {cell: card for card, cell in self._ground.starts}
        self._missing = None

    def look(self, view: View) -> None:
        """Take the maze from a view, which is right even if events were missed."""
        laid = {one.cell: one.card for one in view.board}
        if laid != self._laid:
            self._laid = laid
            self._maze = Maze.of(view)
            self._missing = None

    def lay(self, card: str, cell: Cell) -> None:
        """Lay a card or turn up a goal; nothing if events were missed and a card lies there."""
        if not self._lies(cell):
            self._maze.lay(card, cell)
            self._laid[cell] = card
            self._missing = None

    def remove(self, cell: Cell) -> None:
        """Take a card away, if there is one."""
        if self._lies(cell):
            self._maze.remove(cell)
            self._laid.pop(cell, None)
            self._missing = None

    def _lies(self, cell: Cell) -> bool:
        """Whether a card lies there face up."""
        return self._maze.board.tile_at(place_at(*cell)) >= 0

    @property
    def missing(self) -> Missing:
        """Cards missing to each face-down goal."""
        if self._missing is None:
            board = self._maze.board
            self._ways.measure(board)
            self._outlook.look(board)
            met = self._maze.goals()
            self._missing = {
                cell: 0 if cell in met else min(FAR, missing(self._outlook.best, goal))
                for goal, cell in enumerate(self._cells)
                if board.hidden(goal)
            }
        return self._missing
