"""A lesson as it is written: its keys and what may stand behind them."""

from __future__ import annotations

from typing import Any

import msgspec

FORMAT = 1


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table in which an unknown key is an error."""


class NudgeSheet(Strict, frozen=True, kw_only=True):
    """What the teacher says to certain wrong answers: a move, any move of a card, or any with an engine's reason."""

    say: str
    move: str | None = None
    card: str | None = None
    reason: str | None = None


class StepSheet(Strict, frozen=True, kw_only=True):
    """One thing told, and what the learner does; without `do`, `refused` and `claim` only reads."""

    say: str
    do: list[str] = []
    refused: list[str] = []
    claim: list[str] = []
    then: list[str] = []
    point: list[str] | None = None
    wrong: list[NudgeSheet] = []
    rules: list[str] = []


class ChapterSheet(Strict, frozen=True, kw_only=True):
    """A position and the steps that are taken from it."""

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
