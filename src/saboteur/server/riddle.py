"""Bodies and answers of the HTTP interface about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.puzzles import Clue, Kind, Reply, Told
from saboteur.server.resource import Body
from saboteur.server.table.answer import Choice
from saboteur.view import View


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in a list."""

    id: str
    game: str
    kind: Kind
    level: int
    """How hard it is, from 1 to 5."""


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles, and which one is that of the day."""

    today: str
    puzzles: tuple[PuzzleInfo, ...]


class PuzzleWish(Body, frozen=True, kw_only=True):
    """What to do with a puzzle; `look` only shows it."""

    act: Literal["look", "answer", "hint", "solve"] = "look"
    answer: Annotated[str, msgspec.Meta(max_length=200)] = ""


class PuzzleState(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as its seat sees it, and the verdict on an answer."""

    info: PuzzleInfo
    failing: int
    """How many of the weaker bots fail more often than not."""
    bots: int
    names: tuple[str, ...]
    """Everybody's names; the own is empty."""
    view: View
    moves: tuple[Choice, ...]
    events: tuple[Event, ...]
    since: int
    """The number of the first event after the answer, if it was played."""
    options: tuple[str, ...]
    """The players or goals to choose from."""
    title: dict[str, str]
    story: dict[str, str]
    """The puzzle's own texts, by language."""
    verdict: Reply | None = None
    hint: Clue | None = None
    hint_words: dict[str, str] = {}
    solution: Told | None = None
    solution_words: dict[str, str] = {}
    named: dict[str, Move] = {}
    """The moves that verdict and solution name, by their texts."""
