"""The Dark Cave as a bot sees it: adjacent fields, and distances to the exit."""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from functools import cache

from saboteur.cards import deck as decks
from saboteur.cards.shape import SIDES, Shape
from saboteur.games.dark_cave.fields import Plan, plan
from saboteur.notation.move import FIELDS, Cell, write_field
from saboteur.view import View

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
UNBUILT = 3
"""Cost of an empty cell on the way to a goal: a card must be found for it, and crossed."""
FAR = 1_000

Spot = tuple[Cell, int]


@cache
def layout_of(code: str) -> Plan:
    """The fields of a card in this orientation."""
    shape = Shape.parse(code)
    return plan(shape, shape.group or _rows()[code])


@cache
def _rows() -> dict[str, int]:
    deck = decks.load("dark-cave")
    cards = (*deck.starts, *deck.goals)
    return {str(shape): card.fields for card in cards for shape in (card.shape, card.shape.turned())}


class DarkCavePicture:
    """The maze of a view, with the goals worth going to."""

    def __init__(self, view: View) -> None:
        assert view.cave is not None
        self.cards = {laid.cell: layout_of(laid.card) for laid in view.board}
        self.hidden = {goal.cell for goal in view.goals if not goal.open}
        self.targets = targets(view)
        self.webs = {(web.cell, SIDES.index(web.side)) for web in view.cave.webs}
        self.ladders = [(cell, card.ladder) for cell, card in self.cards.items() if card.ladder >= 0]
        self.spots = {
            write_field(cell, FIELDS[name]): (cell, field)
            for cell, card in self.cards.items()
            for field, name in enumerate(card.names)
        }
        self.beasts = {self.spots[creature.field] for creature in view.cave.creatures}
        self.left = self._distances()

    def webbed(self, cell: Cell, side: int) -> bool:
        """Whether there is a web on this side."""
        if side in {1, 2}:
            return (cell, side) in self.webs
        dx, dy = STEPS[side]
        return ((cell[0] + dx, cell[1] + dy), side ^ 2) in self.webs

    def around(self, spot: Spot) -> Iterable[Spot]:
        """The fields one step away."""
        cell, field = spot
        card = self.cards[cell]
        for other in range(len(card.names)):
            if card.inner[field] >> other & 1:
                yield cell, other
        for side in range(4):
            if card.arms[field] >> side & 1 and not self.webbed(cell, side):
                there = beside(cell, side)
                near = self.cards.get(there)
                if near is not None:
                    for other, arms in enumerate(near.arms):
                        if arms >> (side ^ 2) & 1:
                            yield there, other
        if card.ladder == field:
            yield from (rung for rung in self.ladders if rung[0] != cell)

    def ends(self, spot: Spot) -> Iterable[tuple[Cell, bool]]:
        """The cells without a face-up card next to the field, and whether a web blocks the way."""
        cell, field = spot
        for side in range(4):
            there = beside(cell, side)
            if self.cards[cell].arms[field] >> side & 1 and there not in self.cards:
                yield there, self.webbed(cell, side)

    def guess(self, cell: Cell) -> int:
        """Estimated distance from an empty cell to a goal worth reaching."""
        return min((UNBUILT * (abs(cell[0] - x) + abs(cell[1] - y)) + 1 for x, y in self.targets), default=FAR)

    def entry_cost(self, spot: Spot) -> int:
        """Extra cost of entering a field."""
        card = self.cards[spot[0]]
        cost = 4 if spot in self.beasts else 0
        cost += 2 if card.tunnel == spot[1] else 0
        return cost + (1 if (card.wood | card.planks) >> spot[1] & 1 else 0)

    def _distances(self) -> dict[Spot, int]:
        """Estimated distance of every field from the exit."""
        queue: list[tuple[int, Spot]] = []
        for cell, card in self.cards.items():
            for field in range(len(card.names)):
                best = 0 if card.exit == field else FAR
                for end, webbed in self.ends((cell, field)):
                    best = min(best, self.guess(end) + (6 if webbed else 0))
                if best < FAR:
                    queue.append((best, (cell, field)))
        heapq.heapify(queue)
        found: dict[Spot, int] = {}
        while queue:
            cost, spot = heapq.heappop(queue)
            if spot in found:
                continue
            found[spot] = cost
            # Adjacency is mutual, so the search runs from the exit.
            for other in self.around(spot):
                if other not in found:
                    heapq.heappush(queue, (cost + 1 + self.entry_cost(spot), other))
        return found

    def reach(self, start: Spot) -> dict[Spot, int]:
        """Number of steps to every field in reach."""
        found = {start: 0}
        waiting = [start]
        for spot in waiting:
            for other in self.around(spot):
                if other not in found:
                    found[other] = found[spot] + 1
                    waiting.append(other)
        return found

    def laid(self, code: str, cell: Cell, reach: dict[Spot, int]) -> int:
        """Distance to the exit if this card were laid there."""
        card = layout_of(code)
        best = FAR
        for side in range(4):
            near = self.cards.get(beside(cell, side))
            if near is None or self.webbed(cell, side):
                continue
            for other, arms in enumerate(near.arms):
                if arms >> (side ^ 2) & 1 and (beside(cell, side), other) in reach:
                    steps = reach[beside(cell, side), other] + 1
                    best = min(best, steps + self._onward(card, cell, side))
        return best

    def _onward(self, card: Plan, cell: Cell, side: int) -> int:
        """Distance from the field at this side of a new card."""
        start = next((field for field, arms in enumerate(card.arms) if arms >> side & 1), -1)
        if start < 0:
            return FAR
        found = {start: 0}
        waiting = [start]
        best = FAR
        for field in waiting:
            for other in range(4):
                if card.arms[field] >> other & 1 and other != side:
                    there = beside(cell, other)
                    best = min(best, found[field] + self._from(there, other ^ 2))
            for near in range(len(card.names)):
                if card.inner[field] >> near & 1 and near not in found:
                    found[near] = found[field] + 1
                    waiting.append(near)
        return best

    def _from(self, cell: Cell, side: int) -> int:
        """Distance from a cell entered by this side."""
        card = self.cards.get(cell)
        if card is None:
            return self.guess(cell)
        fields = [field for field, arms in enumerate(card.arms) if arms >> side & 1]
        return min((self.left.get((cell, field), FAR) + 1 for field in fields), default=FAR)


def beside(cell: Cell, side: int) -> Cell:
    """The cell across a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def targets(view: View) -> list[Cell]:
    """Goals that may be the exit; only the exit once it is known."""
    exits = [goal.cell for goal in view.goals if goal.card.endswith("exit")]
    if exits:
        return exits if any(goal.cell in exits and not goal.open for goal in view.goals) else []
    return [goal.cell for goal in view.goals if goal.card == "?"]
