"""Fields, steps and laying in The Dark Cave, straight from the rules and without tables.

A field is written as in the notation: a cell and a part of its card. Every question looks at the whole board.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from .card import OPPOSITE, SIDES
from .maze import beside
from .notation import Cell, show

Edge = frozenset[Cell]


@dataclass(frozen=True)
class CaveCard:
    """A card of the cave: its paths, how many fields lie in a row, and what is on it."""

    paths: tuple[str, ...]
    row: int
    features: tuple[tuple[str, str], ...]

    @property
    def openings(self) -> str:
        """All open sides."""
        return "".join(self.paths)

    def has(self, name: str) -> bool:
        """Tell whether a feature is there."""
        return any(feature == name for feature, _ in self.features)


@cache
def read_card(code: str, row: int = 0) -> CaveCard:
    """Take a code apart; start and goal cards have no group, so their row is given."""
    body, _, tail = code.partition(":")
    group, dot, shape = body.partition(".")
    if not dot:
        shape = body
    features = tuple((part.partition("@")[0], part.partition("@")[2]) for part in tail.split("+")) if tail else ()
    return CaveCard(tuple(shape.split("|")), len(group) if dot else row, features)


def parts_of(card: CaveCard) -> dict[str, set[str]]:
    """Every field of a card with its neighbours on the same card (C-18)."""
    links: dict[str, set[str]] = {name: set() for path in card.paths for name in row_names(card, path)}
    for path in card.paths:
        for one, other in pairs_of(card, path):
            links[one].add(other)
            links[other].add(one)
    if card.has("tunnel"):
        mouths = {name for path in card.paths for name in (path if card.row == 2 else [middle(card, path)])}
        for mouth in mouths:
            links[mouth].add("t")
        links["t"] = mouths
    return links


def pairs_of(card: CaveCard, path: str) -> list[tuple[str, str]]:
    """The fields of a path that are next to each other."""
    if len(path) == 1:
        return list(pairwise(row_names(card, path)))
    if card.row == 2:
        return [(one, other) for one in path for other in path if one != other]
    return [(arm, middle(card, path)) for arm in path] if card.row == 3 else []


def row_names(card: CaveCard, path: str) -> list[str]:
    """The fields of a path, from the openings inwards."""
    if card.row == 1:
        return [middle(card, path)]
    if len(path) == 1:
        return [path, *(["c"] if card.row == 3 else []), "end"]
    return [*path, *([middle(card, path)] if card.row == 3 else [])]


def middle(card: CaveCard, path: str) -> str:
    """The field between the arms of a path: the whole of it in group I."""
    if len(card.paths) > 1:
        return path
    return "" if card.row == 1 else "c"


def at_opening(card: CaveCard, side: str) -> str:
    """The field at an open side."""
    path = next(path for path in card.paths if side in path)
    return middle(card, path) if card.row == 1 else side


def seat_of(card: CaveCard, name: str) -> str | None:
    """The field on which a feature lies (C-18, R-C-02)."""
    for feature, arm in card.features:
        if feature == name:
            path = next((path for path in card.paths if arm and arm in path), card.paths[0])
            if card.row > 1 and len(path) == 1:
                return "end"
            return arm if card.row > 1 and arm else middle(card, path)
    return None


@dataclass
class Cave:
    """A board of the cave: cards face up with their rows, hidden goals, webs between cells."""

    cards: Mapping[Cell, CaveCard]
    hidden: frozenset[Cell]
    webs: set[Edge] = field(default_factory=set)

    def steps(self, cell: Cell, part: str, *, dwarf: bool) -> set[str]:
        """Every field one step away (C-19, C-20, C-31, C-36, C-37)."""
        card = self.cards[cell]
        found = {(cell, name) for name in parts_of(card)[part]}
        for side in card.openings:
            near = beside(cell, side)
            if at_opening(card, side) != part or frozenset({cell, near}) in self.webs:
                continue
            if near in self.hidden and dwarf:
                found.add((near, ""))
            elif near in self.cards and OPPOSITE[side] in self.cards[near].openings:
                found.add((near, at_opening(self.cards[near], OPPOSITE[side])))
        if seat_of(card, "ladder") == part:
            for other, there in self.cards.items():
                rung = seat_of(there, "ladder")
                if other != cell and rung is not None:
                    found.add((other, rung))
        if not dwarf:
            found = {(c, name) for c, name in found if seat_of(self.cards[c], "exit") != name}
        return {written(c, name) for c, name in found}

    def web_places(self) -> set[Edge]:
        """Joints and open ends without a web (C-27, R-C-39)."""
        found = set()
        for cell, card in self.cards.items():
            for side in card.openings:
                near = beside(cell, side)
                if near not in self.cards or OPPOSITE[side] in self.cards[near].openings:
                    found.add(frozenset({cell, near}))
        return found - self.webs

    def holes(self) -> set[str]:
        """Where creatures come out (C-30)."""
        found = set()
        for cell, card in self.cards.items():
            hole = seat_of(card, "hole")
            if hole is not None:
                found.add(written(cell, hole))
        return found

    def fits(self, code: str, cell: Cell) -> bool:
        """Tell whether a card may lie here exactly like this (C-15, C-16)."""
        card = read_card(code)
        if cell in self.cards or cell in self.hidden:
            return False
        joints = 0
        for side in SIDES:
            near = self.cards.get(beside(cell, side))
            if near is not None:
                mine, its = side in card.openings, OPPOSITE[side] in near.openings
                if mine != its:
                    return False
                joints += mine
        return joints > 0


def written(cell: Cell, part: str) -> str:
    """Write a field."""
    return f"{show(cell)}.{part}" if part else show(cell)


def edges(places: Iterable[tuple[Cell, str]]) -> set[Edge]:
    """Webs named by cell and side as pairs of cells."""
    return {frozenset({cell, beside(cell, side)}) for cell, side in places}
