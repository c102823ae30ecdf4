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
    sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("looks", sa.String(120), nullable=True),
)
"""Guests; `link` is the hash of the token in their personal link, `sessions` how often all sessions were ended.

`looks` are the parts of the dwarf they chose, as JSON; nobody else is told them but at a table and in a circle.

The operator can take the chat from them (`silenced`), or not let them in any more (`banned`).
"""
sa.Index("people_silenced", people.c.id, sqlite_where=people.c.silenced, postgresql_where=people.c.silenced)
sa.Index("people_banned", people.c.id, sqlite_where=people.c.banned, postgresql_where=people.c.banned)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(120), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
    sa.Index("passkeys_person", "person"),
)
"""Public keys with which devices of a person sign in."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(12), nullable=False),
    sa.Column("person", sa.String(40), nullable=True),
    sa.Column("expires", sa.Float, nullable=False),
    sa.Index("challenges_expires", "expires"),
)
"""Challenges that wait for the answer of a passkey, by hash; each is answered once."""

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
    sa.Column("indexed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("tables_unpacked", "phase", "packed", "changed"),
    sa.Index("tables_phase", "phase", "public"),
    sa.Index("tables_lobbies", "phase", "public", "created"),
    sa.Index("tables_indexed", "phase", "indexed"),
)
"""An index of the logs, to find and list tables; `summary` is empty until the first change after an upgrade.

`indexed` is the version of the history's rules by which a finished match was entered there; 0: not yet.
"""

members = sa.Table(
    "members",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("open", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("ended", sa.Float, nullable=False, server_default="0"),
    sa.Index("members_open", "person", "open", "ended"),
)
"""An index of who sits where; `open` until the match is over, so that lists need not look at old ones."""

traces = sa.Table(
    "traces",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
)
"""An index of whom a log names: everyone who has had a seat, managed the table or chatted there."""

played = sa.Table(
    "played",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("seconds", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("year", sa.Integer, nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("company", sa.String(8), nullable=False),
    sa.Column("roles", sa.String(400), nullable=False),
    sa.Column("won", sa.Boolean, nullable=True),
    sa.Column("gold", sa.Integer, nullable=False),
    sa.Column("circle", sa.String(40), nullable=True),
    sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("played_latest", "person", "ended", "table_id"),
    sa.Index("played_game", "person", "game", "ended", "table_id"),
    sa.Index("played_gold", "person", "game", "gold", "ended"),
    sa.Index("played_richest", "person", "year", "gold", "ended"),
    sa.Index("played_longest", "person", "year", "seconds", "ended"),
    sa.Index("played_table", "table_id"),
    sa.Index("played_circle", "circle", "ended", "table_id"),
    sa.Index("played_company", "game", "company", "ended", "table_id"),
)
"""An index of the finished matches of each person; `circle` is the one at whose table it was played."""

partners = sa.Table(
    "partners",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("partner", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("company", sa.String(8), nullable=False),
    sa.Column("roles", sa.String(400), nullable=False),
    sa.Column("won", sa.Boolean, nullable=True),
    sa.Index("partners_latest", "person", "partner", "ended", "table_id"),
    sa.Index("partners_partner", "partner"),
    sa.Index("partners_table", "table_id"),
)
"""An index of the finished matches of each person by those they were played with."""

tallies = sa.Table(
    "tallies",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("year", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(12), primary_key=True),
    sa.Column("key", sa.String(120), primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("total", sa.BigInteger, nullable=False),
    sa.Index("tallies_key", "kind", "key"),
    sa.Index("tallies_kind", "person", "kind", "key"),
)
"""Sums over the finished matches of each person and year.

Of all people together for the person `*`, of those at a circle's tables for `@` and the circle's id.
"""

orders = sa.Table(
    "orders",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("subject", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("answer", sa.Text, nullable=True),
)
"""What the operator or a person has ordered and the owners of tables carry out; answered orders wait to be read."""

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
"""The logs; append-only, until a finished one is packed."""

records = sa.Table(
    "records",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""The logs of finished matches, packed; whatever is added later stands in `entries` as before."""

stories = sa.Table(
    "stories",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("version", sa.String(40), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""Stories of finished matches, by the digest of the record; they can be reckoned again at any time."""

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
