"""Orders of the operator to the processes that own the tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.circle_schema import vacations
from saboteur.server.store.schema import orders, people
from saboteur.server.store.vacations import RELEVANT, Spans

Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Order(msgspec.Struct, frozen=True):
    """An order, and the table or person it is about."""

    id: str
    kind: str
    subject: str


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What owners of tables need to know besides their logs."""

    silenced: frozenset[str]
    """Everyone who may not chat anywhere."""
    banned: frozenset[str]
    """Everyone who is banned."""
    away: Spans
    """Everybody's vacations that may matter to a clock."""
    orders: tuple[Order, ...]
    """Orders that nobody has answered, the oldest first."""


def _part(kind: str, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Rows of one kind: an id, two texts and two times."""
    return sa.select(sa.literal_column(f"'{kind}'", sa.String), *columns)


_TEXT, _TIME = sa.literal_column("''", sa.String), sa.literal_column("0.0", sa.Float)
LOOK = sa.union_all(
    _part("silenced", people.c.id, _TEXT, _TEXT, _TIME, _TIME).where(people.c.silenced),
    _part("banned", people.c.id, _TEXT, _TEXT, _TIME, _TIME).where(people.c.banned),
    _part("away", vacations.c.person, _TEXT, _TEXT, vacations.c.began, vacations.c.until).where(
        vacations.c.until > sa.bindparam("since")
    ),
    _part("order", orders.c.id, orders.c.kind, orders.c.subject, orders.c.created, _TIME).where(
        orders.c.answer.is_(None)
    ),
)
"""What owners of tables have to know."""


class Orders:
    """Reads and writes orders."""

    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self._reading = reading
        self._writing = writing

    async def place(self, kind: str, subject: str, now: float) -> str:
        """Give an order; its id."""
        order = secrets.token_urlsafe(9)
        async with self._writing() as connection:
            await connection.execute(orders.insert().values(id=order, kind=kind, subject=subject, created=now))
        return order

    async def look(self, now: float) -> Look:
        """What owners of tables need to know, in one statement, because each polls every second."""
        found: dict[str, list[Any]] = {"silenced": [], "banned": [], "away": [], "order": []}
        async with self._reading() as connection:
            for row in await connection.execute(LOOK, {"since": now - RELEVANT}):
                found[row[0]].append(row)
        away: Spans = {}
        for _, person, _, _, began, until in sorted(found["away"], key=lambda row: float(row[4])):
            away.setdefault(person, []).append((began, until))
        waiting = sorted(found["order"], key=lambda row: float(row[4]))
        return Look(
            silenced=frozenset(row[1] for row in found["silenced"]),
            banned=frozenset(row[1] for row in found["banned"]),
            away=away,
            orders=tuple(Order(row[1], row[2], row[3]) for row in waiting),
        )

    async def answer(self, order: str, answer: str) -> None:
        """Record that an order was carried out (an empty text), or why not."""
        async with self._writing() as connection:
            await connection.execute(orders.update().where(orders.c.id == order).values(answer=answer))

    async def collect(self, order: str) -> str | None:
        """The answer to an order, which is then deleted; None if there is none yet."""
        wanted = sa.select(orders.c.answer).where(orders.c.id == order)
        async with self._writing() as connection:
            found = (await connection.execute(wanted)).first()
            if found is None:
                return ""
            if found.answer is None:
                return None
            await connection.execute(orders.delete().where(orders.c.id == order))
        return str(found.answer)

    async def withdraw(self, order: str) -> None:
        """Withdraw an order."""
        async with self._writing() as connection:
            await connection.execute(orders.delete().where(orders.c.id == order))
