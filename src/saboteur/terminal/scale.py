"""The three scales a maze is drawn at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
from rich.text import Text

from saboteur.cards.shape import E, N, S, Shape, W
from saboteur.notation.move import Cell
from saboteur.terminal.canvas import Canvas
from saboteur.terminal.card import HEIGHT, SPOTS, WIDTH, centre, draw_path, glow, line
from saboteur.terminal.maze import Maze, goal_shape
from saboteur.terminal.signs import Mark, cave_goal, nuggets
from saboteur.terminal.style import FRESH, ROCK, Look
from saboteur.view import Goal

MARGIN = 3
"""Columns on the left for the row numbers."""
LABEL = "label"
"""The style of letters to choose by."""


class Window(msgspec.Struct, frozen=True):
    """The visible cells: first and last column and row."""

    left: int
    right: int
    top: int
    bottom: int

    @property
    def columns(self) -> int:
        """Columns of cells."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """Rows of cells."""
        return self.bottom - self.top + 1


class Drawing(msgspec.Struct, frozen=True):
    """A drawn maze and its width in characters."""

    lines: list[Text]
    width: int


class Scale:
    """Draws a window of the maze at one size of cell."""

    STEP: ClassVar[tuple[int, int]]
    CENTRE: ClassVar[tuple[int, int]]
    EXTRA: ClassVar[int]
    """Extra characters beyond the last cell."""
    SPOTS: ClassVar[dict[str, tuple[int, int]]]
    """Offsets of marks from the middle of a card; `nw` is the place of a label."""
    AREA: ClassVar[tuple[int, int]]
    """How far marks may move from the middle of their card when their spot is taken."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.canvas = Canvas()
        self._taken: set[tuple[int, int]] = set()
        self._letters: set[tuple[int, int]] = set()

    def width(self, window: Window) -> int:
        """The width of a window in characters."""
        return MARGIN + window.columns * self.STEP[0] + self.EXTRA

    def height(self, window: Window) -> int:
        """The height of a window in characters."""
        return 1 + window.rows * self.STEP[1] + self.EXTRA

    def room(self, width: int, height: int) -> tuple[int, int]:
        """The columns and rows of cells that fit into an area."""
        return (
            max(3, (width - MARGIN - self.EXTRA) // self.STEP[0]),
            max(2, (height - 1 - self.EXTRA) // self.STEP[1]),
        )

    def draw(self, maze: Maze, window: Window, marks: Mapping[Cell, str], whole: Window | None = None) -> Drawing:
        """Draw a window of the maze with row and column numbers."""
        goals = {goal.cell: goal for goal in maze.goals}
        for cell, shape in maze.cards.items():
            self._card(cell, shape, maze.lit.get(cell, 0), fresh=cell in maze.fresh)
            self._badge(cell, maze, goals.get(cell), maze.lit.get(cell, 0))
        for cell, goal in goals.items():
            if not goal.open:
                self._gate(cell, goal)
        for mark in maze.marks():
            self._mark(mark)
        self._labels(marks, set(maze.cards) | set(goals))
        left, top = self._origin((window.left, window.top))
        width = self.width(window) - MARGIN
        height = self.height(window) - 1
        lines = [self._column_numbers(window, whole), *self.canvas.lines(left, top, width, height)]
        for row in range(window.top, window.bottom + 1):
            at = 1 + (row - window.top) * self.STEP[1] + self.CENTRE[1]
            lines[at] = Text().append(f"{row:>{MARGIN - 1}} ", self.look.style("axis")).append_text(lines[at])
            for other in range(at - self.CENTRE[1], at - self.CENTRE[1] + self.STEP[1]):
                if other != at:
                    lines[other] = Text(" " * MARGIN).append_text(lines[other])
        if self.EXTRA:
            lines[-1] = Text(" " * MARGIN).append_text(lines[-1])
        return Drawing(lines, self.width(window))

    def _labels(self, marks: Mapping[Cell, str], taken: set[Cell]) -> None:
        """Write the labels of cells that can be chosen."""
        for cell, label in marks.items():
            if cell in taken:
                self._tag(cell, label)
            else:
                self._place(cell, label)

    def _column_numbers(self, window: Window, whole: Window | None) -> Text:
        numbers = Canvas()
        for column in range(window.left, window.right + 1):
            words = str(column)
            x = MARGIN + (column - window.left) * self.STEP[0] + self.CENTRE[0]
            numbers.put(x - (len(words) - 1) // 2 - (column < 0), 0, words, self.look.style("axis"))
        if whole is not None:
            arrows = self.look.glyphs.more
            beyond = (
                whole.left < window.left,
                whole.right > window.right,
                whole.top < window.top,
                whole.bottom > window.bottom,
            )
            shown = "".join(arrow for arrow, more in zip(arrows, beyond, strict=True) if more)
            numbers.put(0, 0, shown, self.look.style("place"))
        return numbers.lines(0, 0, self.width(window), 1)[0]

    def _origin(self, cell: Cell) -> tuple[int, int]:
        return cell[0] * self.STEP[0], cell[1] * self.STEP[1]

    def _middle(self, cell: Cell) -> tuple[int, int]:
        x, y = self._origin(cell)
        return x + self.CENTRE[0], y + self.CENTRE[1]

    def _badge(self, cell: Cell, maze: Maze, goal: Goal | None, lit: int) -> None:
        """Mark starts and open goals."""
        x, y = self._middle(cell)
        if cell in maze.starts:
            self.canvas.put(x, y, self.look.glyphs.start, self.look.style("start"))
        elif goal is not None and goal.card == "gold":
            self.canvas.put(x, y, self.look.glyphs.gold, self.look.style("gold"))
        elif goal is not None and ":" not in goal.card:
            self._stone(cell, lit)

    def _mark(self, mark: Mark) -> None:
        """Write a mark onto its spot of a card, or beside it if something else stands there."""
        sign = self.look.glyphs.plain(mark.sign)
        letter = mark.style == LABEL
        x, y = self._free(mark.cell, mark.spot, len(sign))
        used = {(x + offset, y) for offset in range(len(sign))}
        self._taken |= used
        if letter:
            self._letters |= used
        self.canvas.put(x, y, sign, self.look.style(mark.style))

    def _free(self, cell: Cell, spot: str, length: int) -> tuple[int, int]:
        """The free place on a card nearest to a spot; on a crowded card a letter is the last to be covered."""
        x, y = self._middle(cell)
        near, wide = self.SPOTS[spot], self.AREA[0]
        offsets = [
            (dx, dy)
            for dy in range(-self.AREA[1], self.AREA[1] + 1)
            for dx in range(-wide, max(wide + 2 - length, 1 - wide))
        ]
        offsets.sort(key=lambda at: (abs(at[0] - near[0]) + 2 * abs(at[1] - near[1]), -at[0]))
        # Two labels of two letters that touch would read as one.
        for barred, apart in ((self._taken, int(length > 1)), (self._taken, 0), (self._letters, 0)):
            for dx, dy in (near, *offsets):
                used = {(x + dx + offset, y + dy) for offset in range(length)}
                beside = {(x + dx + offset, y + dy) for offset in range(-apart, length + apart)}
                if not used & barred and not beside & self._letters:
                    return x + dx, y + dy
        return x + near[0], y + near[1]

    def _known(self, goal: Goal) -> str:
        """What only the viewer knows about a hidden goal."""
        glyphs = self.look.glyphs
        if goal.card in {"?", "gold"}:
            return {"?": "", "gold": glyphs.gold}[goal.card]
        shape = goal_shape(goal.card)
        feature = cave_goal(shape)
        if feature is not None:
            return feature[:1].upper()
        return f"{nuggets(shape)}{glyphs.gold}" if nuggets(shape) else glyphs.stone

    def _card(self, cell: Cell, shape: Shape, lit: int, *, fresh: bool) -> None:
        raise NotImplementedError

    def _stone(self, cell: Cell, lit: int) -> None:
        raise NotImplementedError

    def _gate(self, cell: Cell, goal: Goal) -> None:
        raise NotImplementedError

    def _place(self, cell: Cell, label: str) -> None:
        raise NotImplementedError

    def _tag(self, cell: Cell, label: str) -> None:
        """Write a label onto a card."""
        self._mark(Mark(cell, "nw", label, LABEL))


class Full(Scale):
    """Five by three characters a card."""

    STEP = (WIDTH, HEIGHT)
    CENTRE = (2, 1)
    EXTRA = 0
    SPOTS = SPOTS
    AREA = (2, 1)

    def _card(self, cell: Cell, shape: Shape, lit: int, *, fresh: bool) -> None:
        draw_path(self.canvas, *self._origin(cell), shape, lit, self.look, fresh=fresh)

    def _stone(self, cell: Cell, lit: int) -> None:  # noqa: ARG002 - one signature for both scales
        x, y = self._origin(cell)
        for dx, dy in ((0, 0), (4, 0), (0, 2), (4, 2)):
            self.canvas.put(x + dx, y + dy, self.look.glyphs.stone, self.look.style("stone"))

    def _gate(self, cell: Cell, goal: Goal) -> None:
        x, y = self._origin(cell)
        known = self._known(goal)
        _frame(self.canvas, x, y, self.look.glyphs.frame, self.look.style("gate"))
        inside = f"{self.look.glyphs.eye}{known:>2}" if known else " ? "
        self.canvas.put(x + 1, y + 1, inside, self.look.style("secret" if known else "gate"))

    def _place(self, cell: Cell, label: str) -> None:
        x, y = self._origin(cell)
        _frame(self.canvas, x, y, self.look.glyphs.place, self.look.style("place"))
        self.canvas.put(x + 1, y + 1, f"{label:^3}", self.look.style(LABEL))


class _Slim(Scale):
    """A scale that shows hidden goals and places as three characters."""

    def _gate(self, cell: Cell, goal: Goal) -> None:
        x, y = self._middle(cell)
        known = self._known(goal)
        side = self.look.glyphs.frame[3]
        self.canvas.put(x - 1, y, f"{side}{known or '?'}{side}", self.look.style("gate"))
        if known:
            self.canvas.put(x - 1, y, f"{self.look.glyphs.eye}{known}", self.look.style("secret"))

    def _place(self, cell: Cell, label: str) -> None:
        x, y = self._middle(cell)
        self.canvas.put(x - 1, y, f"{label:^3}", self.look.style(LABEL))


class Compact(_Slim):
    """Four by two characters a card; neighbours share the edge between them."""

    STEP = (4, 2)
    CENTRE = (2, 1)
    EXTRA = 1
    SPOTS: ClassVar[dict[str, tuple[int, int]]] = {
        "N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0), "c": (0, 0), "sw": (-1, 1), "se": (1, 1), "ne": (1, -1),
        "nw": (-1, -1),
    }  # fmt: skip
    AREA = (1, 1)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._edges: dict[tuple[int, int], tuple[int, int, bool]] = {}

    def _card(self, cell: Cell, shape: Shape, lit: int, *, fresh: bool) -> None:
        x, y = self._middle(cell)
        self.canvas.put(x - 1, y, self.look.rock * 3, self.look.style("rock"))
        for mask in shape.segment_masks:
            for side in (N, E, S, W):
                if mask & side:
                    self._arm(x, y, side, glow(lit, side), stub=mask == side)
        self.canvas.put(x, y, *centre(shape, lit, self.look))
        if fresh:
            for column in (x - 1, x, x + 1):
                self.canvas.restyle(column, y, ROCK, FRESH)

    def _arm(self, x: int, y: int, side: int, whose: int, *, stub: bool) -> None:
        if side in {E, W}:
            step = 1 if side == E else -1
            self.canvas.put(x + step, y, *line(self.look, side if stub else E | W, whose, stub=stub))
            self._edge(x + 2 * step, y, W if side == E else E, whose, stub)
        else:
            self._edge(x, y - 1 if side == N else y + 1, S if side == N else N, whose, stub)

    def _edge(self, x: int, y: int, reaches: int, whose: int, stub: bool) -> None:
        """Draw the shared edge: a whole line if both cards are open there, else half of one."""
        before, was_whose, was_way = self._edges.get((x, y), (0, 0, False))
        both = (before | reaches, max(was_whose, whose), was_way or not stub)
        self._edges[x, y] = both
        self.canvas.put(x, y, *line(self.look, both[0], both[1], stub=not both[2]))

    def _stone(self, cell: Cell, lit: int) -> None:  # noqa: ARG002 - one signature for both scales
        x, y = self._middle(cell)
        self.canvas.put(x - 1, y - 1, self.look.glyphs.stone, self.look.style("stone"))
        self.canvas.put(x + 1, y + 1, self.look.glyphs.stone, self.look.style("stone"))


class Small(_Slim):
    """Three characters a card, for a maze that fits no other way."""

    STEP = (3, 1)
    CENTRE = (1, 0)
    EXTRA = 0
    SPOTS: ClassVar[dict[str, tuple[int, int]]] = {
        "N": (0, 0), "E": (1, 0), "S": (0, 0), "W": (-1, 0), "c": (0, 0), "sw": (-1, 0), "se": (1, 0), "ne": (1, 0),
        "nw": (-1, 0),
    }  # fmt: skip
    AREA = (1, 0)

    def _card(self, cell: Cell, shape: Shape, lit: int, *, fresh: bool) -> None:
        x, y = self._middle(cell)
        self.canvas.put(x - 1, y, self.look.rock * 3, self.look.style("rock"))
        for mask in shape.segment_masks:
            for side, step in ((E, 1), (W, -1)):
                if mask & side:
                    stub = mask == side
                    self.canvas.put(x + step, y, *line(self.look, side if stub else E | W, glow(lit, side), stub=stub))
        self.canvas.put(x, y, *centre(shape, lit, self.look))
        if fresh:
            for column in (x - 1, x, x + 1):
                self.canvas.restyle(column, y, ROCK, FRESH)

    def _stone(self, cell: Cell, lit: int) -> None:
        """There is no room to mark a stone beside its tunnels."""


def _frame(canvas: Canvas, x: int, y: int, frame: str, style: str) -> None:
    top_left, across, top_right, down, bottom_left, bottom_right = list(frame)
    canvas.put(x, y, f"{top_left}{across * 3}{top_right}", style)
    canvas.put(x, y + 1, f"{down}   {down}", style)
    canvas.put(x, y + 2, f"{bottom_left}{across * 3}{bottom_right}", style)
