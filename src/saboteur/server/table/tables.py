"""All tables of a server: opens, finds, loads and unloads them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
import structlog

from saboteur.bots import seatable
from saboteur.cards.options import OptionError
from saboteur.games import game, ruleset
from saboteur.lessons import first_match
from saboteur.record import RecordError
from saboteur.server import resource
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.failure import Collision, DamagedError, UnavailableError
from saboteur.server.store.leases import HeldError
from saboteur.server.store.store import Person, Store
from saboteur.server.store.writer import Batch, Row
from saboteur.server.table import action
from saboteur.server.table import entry as log
from saboteur.server.table.answer import Clock
from saboteur.server.table.state import LogError, State, fold
from saboteur.server.table.summary import info, row
from saboteur.server.table.table import MOVED, Table
from saboteur.server.timing import Timing

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For join codes: none that looks like a digit."""
CODE_LENGTH = 6
DAY = 24 * 3600
CODE_AGE = 7 * DAY

Found = TypeVar("Found")
_log = structlog.get_logger("tables")


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, settings: Settings, pool: WorkerPool | None = None) -> None:
        self.store = store
        self.settings = settings
        self.pool = pool or WorkerPool(settings)
        self.loaded: dict[str, Table] = {}
        self.timing = Timing()
        """How long requests at tables take."""
        self.refused: Counter[str] = Counter()
        """Refused requests at tables, by reason."""
        self.ready = False
        self.sessions_ended = 0
        """How often sessions were ended: a socket that is being opened meanwhile looks again who it belongs to."""
        self.on_muted: Callable[[str], None] = lambda _person: None
        """Called when a person has muted or unmuted somebody."""
        self._damaged: set[str] = set()
        """Tables whose logs were found unreadable; lists leave them out."""
        self._load_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock per table being loaded; it goes with its last waiter."""
        self._rematch_lock = asyncio.Lock()
        self._quota_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock per person who opens a table, so that simultaneous requests cannot exceed the quota."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, *, resume: bool = True) -> None:
        """Open the store and begin to resume the running matches."""
        await self.store.open()
        self._tasks = [asyncio.create_task(self._sweep())]
        if resume:
            self._tasks.append(asyncio.create_task(self._resume()))

    async def close(self) -> None:
        """Finish pending work and close."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.loaded.values()))
        await self.pool.close()
        await self.store.close()

    async def get(self, table_id: str) -> Table:
        """A table by its id; `Refusal` if there is none."""
        if table_id not in self.loaded:
            async with self._load_locks.setdefault(table_id, asyncio.Lock()):
                if table_id not in self.loaded:
                    await self._load(table_id)
        return self.loaded[table_id]

    def unload_idle(self, table: Table) -> None:
        """Unload a table if it is idle."""
        if table.idle() and self.loaded.get(table.state.table_id) is table:
            del self.loaded[table.state.table_id]
            self.store.leases.forget(table.state.table_id)

    async def _resume(self) -> None:
        """Load every running match in turn, for its clocks and bots, while others are already served."""
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
        """Unload idle tables from time to time: nobody may ever leave them."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            for table in tuple(self.loaded.values()):
                self.unload_idle(table)

    async def create(
        self, person: Person, wanted: resource.NewTable, *, advice: bool = False, table_id: str | None = None
    ) -> Table:
        """Open a table, or raise a `Refusal`; `advice` for people who play their first match.

        A request that is repeated with the same `table_id` finds the table opened before.
        """
        places = wanted.seats or (resource.Place(me=True),)
        self._check(wanted, places)
        entries: list[log.AnyEntry] = []
        for seat, place in enumerate(places):
            if place.me:
                entries.append(log.Sat(person=person.id, name=person.name, seat=seat))
            elif place.bot is not None:
                entries.append(log.Bot(seat=seat, bot=place.bot))
        options: dict[str, str | bool | int] = dict(wanted.options)
        try:
            settled = ruleset(wanted.game, wanted.players, wanted.edition, **options).options
        except (OptionError, TypeError) as error:
            raise Refusal("bad-options", 400, why=str(error)) from None
        async with self._quota_locks.setdefault(person.id, asyncio.Lock()):
            if table_id is not None and (opened := await self._opened_before(person, table_id)) is not None:
                return opened
            # Only recent tables count: nobody can end a table the others never join.
            if (
                await self.store.count_open_tables(person.id, self.store.clock.now() - DAY)
                >= self.settings.tables_per_person
            ):
                raise Refusal("too-many-tables", 409, most=self.settings.tables_per_person)
            return await self._open(person.id, wanted, dict(settled), entries, advice=advice, table_id=table_id)

    async def _opened_before(self, person: Person, table_id: str) -> Table | None:
        try:
            table = await self.get(table_id)
        except Refusal as refusal:
            if refusal.reason == "no-such-table":
                return None
            raise
        if table.state.created.host != person.id:
            raise Refusal("no-such-table", 404)
        return table

    async def play_now(self, person: Person, wanted: resource.PlayNow, table_id: str | None = None) -> Table:
        """Open a table against bots and start the match."""
        try:
            least, most = game(wanted.game).players
        except OptionError as error:
            raise Refusal("bad-options", 400, why=str(error)) from None
        players = wanted.players if wanted.players is not None else min(max(least, first_match.PLAYERS), most)
        bots = wanted.bots or (self._first_bot() if wanted.first else self._default_bot(),)
        places = [resource.Place(me=True)]
        places += [resource.Place(bot=bots[number % len(bots)]) for number in range(max(0, min(players, most) - 1))]
        new = resource.NewTable(
            game=wanted.game,
            players=players,
            edition=wanted.edition,
            options=wanted.options,
            seats=tuple(places),
            spectators=False,
            pace=first_match.PACE if wanted.first else wanted.pace,
        )
        table = await self.create(person, new, advice=wanted.first, table_id=table_id)
        if table.state.phase == "lobby":
            await table.change(action.start(table.state))
        return table

    async def rematch(self, table: Table, person: Person) -> str:
        """Open a table with the same seats, or find the one opened before; its id."""
        async with self._rematch_lock:
            return await self._rematch(table, person)

    async def _rematch(self, table: Table, person: Person) -> str:
        state = table.state
        if state.phase != "over":
            raise Refusal("not-over")
        if state.seat_of(person.id) is None and not state.kept_by(person.id):
            raise Refusal("no-seat", 403)
        if state.rematch is not None:
            return state.rematch
        entries: list[log.AnyEntry] = []
        for number, seat in enumerate(state.seats):
            if seat.bot is not None:
                entries.append(log.Bot(seat=number, bot=seat.bot))
            elif seat.person is not None:
                entries.append(log.Sat(person=seat.person, name=seat.name, seat=number, keeper=seat.keeper))
        entries += [log.Dressed(person=one, looks=looks) for one, looks in state.looks.items() if one in state.people]
        entries += [log.Ready(person=one, ready=True) for one in state.sharing(person.id)]
        entries += [log.Removed(person=one) for one in sorted(state.removed)]
        entries += [log.Silenced(person=one, on=True) for one in sorted(state.silenced - {person.id})]
        created = state.created
        wanted = resource.NewTable(
            game=created.game,
            players=created.players,
            public=created.public,
            spectators=created.spectators,
            spectator_chat=state.spectator_chat,
            clock=created.clock,
            pace=state.pace,
        )
        new = await self._open(person.id, wanted, dict(created.options), entries)
        if set(new.state.people) <= set(state.sharing(person.id)) and not new.state.free:
            # Nobody else has to be waited for.
            await new.change(action.start(new.state))
        await table.change(action.Change((log.Rematch(table_id=new.state.table_id),)))
        return new.state.table_id

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

    def disconnect(self, person: Person, session: str | None = None) -> None:
        """Close a person's connections, or those of one session."""
        self.sessions_ended += 1
        for table in self.loaded.values():
            table.audience.end_sessions(person.id, session)

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

    def _first_bot(self) -> str:
        return first_match.BOT if first_match.BOT in self.settings.bots else self._default_bot()

    def _default_bot(self) -> str:
        return "greedy" if "greedy" in self.settings.bots else self.settings.bots[0]

    def _check(self, wanted: resource.NewTable, places: tuple[resource.Place, ...]) -> None:
        if len(places) > wanted.players:
            raise Refusal("no-such-seat", 400, most=wanted.players)
        if sum(place.me for place in places) > 1 or any(place.me and place.bot for place in places):
            raise Refusal("one-seat", 400)
        for place in places:
            if place.bot is not None and not seatable(place.bot, self.settings.bots):
                raise Refusal("no-such-bot", 400, bots=", ".join(self.settings.bots))
        if (wanted.clock.kind == "none") != (wanted.clock.seconds == 0):
            raise Refusal("bad-clock", 400)
        if wanted.clock.kind != "none" and wanted.clock.seconds < 5:
            raise Refusal("bad-clock", 400)

    async def _open(
        self,
        host: str,
        wanted: resource.NewTable,
        options: dict[str, str | bool | int],
        entries: list[log.AnyEntry],
        *,
        advice: bool = False,
        table_id: str | None = None,
    ) -> Table:
        table_id = table_id or new_table_id()
        for _ in range(5):
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            created = log.Created(
                code=code,
                game=wanted.game,
                players=wanted.players,
                options=options,
                host=host,
                public=wanted.public,
                spectators=wanted.spectators,
                spectator_chat=wanted.spectator_chat,
                clock=Clock(wanted.clock.kind, wanted.clock.seconds),
                pace=wanted.pace,
                advice=advice,
            )
            now = self.store.clock.now()
            state = fold(table_id, [(entry, now) for entry in (created, *entries)])
            try:
                await self.store.write(
                    Batch(
                        table_id=table_id,
                        first=0,
                        entries=(created, *entries),
                        at=now,
                        row=row(state),
                        new=True,
                        joined=state.members,
                    )
                )
            except Collision:
                # The code is taken: draw another.
                continue
            return self._add(state)
        raise Refusal("not-kept", 503)

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
        self._add(state)

    async def _state(self, table_id: str) -> State:
        entries = await self.store.read(table_id)
        if not entries:
            raise Refusal("no-such-table", 404)
        return fold(table_id, entries)

    def _add(self, state: State) -> Table:
        table = self.loaded[state.table_id] = Table(state, self.store, self.pool, self.settings)
        table.on_lost = self._unload_lost
        table.on_refused = self._count_refused
        return table

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


def new_table_id() -> str:
    """An id that nobody can guess: it is the link to a table."""
    return secrets.token_urlsafe(12)


@contextlib.contextmanager
def _refuse_damaged() -> Iterator[None]:
    """Refuse a table with an invalid log, without details: they may hold secrets."""
    try:
        yield
    except (msgspec.DecodeError, RecordError, LogError, DamagedError):
        raise Refusal("damaged-table", 409) from None
