"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(120), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("link", sa.String(64), nullable=True, unique=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("sessions", sa.Integer, nullable=False, server_default="0"),
)
"""Guests; `link` is the hash of the token in their personal link, `sessions` how often all sessions were ended."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("muted", sa.String(40), primary_key=True),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mark", sa.Integer, nullable=True),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("text", sa.String(240), nullable=False),
)
"""Private marks and notes about players; nobody but the person is ever sent them."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(8), nullable=False, unique=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(12), nullable=False),
    sa.Column("free", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("summary", sa.Text, nullable=False, server_default=""),
    sa.Index("tables_phase", "phase", "public"),
    sa.Index("tables_lobbies", "phase", "public", "created"),
)
"""An index of the logs, to find and list tables; `summary` is empty until the first change after an upgrade."""

members = sa.Table(
    "members",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
)
"""An index of who sits where."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs; append-only."""

owners = sa.Table(
    "owners",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("label", sa.String(120), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)
"""The processes of a cluster that own tables, each until a moment of the database's clock unless it renews that."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("owner", sa.String(40), nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Index("leases_owner", "owner"),
)
"""Who owns which table of a cluster; `epoch` grows with every change of hands, and only the last one may write."""

stops = sa.Table(
    "stops",
    metadata,
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
)
"""Intervals in which the server did not run; clocks stand still then."""

alive = sa.Table(
    "alive",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
)
"""When the server was last known to run, and the number of its start: older ones may not write any more."""
