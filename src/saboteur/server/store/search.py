"""Filters of a person's history, and counting without scanning every match."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec
import sqlalchemy as sa

from saboteur.server.store.schema import tallies

MONTHS = 12


class Filter(msgspec.Struct, frozen=True, kw_only=True):
    """A filter for a person's matches; unset fields match everything."""

    games: tuple[str, ...] = ()
    role: str | None = None
    partner: str | None = None
    company: str | None = None
    won: bool | None = None
    since: float | None = None
    until: float | None = None

    @property
    def dated(self) -> bool:
        """Whether the date matters."""
        return self.since is not None or self.until is not None

    def fits(self, key: str) -> bool:
        """Whether a sum under this key (game, company and perhaps role) is of matches that are wanted."""
        game, company, *role = key.split("|")
        if (self.games and game not in self.games) or self.company not in {None, company}:
            return False
        return self.role is None or [self.role] == role


class Stretch(msgspec.Struct, frozen=True):
    """A time span split into whole years and months, which have sums, and the rest at its ends."""

    years: tuple[int | None, int | None] | None
    """From the first on, before the second; None: without a limit, and no year at all."""
    months: tuple[tuple[int, int], ...]
    ends: tuple[tuple[float | None, float | None], ...]

    def sums(self, kind: str) -> sa.ColumnElement[bool]:
        """Which sums of a kind belong to the whole years and months."""
        found: list[sa.ColumnElement[bool]] = []
        if self.years is not None:
            first, end = self.years
            limits = [] if first is None else [tallies.c.year >= first]
            limits += [] if end is None else [tallies.c.year < end]
            found.append(sa.and_(tallies.c.kind == kind, *limits))
        for year in sorted({year for year, _ in self.months}):
            kinds = [monthly(kind, month) for other, month in self.months if other == year]
            found.append(sa.and_(tallies.c.year == year, tallies.c.kind.in_(kinds)))
        return sa.or_(sa.false(), *found)


def monthly(kind: str, month: int) -> str:
    """The kind of the sums over a month of a year; January is 1."""
    return f"{kind}-{month:02}"


def is_monthly(kind: str) -> bool:
    """Whether sums of this kind are over a month."""
    return kind[-3:-2] == "-"


def month_of(moment: float) -> int:
    """The month of a moment."""
    return datetime.fromtimestamp(moment, UTC).month


def cut(since: float | None, until: float | None) -> Stretch:
    """Cut a time into whole years and months and what is left at its ends."""
    first = None if since is None else _number(since) + (_begin(_number(since)) < since)
    end = None if until is None else _number(until)
    if first is not None and end is not None and first >= end:
        return Stretch(None, (), ((since, until),))
    ends: list[tuple[float | None, float | None]] = []
    if first is not None and since is not None and since < _begin(first):
        ends.append((since, _begin(first)))
    if end is not None and until is not None and _begin(end) < until:
        ends.append((_begin(end), until))
    first_year = None if first is None else -(-first // MONTHS)
    end_year = None if end is None else end // MONTHS
    if first is not None and end is not None and -(-first // MONTHS) >= end // MONTHS:
        return Stretch(None, _months(range(first, end)), tuple(ends))
    before = () if first is None else _months(range(first, -(-first // MONTHS) * MONTHS))
    after = () if end is None else _months(range(end // MONTHS * MONTHS, end))
    return Stretch((first_year, end_year), before + after, tuple(ends))


def _number(moment: float) -> int:
    """The number of a month, counted from the year 0."""
    at = datetime.fromtimestamp(moment, UTC)
    return at.year * MONTHS + at.month - 1


def _begin(number: int) -> float:
    return datetime(number // MONTHS, number % MONTHS + 1, 1, tzinfo=UTC).timestamp()


def _months(numbers: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple((number // MONTHS, number % MONTHS + 1) for number in numbers)


def conditions(wanted: Filter, index: sa.Table) -> list[sa.ColumnElement[bool]]:
    """The same for rows of `played`, or of `partners`, where the partner is a condition of its own."""
    found: list[sa.ColumnElement[bool]] = []
    if wanted.games:
        found.append(index.c.game.in_(wanted.games) if len(wanted.games) > 1 else index.c.game == wanted.games[0])
    if wanted.role is not None:
        found.append(index.c.roles.contains(f",{wanted.role},", autoescape=True))
    if wanted.partner is not None:
        found.append(index.c.partner == wanted.partner)
    if wanted.company is not None:
        found.append(index.c.company == wanted.company)
    if wanted.won is not None:
        found.append(index.c.won.is_(wanted.won))
    return found + within(index, wanted.since, wanted.until)


def within(index: sa.Table, since: float | None, until: float | None) -> list[sa.ColumnElement[bool]]:
    """Rows of matches that ended in this time."""
    found = [] if since is None else [index.c.ended >= since]
    return found + ([] if until is None else [index.c.ended < until])
