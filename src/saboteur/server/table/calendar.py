"""What a person is shown of the mine of the day and the Duel of the week."""

from __future__ import annotations

from collections import Counter
from statistics import median

from saboteur.daily import KINDS, Kind, Period, commitment, streak
from saboteur.server.daily import DailyDay, DailyKind, DailyTry
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.dailies import Score, Try
from saboteur.server.store.store import Store
from saboteur.server.table.daily_opening import offered
from saboteur.server.table.state import fold
from saboteur.server.table.upkeep import UNREADABLE

PAST: dict[Kind, int] = {"mine": 13, "duel": 5}
AHEAD: dict[Kind, int] = {"mine": 7, "duel": 3}
FEW = 5
"""With fewer others their results are not shown, because they could be identified."""


async def calendar(store: Store, settings: Settings, person: str | None) -> tuple[DailyKind, ...]:
    """All deals on offer, as this person sees them."""
    now = store.clock.now()
    return tuple([await _kind(store, kind, person, now) for kind in KINDS if offered(settings, kind)])


async def best_record(store: Store, settings: Settings, period: Period) -> str:
    """The record of the best match of a day or week that is over; it names nobody. `Refusal` if there is none."""
    if not offered(settings, period.kind):
        raise Refusal("no-daily", 404)
    if store.clock.now() < period.closes:
        raise Refusal("day-not-over")
    found = await store.dailies.best(period)
    if found is None:
        raise Refusal("nobody-played", 404)
    try:
        return fold(found.table_id, await store.read(found.table_id)).whole_record()
    except UNREADABLE:
        raise Refusal("damaged-table") from None


async def _kind(store: Store, kind: Kind, person: str | None, now: float) -> DailyKind:
    today = Period.at(kind, now)
    periods = [today.shifted(number) for number in range(-PAST[kind], AHEAD[kind] + 1)]
    labels = [one.label for one in periods if one <= today]
    own = {} if person is None else await store.dailies.own(person, kind, labels)
    played = [] if person is None else await store.dailies.played(person, kind)
    scores: dict[str, list[Score]] = {}
    for score in await store.dailies.scores(kind, labels):
        scores.setdefault(score.label, []).append(score)
    days = []
    for one in periods:
        key = await store.dailies.key(one)
        days.append(_day(one, key, own.get(one.label), scores.get(one.label, []), now))
    return DailyKind(
        kind=kind,
        game=today.terms.game,
        bot=today.terms.bot,
        streak=streak([Period.parse(kind, label) for label in played], today),
        days=tuple(days),
    )


def _day(period: Period, key: bytes, own: Try | None, scores: list[Score], now: float) -> DailyDay:
    over = now >= period.closes
    finished = own is not None and own.ended is not None
    told = over or finished
    golds: Counter[int] = Counter()
    for score in scores:
        golds[score.gold] += score.count
    others = golds.copy()
    if own is not None and own.gold is not None:
        others[own.gold] -= 1
    enough = told and others.total() >= FEW
    beaten = sum(score.count for score in scores if score.won)
    return DailyDay(
        label=period.label,
        phase="over" if over else "closing" if now >= period.ends else "open" if now >= period.begins else "ahead",
        begins=int(period.begins),
        ends=int(period.ends),
        closes=int(period.closes),
        commitment=commitment(period, key),
        key=key.hex() if over else None,
        own=None if own is None else _try(own),
        count=golds.total(),
        median=float(median(golds.elements())) if told and golds else None,
        others=tuple(others[gold] for gold in range(max(+others) + 1)) if enough else (),
        beaten=beaten if told and period.terms.bot is not None else None,
        best=over and bool(scores),
    )


def _try(own: Try) -> DailyTry:
    return DailyTry(table=own.table_id, over=own.ended is not None, gold=own.gold, moves=own.moves, won=own.won)
