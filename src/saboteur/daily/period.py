"""The days and weeks of shared deals, in UTC.

>>> Period.at("mine", datetime(2026, 11, 17, 23, 30, tzinfo=UTC).timestamp()).label
'2026-11-17'
>>> Period.parse("duel", "2026-W47").shifted(-1).label
'2026-W46'
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal, get_args

import msgspec

Kind = Literal["mine", "duel"]
"""The mine of the day, and the Duel of the week."""
KINDS: tuple[Kind, ...] = get_args(Kind)
GRACE = 2 * 3600
"""Seconds after its end in which a match that was begun in time still counts; only then the key is shown."""


class PeriodError(ValueError):
    """Text that is not a valid day or week."""


class Terms(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    players: int
    days: int
    """How long it lasts."""
    options: dict[str, Any]
    bot: str | None
    """Who sits at the other seat."""


TERMS: dict[Kind, Terms] = {
    "mine": Terms("solo", 1, 1, {"rounds": 1}, None),
    "duel": Terms("duel", 2, 7, {}, "master"),
}


class Period(msgspec.Struct, frozen=True, order=True):
    """A day with its mine, or an ISO week with its Duel."""

    kind: Kind
    first: date
    """Its first day."""

    @classmethod
    def at(cls, kind: Kind, moment: float) -> Period:
        """The period that contains a time, in seconds since the epoch."""
        day = datetime.fromtimestamp(moment, UTC).date()
        return cls(kind, day if kind == "mine" else day - timedelta(days=day.weekday()))

    @classmethod
    def parse(cls, kind: Kind, label: str) -> Period:
        """The one with this label; `PeriodError` if there is none."""
        try:
            found = cls(kind, date.fromisoformat(label if kind == "mine" else f"{label}-1"))
        except ValueError:
            found = None
        # Python also reads dates that are written in other ways.
        if found is None or found.label != label:
            raise PeriodError(
                f"{label!r} is no day: write it like 2026-11-17."
                if kind == "mine"
                else f"{label!r} is no week: write it like 2026-W47."
            )
        return found

    @property
    def label(self) -> str:
        """Its name: 2026-11-17, or 2026-W47."""
        if self.kind == "mine":
            return self.first.isoformat()
        year, week, _ = self.first.isocalendar()
        return f"{year:04}-W{week:02}"

    @property
    def terms(self) -> Terms:
        """What is played."""
        return TERMS[self.kind]

    @property
    def begins(self) -> float:
        """When it begins, in seconds since the epoch."""
        return datetime(self.first.year, self.first.month, self.first.day, tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        """When it ends: nobody can begin any more."""
        return self.begins + self.terms.days * 86_400

    @property
    def closes(self) -> float:
        """When its results are final and its key is shown."""
        return self.ends + GRACE

    def shifted(self, number: int) -> Period:
        """So many days or weeks later."""
        return Period(self.kind, self.first + timedelta(days=number * self.terms.days))
