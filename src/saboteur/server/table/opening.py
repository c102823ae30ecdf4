"""Opens tables: lobbies, matches against bots, and rematches."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from saboteur.bots import seatable
from saboteur.cards.options import OptionError
from saboteur.games import game, ruleset
from saboteur.lessons import first_match
from saboteur.server import resource
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.circles import CircleTable, TakenError
from saboteur.server.store.dailies import Try
from saboteur.server.store.failure import Collision
from saboteur.server.store.quota import Quota, QuotaError
from saboteur.server.store.store import Person, Store
from saboteur.server.store.writer import Batch
from saboteur.server.table import action
from saboteur.server.table import entry as log
from saboteur.server.table.answer import Clock
from saboteur.server.table.state import State, fold
from saboteur.server.table.summary import row
from saboteur.server.table.table import Table

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of join codes: none looks like a digit."""
CODE_LENGTH = 6
DAY = 24 * 3600


class Opener:
    """Opens tables within each person's quota."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        get: Callable[[str], Awaitable[Table]],
        add: Callable[[State], Table],
    ) -> None:
        """`get` finds a table, `add` registers a new one."""
        self._store = store
        self._settings = settings
        self.get = get
        self._add = add
        self._rematch_lock = asyncio.Lock()
        self._quota_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock per person who opens a table, so that simultaneous requests wait here and not for the database."""

    async def create(
        self,
        person: Person,
        wanted: resource.NewTable,
        *,
        advice: bool = False,
        table_id: str | None = None,
        circle: CircleTable | None = None,
    ) -> Table:
        """Open a table, or raise a `Refusal`; `advice` for people who play their first match.

        Idempotent: a repeated request with the same `table_id` finds the table opened before.
        """
        places = wanted.seats or (resource.Place(me=True),)
        self._check(wanted, places)
        entries: list[log.AnyEntry] = []
        for seat, place in enumerate(places):
            if place.me:
                entries.append(log.Sat(person=person.id, name=person.name, seat=seat))
                if person.looks is not None:
                    entries.append(log.Dressed(person=person.id, looks=person.looks))
            elif place.bot is not None:
                entries.append(log.Bot(seat=seat, bot=place.bot))
        options: dict[str, str | bool | int] = dict(wanted.options)
        try:
            settled = ruleset(wanted.game, wanted.players, wanted.edition, **options).options
        except (OptionError, TypeError) as error:
            raise Refusal("bad-options", 400, why=str(error)) from None
        async with self.quota_lock(person.id):
            if table_id is not None and (opened := await self.opened_before(person, table_id)) is not None:
                return opened
            quota = await self.check_quota(person.id)
            return await self._open(
                person.id, wanted, dict(settled), entries, advice=advice, table_id=table_id, circle=circle, quota=quota
            )

    def quota_lock(self, person: str) -> asyncio.Lock:
        """The lock under which a person's tables are counted and opened."""
        return self._quota_locks.setdefault(person, asyncio.Lock())

    async def check_quota(self, person: str) -> Quota:
        """Refuse another table to somebody who has too many; only recent ones count.

        Only recent ones, because nobody can end a table the others never join. The result goes with the new table:
        other owners may open tables for the same person at the same time, so its transaction counts again.
        """
        quota = Quota(person, self._store.clock.now() - DAY, self._settings.tables_per_person)
        if await self._store.count_open_tables(person, quota.since) >= quota.most:
            raise self._too_many()
        return quota

    def _too_many(self) -> Refusal:
        return Refusal("too-many-tables", 409, most=self._settings.tables_per_person)

    async def opened_before(self, person: Person, table_id: str) -> Table | None:
        """The table with this id, if the same request has opened it before."""
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
        bots = wanted.bots or (self._first_bot() if wanted.first else self._settings.default_bot,)
        own = [] if wanted.watch else [resource.Place(me=True)]
        others = max(0, min(players, most) - len(own))
        places = own + [resource.Place(bot=bots[number % len(bots)]) for number in range(others)]
        new = resource.NewTable(
            game=wanted.game,
            players=players,
            edition=wanted.edition,
            options=wanted.options,
            seats=tuple(places),
            spectators=wanted.watch,
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
        entries += [] if state.talk else [log.SpectatorChat(on=state.spectator_chat, talk=False)]
        created = state.created
        wanted = resource.NewTable(
            game=created.game,
            players=created.players,
            public=created.public,
            spectators=created.spectators,
            spectator_chat=state.spectator_chat,
            clock=created.clock,
            pace=state.pace,
            hints=created.hints,
        )
        # The next match of an evening also belongs to the circle, unless they have sat down elsewhere.
        circle = None if created.circle is None else CircleTable(created.circle, state.table_id, must=False)
        new = await self._open(person.id, wanted, dict(created.options), entries, circle=circle)
        if set(new.state.people) <= set(state.sharing(person.id)) and not new.state.free:
            # Nobody else has to be waited for.
            await new.change(action.start(new.state))
        await table.change(action.Change((log.Rematch(table_id=new.state.table_id),)))
        return new.state.table_id

    def _first_bot(self) -> str:
        return first_match.BOT if first_match.BOT in self._settings.bots else self._settings.default_bot

    def _check(self, wanted: resource.NewTable, places: tuple[resource.Place, ...]) -> None:
        if len(places) > wanted.players:
            raise Refusal("no-such-seat", 400, most=wanted.players)
        if sum(place.me for place in places) > 1 or any(place.me and place.bot for place in places):
            raise Refusal("one-seat", 400)
        for place in places:
            if place.bot is not None and not seatable(place.bot, self._settings.bots):
                raise Refusal("no-such-bot", 400, bots=", ".join(self._settings.bots))
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
        circle: CircleTable | None = None,
        quota: Quota | None = None,
    ) -> Table:
        table_id = table_id or new_table_id()
        for _ in range(5):
            created = log.Created(
                code=new_code(),
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
                hints=wanted.hints,
                circle=None if circle is None else circle.circle,
            )
            now = self._store.clock.now()
            state = fold(table_id, [(entry, now) for entry in (created, *entries)])
            table = await self.write_new(state, (created, *entries), now, circle=circle, quota=quota)
            if table is not None:
                return table
        raise Refusal("not-kept", 503)

    async def write_new(
        self,
        state: State,
        entries: tuple[log.AnyEntry, ...],
        now: float,
        tried: Try | None = None,
        circle: CircleTable | None = None,
        quota: Quota | None = None,
    ) -> Table | None:
        """Write a new table, with its attempt or circle; None if its code or attempt is taken."""
        batch = Batch(
            table_id=state.table_id,
            first=0,
            entries=entries,
            at=now,
            row=row(state),
            new=True,
            joined=state.members,
            named=tuple(state.named),
            tried=tried,
            circle=circle,
            quota=quota,
        )
        try:
            await self._store.write(batch)
        except TakenError:
            raise Refusal("circle-moved") from None
        except QuotaError:
            raise self._too_many() from None
        except Collision:
            return None
        return self._add(state)


def opened(table: Table) -> resource.Opened:
    """The response to the person who opened a table; starts its clocks and bots."""
    table.schedule()
    return resource.Opened(table.state.table_id, table.state.created.code)


def new_code() -> str:
    """A code to join a table with."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    """An unguessable id: it is the link to a table."""
    return secrets.token_urlsafe(12)
