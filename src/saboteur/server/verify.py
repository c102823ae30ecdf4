"""Compares the index with the logs it was made from, and replays every match."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from saboteur.server.store.circle_schema import circle_people, circles
from saboteur.server.store.dailies import Try
from saboteur.server.store.daily_schema import tries
from saboteur.server.store.history import VERSION, Beside, Finished, Played, beside
from saboteur.server.store.schema import members, partners, played, tables, tallies, traces
from saboteur.server.store.store import Store
from saboteur.server.table.history import finished, tried
from saboteur.server.table.state import State, fold
from saboteur.server.table.summary import row
from saboteur.server.table.upkeep import UNREADABLE, entries_end

PAGE = 200


class Verdict(msgspec.Struct):
    """What was looked at, and what is wrong."""

    tables: int = 0
    matches: int = 0
    faults: list[str] = []


async def verify(store: Store, progress: Callable[[int], None] = lambda _done: None) -> Verdict:
    """Look at every table. While a server runs, a table that changes meanwhile may look wrong: look twice."""
    verdict = Verdict()
    sums: Counter[tuple[str, int, str, str, str]] = Counter()
    pending, circled = False, {}
    async for found in _tables(store):
        verdict.tables += 1
        try:
            state, entry = await _read(store, found["id"])
        except UNREADABLE as error:
            verdict.faults.append(f"{found['id']}: the log cannot be replayed ({type(error).__name__})")
            continue
        verdict.matches += state.match is not None
        circled[state.table_id] = state.created.circle
        verdict.faults += [f"{found['id']}: {fault}" for fault in await _differences(store, found, state, entry)]
        if entry is not None and found["indexed"] != VERSION:
            pending = True
        elif entry is not None:
            for one in entry.tallies:
                for part in ("count", "won", "total"):
                    sums[one.person, one.year, one.kind, one.key, part] += getattr(one, part)
        progress(verdict.tables)
    if not pending:
        verdict.faults += await _sums(store, sums)
    verdict.faults += await _circles(store, circled)
    return verdict


async def _tables(store: Store) -> AsyncIterator[Any]:
    last = ""
    while True:
        async with store.reading() as connection:
            wanted = sa.select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(PAGE)
            page = list((await connection.execute(wanted)).mappings())
        for last_row in page:
            yield last_row
        if len(page) < PAGE:
            return
        last = page[-1]["id"]


async def _read(store: Store, table_id: str) -> tuple[State, Finished | None]:
    entries = await store.read(table_id)
    state = fold(table_id, entries)
    if state.phase not in {"lobby", "closed"}:
        # Replays it.
        assert state.match is not None
    return state, finished(state, entries_end(entries)) if state.phase == "over" else None


async def _differences(store: Store, found: Any, state: State, entry: Finished | None) -> list[str]:
    told = row(state)
    faults = [
        f"{name} is {found[name]!r} in the index and {getattr(told, name)!r} in the log"
        for name in ("code", "public", "phase", "free")
        if found[name] != getattr(told, name)
    ]
    async with store.reading() as connection:
        for index, people, word in ((members, set(state.members), "members"), (traces, set(state.named), "people")):
            wanted = sa.select(index.c.person).where(index.c.table_id == state.table_id)
            if set((await connection.execute(wanted)).scalars()) != people:
                faults.append(f"the index has other {word} than the log")
        rows = await connection.execute(sa.select(played).where(played.c.table_id == state.table_id))
        known = {Played(**one) for one in rows.mappings()}
        rows = await connection.execute(sa.select(partners).where(partners.c.table_id == state.table_id))
        pairs = {Beside(**one) for one in rows.mappings()}
        rows = await connection.execute(sa.select(tries).where(tries.c.table_id == state.table_id))
        entered = [Try(**one) for one in rows.mappings()]
    expected = set(entry.played) if entry is not None and found["indexed"] == VERSION else set()
    if known != expected or pairs != set(beside(tuple(expected))):
        faults.append("the history has other matches than the log")
    faults += _daily(state, None if entry is None else entry.ended, entered, indexed=found["indexed"] == VERSION)
    return faults


def _daily(state: State, ended: float | None, known: list[Try], *, indexed: bool) -> list[str]:
    """What is wrong with a match whose deal everybody shares."""
    if state.phase in {"lobby", "closed"}:
        return []
    faults = []
    # While the history is made anew, a try may have kept its result or not.
    possible = [tried(state, ended)] if indexed else [tried(state, ended), tried(state, None)]
    if known not in [[] if one is None else [one] for one in possible]:
        faults.append("the tries of the day differ from the log")
    if state.period is not None and not state.dealt_from_key():
        faults.append("the cards do not follow from the key of the day")
    return faults


async def _circles(store: Store, circled: dict[str, str | None]) -> list[str]:
    """Every circle is led by a member, and its table's log says whose table it is."""
    there = sa.select(circles.c.id, circles.c.founder, circles.c.table_id)
    among = sa.select(circle_people.c.circle, circle_people.c.person, circle_people.c.member)
    async with store.reading() as connection:
        found = list(await connection.execute(there))
        people = list(await connection.execute(among))
    members = {(circle, person) for circle, person, member in people if member}
    known = {one.id for one in found}
    faults = [f"circle {one.id}: its founder is not a member" for one in found if (one.id, one.founder) not in members]
    faults += [
        f"circle {one.id}: the log of its table names another circle"
        for one in found
        if one.table_id in circled and circled[one.table_id] != one.id
    ]
    return faults + sorted(
        {f"circle {one}: it has people but is not there" for one, _, _ in people if one not in known}
    )


async def _sums(store: Store, expected: Counter[tuple[str, int, str, str, str]]) -> list[str]:
    async with store.reading() as connection:
        rows = list((await connection.execute(sa.select(tallies))).mappings())
    found = Counter(
        {
            (one["person"], one["year"], one["kind"], one["key"], part): one[part]
            for one in rows
            for part in ("count", "won", "total")
        }
    )
    wrong = {key[:4] for key in found.keys() | expected.keys() if found[key] != expected[key]}
    return [f"the sum {kind} {key} of {person} in {year} differs" for person, year, kind, key in sorted(wrong)]
