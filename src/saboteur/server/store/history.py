"""The history of people: their finished matches, and sums over them. An index of the logs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from saboteur.registry import GAMES
from saboteur.server.store import dailies
from saboteur.server.store.dailies import Try
from saboteur.server.store.failure import Collision
from saboteur.server.store.looks import Looks
from saboteur.server.store.schema import members, partners, people, played, tables, tallies, traces
from saboteur.server.store.search import Filter, conditions, cut, is_monthly, month_of, monthly, within

VERSION = 3
"""Increased when matches are counted differently: finished ones are then entered again.

While a cluster is upgraded, owners of the older version still enter matches by their rules; `_complete` adds what has
come since, so change it, too.
"""
EVERYONE = "*"
"""The person id of the sums over all people."""
CIRCLE = "@"
"""Prefix of the person id of the sums over a circle's matches; the circle's id follows."""
Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match of a person."""

    person: str
    table_id: str
    seat: int
    ended: float
    seconds: int
    moves: int
    year: int
    game: str
    players: int
    company: str
    """`people`, `bots` or `alone`."""
    roles: str
    """The roles of all rounds, each between commas."""
    won: bool | None
    gold: int
    circle: str | None = None
    """The circle at whose table it was played."""
    resigned: bool = False
    """Whether a bot played it to its end."""


