"""Distances in the maze: how many cards are missing to each goal.

Connections come from the engine (`saboteur.maze`); distances are estimates. Mazes are cached because all seats of a
table look at the same one.
"""

from __future__ import annotations

from typing import NamedTuple

from saboteur.bots.grid import FAR, SIDES, Field, around, cell_of, place_of, spread
from saboteur.bots.odds import Arms, arms_of, fitting, wait
from saboteur.maze import Ground
from saboteur.maze import Maze as Connections
from saboteur.notation.move import Cell
from saboteur.view import View

LADDER = ":ladder"
"""Marks codes of cards that count as connected to the start wherever they lie."""

MOST = 2048
"""Number of cached mazes."""

Board = tuple[tuple[str, Cell], ...]
"""Cards as laid, the start card first."""


class Outlook(NamedTuple):
    """The distance to each face-down goal."""

    cards: tuple[int, ...]
    """Fewest path cards; 0 once a path leads into the goal."""
    turns: tuple[float, ...]
    """Turns, including the wait for a fitting next card."""
    kinds: tuple[int, ...]
    """The kinds of cards that fit next, as bits (`odds.fitting`)."""
    detours: tuple[int, ...]
    """The same for paths that are one card longer; `Maze.after` may miss the effect of a card on these."""


class Maze:
    """A maze with its face-down goals. Immutable."""

    __slots__ = (
        "_after",
        "_cards",
        "_connections",
        "_critical",
        "_ends",
        "_fields",
        "_goals",
        "_linked",
        "_loose",
        "board",
        "hidden",
        "outlook",
    )

    def __init__(
        self,
        board: Board,
        hidden: tuple[Cell, ...],
        tried: Connections | None = None,
        laid: dict[int, Arms] | None = None,
    ) -> None:
        self.board = board
        self.hidden = hidden
        if laid is None:
            laid = {place: arms_of(card) for card, cell in board if (place := place_of(cell))}
        self._cards = laid
        self._goals = [1 << place_of(cell) for cell in hidden]
        self._connections: Connections | None = None
        connections = tried or self.connections
        self._linked = _links(connections)
        self._ends = _ends(connections)
        self._loose = self._find_loose(connections)
        empty = around((board[0][1], *hidden)) & ~sum(self._goals) & ~sum([1 << place for place in self._cards])
        self._fields = [Field(empty, goal, self._loose) for goal in self._goals]
        cards = [self._missing(number, self._ends) for number in range(len(hidden))]
        self.outlook = self._outlook(cards, self._ends)
        self._critical = self._find_critical_ends()
        self._after: dict[tuple[str, Cell], Outlook] = {}

    def after(self, card: str, cell: Cell) -> Outlook:
        """The outlook after laying this card there."""
        known = self._after.get((card, cell))
        if known is None:
            known = self._after[card, cell] = self._outlook_after(card, cell)
        return known

    def in_the_way(self, cell: Cell) -> bool:
        """Whether a path through this card's cell could be as short as the best one to some goal."""
        around_it = spread(1 << place_of(cell))
        return any(
            field.nearest(around_it) < steps for field, steps in zip(self._fields, self.outlook.cards, strict=True)
        )

    @property
    def connections(self) -> Connections:
        """The engine's maze. Hypothetical mazes do not keep it: it is larger than all the rest."""
        if self._connections is None:
            near = self.board[1:]
            if len(self._cards) < len(self.board):
                near = tuple([laid for laid in near if place_of(laid[1])])
            self._connections = Connections.on(Ground(self.board[:1], self.hidden), near)
        return self._connections

    def _find_loose(self, connections: Connections) -> list[int]:
        """Parts that are not connected to the start, each as the cells it opens onto."""
        linked = self._linked
        rest = [
            (place, arms)
            for place, arms in self._cards.items()
            if linked.get(place) != arms[0] | arms[1] | arms[2] | arms[3]
        ]
        # Dead ends lead nowhere.
        ways = [(place, mask) for place, arms in rest for mask in arms if mask & (mask - 1)]
        loose = [(place, mask) for place, mask in ways if not linked.get(place, 0) & mask]
        seen: dict[int, int] = {}
        found = []
        for place, mask in loose:
            if not seen.get(place, 0) & mask:
                part = connections.part(cell_of(place), (mask & -mask).bit_length() - 1)
                for there, arms in _links(part).items():
                    seen[there] = seen.get(there, 0) | arms
                found.append(_ends(part))
        return found

    def _find_critical_ends(self) -> int:
        """Ends where a card can change the outlook: the best ones, their neighbours, and the second best."""
        hot = 0
        for field, steps in zip(self._fields, self.outlook.cards, strict=True):
            if steps in {0, FAR}:
                return self._ends
            best = field.at(steps) & self._ends
            hot |= spread(best) | field.at(steps + 1)
        return hot & self._ends

    def _missing(self, number: int, ends: int) -> int:
        """The distance in cards from these ends to a goal."""
        return 0 if self._goals[number] & ends else self._fields[number].nearest(ends)

    def _outlook(self, cards: list[int], ends: int) -> Outlook:
        """The outlook at this distance in cards, from these ends."""
        kinds = [self._next(number, steps, ends) for number, steps in enumerate(cards)]
        turns = [
            float(steps) if steps in {0, FAR} else steps - 1 + wait(fit)
            for steps, fit in zip(cards, kinds, strict=True)
        ]
        detours = [self._next(number, steps + 1, ends) if steps else 0 for number, steps in enumerate(cards)]
        return Outlook(tuple(cards), tuple(turns), tuple(kinds), tuple(detours))

    def _next(self, number: int, steps: int, ends: int) -> int:
        """The kinds of cards that lead from these ends one step nearer to a goal."""
        field = self._fields[number]
        if steps <= 0:
            return 0
        kinds = 0
        ends &= field.at(steps)
        while ends:
            end = ends & -ends
            ends ^= end
            kinds |= self._fitting(end.bit_length() - 1, field.at(steps - 1))
        return kinds

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

    def _outlook_after(self, card: str, cell: Cell) -> Outlook:
        """The outlook after a card. Derived from this maze where possible, since most moves change little."""
        place = place_of(cell)
        here = 1 << place
        if not here & self._ends or self._loose or LADDER in card:
            return with_card(self, card, cell).outlook
        if not here & self._critical:
            return self.outlook
        joined = self.connections.joined(card, cell)
        new_ends = 0
        for side, step, _ in SIDES:
            if joined >> side & 1 and place + step not in self._cards:
                new_ends |= 1 << place + step
        others = self._ends & ~here
        cards = []
        for number, field in enumerate(self._fields):
            onward = self._missing(number, new_ends)
            # A path shorter than the one through this cell avoids it; otherwise another end must be as good.
            if onward >= field.nearest(here) and field.nearest(others) != self.outlook.cards[number]:
                return with_card(self, card, cell).outlook
            cards.append(min(onward, field.nearest(others)))
        self._cards[place], self._linked[place] = arms_of(card), joined
        outlook = self._outlook(cards, others | new_ends)
        del self._cards[place], self._linked[place]
        return outlook


