"""The table of the database with the tries at the deals that everybody shares."""

from __future__ import annotations

import sqlalchemy as sa

from saboteur.server.store.schema import metadata

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("label", sa.String(12), primary_key=True),
    sa.Column("table_id", sa.String(40), nullable=False, unique=True),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=True),
    sa.Column("gold", sa.Integer, nullable=True),
    sa.Column("moves", sa.Integer, nullable=True),
    sa.Column("won", sa.Boolean, nullable=True),
    sa.Index("tries_results", "kind", "label", "gold"),
)
"""An index of the matches that count: of each person the first of each day and week.

Whoever writes the row first has the try that counts. `ended` stays null unless the match was over in time.
"""
