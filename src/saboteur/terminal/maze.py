"""The maze as it is drawn: open cards, goals, what is lit and what is new."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from saboteur.event import HIDDEN, Event
from saboteur.move import Cell
from saboteur.shape import Shape
from saboteur.terminal.light import lit_arms
from saboteur.view import Goal, View

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
TREASURE = Shape.parse("NESW")


class Mark(msgspec.Struct, frozen=True):
    """A character on a card: on an arm (N E S W), in the middle (c) or in its corner."""

    cell: Cell
    spot: str
    sign: str
    style: str


class Maze(msgspec.Struct, frozen=True):
    """Open cards by cell, the goals, the cells that changed lately, and what stands on the cards."""

    cards: dict[Cell, Shape]
    goals: tuple[Goal, ...] = ()
    start: Cell = (0, 0)
    fresh: frozenset[Cell] = frozenset()
    marks: tuple[Mark, ...] = ()

    def lit(self) -> dict[Cell, int]:
        """The lit sides of every card."""
        return lit_arms(self.cards.items(), self.start)

    def reach(self) -> set[Cell]:
        """All cells worth showing: cards, goals, and where an opening leads."""
        cells = set(self.cards) | {goal.cell for goal in self.goals}
        for (x, y), shape in self.cards.items():
            for side, (dx, dy) in enumerate(STEPS):
                if shape.openings >> side & 1:
                    cells.add((x + dx, y + dy))
        return cells

    def after(self, events: Iterable[Event]) -> Maze:
        """The maze once these things have happened, as far as they are public; a new round is not begun."""
        cards = dict(self.cards)
        goals = {goal.cell: goal for goal in self.goals}
        fresh = set(self.fresh)
        for event in events:
            if event.kind == "round":
                break
            if event.cell is None:
                continue
            if event.kind == "lay":
                cards[event.cell] = Shape.parse(event.card or "")
            elif event.kind == "rockfall":
                cards.pop(event.cell, None)
            elif event.kind == "reveal":
                cards[event.cell] = goal_shape(event.goal or "")
                goals[event.cell] = Goal(event.cell, event.goal or HIDDEN, True)
            else:
                continue
            fresh.add(event.cell)
        return Maze(cards, tuple(goals.values()), self.start, frozenset(fresh), self.marks)


def goal_shape(name: str) -> Shape:
    """What an open goal shows: ``gold`` or ``stone NE``."""
    kind, _, code = name.partition(" ")
    return Shape.parse(code) if code else TREASURE if kind == "gold" else Shape.parse(kind)


def maze_of(view: View, events: Iterable[Event] = ()) -> Maze:
    """The maze a view shows; the events say what is new in it."""
    fresh = frozenset(
        event.cell for event in events if event.cell is not None and event.kind in {"lay", "reveal", "rockfall"}
    )
    return Maze({laid.cell: Shape.parse(laid.card) for laid in view.board}, view.goals, view.board[0].cell, fresh)
