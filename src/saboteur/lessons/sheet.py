"""The file format of lessons."""

from __future__ import annotations

from typing import Any

import msgspec

FORMAT = 1


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table in which unknown keys are errors."""


class NudgeSheet(Strict, frozen=True, kw_only=True):
    """A hint for certain wrong answers: a move, any move of a card, or any with this reason."""

    say: str
    move: str | None = None
    card: str | None = None
    reason: str | None = None


class StepSheet(Strict, frozen=True, kw_only=True):
    """One instruction and its answers; without `do`, `refused` and `claim` the learner only reads."""

    say: str
    do: list[str] = []
    refused: list[str] = []
    claim: list[str] = []
    then: list[str] = []
    point: list[str] | None = None
    wrong: list[NudgeSheet] = []
    rules: list[str] = []


class ChapterSheet(Strict, frozen=True, kw_only=True):
    """A position and its steps."""

    name: str
    scenario: dict[str, Any]
    first: list[str] = []
    step: list[StepSheet]


class LessonSheet(Strict, frozen=True, kw_only=True):
    """A whole lesson. The learner is p1; `names` are the others."""

    format: int
    game: str
    players: int
    names: list[str] = []
    chapter: list[ChapterSheet]
