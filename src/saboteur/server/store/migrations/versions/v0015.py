"""Indexes of those silenced or banned, whom the server looks for every second."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form."""
    for column in ("silenced", "banned"):
        op.create_index(
            f"people_{column}",
            "people",
            ["id"],
            sqlite_where=sa.text(f"{column} = 1"),
            postgresql_where=sa.text(column),
        )
