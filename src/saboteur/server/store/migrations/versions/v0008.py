"""Calling people who are away: keys, devices, mail addresses, pending calls."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
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
