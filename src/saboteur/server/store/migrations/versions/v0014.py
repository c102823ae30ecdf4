"""The history by partner and by month."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form. The history is made anew from the logs by the running server."""
    op.create_table(
        "partners",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("partner", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("company", sa.String(8), nullable=False),
        sa.Column("roles", sa.String(400), nullable=False),
        sa.Column("won", sa.Boolean, nullable=True),
    )
    op.create_index("partners_latest", "partners", ["person", "partner", "ended", "table_id"])
    op.create_index("partners_partner", "partners", ["partner"])
    op.create_index("partners_table", "partners", ["table_id"])
    op.execute("DELETE FROM played")
    op.execute("DELETE FROM tallies")
    op.execute("UPDATE tables SET indexed = 0")
