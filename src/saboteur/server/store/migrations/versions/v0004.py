"""Passkeys, history, stories, packed records, and calling people who are away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TRACE = """
CREATE FUNCTION saboteur_trace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO traces (person, table_id)
    SELECT DISTINCT value, NEW.table_id FROM json_each_text(NEW.payload::json)
    WHERE key IN ('person', 'host', 'keeper') AND value IS NOT NULL
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$
"""
TRACING = """
CREATE TRIGGER saboteur_trace AFTER INSERT ON entries FOR EACH ROW
WHEN (current_setting('saboteur.traces', true) IS NULL) EXECUTE FUNCTION saboteur_trace()
"""
"""Traces of what the version before writes; later ones say at each connection that they do it themselves."""
CLOCKS = 600.0
"""Seconds by which clocks of different machines may differ."""


def upgrade() -> None:
    """Bring the database to this form. The running server enters finished matches and packs their logs."""
    # First what takes long: it holds up nobody who writes.
    traces()
    passkeys()
    history()
    stories()
    records()
    calls()


def passkeys() -> None:
    """Passkeys, and the challenges they answer."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(120), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(12), nullable=False),
        sa.Column("person", sa.String(40), nullable=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("challenges_expires", "challenges", ["expires"])


def traces() -> None:
    """Whom logs name; noted by the database for parts of the version before, which still run during an upgrade."""
    op.create_table(
        "traces",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
    )
    bind = op.get_bind()
    latest = bind.execute(sa.text("SELECT max(at) FROM entries")).scalar() or 0.0
    _trace_since(0.0)
    if bind.dialect.name == "postgresql":
        op.execute(TRACE)
        op.execute(TRACING)
        # From here on nobody else writes until this is done; what they wrote meanwhile is little.
        _trace_since(latest - CLOCKS)


def _trace_since(moment: float) -> None:
    postgres = op.get_bind().dialect.name == "postgresql"
    for part in ("person", "host", "keeper"):
        value = f"(payload::json ->> '{part}')" if postgres else f"json_extract(payload, '$.{part}')"
        op.execute(
            f"INSERT INTO traces (person, table_id) SELECT DISTINCT {value}, table_id FROM entries "  # noqa: S608 - constants
            f"WHERE at >= {moment!r} AND {value} IS NOT NULL ON CONFLICT DO NOTHING"
        )


def history() -> None:
    """History and statistics of people, whom logs name, orders; lists that do not look at old tables."""
    op.add_column("tables", sa.Column("indexed", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_indexed", "tables", ["phase", "indexed"])
    op.add_column("members", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("members", sa.Column("ended", sa.Float, nullable=False, server_default="0"))
    op.create_index("members_open", "members", ["person", "open", "ended"])
    op.add_column("people", sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "played",
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
    )
    op.create_index("played_latest", "played", ["person", "ended", "table_id"])
    op.create_index("played_game", "played", ["person", "game", "ended", "table_id"])
    op.create_index("played_gold", "played", ["person", "game", "gold", "ended"])
    op.create_index("played_richest", "played", ["person", "year", "gold", "ended"])
    op.create_index("played_longest", "played", ["person", "year", "seconds", "ended"])
    op.create_index("played_table", "played", ["table_id"])
    op.create_table(
        "tallies",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("year", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
    )
    op.create_index("tallies_key", "tallies", ["kind", "key"])
    op.create_index("tallies_kind", "tallies", ["person", "kind", "key"])
    op.create_table(
        "orders",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.execute(
        "UPDATE members SET open = false, ended = (SELECT changed FROM tables WHERE tables.id = members.table_id) "
        "WHERE table_id IN (SELECT id FROM tables WHERE phase = 'over')"
    )


def stories() -> None:
    """Stories of finished matches, kept."""
    op.create_table(
        "stories",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("version", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def records() -> None:
    """Finished logs as one row each."""
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_unpacked", "tables", ["phase", "packed", "changed"])


def calls() -> None:
    """Calling people who are away: keys, devices, mail addresses, pending calls."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "mails",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("token", sa.String(64), nullable=True, unique=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float, nullable=True),
    )
    op.create_index("mails_address", "mails", ["address"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("moved", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("stage", sa.Integer, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("pushed", sa.Float, nullable=False, server_default="0"),
        sa.Column("mailed", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("calls_due", "calls", ["due"])
    op.create_index("calls_person", "calls", ["person"])
