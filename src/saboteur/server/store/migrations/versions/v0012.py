"""Circles, vacations; the history knows the circle of a match and who resigned."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database to this form. The history is made anew from the logs by the running server."""
    op.create_table(
        "circles",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(120), nullable=False),
        sa.Column("founder", sa.String(40), nullable=False),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("invite", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("usual", sa.Text, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=True),
        sa.Column("date", sa.Float, nullable=True),
        sa.Column("minutes", sa.Integer, nullable=False, server_default="180"),
        sa.Column("date_game", sa.String(20), nullable=True),
        sa.Column("date_by", sa.String(40), nullable=True),
        sa.Column("date_number", sa.Integer, nullable=False, server_default="0"),
        sa.Column("date_moves", sa.Integer, nullable=False, server_default="0"),
        sa.Column("date_changed", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("circles_founder", "circles", ["founder"])
    op.create_table(
        "circle_people",
        sa.Column("circle", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("member", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("looks", sa.Text, nullable=True),
        sa.Column("answer", sa.String(8), nullable=False, server_default=""),
    )
    op.create_index("circle_people_person", "circle_people", ["person"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("vacations_until", "vacations", ["until"])
    op.add_column("played", sa.Column("circle", sa.String(40), nullable=True))
    op.add_column("played", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("played_circle", "played", ["circle", "ended", "table_id"])
    op.create_index("played_company", "played", ["game", "company", "ended", "table_id"])
    op.execute("DELETE FROM played")
    op.execute("DELETE FROM tallies")
    op.execute("UPDATE tables SET indexed = 0")
