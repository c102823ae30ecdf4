"""Looks that are kept with the person."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.add_column("people", sa.Column("looks", sa.String(120), nullable=True))
