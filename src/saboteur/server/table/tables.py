"""All tables: opened, found, and taken into memory when somebody comes."""

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
from saboteur.server.table.message import Clock
from saboteur.server.table.state import LogError, State, fold
from saboteur.server.table.table import Table, row

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For codes: none that could be taken for a number."""
CODE = 6
DAY = 24 * 3600

_log = structlog.get_logger("tables")


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.workers = WorkerPool(settings)
        self.rooms: dict[str, Table] = {}
        self.ready = False
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One at a time takes a table into memory; a lock is gone with the last who waits for it."""
        self.replaying = asyncio.Lock()
        """One at a time replays a record that somebody has brought."""
        self._rematching = asyncio.Lock()
        self._sweeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and take up every match where it was."""
        await self.store.open()
        for table in await self.store.unfinished():
            try:
                room = await self.room(table)
                room.wake()
                self.forget(room)
            except Refusal:
                # One match that cannot be replayed must not keep the others from going on.
                _log.error("match-lost", table=table)
        self.ready = True
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Finish what was begun and close."""
        self.ready = False
        if self._sweeping is not None:
            self._sweeping.cancel()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        await self.workers.close()
        await self.store.close()

    async def room(self, table: str) -> Table:
        """A table by its id; `Refusal` if there is none."""
        if table not in self.rooms:
            async with self._opening.setdefault(table, asyncio.Lock()):
                if table not in self.rooms:
                    await self._load(table)
        return self.rooms[table]

    def forget(self, room: Table) -> None:
        """Let go of a table at which nothing happens."""
        if room.idle():
            self.rooms.pop(room.state.table, None)

    async def _sweep(self) -> None:
        """Let go of tables that nobody ever came to, or whose bots have done their part."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            for room in tuple(self.rooms.values()):
                self.forget(room)

    async def create(self, person: Person, wish: resource.NewTable) -> Table:
        """Open a table; `Refusal` says what is wrong with it."""
        places = wish.seats or (resource.Place(me=True),)
        self._check(wish, places)
        # Those that were given up long ago are no burden, and nobody can end a table at which the others do not come.
        if await self.store.open_tables(person.id, time.time() - DAY) >= self.settings.tables_per_person:
            raise Refusal("too-many-tables", 409, most=self.settings.tables_per_person)
        entries: list[log.AnyEntry] = []
        for seat, place in enumerate(places):
            if place.me:
                entries.append(log.Sat(person=person.id, name=person.name, seat=seat))
            elif place.bot is not None:
                entries.append(log.Placed(seat=seat, bot=place.bot))
        options: dict[str, str | bool | int] = dict(wish.options)
        try:
            settled = ruleset(wish.game, wish.players, wish.edition, **options).options
        except (OptionError, TypeError) as error:
            raise Refusal("bad-options", 400, why=str(error)) from None
        return await self._open(person.id, wish, dict(settled), entries)

    async def play_now(self, person: Person, wish: resource.PlayNow) -> Table:
        """Open a table against bots and start at once."""
        try:
            least, most = game(wish.game).players
        except OptionError as error:
            raise Refusal("bad-options", 400, why=str(error)) from None
        players = wish.players if wish.players is not None else min(max(least, 4), most)
        bots = wish.bots or (self._best(),)
        places = [resource.Place(me=True)]
        places += [resource.Place(bot=bots[number % len(bots)]) for number in range(max(0, min(players, most) - 1))]
        new = resource.NewTable(
            game=wish.game,
            players=players,
            edition=wish.edition,
            options=wish.options,
            seats=tuple(places),
            spectators=False,
        )
        room = await self.create(person, new)
        await room.change(action.start(room.state))
        return room

    async def rematch(self, room: Table, person: Person) -> str:
        """A table with the same seats; the one already there if somebody was quicker."""
        async with self._rematching:
            return await self._rematch(room, person)

    async def _rematch(self, room: Table, person: Person) -> str:
        state = room.state
        if state.phase != "over":
            raise Refusal("not-over")
        if state.seat_of(person.id) is None:
            raise Refusal("no-seat", 403)
        if state.rematch is not None:
            return state.rematch
        entries: list[log.AnyEntry] = []
        for number, seat in enumerate(state.seats):
            if seat.bot is not None:
                entries.append(log.Placed(seat=number, bot=seat.bot))
            elif seat.person is not None:
                entries.append(log.Sat(person=seat.person, name=seat.name, seat=number))
        entries.append(log.Readied(person=person.id, ready=True))
        created = state.created
        wish = resource.NewTable(
            game=created.game,
            players=created.players,
            public=created.public,
            spectators=created.spectators,
            clock=created.clock,
        )
        new = await self._open(person.id, wish, dict(created.options), entries)
        await room.change(action.Change((log.Reopened(table=new.state.table),)))
        return new.state.table

    async def mute(self, person: Person, other: str, *, on: bool) -> None:
        """Let a person hear no more of another, or hear them again, at every table and on every device."""
        if on and await self.store.person(other) is None:
            raise Refusal("no-such-person", 404)
        await self.store.mute(person.id, other, on=on)
        muted = await self.store.muted(person.id)
        for room in self.rooms.values():
            room.audience.mute(person.id, muted)

    def info(self, state: State, person: Person | None) -> resource.TableInfo:
        """A table for a list."""
        seat = state.seat_of(person.id if person is not None else None)
        asked = state.phase == "playing" and seat is not None and state.running.actor == seat
        return resource.TableInfo(
            id=state.table,
            code=state.created.code,
            game=state.created.game,
            players=state.created.players,
            phase=state.phase,
            public=state.created.public,
            free=state.free,
            names=tuple(one.name for one in state.seats),
            yours=seat,
            turn=asked,
            changed=int(state.changed),
        )

    async def infos(self, tables: list[str], person: Person | None) -> list[resource.TableInfo]:
        """Tables for a list."""
        found = []
        for table in tables:
            with contextlib.suppress(Refusal), _undamaged():
                state = self.rooms[table].state if table in self.rooms else await self._state(table)
                found.append(self.info(state, person))
        return found

    def _best(self) -> str:
        return "greedy" if "greedy" in self.settings.bots else self.settings.bots[0]

    def _check(self, wish: resource.NewTable, places: tuple[resource.Place, ...]) -> None:
        if len(places) > wish.players:
            raise Refusal("no-such-seat", 400, most=wish.players)
        if sum(place.me for place in places) > 1 or any(place.me and place.bot for place in places):
            raise Refusal("one-seat", 400)
        for place in places:
            if place.bot is not None and place.bot not in self.settings.bots:
                raise Refusal("no-such-bot", 400, bots=", ".join(self.settings.bots))
        if (wish.clock.kind == "none") != (wish.clock.seconds == 0):
            raise Refusal("bad-clock", 400)
        if wish.clock.kind != "none" and wish.clock.seconds < 5:
            raise Refusal("bad-clock", 400)

    async def _open(
        self, host: str, wish: resource.NewTable, options: dict[str, str | bool | int], entries: list[log.AnyEntry]
    ) -> Table:
        for _ in range(5):
            table, code = secrets.token_urlsafe(12), "".join(secrets.choice(LETTERS) for _ in range(CODE))
            created = log.Created(
                code=code,
                game=wish.game,
                players=wish.players,
                options=options,
                host=host,
                public=wish.public,
                spectators=wish.spectators,
                clock=Clock(wish.clock.kind, wish.clock.seconds),
            )
            now = time.time()
            state = fold(table, [(entry, now) for entry in (created, *entries)])
            try:
                await self.store.write(
                    Batch(
                        table=table,
                        first=0,
                        entries=(created, *entries),
                        at=now,
                        row=row(state),
                        new=True,
                        joined=state.members,
                    )
                )
            except Collision:
                # The code is taken; there are millions.
                continue
            return self._enter(state)
        raise Refusal("not-kept", 503)

    async def _load(self, table: str) -> None:
        with _undamaged():
            state = await self._state(table)
            if state.phase != "lobby":
                # Played again here and not while others wait for an answer.
                await asyncio.sleep(0)
                assert state.match is not None
        self._enter(state)

    async def _state(self, table: str) -> State:
        entries = await self.store.read(table)
        if not entries:
            raise Refusal("no-such-table", 404)
        return fold(table, entries)

    def _enter(self, state: State) -> Table:
        room = self.rooms[state.table] = Table(state, self.store, self.workers, self.settings)
        return room


@contextlib.contextmanager
def _undamaged() -> Iterator[None]:
    """Refuse a table whose log makes no sense; what exactly is wrong with it might tell secrets."""
    try:
        yield
    except (msgspec.DecodeError, RecordError, LogError):
        raise Refusal("damaged-table", 409) from None
