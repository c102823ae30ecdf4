"""Background worker: carries out orders, erases people from logs, and enters old matches into the history."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count
from typing import TYPE_CHECKING

import structlog

from saboteur.server.logs import where
from saboteur.server.refusal import Refusal
from saboteur.server.store.erasing import ERASE
from saboteur.server.store.failure import Collision, DamagedError, FencedError, LostError, UnavailableError
from saboteur.server.store.leases import HeldError
from saboteur.server.store.orders import Order
from saboteur.server.store.vacations import Spans
from saboteur.server.table import upkeep
from saboteur.server.table.history import finished
from saboteur.server.table.state import fold
from saboteur.server.table.summary import row

if TYPE_CHECKING:
    from saboteur.server.table.tables import Tables

PAUSE = 1.0
"""Seconds between polls for orders."""
RARELY = 5
"""Polls between two searches for matches to enter, which exist only after an upgrade."""
AT_ONCE = 50
"""Tables per step."""
CLOSE, DELETE = "close", "delete"
"""Kinds of orders; the subject is a table."""

_log = structlog.get_logger("clerk")


class Clerk:
    """Works through the orders, with the tables this process owns or can claim."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._away: set[str] = set()
        """Who was on vacation at the last poll."""
        self._banned: frozenset[str] = frozenset()
        """Who was banned at the last poll."""
        self.wake = asyncio.Event()
        """Set to make it poll at once."""

    async def run(self) -> None:
        """Work for ever; failures are retried."""
        busy = False
        for number in count():
            old = busy or number % RARELY == 0
            busy = False
            try:
                busy = await self.work(old=old)
            except (UnavailableError, DamagedError, FencedError) as error:
                _log.warning("no-database", error=type(error).__name__)
            except Exception as error:  # noqa: BLE001 - the next order may fare better
                _log.error("clerk-failed", error=where(error))
            if not busy:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), PAUSE)
            self.wake.clear()
            await asyncio.sleep(0)

    async def work(self, *, old: bool = True) -> bool:
        """Carry out pending work, and enter `old` matches; whether more can be done at once."""
        store = self._tables.store
        now = store.clock.now()
        found = await store.orders.look(now)
        self._tables.silenced.clear()
        self._tables.silenced.update(found.silenced)
        self._send_away(found.banned)
        self._note_who_is_away(found.away, now)
        busy = False
        for order in found.orders:
            busy |= await (self._erase(order.subject) if order.kind == ERASE else self._obey(order))
        return (old and await self._enter_old()) or busy

    def _send_away(self, banned: frozenset[str]) -> None:
        """Close what the operator's command, in a process of its own, could not: the connections of the banned."""
        for person in banned - self._banned:
            self._tables.send_away(person)
        self._banned = banned

    def _note_who_is_away(self, found: Spans, now: float) -> None:
        """Notice whose vacation has begun or ended; update their tables and clocks."""
        store = self._tables.store
        away = {person for person, spans in found.items() if any(began <= now < until for began, until in spans)}
        changed = away ^ self._away | {one for one in found if found[one] != store.away.get(one)}
        store.away.clear()
        store.away.update(found)
        self._away = away
        for table in tuple(self._tables.loaded.values()) if changed else ():
            if table.state.created.clock.kind == "slow" and not changed.isdisjoint(table.state.people):
                table.send_table()
                table.schedule()

    async def _obey(self, order: Order) -> bool:
        do = {CLOSE: upkeep.shut, DELETE: upkeep.delete}.get(order.kind)
        if do is None:
            await self._tables.store.orders.answer(order.id, "no-such-order")
            return False
        try:
            await do(self._tables, order.subject)
        except (HeldError, LostError):
            # Its owner will see the order, too.
            return False
        except Refusal as refusal:
            await self._tables.store.orders.answer(order.id, refusal.reason)
        else:
            await self._tables.store.orders.answer(order.id, "")
        return False

    async def _erase(self, person: str) -> bool:
        erasing = self._tables.store.erasing
        # The operator may have ordered it while they are connected.
        self._tables.send_away(person)
        done = 0
        for table_id in await erasing.tables_of(person, AT_ONCE):
            with contextlib.suppress(HeldError, LostError, Collision):
                await upkeep.forget_person(self._tables, table_id, person)
                done += 1
        return not await erasing.finish(person) and done > 0

    async def _enter_old(self) -> bool:
        """Enter finished matches of older versions, or all after `rebuild`."""
        store = self._tables.store
        found = await store.history.missing(AT_ONCE)
        for table_id in found:
            try:
                entries = await store.read(table_id)
                state = fold(table_id, entries)
                await store.history.enter(finished(state, upkeep.entries_end(entries)), row(state).summary)
            except upkeep.UNREADABLE:
                await store.history.skip(table_id)
            except Collision:
                continue
            await asyncio.sleep(0)
        return len(found) == AT_ONCE
