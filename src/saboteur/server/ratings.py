"""Ratings of The Duel between people: Weng and Lin's Bradley-Terry model, folded over the history.

Nothing is stored: ratings are computed from the history, so they follow every match that is added or deleted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from saboteur.server.store.history import Bout, History

MIDDLE, SCALE = 1500, 40
"""A rating of 25 ± 8.3 is shown as 1500 ± 333."""
MANY = 200
"""Matches folded per step, between the other work of the server."""
Key = tuple[float, str]


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's rating; the true one lies within two deviations of it in 19 of 20 cases."""

    id: str
    name: str
    rating: int
    deviation: int
    matches: int
    you: bool


class RatingList(msgspec.Struct, frozen=True):
    """The guest and those they have duelled with, the best first; null if this server rates nobody."""

    ratings: tuple[Rated, ...] | None


class Fold:
    """The ratings after a number of matches."""

    def __init__(self) -> None:
        self._model = BradleyTerryFull()
        self.ratings: dict[str, BradleyTerryFullRating] = {}
        self.matches: dict[str, int] = {}
        self.met: dict[str, set[str]] = {}
        self.count = 0
        self.last: Key = (0.0, "")

    def add(self, bouts: Iterable[Bout]) -> None:
        """Rate more matches, in the order they ended."""
        for bout in bouts:
            self.count += 1
            self.last = bout.ended, bout.table_id
            pair = (bout.first, bout.second)
            for one, other in (pair, pair[::-1]):
                self.matches[one] = self.matches.get(one, 0) + 1
                self.met.setdefault(one, set()).add(other)
            before = [[self.ratings.get(one) or self._model.rating()] for one in pair]
            ranks = [1.0, 1.0] if bout.winner is None else [1.0 if one == bout.winner else 2.0 for one in pair]
            after = self._model.rate(before, ranks=ranks)
            for one, (rating,) in zip(pair, after, strict=True):
                self.ratings[one] = rating


class Ratings:
    """Caches a fold and extends it while the history only grows at its end."""

    def __init__(self, history: History) -> None:
        self._history = history
        self._fold = Fold()
        self._lock = asyncio.Lock()

    async def of(self, person: str) -> tuple[Rated, ...]:
        """The ratings of a person and of those they have duelled with, the best first."""
        async with self._lock:
            fold = await self._brought_up()
            ids = [person, *sorted(fold.met.get(person, ()))] if person in fold.ratings else []
            names = await self._history.names(ids)
            found = [
                Rated(
                    id=one,
                    name=names[one],
                    rating=round(MIDDLE + (fold.ratings[one].mu - 25) * SCALE),
                    deviation=round(fold.ratings[one].sigma * SCALE),
                    matches=fold.matches[one],
                    you=one == person,
                )
                for one in ids
                if one in names
            ]
        return tuple(sorted(found, key=lambda one: (-one.rating, one.name, one.id)))

    async def _brought_up(self) -> Fold:
        if await self._history.count_bouts(self._fold.last) != self._fold.count:
            # Something was deleted or rebuilt: start over.
            self._fold = Fold()
        new = await self._history.bouts(self._fold.last)
        if len(new) > MANY:
            await asyncio.to_thread(self._fold.add, new)
        else:
            self._fold.add(new)
        return self._fold
