"""The maze to draw, made from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from saboteur.cards.shape import Shape
from saboteur.notation.event import Event
from saboteur.notation.move import Cell
from saboteur.terminal.dark_cave import marks
from saboteur.terminal.light import lit_arms
from saboteur.terminal.signs import Mark, signs_of
from saboteur.view import Goal, View

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TREASURE = Shape.parse("NESW")
CHANGES = frozenset({"lay", "reveal", "rockfall", "key", "bribe", "mark"})
"""Public events that change a cell."""


class Maze(msgspec.Struct, frozen=True):
    """Open cards, goals, starts, recently changed cells, and what stands on cards."""

    cards: dict[Cell, Shape]
    goals: tuple[Goal, ...] = ()
    lit: dict[Cell, int] = {}
    """The lit sides of every card (see `light`)."""
    starts: tuple[Cell, ...] = ((0, 0),)
    passed: frozenset[Cell] = frozenset()
    """Unlocked doors and bribed trolls."""
    fresh: frozenset[Cell] = frozenset()
    figures: tuple[Mark, ...] = ()
    owners: dict[Cell, int] = {}
    """The owner of marked gold, by cell."""
    cave: bool = False
    """Whether this is The Dark Cave."""

    def marks(self) -> list[Mark]:
        """Everything on the cards besides tunnels, in drawing order."""
        found: list[Mark] = []
        for cell, shape in self.cards.items():
            signs = signs_of(cell, shape, cave=self.cave, passed=cell in self.passed, owner=self.owners.get(cell))
            # A start has a badge in the middle.
            found += [sign for sign in signs if sign.spot != "c" or cell not in self.starts]
        return [*found, *self.figures]

    def reach(self) -> set[Cell]:
        """The cells to show: cards, goals, and cells next to an opening."""
        cells = set(self.cards) | {goal.cell for goal in self.goals}
        for (x, y), shape in self.cards.items():
            for side, (dx, dy) in enumerate(STEPS):
                if shape.openings >> side & 1:
                    cells.add((x + dx, y + dy))
        return cells


def goal_shape(name: str) -> Shape:
    """The shape of an open goal, ``gold`` or ``stone NE``."""
    kind, _, code = name.partition(" ")
    return Shape.parse(code) if code else TREASURE if kind == "gold" else Shape.parse(kind)


def maze_of(view: View, events: Iterable[Event] = ()) -> Maze:
    """The maze of a view; the events mark what is new."""
    fresh = frozenset(event.cell for event in events if event.cell is not None and event.kind in CHANGES)
    cards = {laid.cell: Shape.parse(laid.card) for laid in view.board}
    maze = Maze(cards, view.goals, lit_arms(view), fresh=fresh)
    duel = view.duel
    if duel is None:
        start = view.board[0].cell
        return msgspec.structs.replace(maze, starts=(start,), figures=marks(view), cave=view.cave is not None)
    return msgspec.structs.replace(
        maze,
        starts=tuple(_start_of(colour, cards) for colour in duel.colours),
        passed=frozenset([key.cell for key in duel.keys] + [marker.cell for marker in duel.marked if marker.troll]),
        owners={marker.cell: marker.seat for marker in duel.marked if not marker.troll},
    )


def last_maze(view: View, events: Sequence[Event]) -> Maze:
    """The maze at the end of the round that has just finished; the events are those of its last move."""
    dealt = next((at for at, event in enumerate(events) if event.kind == "round"), len(events))
    return maze_of(end_of_round(view), events[:dealt])


def end_of_round(view: View) -> View:
    """The end of the round that has just finished; after the last round the view itself shows it."""
    return view if view.finished is None else msgspec.structs.replace(view.finished, seat=view.seat)


def _start_of(colour: str, cards: dict[Cell, Shape]) -> Cell:
    """The start of a colour: the first of its ladders."""
    return next(cell for cell, shape in cards.items() if shape.has(f"ladder-{colour}"))
