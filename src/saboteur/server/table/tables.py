"""All tables of a server: opens, finds, loads and unloads them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterator
from weakref import WeakValueDictionary

import msgspec
import structlog

from saboteur.cards.options import OptionError
from saboteur.games import game, ruleset
from saboteur.record import RecordError
from saboteur.server import resource
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.store import Batch, Collision, Person, Store
from saboteur.server.table import action
from saboteur.server.table import entry as log
from saboteur.server.table.answer import Clock
from saboteur.server.table.state import LogError, State, fold
from saboteur.server.table.table import Table, row

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For join codes: none that looks like a digit."""
CODE_LENGTH = 6
DAY = 24 * 3600
CODE_AGE = 7 * DAY

_log = structlog.get_logger("tables")


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.pool = WorkerPool(settings)
        self.loaded: dict[str, Table] = {}
        self.ready = False
        self._load_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock per table being loaded; it goes with its last waiter."""
        self.replay_lock = asyncio.Lock()
        """Uploaded records are replayed one at a time."""
        self._rematch_lock = asyncio.Lock()
        self._quota_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock per person who opens a table, so that simultaneous requests cannot exceed the quota."""
        self._sweep_task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and resume every running match."""
        await self.store.open()
        for table_id in await self.store.unfinished():
            try:
                table = await self.get(table_id)
                table.schedule()
                self.unload_idle(table)
            except Refusal:
                # A match that cannot be replayed must not stop the others.
                _log.error("match-lost", table_id=table_id)
        self.ready = True
        self._sweep_task = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Finish pending work and close."""
        self.ready = False
        if self._sweep_task is not None:
            self._sweep_task.cancel()
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
        if table.idle():
            self.loaded.pop(table.state.table_id, None)

    async def _sweep(self) -> None:
        """Unload idle tables from time to time: nobody may ever leave them."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            for table in tuple(self.loaded.values()):
                self.unload_idle(table)

    async def create(self, person: Person, wanted: resource.NewTable) -> Table:
        """Open a table, or raise a `Refusal`."""
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
            # Only recent tables count: nobody can end a table the others never join.
            if await self.store.count_open_tables(person.id, time.time() - DAY) >= self.settings.tables_per_person:
                raise Refusal("too-many-tables", 409, most=self.settings.tables_per_person)
            return await self._open(person.id, wanted, dict(settled), entries)

    async def play_now(self, person: Person, wanted: resource.PlayNow) -> Table:
        """Open a table against bots and start the match."""
        try:
            least, most = game(wanted.game).players
        except OptionError as error:
            raise Refusal("bad-options", 400, why=str(error)) from None
        players = wanted.players if wanted.players is not None else min(max(least, 4), most)
        bots = wanted.bots or (self._default_bot(),)
        places = [resource.Place(me=True)]
        places += [resource.Place(bot=bots[number % len(bots)]) for number in range(max(0, min(players, most) - 1))]
        new = resource.NewTable(
            game=wanted.game,
            players=players,
            edition=wanted.edition,
            options=wanted.options,
            seats=tuple(places),
            spectators=False,
        )
        table = await self.create(person, new)
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
        if state.seat_of(person.id) is None:
            raise Refusal("no-seat", 403)
        if state.rematch is not None:
            return state.rematch
        entries: list[log.AnyEntry] = []
        for number, seat in enumerate(state.seats):
            if seat.bot is not None:
                entries.append(log.Bot(seat=number, bot=seat.bot))
            elif seat.person is not None:
                entries.append(log.Sat(person=seat.person, name=seat.name, seat=number))
        entries.append(log.Ready(person=person.id, ready=True))
        created = state.created
        wanted = resource.NewTable(
            game=created.game,
            players=created.players,
            public=created.public,
            spectators=created.spectators,
            clock=created.clock,
        )
        new = await self._open(person.id, wanted, dict(created.options), entries)
        if new.state.people == (person.id,) and not new.state.free:
            # Nobody else has to be waited for.
            await new.change(action.start(new.state))
        await table.change(action.Change((log.Rematch(table_id=new.state.table_id),)))
        return new.state.table_id

    async def by_code(self, code: str, person: Person | None) -> str | None:
        """The id of the table with this join code.

        A code can be guessed, so it expires with the lobby, or a week after its last change. People of the table can
        always use it.
        """
        return await self.store.by_code(code, None if person is None else person.id, time.time() - CODE_AGE)

    async def mute(self, person: Person, other: str, *, on: bool) -> None:
        """Mute or unmute another person, at every table and on every device."""
        if on and await self.store.person(other) is None:
            raise Refusal("no-such-person", 404)
        await self.store.mute(person.id, other, on=on)
        muted = await self.store.muted(person.id)
        for table in self.loaded.values():
            table.audience.mute(person.id, muted)

    def info(self, state: State, person: Person | None) -> resource.TableInfo:
        """A table's list item."""
        seat = state.seat_of(person.id if person is not None else None)
        asked = state.phase == "playing" and seat is not None and state.running.actor == seat
        return resource.TableInfo(
            id=state.table_id,
            code=state.created.code,
            game=state.created.game,
            players=state.created.players,
            phase=state.phase,
            public=state.created.public,
            free=state.free,
            names=tuple(one.name for one in state.seats),
            yours=seat,
            turn=asked,
            changed=int(state.changed_at),
            winners=state.winners,
        )

    async def infos(self, table_ids: list[str], person: Person | None) -> list[resource.TableInfo]:
        """List items of tables; damaged ones are left out."""
        found = []
        for table_id in table_ids:
            with contextlib.suppress(Refusal), _refuse_damaged():
                state = self.loaded[table_id].state if table_id in self.loaded else await self._state(table_id)
                found.append(self.info(state, person))
        return found

    def _default_bot(self) -> str:
        return "greedy" if "greedy" in self.settings.bots else self.settings.bots[0]

    def _check(self, wanted: resource.NewTable, places: tuple[resource.Place, ...]) -> None:
        if len(places) > wanted.players:
            raise Refusal("no-such-seat", 400, most=wanted.players)
        if sum(place.me for place in places) > 1 or any(place.me and place.bot for place in places):
            raise Refusal("one-seat", 400)
        for place in places:
            if place.bot is not None and place.bot not in self.settings.bots:
                raise Refusal("no-such-bot", 400, bots=", ".join(self.settings.bots))
        if (wanted.clock.kind == "none") != (wanted.clock.seconds == 0):
            raise Refusal("bad-clock", 400)
        if wanted.clock.kind != "none" and wanted.clock.seconds < 5:
            raise Refusal("bad-clock", 400)

    async def _open(
        self, host: str, wanted: resource.NewTable, options: dict[str, str | bool | int], entries: list[log.AnyEntry]
    ) -> Table:
        for _ in range(5):
            table_id, code = (
                secrets.token_urlsafe(12),
                "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)),
            )
            created = log.Created(
                code=code,
                game=wanted.game,
                players=wanted.players,
                options=options,
                host=host,
                public=wanted.public,
                spectators=wanted.spectators,
                clock=Clock(wanted.clock.kind, wanted.clock.seconds),
            )
            now = time.time()
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
        with _refuse_damaged():
            state = await self._state(table_id)
            if state.phase != "lobby":
                # Replay now rather than while others wait for an answer.
                await asyncio.sleep(0)
                assert state.match is not None
        self._add(state)

    async def _state(self, table_id: str) -> State:
        entries = await self.store.read(table_id)
        if not entries:
            raise Refusal("no-such-table", 404)
        return fold(table_id, entries)

    def _add(self, state: State) -> Table:
        table = self.loaded[state.table_id] = Table(state, self.store, self.pool, self.settings)
        return table


@contextlib.contextmanager
def _refuse_damaged() -> Iterator[None]:
    """Refuse a table with an invalid log, without details: they may hold secrets."""
    try:
        yield
    except (msgspec.DecodeError, RecordError, LogError):
        raise Refusal("damaged-table", 409) from None
