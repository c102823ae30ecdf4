"""Lists from the index, sessions that can be ended, servers that are fenced off, private notes about players."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.add_column("people", sa.Column("sessions", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("summary", sa.Text, nullable=False, server_default=""))
    op.add_column("alive", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_lobbies", "tables", ["phase", "public", "created"])
    op.create_table(
        "notes",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Integer, nullable=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("text", sa.String(240), nullable=False),
    )
