"""Finished logs packed into one row each: lossless, and a tenth of the size."""

from __future__ import annotations

import zlib

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.failure import DamagedError
from saboteur.server.store.schema import entries, records, tables

LEVEL = 9
"""Compression: written once, and read seldom."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a packed log."""

    payload: str
    at: float


_decoder = msgspec.json.Decoder(list[Line])


async def pack(connection: AsyncConnection, table_id: str) -> None:
    """Turn a log into its record row."""
    lines = await read(connection, table_id)
    data = zlib.compress(msgspec.json.encode(lines), LEVEL)
    await connection.execute(records.delete().where(records.c.table_id == table_id))
    await connection.execute(records.insert().values(table_id=table_id, entries=len(lines), data=data))
    await connection.execute(entries.delete().where(entries.c.table_id == table_id))
    await connection.execute(tables.update().where(tables.c.id == table_id).values(packed=True))


async def unpack(connection: AsyncConnection, table_id: str) -> None:
    """Turn a record row into its log again, to change entries of it."""
    lines = await _packed(connection, table_id)
    if lines:
        rows = [
            {"table_id": table_id, "seq": seq, "kind": _kind(line), "payload": line.payload, "at": line.at}
            for seq, line in enumerate(lines)
        ]
        await connection.execute(entries.insert(), rows)
        await connection.execute(records.delete().where(records.c.table_id == table_id))
        await connection.execute(tables.update().where(tables.c.id == table_id).values(packed=False))


async def read(connection: AsyncConnection, table_id: str) -> list[Line]:
    """A table's log, however it is stored."""
    wanted = sa.select(entries.c.seq, entries.c.payload, entries.c.at).where(entries.c.table_id == table_id)
    rows = (await connection.execute(wanted.order_by(entries.c.seq))).all()
    lines = [Line(payload, at) for _, payload, at in rows]
    if rows and rows[0].seq == 0:
        return lines
    return [*await _packed(connection, table_id), *lines]


async def _packed(connection: AsyncConnection, table_id: str) -> list[Line]:
    data = (await connection.execute(sa.select(records.c.data).where(records.c.table_id == table_id))).scalar()
    if data is None:
        return []
    try:
        return _decoder.decode(zlib.decompress(data))
    except (zlib.error, msgspec.DecodeError):
        raise DamagedError("record") from None


def _kind(line: Line) -> str:
    return str(msgspec.json.decode(line.payload)["kind"])
