"""The running score of a circle: its finished matches, evening by evening."""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from saboteur.server.circle_resource import Evening, Honour, Score
from saboteur.server.store.circles import CirclePerson
from saboteur.server.store.history import Played
from saboteur.server.store.looks import Looks
from saboteur.server.table.statistics import share

NIGHT = 6 * 3600
"""Seconds after midnight that still belong to the evening before."""


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name."""
    try:
        return ZoneInfo(name) if name.isprintable() else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def day_of(ended: float, zone: ZoneInfo | None) -> date:
    """The evening a match belongs to."""
    return datetime.fromtimestamp(ended - NIGHT, zone or UTC).date()


def score(
    rows: list[Played], people: list[CirclePerson], zone: str, latest: int | None = None, year: bool = False
) -> Score:
    """The score over rows of all matches: of the latest evenings, of the current year, or of all."""
    lines = {one.person for one in people}
    there = zone_of(zone)
    days: dict[date, list[Played]] = defaultdict(list)
    for one in sorted(rows, key=lambda one: (one.ended, one.table_id)):
        if one.person in lines:
            days[day_of(one.ended, there)].append(one)
    evenings = [_evening(day, matches) for day, matches in sorted(days.items())]
    first = 0
    if latest is not None:
        first = max(0, len(evenings) - latest)
    elif year and evenings:
        first = sum(not one.day.startswith(evenings[-1].day[:4]) for one in evenings)
    before: Counter[str] = Counter()
    for earlier in evenings[:first]:
        before.update(earlier.gold)
    return Score(
        evenings=tuple(evenings[first:]),
        honours=_honours(rows, people, evenings),
        before=dict(before),
        total=len(evenings),
        since=None if not rows else int(min(one.ended for one in rows)),
    )


def looks_of(person: CirclePerson) -> Looks | None:
    """How a member chose to look."""
    return None if person.looks is None else msgspec.json.decode(person.looks, type=Looks)


def _evening(day: date, matches: list[Played]) -> Evening:
    gold: Counter[str] = Counter()
    for one in matches:
        gold[one.person] += one.gold
    most = max(gold.values())
    return Evening(
        day=day.isoformat(),
        matches=len({one.table_id for one in matches}),
        games=tuple(dict.fromkeys(one.game for one in matches)),
        gold=dict(gold),
        best=tuple(sorted(person for person, found in gold.items() if found == most and most > 0)),
        last=matches[-1].table_id,
    )


def _honours(rows: list[Played], people: list[CirclePerson], evenings: list[Evening]) -> tuple[Honour, ...]:
    found = []
    for person in people:
        own = [one for one in rows if one.person == person.person]
        there = [one for one in evenings if person.person in one.gold]
        contests = [one for one in own if one.won is not None]
        found.append(
            Honour(
                id=person.person,
                name=person.name,
                looks=looks_of(person),
                member=person.member,
                gold=sum(one.gold for one in own),
                evenings=len(there),
                matches=len(own),
                won=share(sum(bool(one.won) for one in contests), len(contests)),
                best=max((one.gold[person.person] for one in there), default=0),
                crowns=sum(person.person in one.best for one in there),
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.gold, -one.crowns, one.name, one.id)))
