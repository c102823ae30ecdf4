"""A scenario as written: its keys and their types."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from saboteur.view import View

FORMAT = 1

SPECTATOR = "spectator"
NOBODY = "nobody"
EMPTY = "empty"
OPEN = "open"
"""Marks a discard that lies face up."""
INVALID = "invalid-move"
"""The reason for a move that cannot be parsed, or that the game does not have."""

Texts = list[str]
Numbers = dict[str, int | str] | list[int | str]
"""Values per seat: a table for some seats, or a list for all."""


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table in which an unknown key is an error."""


class Piles(Strict, frozen=True, kw_only=True):
    """The piles, the top card first."""

    draw: Texts = []
    gold: list[int] = []
    roles: Texts = []


class ExpectedPiles(Strict, frozen=True, kw_only=True):
    """What the piles should hold: the cards, or how many."""

    draw: int | Texts | None = None
    gold: int | list[int] | None = None
    roles: int | Texts | None = None


class ExpectedResult(Strict, frozen=True, kw_only=True):
    """How the last finished round should have ended."""

    round: int | None = None
    winner: str | None = None
    winners: Texts | None = None
    reason: str | None = None
    reached_by: str | None = None
    roles: dict[str, str] | Texts | None = None
    aside: str | None = None
    gold: Numbers | None = None
    rescued: list[int] | None = None
    multipliers: list[int] | None = None
    treasures: list[int] | None = None
    verdict: dict[str, Any] | None = None


class ExpectedOutcome(Strict, frozen=True, kw_only=True):
    """How the match should have ended."""

    winners: Texts | None = None
    gold: Numbers | None = None
    reason: str | None = None


class Expect(Strict, frozen=True, kw_only=True):
    """What should hold after a step; missing keys are not checked."""

    places: dict[str, Texts] | None = None
    ways: dict[str, Texts] | None = None
    moves: Texts | None = None
    legal: Texts | None = None
    next: str | None = None
    prompt: str | None = None
    board: dict[str, str] | Texts | None = None
    open: dict[str, str] | None = None
    hidden: Texts | None = None
    hands: dict[str, Texts] | None = None
    hand_sizes: Numbers | None = None
    piles: ExpectedPiles | None = None
    discards: Texts | None = None
    front: dict[str, Texts] | None = None
    roles: dict[str, str] | Texts | None = None
    aside: str | Texts | None = None
    role_cards: dict[str, int] | None = None
    gold: Numbers | None = None
    round: int | None = None
    rounds_over: int | None = None
    result: ExpectedResult | None = None
    outcome: ExpectedOutcome | str | None = None
    sees: dict[str, dict[str, Any]] | None = None
    hides: dict[str, Texts] | None = None
    events: dict[str, Texts] | None = None


class Step(Strict, frozen=True, kw_only=True):
    """A move, a refused move, or neither; then the expectations."""

    about: str = ""
    by: str | None = None
    play: str | None = None
    why_not: str | None = None
    reason: str | None = None
    expect: Expect = Expect()


class DarkCaveSheet(Strict, frozen=True, kw_only=True):
    """The state of The Dark Cave; everything else is as after the deal."""

    figures: dict[str, str] = {}
    lying: Texts = []
    shown: Texts = []
    left: Texts = []
    aside: Texts = []
    webs: Texts = []
    creatures: Texts = []
    mined: Texts = []


class Sheet(Strict, frozen=True, kw_only=True):
    """One scenario."""

    format: int
    game: str
    players: int
    name: str = ""
    about: str = ""
    rules: Texts = []
    options: dict[str, str | bool | int] = {}
    deck: str | None = None
    deal: bool = False
    seed: int | None = None
    chance: Texts = []
    round: int = 1
    turn: str | None = None
    board: Texts = []
    goals: dict[str, str] = {}
    open: Texts = []
    hands: dict[str, Texts] = {}
    front: dict[str, Texts] = {}
    roles: dict[str, str] = {}
    aside: str | None = None
    piles: Piles = Piles()
    discards: Texts = []
    gold: dict[str, int] = {}
    gold_cards: dict[str, list[int]] = {}
    markers: int | None = None
    marks: dict[str, str] = {}
    keys: dict[str, str] = {}
    thefts: Texts = []
    cave: DarkCaveSheet | None = None
    step: list[Step] = []


HEAD = ("format", "game", "players", "name", "about", "rules", "options", "deck", "deal", "seed", "chance", "step")
"""Keys that a scenario beginning with a deal may have."""
LAID_OUT = tuple(key for key in Sheet.__struct_fields__ if key not in HEAD)
"""Keys that need a laid-out position."""


@cache
def inner(table: type[Strict]) -> dict[str, type[Strict]]:
    """The tables inside a table, by key."""
    return {
        key: kind
        for key, annotation in get_type_hints(table).items()
        for kind in (annotation, *get_args(annotation))
        if isinstance(kind, type) and issubclass(kind, Strict)
    }


SEEN = View.__struct_fields__
"""What can be said about what a seat sees."""
