"""Pending calls to people whose turn began while they were away, and where to reach them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.call_schema import calls, devices, keys, mails
from saboteur.server.store.failure import Collision

Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
PUSH, MAIL = 0, 1
"""The stages of a call."""


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A person to be called to a table, unless they come or the match goes on before `due`."""

    table_id: str
    person: str
    moved: int
    """The number of moves played when they were asked."""
    due: float | None
    stage: int = PUSH
    tries: int = 0
    pushed: float = 0.0
    """When the person was last pushed to about this table."""
    mailed: float = 0.0
    """When the person was last mailed about this table."""


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that may be pushed to."""

    person: str
    endpoint: str
    p256dh: str
    auth: str
    created: float

    @property
    def id(self) -> str:
        """A short name for the endpoint."""
        return _hash(self.endpoint)


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """A person's address; used only once they have confirmed it."""

    person: str
    address: str
    asked: float
    confirmed: float | None = None


class Calls:
    """Reads and writes calls, devices and addresses."""

    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self._reading = reading
        self._writing = writing

    # Keys.

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """A key of the server; made the first time it is asked for, even by several processes at once."""
        wanted = sa.select(keys.c.value).where(keys.c.name == name)
        for _ in range(2):
            async with self._reading() as connection:
                found = (await connection.execute(wanted)).scalar()
            if found is not None:
                return str(found)
            try:
                async with self._writing() as connection:
                    await connection.execute(keys.insert().values(name=name, value=make()))
            except Collision:
                # Another process was quicker: its key counts.
                continue
        async with self._reading() as connection:
            return str((await connection.execute(wanted)).scalar_one())

    # Calls.

    async def due(self, now: float, limit: int = 50) -> list[Call]:
        """Calls that are due, the oldest first."""
        wanted = sa.select(calls).where(calls.c.due <= now).order_by(calls.c.due).limit(limit)
        async with self._reading() as connection:
            return [Call(**row) for row in (await connection.execute(wanted)).mappings()]

    async def add(self, call: Call) -> None:
        """Note a call, unless one was noted for this turn or a later one."""
        which = (calls.c.table_id == call.table_id, calls.c.person == call.person)
        async with self._writing() as connection:
            known = (await connection.execute(sa.select(calls.c.moved).where(*which))).scalar()
            if known is None or known < call.moved:
                await write_calls(connection, (call,))

    async def change(self, call: Call, **values: Any) -> bool:
        """Change a call unless the match has gone on meanwhile; whether it was changed."""
        which = (calls.c.table_id == call.table_id, calls.c.person == call.person, calls.c.moved == call.moved)
        async with self._writing() as connection:
            return (await connection.execute(calls.update().where(*which).values(values))).rowcount == 1

    # Devices.

    async def devices(self, person: str) -> list[Device]:
        """A person's devices, the oldest first."""
        columns = [devices.c[name] for name in Device.__struct_fields__]
        wanted = sa.select(*columns).where(devices.c.person == person).order_by(devices.c.created)
        async with self._reading() as connection:
            return [Device(**row) for row in (await connection.execute(wanted)).mappings()]

    async def add_device(self, device: Device, most: int) -> None:
        """Add or renew a device; beyond `most` the oldest is forgotten."""
        values = {"id": device.id, **msgspec.structs.asdict(device)}
        async with self._writing() as connection:
            await connection.execute(devices.delete().where(devices.c.id == device.id))
            await connection.execute(devices.insert().values(values))
            known = sa.select(devices.c.id).where(devices.c.person == device.person).order_by(devices.c.created.desc())
            surplus = list((await connection.execute(known.offset(most))).scalars())
            if surplus:
                await connection.execute(devices.delete().where(devices.c.id.in_(surplus)))

    async def remove_device(self, endpoint: str, person: str | None = None) -> None:
        """Forget a device, of this person only if one is named."""
        which = devices.c.id == _hash(endpoint)
        if person is not None:
            which &= devices.c.person == person
        async with self._writing() as connection:
            await connection.execute(devices.delete().where(which))

    # Addresses.

    async def mail(self, person: str) -> Mail | None:
        """A person's address."""
        return await self._mail(mails.c.person == person)

    async def _mail(self, which: sa.ColumnElement[bool]) -> Mail | None:
        columns = [mails.c[name] for name in Mail.__struct_fields__]
        async with self._reading() as connection:
            row = (await connection.execute(sa.select(*columns).where(which))).mappings().first()
        return None if row is None else Mail(**row)

    async def ask_mail(self, mail: Mail, token: str) -> None:
        """Keep an address until it is confirmed with the token."""
        async with self._writing() as connection:
            await connection.execute(mails.delete().where(mails.c.person == mail.person))
            await connection.execute(mails.insert().values(token=_hash(token), **msgspec.structs.asdict(mail)))

    async def asked(self, address: str, since: float) -> int:
        """How many people gave this address since then."""
        wanted = sa.select(sa.func.count()).where(mails.c.address == address, mails.c.asked > since)
        async with self._reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def confirm_mail(self, token: str, now: float, since: float) -> Mail | None:
        """Confirm the address whose token this is, if it was asked for since then."""
        which = (mails.c.token == _hash(token), mails.c.asked > since)
        async with self._writing() as connection:
            found = (await connection.execute(sa.select(mails.c.person).where(*which))).scalar()
            await connection.execute(mails.update().where(*which).values(confirmed=now, token=None))
        return None if found is None else await self.mail(found)

    async def remove_mail(self, person: str) -> None:
        """Forget a person's address."""
        async with self._writing() as connection:
            await connection.execute(mails.delete().where(mails.c.person == person))

    # People.

    async def forget(self, person: str) -> None:
        """Forget everything with which a person can be called."""
        async with self._writing() as connection:
            for table in (devices, mails, calls):
                await connection.execute(table.delete().where(table.c.person == person))


async def write_calls(connection: AsyncConnection, pending: tuple[Call, ...]) -> None:
    """Note calls within the transaction of the move that made it somebody's turn."""
    for call in pending:
        which = (calls.c.table_id == call.table_id, calls.c.person == call.person)
        values = {"moved": call.moved, "due": call.due, "stage": PUSH, "tries": 0}
        if not (await connection.execute(calls.update().where(*which).values(values))).rowcount:
            await connection.execute(calls.insert().values(table_id=call.table_id, person=call.person, **values))


async def forget_devices(connection: AsyncConnection, person: str) -> None:
    """Call a person on none of their devices any more: they signed out there."""
    await connection.execute(devices.delete().where(devices.c.person == person))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
