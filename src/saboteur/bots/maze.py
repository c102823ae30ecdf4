"""The maze as a bot measures it: what is joined to the start, and how much is missing up to a goal.

Only geometry that everyone can see; which moves are legal is never asked here. Mazes are remembered, since all seats of
a table look at the same one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from saboteur.bots.grid import FAR, SIDES, around, field_of, nearest, place_of, spread
from saboteur.bots.odds import Arms, arms_of, fitting, wait
from saboteur.notation.move import Cell
from saboteur.view import View

LADDER = ":ladder"
"""What the code of a card has that is joined to the start wherever it lies."""

Board = tuple[tuple[str, Cell], ...]
"""Cards as they lie, the start card first."""


class Outlook(NamedTuple):
    """What is missing up to each face-down goal."""

    cards: tuple[int, ...]
    """Path cards at least; 0 once a way leads into the goal."""
    turns: tuple[float, ...]
    """The same with the wait for a card that fits next."""


class Maze:
    """A maze with its face-down goals. Not to be changed once made."""

    __slots__ = (
        "_after",
        "_cards",
        "_ends",
        "_fields",
        "_goals",
        "_hot",
        "_linked",
        "_loose",
        "board",
        "hidden",
        "outlook",
    )

    def __init__(self, board: Board, hidden: tuple[Cell, ...]) -> None:
        self.board = board
        self.hidden = hidden
        self._cards = {place: arms_of(card) for card, cell in board if (place := place_of(cell))}
        self._goals = [1 << place_of(cell) for cell in hidden]
        self._linked: dict[int, int] = {}
        ladders = [place_of(cell) for card, cell in board[1:] if LADDER in card]
        self._ends = self._link([place_of(board[0][1]), *ladders])
        self._loose = self._find_loose()
        empty = around((board[0][1], *hidden)) & ~sum(self._goals) & ~sum([1 << place for place in self._cards])
        self._fields = [field_of(empty, goal, self._loose) for goal in self._goals]
        cards = [self._missing(number, self._ends) for number in range(len(hidden))]
        turns = [self._toil(number, steps, self._ends) for number, steps in enumerate(cards)]
        self.outlook = Outlook(tuple(cards), tuple(turns))
        self._hot = self._find_hot()
        self._after: dict[tuple[str, Cell], Outlook] = {}

    def after(self, card: str, cell: Cell) -> Outlook:
        """The outlook with this card laid there."""
        known = self._after.get((card, cell))
        if known is None:
            known = self._after[card, cell] = self._foresee(card, cell)
        return known

    def in_the_way(self, cell: Cell) -> bool:
        """Whether a way to some goal could be shorter, or not longer, if it went through this card's cell."""
        around_it = spread(1 << place_of(cell))
        return any(
            nearest(field, around_it) < steps for field, steps in zip(self._fields, self.outlook.cards, strict=True)
        )

    def _link(self, starts: list[int]) -> int:
        """Find all that is joined to the start or a ladder; the cells on which it opens."""
        cards, linked = self._cards, self._linked
        ends = 0
        todo = [(start, mask) for start in starts if start for mask in cards[start] if mask]
        while todo:
            place, mask = todo.pop()
            if linked.get(place, 0) & mask:
                continue
            linked[place] = linked.get(place, 0) | mask
            for side, step, back in SIDES:
                if mask >> side & 1:
                    there = cards.get(place + step)
                    if there is None:
                        ends |= 1 << place + step
                    elif there[back]:
                        todo.append((place + step, there[back]))
        return ends

    def _find_loose(self) -> list[int]:
        """What hangs together without the start, as the cells on which each part opens."""
        seen: set[tuple[int, int]] = set()
        ways = [(place, mask) for place, arms in self._cards.items() for mask in arms if mask & (mask - 1)]
        unlinked = [(place, mask) for place, mask in ways if not self._linked.get(place, 0) & mask]
        return [self._ends_of(way, seen) for way in unlinked if way not in seen]

    def _ends_of(self, way: tuple[int, int], seen: set[tuple[int, int]]) -> int:
        ends = 0
        todo = [way]
        while todo:
            way = place, mask = todo.pop()
            if way in seen:
                continue
            seen.add(way)
            for side, step, back in SIDES:
                if mask >> side & 1:
                    there = self._cards.get(place + step)
                    if there is None:
                        ends |= 1 << place + step
                    elif there[back]:
                        todo.append((place + step, there[back]))
        return ends

    def _find_hot(self) -> int:
        """The ends where a card can change the outlook: the best ones, those next to them, and the second best."""
        hot = 0
        for field, steps in zip(self._fields, self.outlook.cards, strict=True):
            if steps in {0, FAR}:
                return self._ends
            best = field[steps] & self._ends
            hot |= spread(best) | sum(field[steps + 1 : steps + 2])
        return hot & self._ends

    def _missing(self, number: int, ends: int) -> int:
        """How many cards are missing from these ends up to a goal."""
        return 0 if self._goals[number] & ends else nearest(self._fields[number], ends)

    def _toil(self, number: int, steps: int, ends: int) -> float:
        """How many turns they take, if the next card is as rare as it is."""
        if steps in {0, FAR}:
            return float(steps)
        field = self._fields[number]
        kinds = 0
        ends &= field[steps]
        while ends:
            end = ends & -ends
            ends ^= end
            kinds |= self._fitting(end.bit_length() - 1, field[steps - 1])
        return steps - 1 + wait(kinds)

    def _fitting(self, place: int, onward: int) -> int:
        """The kinds of cards that lead from the maze through this cell to one of those cells."""
        fixed = opened = entries = exits = 0
        for side, step, back in SIDES:
            there = self._cards.get(place + step)
            if there is None:
                exits |= (onward >> place + step & 1) << side
                continue
            fixed |= 1 << side
            if there[back]:
                opened |= 1 << side
                if there[back] & self._linked.get(place + step, 0):
                    entries |= 1 << side
                elif self._loose:
                    exits |= 1 << side
        return fitting(fixed, opened, entries, exits)

    def _foresee(self, card: str, cell: Cell) -> Outlook:
        """The outlook after a card; worked out from this maze where that is enough, since most moves change little."""
        place = place_of(cell)
        here = 1 << place
        if not here & self._ends or self._loose or LADDER in card:
            return with_card(self, card, cell).outlook
        if not here & self._hot:
            return self.outlook
        joined = self._joined(place, arms_of(card))
        new_ends = 0
        for side, step, _ in SIDES:
            if joined >> side & 1 and place + step not in self._cards:
                new_ends |= 1 << place + step
        others = self._ends & ~here
        cards = []
        for number, field in enumerate(self._fields):
            onward = self._missing(number, new_ends)
            # A way shorter than the one through this cell does not pass it; else another end must be as good as it.
            if onward >= nearest(field, here) and nearest(field, others) != self.outlook.cards[number]:
                return with_card(self, card, cell).outlook
            cards.append(min(onward, nearest(field, others)))
        self._cards[place], self._linked[place] = arms_of(card), joined
        turns = [self._toil(number, steps, others | new_ends) for number, steps in enumerate(cards)]
        del self._cards[place], self._linked[place]
        return Outlook(tuple(cards), tuple(turns))

    def _joined(self, place: int, arms: Arms) -> int:
        """The openings of a card that would be joined to the start on this place."""
        joined = 0
        for side, step, back in SIDES:
            there = self._cards.get(place + step)
            if arms[side] and there is not None and there[back] & self._linked.get(place + step, 0):
                joined |= arms[side]
        return joined


@lru_cache(maxsize=2048)
def maze_of(board: Board, hidden: tuple[Cell, ...]) -> Maze:
    """The maze of these cards and face-down goals."""
    return Maze(board, hidden)


def seen_by(view: View) -> Maze:
    """The maze a view shows."""
    board = tuple([(laid.card, laid.cell) for laid in view.board])
    return maze_of(board, tuple([goal.cell for goal in view.goals if not goal.open]))


def with_card(maze: Maze, card: str, cell: Cell) -> Maze:
    """The maze with one card more."""
    return maze_of((*maze.board, (card, cell)), maze.hidden)


def with_goal(maze: Maze, card: str, cell: Cell) -> Maze:
    """The maze after a goal was turned up."""
    hidden = tuple([other for other in maze.hidden if other != cell])
    return maze_of((*maze.board, (card, cell)), hidden)


def without(maze: Maze, cell: Cell) -> Maze:
    """The maze after a rockfall."""
    return maze_of(tuple([laid for laid in maze.board if laid[1] != cell]), maze.hidden)
