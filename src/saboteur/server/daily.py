"""Bodies and answers of the HTTP interface about the mine of the day and the Duel of the week."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from saboteur.daily import Kind
from saboteur.server.resource import Body
from saboteur.server.riddle import PuzzleInfo


class DailyTry(msgspec.Struct, frozen=True, kw_only=True):
    """The guest's attempt that counts."""

    table: str
    over: bool
    """It was played to its end in time."""
    gold: int | None
    moves: int | None
    won: bool | None
    """Null where nobody wins."""


class DailyDay(msgspec.Struct, frozen=True, kw_only=True):
    """A day, or a week."""

    label: str
    """Like `2026-11-17`, or `2026-W47`."""
    phase: Literal["ahead", "open", "closing", "over"]
    """`closing`: nobody can begin any more, but matches that were begun in time still count."""
    begins: int
    """Unix time in seconds, as are the others."""
    ends: int
    closes: int
    """When its key is shown."""
    commitment: str
    key: str | None
    """Null until it is over."""
    own: DailyTry | None
    count: int
    """How many have finished it."""
    median: float | None
    """Of everybody's gold; null until the guest has finished, or it is over."""
    others: tuple[int, ...]
    """How many others gained 0, 1, 2 … gold; empty until then, and while there are few."""
    beaten: int | None
    """How many have beaten the bot; null where there is none, and until then."""
    best: bool
    """The best match can be replayed."""


class DailyKind(msgspec.Struct, frozen=True, kw_only=True):
    """The mine of the day, or the Duel of the week, from the oldest that is shown to the last one ahead."""

    kind: Kind
    game: str
    bot: str | None
    streak: int
    """Days or weeks in a row that the guest has played."""
    days: tuple[DailyDay, ...]


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """What there is today for everybody."""

    now: int
    kinds: tuple[DailyKind, ...]
    """Empty if the operator has switched them off."""
    puzzle: PuzzleInfo


class DailyWish(Body, frozen=True):
    """Play a day or week; without a label that of today."""

    label: Annotated[str, msgspec.Meta(max_length=12)] | None = None
