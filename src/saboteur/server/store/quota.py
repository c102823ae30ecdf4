"""How many unfinished tables a person may have, counted by the transaction that opens another one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.failure import Collision
from saboteur.server.store.schema import members, people, tables


class QuotaError(Collision):
    """The person has as many unfinished tables as allowed."""


class Quota(msgspec.Struct, frozen=True):
    """Who opens a table, and how many unfinished ones opened since then they may have."""

    person: str
    since: float
    most: int


async def count(connection: AsyncConnection, person: str, since: float) -> int:
    """The number of a person's tables that were opened since then and are not over."""
    wanted = sa.select(sa.func.count()).select_from(tables.join(members, members.c.table_id == tables.c.id))
    found = await connection.execute(wanted.where(members.c.person == person, members.c.open, tables.c.created > since))
    return int(found.scalar_one())


async def hold(connection: AsyncConnection, quotas: Sequence[Quota]) -> None:
    """Lock out other owners that open tables for the same people; SQLite has one writer anyway.

    Locks are taken in the same order everywhere, so that they cannot deadlock.
    """
    if quotas:
        wanted = sa.select(people.c.id).where(people.c.id.in_({quota.person for quota in quotas}))
        await connection.execute(wanted.order_by(people.c.id).with_for_update(key_share=True))


async def check(connection: AsyncConnection, quota: Quota) -> None:
    """Refuse another table to somebody who has enough, by `QuotaError`; they are held."""
    if await count(connection, quota.person, quota.since) >= quota.most:
        raise QuotaError
