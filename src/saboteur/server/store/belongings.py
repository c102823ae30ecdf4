"""Which rows belong to whom, table by table: what a person is given on leaving, and what is deleted then.

Every table of the schema is listed here; a test refuses one that is not.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from saboteur.server.store import call_schema, circle_schema, daily_schema, schema


class Belonging(msgspec.Struct, frozen=True):
    """Rows of a table that belong to a person, by the column that names them."""

    table: sa.Table
    own: str
    """The column that names the person the row belongs to."""
    about: tuple[str, ...] = ()
    """Columns in which rows of others name the person; such rows are deleted, and given to nobody."""
    exported: bool = True
    hidden: tuple[str, ...] = ()
    """Columns that are given to nobody: what signs somebody in, and numbers of the server's own."""


BELONGINGS = (
    Belonging(schema.people, "id", hidden=("link", "sessions", "silenced", "banned")),
    Belonging(schema.passkeys, "person", hidden=("public_key", "uses")),
    Belonging(schema.challenges, "person", exported=False),
    Belonging(schema.mutes, "person", about=("muted",)),
    Belonging(schema.notes, "person"),
    Belonging(schema.played, "person", exported=False),
    Belonging(schema.partners, "person", about=("partner",), exported=False),
    Belonging(schema.tallies, "person", exported=False),
    Belonging(daily_schema.tries, "person"),
    Belonging(call_schema.devices, "person", hidden=("p256dh", "auth")),
    Belonging(call_schema.mails, "person", hidden=("token",)),
    Belonging(call_schema.calls, "person", exported=False),
    Belonging(circle_schema.circle_people, "person"),
    Belonging(circle_schema.vacations, "person"),
)
"""Rows that are deleted as they are. History and statistics are exported in words of their own."""
IN_LOGS = (schema.tables, schema.members, schema.traces, schema.entries, schema.records)
"""Tables that name people because they had a part in a table's log; there somebody who left takes their place."""
SHARED = (circle_schema.circles,)
"""Tables whose rows belong to several people: whoever leaves is followed by another one (`circles.forget_person`)."""
NOBODYS = (call_schema.keys, schema.owners, schema.leases, schema.stops, schema.alive, schema.orders, schema.stories)
"""Tables that name nobody; `orders` names a person until they are erased."""
