"""Opens the tables of the mine of the day and the Duel of the week: a person's first attempt counts."""

from __future__ import annotations

from saboteur.daily import Kind, Period, PeriodError, deal
from saboteur.server import resource
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.quota import Quota
from saboteur.server.store.store import Person, Store
from saboteur.server.table import entry as log
from saboteur.server.table.history import tried
from saboteur.server.table.opening import Opener, new_code, new_table_id, opened
from saboteur.server.table.state import fold
from saboteur.server.table.table import Table

ATTEMPTS = 5
"""Attempts to write a table whose code, or attempt, was taken meanwhile."""


def offered(settings: Settings, kind: Kind) -> bool:
    """Whether this server has it."""
    bot = Period.at(kind, 0.0).terms.bot
    return settings.daily and (bot is None or bot in settings.bots)


class DailyOpener:
    """Finds or opens the table at which a person plays a shared deal."""

    def __init__(self, store: Store, settings: Settings, opener: Opener) -> None:
        self._store = store
        self._settings = settings
        self._opener = opener

    async def play(self, person: Person, kind: Kind, label: str | None, table_id: str | None = None) -> resource.Opened:
        """Continue the attempt that counts, or begin it; once it is over, open a practice table."""
        if not offered(self._settings, kind):
            raise Refusal("no-daily", 404)
        now = self._store.clock.now()
        today = Period.at(kind, now)
        try:
            period = today if label is None else Period.parse(kind, label)
        except PeriodError:
            raise Refusal("no-such-day", 400) from None
        if period > today:
            raise Refusal("day-not-come")
        async with self._opener.quota_lock(person.id):
            for _ in range(ATTEMPTS):
                counted = (await self._store.dailies.own(person.id, kind, [period.label])).get(period.label)
                if counted is not None and counted.ended is None and now < period.closes:
                    # Another owner may hold it, which claimed it when this one restarted.
                    code = await self._store.code(counted.table_id)
                    if code is None:
                        raise Refusal("no-such-table", 404)
                    return resource.Opened(counted.table_id, code)
                if period < today and now < period.closes:
                    # Its key is still secret, and it does not count any more.
                    raise Refusal("day-closing")
                if table_id is not None and (found := await self._opener.opened_before(person, table_id)) is not None:
                    return opened(found)
                quota = await self._opener.check_quota(person.id)
                counts = counted is None and period == today
                table = await self._open(person, period, table_id or new_table_id(), quota, counts=counts)
                if table is not None:
                    return opened(table)
        raise Refusal("not-kept", 503)

    async def _open(self, person: Person, period: Period, table_id: str, quota: Quota, *, counts: bool) -> Table | None:
        """Open a table with the match begun, atomically; None if the code or the attempt was taken meanwhile."""
        key = await self._store.dailies.key(period)
        match = deal(period.kind, key)
        terms = period.terms
        entries: list[log.AnyEntry] = [
            log.Created(
                code=new_code(),
                game=terms.game,
                players=terms.players,
                options=dict(match.rules.options),
                host=person.id,
                spectators=False,
                daily=f"{period.kind} {period.label}",
                counts=counts,
            ),
            log.Sat(person=person.id, name=person.name, seat=0),
        ]
        if terms.bot is not None:
            entries.append(log.Bot(seat=1, bot=terms.bot))
        entries.append(log.Start(record=match.record(), seq=match.seq, key=key.hex()))
        now = self._store.clock.now()
        state = fold(table_id, [(entry, now) for entry in entries])
        state.match = match
        return await self._opener.write_new(state, tuple(entries), now, tried(state, None), quota=quota)
