"""Who somebody is: the guest named in their encrypted cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from saboteur.server.refusal import Refusal, spoken
from saboteur.server.store.store import Person
from saboteur.server.table.tables import Tables

Connection = ASGIConnection[Any, Any, Any, Any]


async def visitor(connection: Connection) -> Person | None:
    """The guest; None if they have not given a name."""
    hall: Tables = connection.app.state.hall
    known = connection.session.get("person") if connection.scope.get("session") else None
    return await hall.store.person(known) if isinstance(known, str) else None


async def guest(connection: Connection) -> Person:
    """The guest; `Refusal` if they have not given a name."""
    person = await visitor(connection)
    if person is None:
        raise Refusal("no-name", 401)
    return person


def language(connection: Connection, person: Person | None) -> str:
    """In which language to speak to somebody."""
    return person.language if person is not None else spoken(connection.headers.get("accept-language"))
