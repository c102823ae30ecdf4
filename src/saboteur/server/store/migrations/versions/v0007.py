"""Finished logs as one row each."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form. Finished logs are packed by the running server."""
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_unpacked", "tables", ["phase", "packed", "changed"])
