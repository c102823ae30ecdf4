"""Reads and writes when people are away on purpose: their clocks of days stand still."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.circle_schema import vacations

Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
DAY = 24 * 3600.0
YEAR = 365 * DAY
RELEVANT = 90 * DAY
"""Seconds after its end for which a vacation may still matter to a clock."""
Spans = dict[str, list[tuple[float, float]]]
"""The vacations of each person, the earliest first."""


class Vacations:
    """Reads and writes vacations."""

    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self._reading = reading
        self._writing = writing

    async def recent(self, now: float) -> Spans:
        """Everybody's vacations that may matter to a clock."""
        found: Spans = {}
        async with self._reading() as connection:
            rows = sa.select(vacations).where(vacations.c.until > now - RELEVANT)
            for person, began, until in await connection.execute(rows.order_by(vacations.c.began)):
                found.setdefault(person, []).append((began, until))
        return found

    async def of(self, person: str, now: float) -> tuple[float, float | None]:
        """How many seconds of the last year a person has been away or will be, and until when they are away now."""
        async with self._reading() as connection:
            return await _spent(connection, person, now)

    async def begin(self, person: str, days: int, most: int, now: float) -> bool:
        """Be away from now on, for so many days in all; whether there are as many left."""
        async with self._writing() as connection:
            spent, until = await _spent(connection, person, now)
            ahead = 0.0 if until is None else until - now
            if spent - ahead + days * DAY > most * DAY:
                return False
            # A vacation that goes on is replaced: nobody is away twice at the same time.
            await _end(connection, person, now)
            await connection.execute(vacations.insert().values(person=person, began=now, until=now + days * DAY))
        return True

    async def end(self, person: str, now: float) -> None:
        """Be back."""
        async with self._writing() as connection:
            await _end(connection, person, now)


async def _end(connection: AsyncConnection, person: str, now: float) -> None:
    which = (vacations.c.person == person, vacations.c.until > now)
    await connection.execute(vacations.delete().where(*which, vacations.c.began >= now))
    await connection.execute(vacations.update().where(*which).values(until=now))


async def _spent(connection: AsyncConnection, person: str, now: float) -> tuple[float, float | None]:
    rows = sa.select(vacations.c.began, vacations.c.until)
    rows = rows.where(vacations.c.person == person, vacations.c.until > now - YEAR)
    found = [(began, until) for began, until in await connection.execute(rows)]
    spent = sum(until - max(began, now - YEAR) for began, until in found)
    return spent, max((until for began, until in found if began <= now < until), default=None)


def delayed(asked_at: float, seconds: float, spans: list[tuple[float, float]]) -> float:
    """When a clock runs out that stands still during these spans of time."""
    deadline, last = asked_at + seconds, asked_at
    for began, ended in sorted(spans):
        first = max(began, last)
        if first >= deadline:
            break
        if ended > first:
            deadline += ended - first
            last = ended
    return deadline
