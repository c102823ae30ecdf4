"""Passkeys of people, and the challenges they answer."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.schema import challenges, passkeys

Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Passkey(msgspec.Struct, frozen=True):
    """A key on a device of a person; only its public half is stored."""

    id: str
    person: str
    public_key: str
    uses: int
    """How often the device says it was used; 0 if it does not count."""
    label: str
    created: float
    used: float | None = None


class Challenge(msgspec.Struct, frozen=True):
    """What a challenge was issued for."""

    purpose: str
    person: str | None


class Passkeys:
    """Reads and writes passkeys and challenges."""

    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self._reading = reading
        self._writing = writing

    async def of(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        wanted = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
        async with self._reading() as connection:
            return [Passkey(**row) for row in (await connection.execute(wanted)).mappings()]

    async def find(self, key: str) -> Passkey | None:
        """A passkey by its id."""
        async with self._reading() as connection:
            row = (await connection.execute(sa.select(passkeys).where(passkeys.c.id == key))).mappings().first()
        return None if row is None else Passkey(**row)

    async def add(self, key: Passkey) -> None:
        """Store a passkey; `Collision` if there is one with this id."""
        async with self._writing() as connection:
            await connection.execute(passkeys.insert().values(msgspec.structs.asdict(key)))

    async def note_use(self, key: Passkey, uses: int, at: float) -> bool:
        """Note that a passkey was used; whether its count is still the one that was checked."""
        which = (passkeys.c.id == key.id, passkeys.c.uses == key.uses)
        async with self._writing() as connection:
            noted = await connection.execute(passkeys.update().where(*which).values(uses=uses, used=at))
        return noted.rowcount == 1

    async def rename(self, person: str, key: str, label: str) -> bool:
        """Change a label; whether the person has such a passkey."""
        which = (passkeys.c.person == person, passkeys.c.id == key)
        async with self._writing() as connection:
            return (await connection.execute(passkeys.update().where(*which).values(label=label))).rowcount == 1

    async def remove(self, person: str, key: str) -> bool:
        """Remove a passkey; whether the person had it."""
        which = (passkeys.c.person == person, passkeys.c.id == key)
        async with self._writing() as connection:
            return (await connection.execute(passkeys.delete().where(*which))).rowcount == 1

    async def issue(self, challenge: bytes, issued: Challenge, now: float, seconds: float) -> None:
        """Remember a challenge for a while, and forget expired ones."""
        values = {"purpose": issued.purpose, "person": issued.person, "expires": now + seconds}
        async with self._writing() as connection:
            await connection.execute(challenges.delete().where(challenges.c.expires < now))
            await connection.execute(challenges.insert().values(id=_digest(challenge), **values))

    async def take(self, challenge: bytes, now: float) -> Challenge | None:
        """What a challenge was issued for; None if it is unknown, expired or was taken before."""
        which = challenges.c.id == _digest(challenge)
        async with self._writing() as connection:
            row = (await connection.execute(sa.select(challenges).where(which))).first()
            # Of two answers at the same moment only one deletes the row.
            taken = (await connection.execute(challenges.delete().where(which))).rowcount == 1
        return Challenge(row.purpose, row.person) if row is not None and taken and row.expires >= now else None


def _digest(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()
