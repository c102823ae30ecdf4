"""The tables of the database that hold circles, and the vacations of people."""

from __future__ import annotations

import sqlalchemy as sa

from saboteur.server.store.schema import metadata

circles = sa.Table(
    "circles",
    metadata,
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
    sa.Index("circles_founder", "founder"),
)
"""Lasting groups. `code` leads members to the circle's table, `invite` is the token of the link to join.

`usual` is what they play, as JSON; `table_id` their last table; `zone` tells which evening a match belongs to. The next
date has a number, and counts how often it was moved: calendars recognise it by that.
"""

circle_people = sa.Table(
    "circle_people",
    metadata,
    sa.Column("circle", sa.String(40), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("joined", sa.Float, nullable=False),
    sa.Column("member", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("looks", sa.Text, nullable=True),
    sa.Column("answer", sa.String(8), nullable=False, server_default=""),
    sa.Index("circle_people_person", "person"),
)
"""Who belongs to a circle; whoever left without taking their score along stays as somebody who is no `member`.

`answer` is whether they come to the next date: `yes`, `maybe`, `no`, or empty.
"""

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
    sa.Index("vacations_until", "until"),
)
"""When people were away on purpose: their clocks of days stood still."""