class Beside(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match of a person with another one."""

    person: str
    partner: str
    table_id: str
    ended: float
    game: str
    company: str
    roles: str
    won: bool | None


class Tally(msgspec.Struct, frozen=True):
    """A sum over matches of a person: `kind` says of what, `key` of which."""

    person: str
    year: int
    kind: str
    key: str
    count: int
    won: int = 0
    total: int = 0


class Finished(msgspec.Struct, frozen=True):
    """What a finished match adds to the history."""

    table_id: str
    ended: float
    played: tuple[Played, ...]
    tallies: tuple[Tally, ...]
    tried: Try | None = None
    """How it counts for its day or week."""


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """A match between two people."""

    table_id: str
    ended: float
    first: str
    second: str
    winner: str | None
    """None for a draw."""


class History:
    """Reads the history."""

    def __init__(self, reading: Connecting, writing: Connecting) -> None:
        self._reading = reading
        self._writing = writing

    async def missing(self, limit: int) -> list[str]:
        """Finished matches that are not entered by today's rules."""
        wanted = sa.select(tables.c.id).where(tables.c.phase == "over", tables.c.indexed < VERSION)
        async with self._reading() as connection:
            return list((await connection.execute(wanted.limit(limit))).scalars())

    async def enter(self, finished: Finished, summary: str) -> None:
        """Enter a match that ended before; `Collision` if its people have changed meanwhile."""
        async with self._writing() as connection:
            # What matches of an older version have added is taken out by `clear`.
            await enter(connection, finished, later=True)
            await connection.execute(tables.update().where(tables.c.id == finished.table_id).values(summary=summary))

    async def skip(self, table_id: str) -> None:
        """Leave a match out whose log cannot be read."""
        async with self._writing() as connection:
            await connection.execute(tables.update().where(tables.c.id == table_id).values(indexed=VERSION))

    async def clear(self) -> None:
        """Delete the whole history; it is rebuilt from the logs."""
        async with self._writing() as connection:
            for index in (played, partners, tallies):
                await connection.execute(index.delete())
            await connection.execute(tables.update().values(indexed=0))

    async def page(
        self, person: str, wanted: Filter, before: tuple[float, str] | None, limit: int
    ) -> list[tuple[Played, str]]:
        """A person's matches and their tables' summaries, the latest first; `before`: where the last page ended."""
        # Matches with somebody are read in the order of their own index.
        index = played if wanted.partner is None else partners
        rows = sa.select(*played.c, tables.c.summary).join(tables, tables.c.id == played.c.table_id)
        if index is partners:
            same = sa.and_(partners.c.table_id == played.c.table_id, partners.c.person == played.c.person)
            rows = rows.join(partners, same)
        rows = rows.where(index.c.person == person, *conditions(wanted, index))
        rows = rows.order_by(index.c.ended.desc(), index.c.table_id.desc()).limit(limit)
        if before is not None:
            at, table_id = before
            last = sa.and_(index.c.ended == at, index.c.table_id < table_id)
            # The first condition lets the index scan begin at the right place.
            rows = rows.where(index.c.ended <= at, sa.or_(index.c.ended < at, last))
        async with self._reading() as connection:
            found = [dict(row) for row in (await connection.execute(rows)).mappings()]
        return [(played_row(row), row["summary"]) for row in found]

    async def count(self, person: str, wanted: Filter) -> int:
        """The number of a person's matches, from sums wherever there are some."""
        if wanted.partner is not None:
            return await self._count_met(person, wanted.partner, wanted)
        stretch = cut(wanted.since, wanted.until)
        which = stretch.sums("all" if wanted.role is None else "as")
        parts = (tallies.c.key, tallies.c.count, tallies.c.won, tallies.c.total)
        async with self._reading() as connection:
            sums = list(await connection.execute(sa.select(*parts).where(tallies.c.person == person, which)))
            number = sum(_of_result(wanted, *ways) for key, *ways in sums if wanted.fits(key))
            for since, until in stretch.ends:
                undated = msgspec.structs.replace(wanted, since=None, until=None)
                rows = sa.select(sa.func.count()).select_from(played).where(played.c.person == person)
                rows = rows.where(*conditions(undated, played), *within(played, since, until))
                number += int((await connection.execute(rows)).scalar_one())
        return number

    async def _count_met(self, person: str, partner: str, wanted: Filter) -> int:
        """The number of a person's matches with somebody."""
        async with self._reading() as connection:
            if wanted.dated or wanted.role is not None or wanted.company is not None:
                rows = sa.select(sa.func.count()).select_from(partners).where(partners.c.person == person)
                return int((await connection.execute(rows.where(*conditions(wanted, partners)))).scalar_one())
            keys = met_keys([partner], wanted.games)
            known = sa.select(tallies.c.count, tallies.c.won, tallies.c.total)
            known = known.where(tallies.c.person == person, tallies.c.kind == "met", tallies.c.key.in_(keys))
            return sum(_of_result(wanted, *ways) for ways in await connection.execute(known))

    async def tallies(self, person: str, kinds: Sequence[str], year: int | None = None) -> list[Tally]:
        """A person's sums, of one year or over all of them."""
        rows = _sums(person, kinds, year)
        async with self._reading() as connection:
            return [Tally(person, year or 0, *row) for row in await connection.execute(rows)]

    async def most(self, person: str, kind: str, limit: int, year: int | None = None, *, least: int = 1) -> list[Tally]:
        """A person's largest sums of a kind, of so many at least."""
        number = sa.func.sum(tallies.c.count)
        rows = _sums(person, (kind,), year).having(number >= least).order_by(number.desc(), tallies.c.key).limit(limit)
        async with self._reading() as connection:
            return [Tally(person, year or 0, *row) for row in await connection.execute(rows)]

    async def days(self, person: str, year: int) -> tuple[int, str | None, int]:
        """On how many days of a year a person has played, and the last of the busiest with its matches."""
        which = (tallies.c.person == person, tallies.c.year == year, tallies.c.kind == "day")
        number = sa.select(sa.func.count()).select_from(tallies).where(*which)
        most = sa.select(tallies.c.key, tallies.c.count).where(*which)
        most = most.order_by(tallies.c.count.desc(), tallies.c.key.desc()).limit(1)
        async with self._reading() as connection:
            busiest = (await connection.execute(most)).first()
            found = int((await connection.execute(number)).scalar_one())
        return (found, None, 0) if busiest is None else (found, str(busiest[0]), int(busiest[1]))

    async def years(self, person: str) -> list[int]:
        """The years in which a person has finished matches, the latest first."""
        rows = sa.select(tallies.c.year).where(tallies.c.person == person, tallies.c.kind == "match").distinct()
        async with self._reading() as connection:
            return sorted((await connection.execute(rows)).scalars(), reverse=True)

    async def since(self, person: str) -> float | None:
        """When a person's first match ended."""
        rows = sa.select(played.c.ended).where(played.c.person == person).order_by(played.c.ended).limit(1)
        async with self._reading() as connection:
            return (await connection.execute(rows)).scalar()

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """What people are called now."""
        rows = sa.select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        async with self._reading() as connection:
            return dict((await connection.execute(rows)).all())

    async def looks(self, ids: Collection[str]) -> dict[str, Looks]:
        """How those people look who chose it."""
        rows = sa.select(people.c.id, people.c.looks).where(people.c.id.in_(ids), people.c.looks.is_not(None))
        async with self._reading() as connection:
            found = (await connection.execute(rows)).all()
        return {one: msgspec.json.decode(looks, type=Looks) for one, looks in found}

    async def best(self, person: str, game: str, year: int | None = None) -> Played | None:
        """The match of a person with the most gold, the first of several."""
        which = [played.c.person == person, played.c.game == game]
        if year is not None:
            which.append(played.c.year == year)
        async with self._reading() as connection:
            row = await _first_of_the_most(connection, sa.select(played), which, played.c.gold)
        return None if row is None else played_row(row)

    async def extremes(self, person: str, year: int) -> tuple[tuple[Played, str] | None, tuple[Played, str] | None]:
        """The longest and the richest match of a year, with the summaries of their tables."""
        rows = sa.select(*played.c, tables.c.summary).join(tables, tables.c.id == played.c.table_id)
        which = [played.c.person == person, played.c.year == year]
        found = []
        async with self._reading() as connection:
            for order in (played.c.seconds, played.c.gold):
                row = await _first_of_the_most(connection, rows, which, order)
                found.append(None if row is None else (played_row(row), str(row["summary"])))
        return found[0], found[1]

    async def last(self, person: str, game: str, limit: int, year: int | None = None) -> list[Played]:
        """The latest matches of a game, the latest first."""
        rows = sa.select(played).where(played.c.person == person, played.c.game == game)
        if year is not None:
            rows = rows.where(played.c.year == year)
        rows = rows.order_by(played.c.ended.desc(), played.c.table_id.desc()).limit(limit)
        async with self._reading() as connection:
            return [played_row(dict(row)) for row in (await connection.execute(rows)).mappings()]

    async def bouts(self, after: tuple[float, str], game: str = "duel") -> list[Bout]:
        """The matches of a game between two people that ended after this one, in the order they ended.

        People who only exist on somebody's device, and those who left, are not among them.
        """
        rows = sa.select(played.c.table_id, played.c.ended, played.c.person, played.c.won, played.c.resigned)
        rows = rows.join(people, people.c.id == played.c.person).where(*_between_people(game), _after(*after))
        pairs: dict[str, list[Any]] = {}
        async with self._reading() as connection:
            for row in await connection.execute(rows.order_by(played.c.ended, played.c.table_id, played.c.seat)):
                pairs.setdefault(row.table_id, []).append(row)
        # A player who gave up has lost, whatever the bot achieved.
        return [
            Bout(table_id=table, ended=a.ended, first=a.person, second=b.person, winner=_winner(a, b))
            for table, (a, b) in ((table, pair) for table, pair in pairs.items() if len(pair) == 2)
        ]

    async def count_bouts(self, until: tuple[float, str], game: str = "duel") -> int:
        """The number of these matches up to this one."""
        rows = sa.select(played.c.table_id).join(people, people.c.id == played.c.person)
        rows = rows.where(*_between_people(game), ~_after(*until)).group_by(played.c.table_id)
        pairs = rows.having(sa.func.count() == 2).subquery()
        async with self._reading() as connection:
            return int((await connection.execute(sa.select(sa.func.count()).select_from(pairs))).scalar_one())


def searched(rows: Sequence[Played]) -> tuple[Tally, ...]:
    """What a match adds to the sums from which matches are counted by game, company, role, result, date and partner."""
    found = []
    for one in rows:
        ways = (1, int(one.won is True), int(one.won is False))
        kinds = [("all", f"{one.game}|{one.company}")]
        kinds += [("as", f"{one.game}|{one.company}|{role}") for role in sorted({*one.roles.split(",")} - {""})]
        kinds += [(monthly(kind, month_of(one.ended)), key) for kind, key in kinds]
        kinds += [("met", key) for key in met_keys((other.person for other in rows if other is not one), [one.game])]
        found += [Tally(one.person, one.year, kind, key, *ways) for kind, key in kinds]
    return tuple(found)


def met_keys(people: Iterable[str], games: Sequence[str] = ()) -> list[str]:
    """The keys of the sums over matches with these people."""
    return [f"{person}|{game}" for person in people for game in (games or GAMES)]


def beside(rows: Sequence[Played]) -> list[Beside]:
    """Who played a match with whom."""
    return [
        Beside(
            person=one.person,
            partner=other.person,
            table_id=one.table_id,
            ended=one.ended,
            game=one.game,
            company=one.company,
            roles=one.roles,
            won=one.won,
        )
        for one in rows
        for other in rows
        if other is not one
    ]


async def enter(connection: AsyncConnection, finished: Finished, *, later: bool = False) -> None:
    """Enter a finished match, in the transaction that ends it or later; only once."""
    older = later and await _mark(connection, finished.table_id, tables.c.indexed.between(1, VERSION - 1))
    if not older and not await _mark(connection, finished.table_id, tables.c.indexed < VERSION):
        return
    if later:
        there = frozenset((await connection.execute(_named(finished.table_id))).scalars())
        if not there.issuperset(one.person for one in finished.played):
            # Somebody was erased after the log was read.
            raise Collision
    if older:
        finished = await _complete(connection, finished)
    await close_members(connection, finished.table_id, finished.ended)
    if finished.played:
        await connection.execute(played.insert(), [msgspec.structs.asdict(one) for one in finished.played])
    if pairs := beside(finished.played):
        await connection.execute(partners.insert(), [msgspec.structs.asdict(one) for one in pairs])
    await add(connection, finished.tallies)
    if finished.tried is not None:
        await dailies.finish(connection, finished.tried, later=later)


async def _mark(connection: AsyncConnection, table_id: str, which: sa.ColumnElement[bool]) -> bool:
    """Note that a match is entered by today's rules, if it is one of these."""
    entered = tables.update().where(tables.c.id == table_id, which).values(indexed=VERSION)
    return (await connection.execute(entered)).rowcount > 0


async def _complete(connection: AsyncConnection, finished: Finished) -> Finished:
    """Take out the rows an older version has entered; what is left to enter: all rows, and the sums it did not know."""
    for index in (played, partners):
        await connection.execute(index.delete().where(index.c.table_id == finished.table_id))
    sums = tuple(one for one in finished.tallies if one.kind == "met" or is_monthly(one.kind))
    return msgspec.structs.replace(finished, tallies=sums)


def _named(table_id: str) -> sa.Select[tuple[str]]:
    return sa.select(traces.c.person).where(traces.c.table_id == table_id)


async def close_members(connection: AsyncConnection, table_id: str, ended: float) -> None:
    """Note that a table is over."""
    await connection.execute(members.update().where(members.c.table_id == table_id).values(open=False, ended=ended))


async def add(connection: AsyncConnection, sums: Iterable[Tally]) -> None:
    """Add to sums; those that become zero are deleted."""
    rows = [msgspec.structs.asdict(one) for one in sums]
    if not rows:
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    insert = dialect.insert(tallies)
    added = {name: tallies.c[name] + insert.excluded[name] for name in ("count", "won", "total")}
    # In one order, so that two transactions that add to the same sums cannot deadlock.
    rows.sort(key=lambda row: (row["person"], row["year"], row["kind"], row["key"]))
    await connection.execute(
        insert.on_conflict_do_update(index_elements=list(tallies.primary_key.columns), set_=added), rows
    )
    less = {row["person"] for row in rows if row["count"] < 0}
    if less:
        await connection.execute(tallies.delete().where(tallies.c.person.in_(less), tallies.c.count <= 0))


def _sums(person: str, kinds: Sequence[str], year: int | None) -> sa.Select[Any]:
    # PostgreSQL's sums of large numbers have decimals.
    parts = (sa.cast(sa.func.sum(part), sa.BigInteger) for part in (tallies.c.count, tallies.c.won, tallies.c.total))
    which = [tallies.c.person == person, tallies.c.kind.in_(kinds)]
    if year is not None:
        which.append(tallies.c.year == year)
    return sa.select(tallies.c.kind, tallies.c.key, *parts).where(*which).group_by(tallies.c.kind, tallies.c.key)


async def _first_of_the_most(
    connection: AsyncConnection, rows: sa.Select[Any], which: list[sa.ColumnElement[bool]], order: sa.Column[int]
) -> dict[str, Any] | None:
    """The earliest of the matches with the most of something; in two steps, each answered by an index."""
    most = (await connection.execute(sa.select(sa.func.max(order)).where(*which))).scalar()
    if most is None:
        return None
    row = (await connection.execute(rows.where(*which, order == most).order_by(played.c.ended).limit(1))).mappings()
    return dict(row.one())


def _of_result(wanted: Filter, count: int, won: int, lost: int) -> int:
    return count if wanted.won is None else won if wanted.won else lost


def _between_people(game: str) -> tuple[sa.ColumnElement[bool], ...]:
    return played.c.game == game, played.c.company == "people", played.c.players == 2


def _after(at: float, table_id: str) -> sa.ColumnElement[bool]:
    return sa.or_(played.c.ended > at, sa.and_(played.c.ended == at, played.c.table_id > table_id))


def _winner(a: Any, b: Any) -> str | None:
    if a.resigned != b.resigned:
        return str(b.person if a.resigned else a.person)
    return None if a.won == b.won else str(a.person if a.won else b.person)


def played_row(row: dict[str, Any]) -> Played:
    """A match from its row."""
    return Played(**{name: row[name] for name in Played.__struct_fields__})
