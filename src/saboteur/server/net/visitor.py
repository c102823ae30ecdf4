"""Finds the guest named in the encrypted session cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from saboteur.server.refusal import Refusal, spoken
from saboteur.server.store.store import Person
from saboteur.server.table.tables import Tables

Connection = ASGIConnection[Any, Any, Any, Any]


async def visitor(connection: Connection) -> Person | None:
    """The guest, or None without a name."""
    tables: Tables = connection.app.state.tables
    known = connection.session.get("person") if connection.scope.get("session") else None
    return await tables.store.person(known) if isinstance(known, str) else None


async def guest(connection: Connection) -> Person:
    """The guest; `Refusal` without a name."""
    person = await visitor(connection)
    if person is None:
        raise Refusal("no-name", 401)
    return person


def language(connection: Connection, person: Person | None) -> str:
    """The language to answer in."""
    return person.language if person is not None else spoken(connection.headers.get("accept-language"))
