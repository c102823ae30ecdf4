"""The mine of the day and the Duel of the week: the tries that count."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    op.create_table(
        "tries",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("label", sa.String(12), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False, unique=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("gold", sa.Integer, nullable=True),
        sa.Column("moves", sa.Integer, nullable=True),
        sa.Column("won", sa.Boolean, nullable=True),
    )
    op.create_index("tries_results", "tries", ["kind", "label", "gold"])
