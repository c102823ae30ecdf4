"""Translates the notation of scenarios to the engine's numbers, for one game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from saboteur.cards.actions import is_action
from saboteur.cards.shape import Shape
from saboteur.games import Ruleset
from saboteur.notation.move import Cell, Move, read_cell, read_seat, write_cell, write_seat
from saboteur.scenario.error import ScenarioError, either, within
from saboteur.scenario.sheet import SPECTATOR

T = TypeVar("T")
R = TypeVar("R")
_SPAN = re.compile(
    r"(-?[0-9]{1,3})(?:\.\.(-?[0-9]{1,3}))?,(-?[0-9]{1,3})(?:\.\.(-?[0-9]{1,3}))?",
    re.ASCII,
)


class Reader:
    """Parses cards, cells, seats, roles and moves; errors list the valid ones."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.codec = rules.codec
        self.seats = tuple(write_seat(seat) for seat in range(rules.players))
        self.goal_tiles: list[int] = list(rules.game.goal_tiles)
        """The goals as printed."""
        self._turned = rules.game.tiles.turned

    def seat(self, text: str) -> int:
        """A seat of this match."""
        if text not in self.seats:
            raise ScenarioError(f"There is no player {text[:40]!r}; the players are {either(self.seats)}.")
        return read_seat(text)

    def viewer(self, text: str) -> int | None:
        """A seat, or None for a spectator."""
        if text == SPECTATOR:
            return None
        if text not in self.seats:
            raise ScenarioError(f"{text[:40]!r} sees nothing; there are {either((*self.seats, SPECTATOR))}.")
        return read_seat(text)

    def by_seat(self, table: dict[str, T], value: Callable[[T], R]) -> dict[int, R]:
        """A table whose keys are seats, its values read; errors name the seat."""
        found = {}
        for text, item in table.items():
            seat = self.seat(text)
            with within(text):
                found[seat] = value(item)
        return found

    def card(self, text: str) -> int:
        """A card of the draw pile; a path card may be named either way up."""
        code = text if is_action(text) else str(Shape.parse(text))
        number = self.codec.card_number.get(code)
        if number is None and code in self.codec.lay:
            number = self.codec.kind_of_tile[self.codec.lay[code]]
        if number is None:
            raise self._unknown("card", text)
        return number

    def name(self, text: str) -> str:
        """The name of a card as printed."""
        return self.codec.cards[self.card(text)]

    def tile(self, text: str) -> int:
        """A path card as it lies."""
        tile = self.codec.lay.get(str(Shape.parse(text)))
        if tile is None:
            raise self._unknown("path card", text)
        return tile

    def role(self, text: str) -> int:
        """A role."""
        if not self.codec.roles:
            raise ScenarioError(f"{self.rules.name} has no roles.")
        if text not in self.codec.roles:
            raise ScenarioError(
                f"{self.rules.name} has no role {text[:40]!r}; its roles are {either(self.codec.roles)}."
            )
        return self.codec.roles.index(text)

    def goal(self, text: str) -> str:
        """The name of a goal as it lies."""
        kind, _, shape = " ".join(text.split()).rpartition(" ")
        name = f"{kind} {Shape.parse(shape)}" if kind else shape
        names = list(dict.fromkeys(self.codec.goal_names.values()))
        if name not in names:
            raise ScenarioError(f"{self.rules.name} has no goal {text[:40]!r}; there are {either(names)}.")
        return name

    def goals(self, names: list[str]) -> list[int]:
        """The goals of these names as they lie; equal ones are different cards as far as there are any."""
        found: list[int] = []
        for name in names:
            tiles = [tile for tile, other in self.codec.goal_names.items() if other == name]
            used = [self.as_printed(tile) for tile in found]
            found.append(next((tile for tile in tiles if self.as_printed(tile) not in used), tiles[0]))
        return found

    def as_printed(self, goal: int) -> int:
        """A goal the way up it is printed, and hidden."""
        return goal if goal in self.goal_tiles else self._turned[goal]

    def goal_number(self, text: str) -> int:
        """The number of the goal on a cell."""
        cells = self.rules.deck.layout(self.rules.players).goals
        cell = read_cell(text)
        if cell not in cells:
            raise ScenarioError(
                f"No goal lies on {text[:40]}; the goals lie on {either([write_cell(c) for c in cells])}."
            )
        return cells.index(cell)

    def move(self, text: str) -> str:
        """A move in canonical form."""
        return self.codec.text(self.codec.code(Move.parse(text)))

    def laid(self, texts: list[str], most: int) -> Iterator[tuple[int, Cell]]:
        """Tile and cell of every card in lines like ``EW 1..6,0``; more than ``most`` are rejected."""
        count = 0
        for text in texts:
            with within(text[:40]):
                shape, _, where = text.strip().rpartition(" ")
                if not shape:
                    raise ScenarioError("Write a shape and a cell, for example 'EW 1,0' or 'EW 1..6,0'.")
                tile = self.tile(shape.strip())
                for cell in _cells(where):
                    count += 1
                    if count > most:
                        raise ScenarioError(f"{self.rules.name} has {most} path cards; the board cannot hold more.")
                    yield tile, cell

    def _unknown(self, what: str, text: str) -> ScenarioError:
        name = self.rules.name
        return ScenarioError(f"{name} has no {what} {text[:40]!r}; `saboteur cards {name}` lists its cards.")


def _cells(text: str) -> Iterator[Cell]:
    """The cells of ``3,0``, ``1..6,0`` or ``0,-1..-4``, in this order."""
    found = _SPAN.fullmatch(text)
    if found is None:
        raise ScenarioError(
            f"{text[:40]!r} is not a cell. Write column and row like '3,-1', a row of cells like '1..6,0'."
        )
    columns, rows = _span(found[1], found[2]), _span(found[3], found[4])
    for y in rows:
        for x in columns:
            yield x, y


def _span(first: str, last: str | None) -> range:
    start = int(first)
    end = start if last is None else int(last)
    return range(start, end + 1) if start <= end else range(start, end - 1, -1)