def _links(connections: Connections) -> dict[int, int]:
    """Connected arms by place."""
    return {place_of(cell): arms for cell, arms in connections.links().items()}


def _ends(connections: Connections) -> int:
    """Cells without a face-up card that connected arms lead into."""
    found = 0
    for cell in (*connections.ends(), *connections.goals()):
        found |= 1 << place_of(cell)
    return found & ~1


_known: dict[tuple[Board, tuple[Cell, ...]], Maze] = {}


def maze_of(board: Board, hidden: tuple[Cell, ...]) -> Maze:
    """The maze of these cards and face-down goals."""
    known = _known.get((board, hidden))
    if known is None:
        known = _remember(Maze(board, hidden))
    return known


def seen_by(view: View) -> Maze:
    """The maze of a view."""
    board = tuple([(laid.card, laid.cell) for laid in view.board])
    return maze_of(board, tuple([goal.cell for goal in view.goals if not goal.open]))


def with_card(maze: Maze, card: str, cell: Cell) -> Maze:
    """The maze with one more card."""
    return _changed(maze, (*maze.board, (card, cell)), maze.hidden, cell, card)


def with_goal(maze: Maze, card: str, cell: Cell) -> Maze:
    """The maze after a goal was turned up."""
    hidden = tuple([other for other in maze.hidden if other != cell])
    return _changed(maze, (*maze.board, (card, cell)), hidden, cell, card)


def without(maze: Maze, cell: Cell) -> Maze:
    """The maze after a rockfall."""
    return _changed(maze, tuple([laid for laid in maze.board if laid[1] != cell]), maze.hidden, cell, None)


def _changed(maze: Maze, board: Board, hidden: tuple[Cell, ...], cell: Cell, card: str | None) -> Maze:
    """The maze with another card on a cell, or none."""
    known = _known.get((board, hidden))
    if known is None:
        connections, cards = maze.connections.copy(), maze._cards.copy()  # noqa: SLF001 - its own class
        place = place_of(cell)
        # Ignore cells that are too far away.
        if place and card is not None:
            connections.lay(card, cell)
            cards[place] = arms_of(card)
        elif place:
            connections.remove(cell)
            del cards[place]
        known = _remember(Maze(board, hidden, connections, cards))
    return known


def _remember(maze: Maze) -> Maze:
    if len(_known) >= MOST:
        _known.clear()
    _known[maze.board, maze.hidden] = maze
    return maze
