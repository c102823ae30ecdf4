"""The attempts at the mine of the day and the Duel of the week, and the secret from which their keys are derived."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.daily import Period, derive, new_secret
from saboteur.server.store.daily_schema import tries

Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
SECRET = "daily"  # noqa: S105 - the name of the key


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """The match of a person that counts for a day or week."""

    person: str
    kind: str
    label: str
    table_id: str
    began: float
    ended: float | None = None
    gold: int | None = None
    moves: int | None = None
    won: bool | None = None


class Score(msgspec.Struct, frozen=True):
    """How many finished with this much gold."""

    label: str
    gold: int
    won: bool | None
    count: int


class Dailies:
    """Reads tries and results."""

    def __init__(self, reading: Connecting, key: Callable[[str, Callable[[], str]], Awaitable[str]]) -> None:
        """`key` returns a key of the server, created on first use."""
        self._reading = reading
        self._find_key = key
        self._secret: bytes | None = None

    async def key(self, period: Period) -> bytes:
        """The key of a day or week."""
        if self._secret is None:
            self._secret = bytes.fromhex(await self._find_key(SECRET, lambda: new_secret().hex()))
        return derive(self._secret, period)

    async def own(self, person: str, kind: str, labels: Sequence[str]) -> dict[str, Try]:
        """A person's tries at some days or weeks, by label."""
        wanted = sa.select(tries).where(tries.c.person == person, tries.c.kind == kind, tries.c.label.in_(labels))
        async with self._reading() as connection:
            found = [Try(**row) for row in (await connection.execute(wanted)).mappings()]
        return {one.label: one for one in found}

    async def played(self, person: str, kind: str) -> list[str]:
        """The labels of all days or weeks that a person has played to the end."""
        wanted = sa.select(tries.c.label).where(
            tries.c.person == person, tries.c.kind == kind, tries.c.ended.is_not(None)
        )
        async with self._reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def scores(self, kind: str, labels: Sequence[str]) -> list[Score]:
        """The results of everybody who finished in time."""
        wanted = (
            sa.select(tries.c.label, tries.c.gold, tries.c.won, sa.func.count())
            .where(tries.c.kind == kind, tries.c.label.in_(labels), tries.c.ended.is_not(None))
            .group_by(tries.c.label, tries.c.gold, tries.c.won)
        )
        async with self._reading() as connection:
            return [Score(*row) for row in await connection.execute(wanted)]

    async def best(self, period: Period) -> Try | None:
        """The best try: a win before a defeat, then the most gold, then the fewest moves, then the first."""
        order = (tries.c.won.desc(), tries.c.gold.desc(), tries.c.moves, tries.c.ended, tries.c.table_id)
        wanted = (
            sa.select(tries)
            .where(tries.c.kind == period.kind, tries.c.label == period.label, tries.c.ended.is_not(None))
            .order_by(*order)
            .limit(1)
        )
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        return None if row is None else Try(**row)


async def begin(connection: AsyncConnection, one: Try) -> None:
    """Enter a try with the log of its table; fails if the person has one already."""
    await connection.execute(tries.insert().values(msgspec.structs.asdict(one)))


async def finish(connection: AsyncConnection, one: Try, *, later: bool) -> None:
    """Enter how a try ended, in the transaction that ends the match; `later`: even if the row was lost."""
    values = msgspec.structs.asdict(one)
    known = tries.update().where(tries.c.table_id == one.table_id)
    if not (await connection.execute(known.values(values))).rowcount and later:
        await connection.execute(tries.insert().values(values))
