"""Boards and cells as text, so that tests can be read."""

import re

Cell = tuple[int, int]


def cards_of(*lines: str) -> dict[Cell, str]:
    """Read a board such as `"EW 1..6,0", "E|W 7,0"`; a range fills all its cells."""
    cards: dict[Cell, str] = {}
    for line in lines:
        code, _, place = line.rpartition(" ")
        columns, rows = (numbers(part) for part in place.split(","))
        for x in columns:
            for y in rows:
                if (x, y) in cards:
                    raise ValueError(f"{line!r}: there is already a card on {x},{y}")
                cards[x, y] = code
    return cards


def numbers(text: str) -> range:
    """Read `3` or `1..6`."""
    found = re.fullmatch(r"(-?\d+)(?:\.\.(-?\d+))?", text)
    if found is None:
        raise ValueError(f"{text!r} is neither a number nor a range such as 1..6")
    return range(int(found[1]), int(found[2] or found[1]) + 1)


def cell_of(text: str) -> Cell:
    """Read `3,-1`."""
    x, y = text.split(",")
    return int(x), int(y)


def show(cell: Cell) -> str:
    """Write a cell as `3,-1`."""
    return f"{cell[0]},{cell[1]}"


def seat_of(text: str) -> int:
    """Read `p3` as seat 2."""
    if not re.fullmatch(r"p[1-9]\d*", text):
        raise ValueError(f"{text!r} is no seat: p1, p2 …")
    return int(text[1:]) - 1
