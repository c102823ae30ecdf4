"""The maze of the Duel as a bot sees it: what each colour reaches, and distances to the goals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from saboteur.bots.grid import FAR, Field, around, place_of
from saboteur.cards.shape import Feature, Shape
from saboteur.maze import Maze
from saboteur.notation.move import Cell
from saboteur.view import View

HOPE = 1.4
"""Average number of nuggets on a goal."""


@dataclass(frozen=True)
class Card:
    """A card in one orientation; sides are masks of N = 1, E = 2, S = 4, W = 8."""

    segments: tuple[int, ...]
    ladder: str
    gold: int
    gold_arms: int


@lru_cache(maxsize=1024)
def card_of(code: str) -> Card:
    """Read a code."""
    shape = Shape.parse(code)
    ladder = next((f for f in shape.features if f.name.startswith("ladder-")), None)
    gold = next((f for f in shape.features if f.name.startswith("gold")), None)
    return Card(
        shape.segment_masks,
        ladder.name[7:] if ladder else "",
        int(gold.name[4:]) if gold else 0,
        _arms(shape, gold),
    )


def _arms(shape: Shape, feature: Feature | None) -> int:
    return 0 if feature is None else shape.segment_masks[max(shape.segment_of(feature), 0)]


@dataclass
class Reach:
    """What one colour reaches: connected arms by cell, gold, hidden goals, and the empty cells it leads into."""

    linked: dict[Cell, int]
    gold: int
    goals: set[Cell]
    ends: int
    """Empty cells as bits (see `grid`)."""


class DuelPicture:
    """The maze of a view, and what each seat would reach after a change."""

    def __init__(self, view: View) -> None:
        assert view.duel is not None
        self.view = view
        self.maze = Maze.of(view)
        self.cards = {laid.cell: card_of(laid.card) for laid in view.board}
        self.hidden = {goal.cell: goal.card for goal in view.goals if not goal.open}
        self.marked = {marker.cell for marker in view.duel.marked}
        starts = [cell for cell, card in self.cards.items() if card.ladder and card.segments == (15,)]
        empty = around((*starts, *(goal.cell for goal in view.goals)))
        for cell in (*self.cards, *self.hidden):
            empty &= ~(1 << place_of(cell))
        self._fields: list[tuple[float, Field]] = [
            (self.worth(cell), Field(empty, 1 << place_of(cell), [])) for cell in self.hidden
        ]
        self._now: dict[int, Reach] = {}

    def worth(self, goal: Cell) -> float:
        """Nuggets on a hidden goal: known or expected."""
        code = self.hidden[goal]
        return HOPE if code == "?" else float(card_of(code).gold)

    def now(self, seat: int) -> Reach:
        """What the seat reaches now."""
        if seat not in self._now:
            self._now[seat] = self.reach(self.maze, seat)
        return self._now[seat]

    def reach(self, maze: Maze, seat: int, laid: tuple[Cell, Card] | None = None) -> Reach:
        """What the seat reaches in a maze with at most one more card than this one."""
        linked = maze.links(seat)
        gold = 0
        for cell, arms in linked.items():
            card = self.cards[cell] if laid is None or cell != laid[0] else laid[1]
            if card.gold and card.gold_arms & arms and cell not in self.marked:
                gold += card.gold
        ends = 0
        for cell in maze.ends(seat):
            ends |= 1 << place_of(cell)
        return Reach(linked, gold, set(maze.goals(seat)), ends)

    def laid(self, cell: Cell, code: str) -> list[Reach]:
        """What each seat would reach with this card laid or goal turned up."""
        maze = self.maze.copy()
        maze.lay(code, cell)
        return self._each(maze, (cell, card_of(code)))

    def unlocked(self, cell: Cell, seat: int) -> list[Reach]:
        """What each seat would reach if this seat used a key on the door there."""
        maze = self.maze.copy()
        maze.unlock(cell, seat)
        return self._each(maze)

    def bribed(self, cell: Cell) -> list[Reach]:
        """What each seat would reach with the troll there bribed."""
        maze = self.maze.copy()
        maze.bribe(cell)
        return self._each(maze)

    def without(self, cell: Cell) -> list[Reach]:
        """What each seat would reach without a card."""
        maze = self.maze.copy()
        maze.remove(cell)
        return self._each(maze)

    def _each(self, maze: Maze, laid: tuple[Cell, Card] | None = None) -> list[Reach]:
        return [self.reach(maze, seat, laid) for seat in range(self.view.players)]

    def prospect(self, reach: Reach) -> float:
        """Gold ahead, weighted by distance."""
        total = 0.0
        for worth, way in self._fields:
            steps = way.nearest(reach.ends)
            if steps < FAR:
                total += worth * 0.75**steps
        return total + sum(1.2 * self.worth(goal) for goal in reach.goals)
