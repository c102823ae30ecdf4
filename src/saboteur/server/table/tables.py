"""All tables of a server: opens, finds, loads and unloads them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
import structlog

from saboteur.match import Match
from saboteur.record import RecordError
from saboteur.server import resource
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.coach.helper import Adviser, Helpers
from saboteur.server.coach.stories import Stories
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.failure import DamagedError, UnavailableError
from saboteur.server.store.leases import HeldError
from saboteur.server.store.store import Person, Store
from saboteur.server.store.writer import Row
from saboteur.server.table.calling import call_missed
from saboteur.server.table.clerk import Clerk
from saboteur.server.table.daily_opening import DailyOpener
from saboteur.server.table.opening import Opener
from saboteur.server.table.state import LogError, State, fold
from saboteur.server.table.summary import info, row
from saboteur.server.table.table import MOVED, Table
from saboteur.server.timing import Timing

CODE_AGE = 7 * 24 * 3600
"""Seconds without a change after which the code of a lobby expires."""
ERASING = 8
"""Seconds to wait for the end of an erasure before saying that it goes on."""

Found = TypeVar("Found")
_log = structlog.get_logger("tables")


class Tables:
    """The tables of a server."""

    def __init__(
        self, store: Store, settings: Settings, pool: WorkerPool | None = None, adviser: Adviser | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.pool = pool or WorkerPool(settings)
        self.adviser = adviser or Helpers()
        self.stories = Stories(self.adviser, store, settings.story_effort, lambda: self.pool.load)
        self.loaded: dict[str, Table] = {}
        self.timing = Timing()
        """How long requests at tables take."""
        self.refused: Counter[str] = Counter()
        """Refused requests at tables, by reason."""
        self.ready = False
        self.sessions_ended = 0
        """How often sessions were ended: a socket that is being opened meanwhile looks again who it belongs to."""
        self.silenced: set[str] = set()
        """People who may not chat anywhere, by the operator's order."""
        self.clerk = Clerk(self)
        self.on_muted: Callable[[str], None] = lambda _person: None
        """Called when a person has muted or unmuted somebody."""
        self._damaged: set[str] = set()
        """Tables with unreadable logs; omitted from lists."""
        self._load_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock per table being loaded; dropped with its last waiter."""
        self._tasks: list[asyncio.Task[None]] = []
        opener = Opener(store, settings, self.get, self._add)
        self.create, self.play_now, self.rematch = opener.create, opener.play_now, opener.rematch
        self.play_daily = DailyOpener(store, settings, opener).play

    async def open(self, *, resume: bool = True) -> None:
        """Open the store and begin to resume the running matches."""
        await self.store.open()
        # Before any clock could run out.
        self.store.away.update(await self.store.vacations.recent(self.store.clock.now()))
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self.clerk.run())]
        if resume:
            self._tasks.append(asyncio.create_task(self._resume()))

    async def close(self) -> None:
        """Finish pending work and close."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.stories.close()
        await asyncio.gather(*(table.close() for table in self.loaded.values()))
        await self.adviser.close()
        await self.pool.close()
        await self.store.close()

    async def get(self, table_id: str) -> Table:
        """A table by its id, as of the log at the time of the call; `Refusal` if there is none."""
        if table_id in self.loaded:
            await self.drop_lost((table_id,))
        if table_id not in self.loaded:
            async with self.loading(table_id):
                if table_id not in self.loaded:
                    await self._load(table_id)
        return self.loaded[table_id]

    async def drop_lost(self, table_ids: Iterable[str]) -> None:
        """Drop loaded tables that another owner has claimed: they are stale here."""
        for table_id in await self.store.leases.lost(table_ids):
            if (table := self.loaded.get(table_id)) is not None:
                table.lose()

    def loading(self, table_id: str) -> asyncio.Lock:
        """The lock under which a table is loaded, or changed without being loaded."""
        return self._load_locks.setdefault(table_id, asyncio.Lock())

    @contextlib.asynccontextmanager
    async def holding(self, table_id: str) -> AsyncIterator[bool]:
        """Hold a table without loading it; whether it is loaded. `HeldError` if another owner has it."""
        async with self.loading(table_id):
            loaded = table_id in self.loaded
            if not loaded:
                await self.store.leases.claim(table_id)
            try:
                yield loaded
            finally:
                if not loaded:
                    self.store.leases.forget(table_id)

    def unload_idle(self, table: Table) -> None:
        """Unload a table if it is idle."""
        if table.idle() and self.loaded.get(table.state.table_id) is table:
            del self.loaded[table.state.table_id]
            self.store.leases.forget(table.state.table_id)

    async def _resume(self) -> None:
        """Load every running match in turn, for its clocks and bots, while the server already answers."""
        for table_id in await self._when_available(self.store.unfinished):
            try:
                table = await self._when_available(lambda: self.get(table_id))  # noqa: B023 - awaited at once
                table.schedule()
                self.unload_idle(table)
            except HeldError:
                # Another owner was quicker.
                continue
            except (Refusal, DamagedError):
                # A match that cannot be replayed must not stop the others.
                _log.error("match-lost", table_id=table_id)
            await asyncio.sleep(0)
        self.ready = True

    async def _when_available(self, ask: Callable[[], Awaitable[Found]]) -> Found:
        while True:
            try:
                return await ask()
            except UnavailableError:
                await asyncio.sleep(1)

    async def _sweep(self) -> None:
        """Unload idle tables periodically: clients may never leave them."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            for table in tuple(self.loaded.values()):
                self.unload_idle(table)

    async def by_code(self, code: str, person: Person | None) -> str | None:
        """The id of the table with this join code.

        A code can be guessed, so it expires with the lobby, or a week after its last change. People of the table can
        always use it.
        """
        return await self.store.by_code(code, None if person is None else person.id, self.store.clock.now() - CODE_AGE)

    async def end_sessions(self, person: Person) -> None:
        """End all sessions of a person and close their connections."""
        await self.store.end_sessions(person.id)
        self.disconnect(person)

    async def set_link(self, person: Person, token: str, *, end_sessions: bool) -> None:
        """Set a person's personal link; with `end_sessions` it is the only way in from now on."""
        await self.store.set_link(person.id, token, end_sessions=end_sessions)
        if end_sessions:
            self.disconnect(person)

    async def erase(self, person: Person) -> bool:
        """Delete everything of a person; whether all of it is done, or some tables still have to be changed."""
        await self.store.erasing.begin(person.id, self.store.clock.now())
        self.disconnect(person)
        self.clerk.wake.set()
        return await erased(self.store, person.id)

    def disconnect(self, person: Person, session: str | None = None) -> None:
        """Close a person's connections, or those of one session."""
        self.send_away(person.id, session)

    def send_away(self, person: str, session: str | None = None) -> None:
        """The same by id."""
        self.sessions_ended += 1
        for table in self.loaded.values():
            table.audience.end_sessions(person, session)

    async def mute(self, person: Person, other: str, *, on: bool) -> None:
        """Mute or unmute another person, at every table and on every device."""
        if on and await self.store.person(other) is None:
            raise Refusal("no-such-person", 404)
        await self.store.mute(person.id, other, on=on)
        muted = await self.store.muted(person.id)
        for table in self.loaded.values():
            table.audience.mute(person.id, muted)
        self.on_muted(person.id)

    async def public(self, person: Person | None) -> list[resource.TableInfo]:
        """Public tables with a free seat, the newest first."""
        return await self._infos(await self.store.public(), person)

    async def of(self, person: Person) -> list[resource.TableInfo]:
        """A person's tables, the latest first."""
        return await self._infos(await self.store.of(person.id), person)

    async def _infos(self, rows: list[Row], person: Person | None) -> list[resource.TableInfo]:
        found = []
        for one in rows:
            if one.id in self._damaged:
                continue
            with contextlib.suppress(Refusal), _refuse_damaged():
                # Tables of an older version have no summary yet.
                indexed = one if one.summary else row(await self._state(one.id))
                found.append(info(indexed, None if person is None else person.id))
        return found

    async def _load(self, table_id: str) -> None:
        try:
            # Nobody else may write after the log was read.
            await self.store.leases.claim(table_id)
            with _refuse_damaged():
                state = await self._state(table_id)
                if state.phase != "lobby":
                    # Replay now rather than while others wait for an answer.
                    await asyncio.sleep(0)
                    assert state.match is not None
        except Refusal as refusal:
            if refusal.reason == "damaged-table":
                self._damaged.add(table_id)
            raise
        call_missed(self._add(state), state.people, self.store, self.settings)

    async def _state(self, table_id: str) -> State:
        entries = await self.store.read(table_id)
        if not entries:
            raise Refusal("no-such-table", 404)
        return fold(table_id, entries)

    def _add(self, state: State) -> Table:
        table = self.loaded[state.table_id] = Table(state, self.store, self.pool, self.settings)
        table.quotas.silenced = self.silenced
        table.on_lost = self._unload_lost
        table.on_refused = self._count_refused
        table.on_over = self._tell_story
        return table

    def _tell_story(self, match: Match) -> None:
        # Requests for one that found no place are told to retry.
        with contextlib.suppress(Refusal):
            self.stories.begin(match.record())

    def _count_refused(self, reason: str) -> None:
        self.refused[reason] += 1

    def _unload_lost(self, table: Table) -> None:
        """Unload a table that another owner has taken over."""
        _log.warning("table-lost", table_id=table.state.table_id)
        if self.loaded.get(table.state.table_id) is table:
            del self.loaded[table.state.table_id]
            self.store.leases.forget(table.state.table_id)
        closing = asyncio.create_task(table.close(MOVED))
        self._tasks.append(closing)
        closing.add_done_callback(self._tasks.remove)


async def erased(store: Store, person: str) -> bool:
    """Wait until a person is erased; False if that takes long."""
    for _ in range(ERASING * 10):
        if await store.erasing.is_done(person):
            return True
        await asyncio.sleep(0.1)
    return False


@contextlib.contextmanager
def _refuse_damaged() -> Iterator[None]:
    """Refuse a table with an invalid log, without details: they may hold secrets."""
    try:
        yield
    except (msgspec.DecodeError, RecordError, LogError, DamagedError):
        raise Refusal("damaged-table", 409) from None
