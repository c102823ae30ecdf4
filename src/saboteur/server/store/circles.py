"""Reads and writes circles: lasting groups of people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.server.store.circle_schema import circle_people, circles
from saboteur.server.store.failure import Collision
from saboteur.server.store.history import Played, played_row
from saboteur.server.store.schema import people, played, tables

Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class TakenError(Collision):
    """The circle has another table by now, or does not exist any more."""


class FullError(Exception):
    """The circle, or the person, has no room for another membership."""


class Circle(msgspec.Struct, frozen=True, kw_only=True):
    """A circle's row."""

    id: str
    name: str
    founder: str
    code: str
    invite: str
    created: float
    shown: bool = False
    usual: str
    zone: str
    table_id: str | None = None
    date: float | None = None
    minutes: int = 180
    date_game: str | None = None
    date_by: str | None = None
    date_number: int = 0
    date_moves: int = 0
    date_changed: float = 0.0


class CirclePerson(msgspec.Struct, frozen=True, kw_only=True):
    """A present or former member of a circle."""

    circle: str
    person: str
    joined: float
    member: bool = True
    looks: str | None = None
    answer: str = ""
    name: str = ""
    """Their current name."""


class CircleTable(msgspec.Struct, frozen=True):
    """A circle's new table, which replaces the previous one."""

    circle: str
    instead: str | None
    """The table it replaces."""
    must: bool = True
    """Do not open it if the circle has another one by now."""


