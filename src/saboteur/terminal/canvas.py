"""A grid of styled characters."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

Point = tuple[int, int]


class Canvas:
    """Styled characters by column and row; later ones overwrite earlier ones."""

    def __init__(self) -> None:
        self._cells: dict[Point, tuple[str, str]] = {}

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write a string to the right of a point."""
        for offset, character in enumerate(words):
            self._cells[x + offset, y] = (character, style)

    def restyle(self, x: int, y: int, old: str, new: str) -> None:
        """Replace part of a character's style."""
        character, style = self._cells[x, y]
        self._cells[x, y] = (character, style.replace(old, new))

    def lines(self, left: int, top: int, width: int, height: int) -> list[Text]:
        """A rectangle of the grid as lines without trailing blanks."""
        result = []
        for y in range(top, top + height):
            end = max((x + 1 for x in range(left, left + width) if (x, y) in self._cells), default=left)
            cells = [self._cells.get((x, y), (" ", "")) for x in range(left, end)]
            line = Text()
            for style, run in groupby(cells, key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style or None)
            result.append(line)
        return result
