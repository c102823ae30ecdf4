"""The file format of puzzles."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

FORMAT = 1
Kind = Literal["move", "who", "gold"]
KINDS: tuple[Kind, ...] = ("move", "who", "gold")
Words = dict[str, str]
"""A text by language."""


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table in which unknown keys are errors."""


class ChangeSheet(Strict, frozen=True, kw_only=True, omit_defaults=True):
    """What happens more or less often after the answer."""

    kind: Literal["mark", "bribe", "reach", "leave", "gold", "near", "hope"]
    seat: str | None = None
    cell: str | None = None
    share: float
    other: float


class PuzzleSheet(Strict, frozen=True, kw_only=True, omit_defaults=True):
    """One puzzle: a scenario, what happened since, a question and what a search or a belief says about it."""

    id: str
    kind: Kind
    seat: str
    """Whose eyes it is seen with, who answers a "find the move"."""
    answer: list[str]
    """Moves, a player or the cell of a goal; more than one if they are equally good."""
    values: dict[str, float]
    """What each answer is worth: chances (solo: gold) of moves, probabilities of players and goals."""
    margin: list[float] = []
    """Of a move: by how much the answer is better than the next best, then the ends of the 95 % interval."""
    deeper: list[float] = []
    """The same with searching on before each further move of the seat."""
    worlds: int = 0
    """In how many worlds the margin was measured."""
    changes: list[ChangeSheet] = []
    """Of a move: how rounds end otherwise after the answer than after the next best."""
    fails: dict[str, float]
    """How often each weaker bot fails."""
    scenario: dict[str, Any]
    log: list[str] = []
    """What happened from there on: `p2: EW 1,0` and `p2 says: gold 8,2`."""
    title: Words = {}
    story: Words = {}
    hint: Words = {}
    solution: Words = {}
    """Words of one's own, by language; without them they are made from what the search or the belief used."""


class FileSheet(Strict, frozen=True, kw_only=True):
    """A file of puzzles of one game."""

    format: int
    game: str
    puzzle: list[PuzzleSheet]