class Circles:
    """Reads and writes circles."""

    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self._reading = reading
        self._writing = writing

    # Looking.

    async def find(self, circle: str) -> Circle | None:
        """A circle by id."""
        return await self._find(circles.c.id == circle)

    async def by_invite(self, token: str) -> Circle | None:
        """The circle whose link holds the token."""
        return await self._find(circles.c.invite == token)

    async def by_code(self, code: str, person: str) -> Circle | None:
        """The circle with this code, if the person belongs to it."""
        return await self._find(sa.and_(circles.c.code == code, circles.c.id.in_(_circles_of(person))))

    async def of_table(self, table_id: str, person: str) -> Circle | None:
        """The circle whose table this is or was, if the person belongs to it."""
        ended = sa.select(played.c.circle).where(played.c.table_id == table_id, played.c.circle.is_not(None))
        theirs = sa.or_(circles.c.table_id == table_id, circles.c.id.in_(ended))
        return await self._find(sa.and_(theirs, circles.c.id.in_(_circles_of(person))))

    async def of(self, person: str) -> list[Circle]:
        """The circles of a person, the one with the next date first."""
        wanted = sa.select(circles).where(circles.c.id.in_(_circles_of(person)))
        wanted = wanted.order_by(circles.c.date.is_(None), circles.c.date, circles.c.created)
        async with self._reading() as connection:
            return [Circle(**row) for row in (await connection.execute(wanted)).mappings()]

    async def people(self, ids: Sequence[str]) -> dict[str, list[CirclePerson]]:
        """Who belongs or belonged to each of these circles, in the order they joined."""
        # What somebody chose for every table is newer than what they wore when they came to the circle.
        looks = sa.func.coalesce(people.c.looks, circle_people.c.looks).label("looks")
        wanted = (
            sa.select(*(one for one in circle_people.c if one.name != "looks"), looks, people.c.name)
            .join(people, people.c.id == circle_people.c.person)
            .where(circle_people.c.circle.in_(ids))
            .order_by(circle_people.c.joined, circle_people.c.person)
        )
        found: dict[str, list[CirclePerson]] = {one: [] for one in ids}
        async with self._reading() as connection:
            for row in (await connection.execute(wanted)).mappings():
                found[row["circle"]].append(CirclePerson(**row))
        return found

    async def table(self, table_id: str) -> tuple[str, str] | None:
        """The phase and summary of a table."""
        wanted = sa.select(tables.c.phase, tables.c.summary).where(tables.c.id == table_id)
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (row.phase, row.summary)

    async def matches(
        self, circle: str, since: float = 0.0, before: tuple[float, str] | None = None, limit: int | None = None
    ) -> list[tuple[Played, str]]:
        """What people finished at the circle's tables, the latest first; one row for each of them.

        `limit` counts matches; matches against bots are left out.
        """
        which = [played.c.circle == circle, played.c.company == "people", played.c.ended >= since]
        if before is not None:
            at, table_id = before
            which.append(sa.or_(played.c.ended < at, sa.and_(played.c.ended == at, played.c.table_id < table_id)))
        order = (played.c.ended.desc(), played.c.table_id.desc())
        rows = sa.select(*played.c, tables.c.summary).join(tables, tables.c.id == played.c.table_id).where(*which)
        if limit is not None:
            some = sa.select(played.c.table_id, played.c.ended).where(*which).distinct().order_by(*order).limit(limit)
            rows = rows.where(played.c.table_id.in_(sa.select(some.subquery().c.table_id)))
        async with self._reading() as connection:
            found = (await connection.execute(rows.order_by(*order, played.c.seat))).mappings()
            return [(played_row(dict(row)), row["summary"]) for row in found]

    async def _find(self, which: sa.ColumnElement[bool]) -> Circle | None:
        async with self._reading() as connection:
            row = (await connection.execute(sa.select(circles).where(which))).mappings().first()
        return None if row is None else Circle(**row)

    # Changing.

    async def found(self, circle: Circle, looks: str | None, most: int) -> None:
        """Found a circle; `Collision` if its code is taken, `FullError` if the founder is in `most` already."""
        async with self._writing() as connection:
            await _check_room(connection, circle_people.c.person == circle.founder, most)
            await connection.execute(circles.insert().values(msgspec.structs.asdict(circle)))
            first = {"circle": circle.id, "person": circle.founder, "joined": circle.created, "looks": looks}
            await connection.execute(circle_people.insert().values(first))

    async def change(self, circle: str, founder: str | None = None, **values: Any) -> bool:
        """Change a circle, only if this is its founder if one is named; whether it was changed."""
        which = circles.c.id == circle
        if founder is not None:
            which &= circles.c.founder == founder
        async with self._writing() as connection:
            return (await connection.execute(circles.update().where(which).values(values))).rowcount == 1

    async def hand_to(self, circle: str, founder: str, person: str) -> bool:
        """Make another member the founder; whether that was possible."""
        there = sa.select(circle_people.c.person).where(
            circle_people.c.circle == circle, circle_people.c.person == person, circle_people.c.member
        )
        which = (circles.c.id == circle, circles.c.founder == founder, there.exists())
        async with self._writing() as connection:
            return (await connection.execute(circles.update().where(*which).values(founder=person))).rowcount == 1

    async def set_date(self, circle: Circle, **values: Any) -> None:
        """Set the next date; everybody is asked anew whether they come."""
        async with self._writing() as connection:
            await connection.execute(circles.update().where(circles.c.id == circle.id).values(values))
            await connection.execute(
                circle_people.update().where(circle_people.c.circle == circle.id).values(answer="")
            )

    async def join(self, circle: str, person: str, now: float, *, room: int, most: int) -> None:
        """Make a person a member; `FullError` if there is no room for them, or they are in `most` circles already."""
        which = (circle_people.c.circle == circle, circle_people.c.person == person)
        async with self._writing() as connection:
            # The row of the circle is locked, so that two who join at once do not take the same place.
            there = await connection.execute(circles.update().where(circles.c.id == circle).values(id=circles.c.id))
            if not there.rowcount:
                raise TakenError
            known = (await connection.execute(sa.select(circle_people.c.member).where(*which))).scalar()
            if known:
                return
            await _check_room(connection, circle_people.c.circle == circle, room)
            await _check_room(connection, circle_people.c.person == person, most)
            if known is None:
                await connection.execute(circle_people.insert().values(circle=circle, person=person, joined=now))
            else:
                await connection.execute(circle_people.update().where(*which).values(member=True, answer=""))

    async def set_person(self, circle: str, person: str, **values: Any) -> bool:
        """Change what a member said or how they look; whether they are a member."""
        which = (circle_people.c.circle == circle, circle_people.c.person == person, circle_people.c.member)
        async with self._writing() as connection:
            return (await connection.execute(circle_people.update().where(*which).values(values))).rowcount == 1

    async def part(self, circle: str, person: str, *, forget: bool, invite: str | None = None) -> None:
        """Let somebody leave, with or without their score. `invite` replaces the link, for those who are removed.

        A founder who leaves is succeeded by the member who joined first; the last one closes the circle.
        """
        which = (circle_people.c.circle == circle, circle_people.c.person == person)
        async with self._writing() as connection:
            if forget:
                await connection.execute(circle_people.delete().where(*which))
            else:
                await connection.execute(circle_people.update().where(*which).values(member=False, answer=""))
            if invite is not None:
                await connection.execute(circles.update().where(circles.c.id == circle).values(invite=invite))
            await hand_on(connection, [person], circle)

    async def close(self, circle: str, founder: str | None = None) -> bool:
        """Delete a circle, only if this is its founder if one is named; matches stay in everybody's own history."""
        which = circles.c.id == circle
        if founder is not None:
            which &= circles.c.founder == founder
        async with self._writing() as connection:
            gone = (await connection.execute(circles.delete().where(which))).rowcount == 1
            if gone:
                await connection.execute(circle_people.delete().where(circle_people.c.circle == circle))
        return gone


