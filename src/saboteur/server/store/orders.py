"""Orders of the operator to the processes that own the tables."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.schema import orders, people

Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Order(msgspec.Struct, frozen=True):
    """What is to be done, and to which table or person."""

    id: str
    kind: str
    subject: str


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

    async def waiting(self) -> list[Order]:
        """Orders that nobody has answered, the oldest first."""
        wanted = sa.select(orders.c.id, orders.c.kind, orders.c.subject).where(orders.c.answer.is_(None))
        async with self._reading() as connection:
            return [Order(*row) for row in await connection.execute(wanted.order_by(orders.c.created))]

    async def answer(self, order: str, answer: str) -> None:
        """Say that an order was carried out (an empty text), or why not."""
        async with self._writing() as connection:
            await connection.execute(orders.update().where(orders.c.id == order).values(answer=answer))

    async def collect(self, order: str) -> str | None:
        """The answer to an order, which is then forgotten; None if there is none yet."""
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
        """Take an order back."""
        async with self._writing() as connection:
            await connection.execute(orders.delete().where(orders.c.id == order))

    async def silenced(self) -> frozenset[str]:
        """Everyone who may not chat anywhere."""
        async with self._reading() as connection:
            found = await connection.execute(sa.select(people.c.id).where(people.c.silenced))
            return frozenset(found.scalars())
