"""Finds the guest named in the encrypted session cookie."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from saboteur.server.refusal import Refusal, spoken
from saboteur.server.store.store import Person
from saboteur.server.table.desk import Desk

Connection = ASGIConnection[Any, Any, Any, Any]


def tables_of(connection: Connection) -> Desk:
    """The server's tables."""
    desk: Desk = connection.app.state.tables
    return desk


async def visitor(connection: Connection) -> Person | None:
    """The guest; None without a name, or if the session was ended."""
    session = connection.session if connection.scope.get("session") else {}
    known = session.get("person")
    person = await tables_of(connection).store.person(known) if isinstance(known, str) else None
    # Cookies of older versions hold no number.
    return person if person is not None and session.get("sessions", 0) == person.sessions else None


def session_id(connection: Connection) -> str:
    """The id of the current session; cookies of older versions hold none."""
    return str(connection.session.get("id", "")) if connection.scope.get("session") else ""


async def guest(connection: Connection) -> Person:
    """The guest; `Refusal` without a name."""
    person = await visitor(connection)
    if person is None:
        raise Refusal("no-name", 401)
    return person


def language(connection: Connection, person: Person | None) -> str:
    """The language to answer in."""
    return person.language if person is not None else spoken(connection.headers.get("accept-language"))
