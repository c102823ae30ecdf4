"""The tables of the database that serve to call people who are away."""

from __future__ import annotations

import sqlalchemy as sa

from saboteur.server.store.schema import metadata

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Keys the server made for itself at its first start; never shown or logged."""

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(40), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("devices_person", "person"),
)
"""Browsers that may be pushed to; `id` is the hash of the endpoint, the keys encrypt what is sent."""

mails = sa.Table(
    "mails",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("token", sa.String(64), nullable=True, unique=True),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("confirmed", sa.Float, nullable=True),
    sa.Index("mails_address", "address"),
)
"""Addresses people gave; `token` is the hash of the one in the confirmation that is under way."""

calls = sa.Table(
    "calls",
    metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("moved", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=True),
    sa.Column("stage", sa.Integer, nullable=False, server_default="0"),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("pushed", sa.Float, nullable=False, server_default="0"),
    sa.Column("mailed", sa.Float, nullable=False, server_default="0"),
    sa.Index("calls_due", "due"),
    sa.Index("calls_person", "person"),
)
"""Whom to call to which table, written with the move that made it their turn; `due` is null once that is done."""