async def hand_on(connection: AsyncConnection, gone: Sequence[str], circle: str | None = None) -> None:
    """Find new founders for the circles of people who left; a circle without members is deleted."""
    led = sa.select(circles.c.id).where(circles.c.founder.in_(gone))
    if circle is not None:
        led = led.where(circles.c.id == circle)
    for one in list((await connection.execute(led)).scalars()):
        which = (circle_people.c.circle == one, circle_people.c.member, circle_people.c.person.not_in(gone))
        order = (circle_people.c.joined, circle_people.c.person)
        next_one = (await connection.execute(sa.select(circle_people.c.person).where(*which).order_by(*order))).scalar()
        if next_one is None:
            await connection.execute(circles.delete().where(circles.c.id == one))
            await connection.execute(circle_people.delete().where(circle_people.c.circle == one))
        else:
            await connection.execute(circles.update().where(circles.c.id == one).values(founder=next_one))


async def forget_person(connection: AsyncConnection, gone: Sequence[str]) -> None:
    """Remove people from the circles of others, before their own rows are deleted."""
    await hand_on(connection, gone)
    await connection.execute(circles.update().where(circles.c.date_by.in_(gone)).values(date_by=None))


async def take_table(connection: AsyncConnection, table_id: str, opened: CircleTable) -> None:
    """Make a new table the circle's, in the transaction that opens it; `TakenError` if it must be and cannot."""
    same = circles.c.table_id.is_(None) if opened.instead is None else circles.c.table_id == opened.instead
    which = (circles.c.id == opened.circle, same)
    done = await connection.execute(circles.update().where(*which).values(table_id=table_id))
    if opened.must and not done.rowcount:
        raise TakenError


def _circles_of(person: str) -> sa.Select[tuple[str]]:
    return sa.select(circle_people.c.circle).where(circle_people.c.person == person, circle_people.c.member)


async def _check_room(connection: AsyncConnection, which: sa.ColumnElement[bool], most: int) -> None:
    count = sa.select(sa.func.count()).where(which, circle_people.c.member)
    if int((await connection.execute(count)).scalar_one()) >= most:
        raise FullError
