"""A maze on the engine's board: what is connected, and what would be after a change.

It uses only public information. Bots and drawings use it, so the rule exists once. Arms are masks of N = 1,
E = 2, S = 4, W = 8; networks are numbered like their starts.

>>> maze = Maze.on(Ground(starts=(("NESW:ladder", (0, 0)),)), [("EW", (1, 0))])
>>> maze.reached((1, 0)), maze.ends()[-1], maze.fits("NS", (2, 0)), maze.fits("NW", (2, 0))
(10, (2, 0), False, True)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from saboteur.cards.shape import Shape
from saboteur.engine.core.board import TILE, Board
from saboteur.engine.core.fit import FINE, LINKED
from saboteur.engine.core.game import empty_board
from saboteur.engine.core.place import STRIDE, place_at, x_of, y_of
from saboteur.engine.core.survey import ends, goals_met, links
from saboteur.engine.core.tiles import Tiles
from saboteur.engine.duel.bribe import open_trolls
from saboteur.engine.duel.key import unlock
from saboteur.engine.saboteur2.end_round import open_crystals
from saboteur.engine.saboteur2.routes import free_way
from saboteur.games.card_table import Reading, add_tile
from saboteur.notation.move import Cell
from saboteur.view import View

_GRID = 4096
_ROOM = 64
"""Boards are sized in multiples of this many cards."""


class Ground(NamedTuple):
    """What a maze starts with: start cards, the colours of their networks, and goals."""

    starts: tuple[tuple[str, Cell], ...]
    """The start card of each network, and its cell."""
    goals: tuple[Cell, ...] = ()
    """All goals, initially face down."""
    colours: tuple[str, ...] = ("",)
    """The colour of each network; one without a colour passes all doors."""


class _Table:
    """Cards as engine tiles, added on first use."""

    def __init__(self, colours: tuple[str, ...]) -> None:
        self.tiles = Tiles(len(colours))
        self.reading = Reading(colours)
        self.numbers: dict[str, int] = {}

    @property
    def is_full(self) -> bool:
        """Whether another maze might need more tiles than the engine can number."""
        return self.tiles.count > TILE - 256

    def tile(self, card: str) -> int:
        """The tile of a card in this orientation."""
        number = self.numbers.get(card)
        if number is None:
            number = self.numbers[card] = add_tile(self.tiles, -1, Shape.parse(card), self.reading)
        return number


class Maze:
    """A changeable maze of cards, goals, keys and bribes."""

    __slots__ = ("_board", "_table")

    def __init__(self, board: Board, table: _Table) -> None:
        self._board = board
        self._table = table

    @classmethod
    def on(cls, ground: Ground, cards: Iterable[tuple[str, Cell]] = ()) -> Maze:
        """The maze of these cards, laid in any order."""
        laid = list(cards)
        goals = set(ground.goals)
        template, table = _template(ground, len(laid) // _ROOM + 2)
        if table.is_full:
            _table.cache_clear()
            _template.cache_clear()
            template, table = _template(ground, len(laid) // _ROOM + 2)
        board = template.copy()
        opened = []
        if not goals.isdisjoint([cell for _, cell in laid]):
            opened = [(card, cell) for card, cell in laid if cell in goals]
            laid = [(card, cell) for card, cell in laid if cell not in goals]
        numbers = table.numbers
        tiles = [numbers[card] if card in numbers else table.tile(card) for card, _ in laid]
        board.lay_all([x + y * STRIDE for _, (x, y) in laid], tiles)
        maze = cls(board, table)
        for card, cell in opened:
            maze.lay(card, cell)
        return maze

    @classmethod
    def of(cls, view: View) -> Maze:
        """The maze of a view."""
        duel = view.duel
        colours = ("",) if duel is None else duel.colours
        board = {laid.cell: laid.card for laid in view.board}
        starts = tuple([_start(colour, board) for colour in colours])
        goals = tuple([goal.cell for goal in view.goals])
        for _, cell in starts:
            del board[cell]
        maze = cls.on(Ground(starts, goals, colours), [(card, cell) for cell, card in board.items()])
        if duel is not None:
            for key in duel.keys:
                maze.unlock(key.cell, key.seat)
            for marker in duel.marked:
                if marker.troll:
                    maze.bribe(marker.cell)
        return maze

    def copy(self) -> Maze:
        """An independent copy."""
        return Maze(self._board.copy(), self._table)

    # Changing it.

    def lay(self, card: str, cell: Cell) -> None:
        """Lay a card, or turn up a goal as this card."""
        place = place_at(*cell)
        goal = self._board.goal_at(place)
        if goal < 0:
            self._board.lay(place, self._table.tile(card))
        else:
            self._board.turn_up(goal, self._table.tile(card))

    def remove(self, cell: Cell) -> None:
        """Remove a card."""
        self._board.remove(place_at(*cell))

    def unlock(self, cell: Cell, network: int) -> None:
        """Open the doors of a card to a network."""
        unlock(self._board, place_at(*cell), network)

    def bribe(self, cell: Cell) -> None:
        """Open a card's troll to everyone."""
        open_trolls(self._board, place_at(*cell))

    # Asking.

    @property
    def board(self) -> Board:
        """The engine's board, for evaluations in the engine."""
        return self._board

    def reached(self, cell: Cell, network: int = 0) -> int:
        """Mask of the card's arms connected to the start of a network."""
        return self._board.linked(place_at(*cell), network)

    def links(self, network: int = 0) -> dict[Cell, int]:
        """The connected arms of every card that has some."""
        numbers = iter(links(self._board, network))
        return {cell_at(place): arms for place, arms in zip(numbers, numbers, strict=True)}

    def ends(self, network: int = 0) -> list[Cell]:
        """The empty cells that connected arms lead into."""
        return [cell_at(place) for place in ends(self._board, network)]

    def goals(self, network: int = 0) -> list[Cell]:
        """The face-down goals that connected arms lead into."""
        return [cell_at(place) for place in goals_met(self._board, network)]

    def joined(self, card: str, cell: Cell, network: int = 0) -> int:
        """The arms of a card that its neighbours would connect if it lay on this empty cell."""
        return self._board.joins(place_at(*cell), self._table.tile(card), network)

    def fits(self, card: str, cell: Cell, network: int = 0) -> bool:
        """Whether a card fits all its neighbours on this cell and is connected to one of them."""
        return self._board.why_not(place_at(*cell), Shape.parse(card).openings, LINKED + 4 * network, 0) == FINE

    def way(self, cell: Cell, shut: int = 0) -> tuple[Cell, ...]:
        """A shortest way from the start to a face-up card past no door of a shut colour (1 blue, 2 green), or none."""
        return tuple([cell_at(place) for place in free_way(self._board, place_at(*cell), shut)])

    def crystals(self) -> int:
        """The number of crystals in the maze."""
        return open_crystals(self._board)

    def part(self, cell: Cell, side: int) -> Maze:
        """The same cards, with only what this arm leads to connected."""
        board = self._board.copy()
        board.begin_at(place_at(*cell), side, 0)
        return Maze(board, self._table)


@lru_cache(maxsize=4096)
def cell_at(place: int) -> Cell:
    """The cell of an engine place."""
    return x_of(place), y_of(place)


def _start(colour: str, board: dict[Cell, str]) -> tuple[str, Cell]:
    """The start card of a network: the first of all, or the first ladder of its colour."""
    cell = next(cell for cell, card in board.items() if not colour or Shape.parse(card).has(f"ladder-{colour}"))
    return board[cell], cell


@lru_cache(maxsize=16)
def _table(colours: tuple[str, ...]) -> _Table:
    return _Table(colours)


@lru_cache(maxsize=512)
def _template(ground: Ground, rooms: int) -> tuple[Board, _Table]:
    """The initial board. Copies are cheap and share goals and starts."""
    table = _table(ground.colours)
    board = empty_board(table.tiles, _GRID, rooms * _ROOM, len(ground.goals))
    for network, (card, cell) in enumerate(ground.starts):
        board.put_start(place_at(*cell), table.tile(card), network)
    for number, cell in enumerate(ground.goals):
        board.put_goal(number, place_at(*cell))
    return board, table
