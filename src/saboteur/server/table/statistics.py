"""The statistics of a person, from sums over their matches."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Literal, cast

import msgspec

from saboteur.server import memory
from saboteur.server.memory import Share
from saboteur.server.store.history import EVERYONE, History, Played, Tally
from saboteur.server.store.search import Filter
from saboteur.server.table.summary import Summary
from saboteur.tally import rate

KINDS = ("match", "role", "suspects", "suspected", "unseen", "gold")
ENOUGH_TO_COMPARE = 30
"""Fewest rounds of all players for an average."""
ENOUGH_TOGETHER = 8
"""Rounds on the same side before a partner is listed."""
MOST_PARTNERS = 50
LATEST = 16
"""Latest matches alone."""
LONGEST_HISTOGRAM = 100


class _Sum:
    def __init__(self) -> None:
        self.count = self.won = self.total = 0

    def add(self, tally: Tally) -> None:
        self.count += tally.count
        self.won += tally.won
        self.total += tally.total

    @property
    def share(self) -> Share:
        return share(self.won, self.count)


def share(won: int, count: int) -> Share:
    """A share with its interval."""
    found = rate(won, count)
    return Share(won, count, round(found.low, 4), round(found.high, 4))


async def statistics(history: History, person: str, year: int | None) -> memory.Statistics:
    """The statistics of a person, of one year or of all."""
    found = defaultdict(list)
    for tally in await history.tallies(person, KINDS, year):
        found[tally.kind].append(tally)
    everyone = await history.tallies(EVERYONE, ("role",))
    since = await history.since(person)
    return memory.Statistics(
        year=year,
        years=tuple(await history.years(person)),
        since=None if since is None else int(since),
        matches=_matches(found["match"]),
        roles=_roles(found["role"], everyone),
        partners=await _partners(history, person, year),
        suspects=_claims(found["suspects"], guessed=True),
        suspected=_claims(found["suspected"], guessed=False),
        unseen=_unseen(found["unseen"]),
        gold=_gold(found["gold"]),
        solo=await _solo(history, person, year),
        review=None if year is None else await _review(history, person, year, found["match"]),
    )


def _grouped(tallies: Iterable[Tally], key: Callable[[list[str]], tuple[str, ...]]) -> dict[tuple[str, ...], _Sum]:
    found: dict[tuple[str, ...], _Sum] = {}
    for tally in tallies:
        found.setdefault(key(tally.key.split("|")), _Sum()).add(tally)
    return dict(sorted(found.items()))


def _company(word: str) -> memory.Company:
    return cast("memory.Company", word)


def _matches(tallies: list[Tally]) -> tuple[memory.MatchShare, ...]:
    return tuple(
        memory.MatchShare(
            game=game, players=int(players), company=_company(company), share=one.share, seconds=one.total
        )
        for (game, players, company), one in _grouped(tallies, tuple).items()
    )


def _roles(tallies: list[Tally], everyone: list[Tally]) -> tuple[memory.RoleShare, ...]:
    usual = _grouped(everyone, tuple)
    sizes: dict[tuple[str, ...], list[tuple[str, int]]] = defaultdict(list)
    for (game, role, players, company), one in _grouped(tallies, tuple).items():
        sizes[game, role, company].append((players, one.count))
    return tuple(
        memory.RoleShare(
            game=game,
            role=role,
            company=_company(company),
            share=one.share,
            gold=one.total,
            usual=_usual(usual, game, role, company, sizes[game, role, company]),
        )
        for (game, role, company), one in _grouped(tallies, lambda key: (key[0], key[1], key[3])).items()
    )


def _usual(
    everyone: dict[tuple[str, ...], _Sum], game: str, role: str, company: str, sizes: list[tuple[str, int]]
) -> float | None:
    """The share that everyone gets, at tables of the sizes somebody has played at."""
    rounds, won = 0, 0.0
    for players, count in sizes:
        all_rounds = everyone.get((game, role, players, company))
        if all_rounds is None or all_rounds.count < ENOUGH_TO_COMPARE:
            return None
        rounds += count
        won += count * all_rounds.won / all_rounds.count
    return round(won / rounds, 4) if rounds else None


async def _partners(history: History, person: str, year: int | None) -> tuple[memory.PartnerShare, ...]:
    most = await history.most(person, "with", MOST_PARTNERS, year, least=ENOUGH_TOGETHER)
    names = await history.names([one.key for one in most])
    found = [
        memory.PartnerShare(one.key, names[one.key], share(one.won, one.count)) for one in most if one.key in names
    ]
    return tuple(sorted(found, key=lambda one: (-one.share.count, one.name)))


def _claims(tallies: list[Tally], *, guessed: bool) -> tuple[memory.ClaimShare, ...]:
    right: dict[tuple[str, str], int] = defaultdict(int)
    sums: dict[tuple[str, str], _Sum] = defaultdict(_Sum)
    for tally in tallies:
        _game, company, what, how = tally.key.split("|")
        sums[what, company].add(tally)
        right[what, company] += tally.count if how == "right" else 0
    found = []
    for (what, company), one in sorted(sums.items()):
        bad = one.total / one.count / 1000
        blind = None if not guessed else round(bad if what == "accuse" else 1 - bad, 4)
        word = cast("Literal['accuse', 'trust']", what)
        found.append(memory.ClaimShare(word, _company(company), share(right[what, company], one.count), blind))
    return tuple(found)


def _unseen(tallies: list[Tally]) -> tuple[memory.Unseen, ...]:
    return tuple(
        memory.Unseen(
            game=game,
            company=_company(company),
            rounds=one.count,
            never=one.won,
            mean=round(one.total / one.count / 1000, 4),
        )
        for (game, company), one in _grouped(tallies, tuple).items()
    )


def _gold(tallies: list[Tally]) -> tuple[memory.GoldCount, ...]:
    counts: dict[tuple[str, str], list[int]] = defaultdict(list)
    for (game, company, gold), one in _grouped(tallies, tuple).items():
        found, place = counts[game, company], min(max(0, int(gold)), LONGEST_HISTOGRAM)
        found += [0] * (place + 1 - len(found))
        found[place] += one.count
    return tuple(
        memory.GoldCount(game=game, company=_company(company), counts=tuple(found), median=_median(found))
        for (game, company), found in counts.items()
    )


def _median(counts: list[int]) -> float:
    """The middle of so many values of 0, 1, 2 …; between the two in the middle of an even number."""
    reached = list(accumulate(counts))
    below, above = ((reached[-1] - 1) // 2, reached[-1] // 2)
    return (bisect_right(reached, below) + bisect_right(reached, above)) / 2


async def _solo(history: History, person: str, year: int | None) -> memory.BestSolo | None:
    best = await history.best(person, "solo", year)
    if best is None:
        return None
    latest = await history.last(person, "solo", LATEST, year)
    golds = tuple(one.gold for one in reversed(latest))
    return memory.BestSolo(best.table_id, best.gold, best.moves, int(best.ended), golds)


async def _review(history: History, person: str, year: int, matches: list[Tally]) -> memory.Review:
    days, busiest, busiest_matches = await history.days(person, year)
    longest, richest = await history.extremes(person, year)
    return memory.Review(
        matches=sum(one.count for one in matches),
        days=days,
        seconds=sum(one.total for one in matches),
        busiest=busiest,
        busiest_matches=busiest_matches,
        longest=None if longest is None else match_of(*longest),
        richest=None if richest is None else match_of(*richest),
    )


def match_of(one: Played, summary: str) -> memory.HistoryMatch:
    """A match as its person sees it in the history."""
    read = msgspec.json.decode(summary, type=Summary)
    return memory.HistoryMatch(
        id=one.table_id,
        game=one.game,
        players=one.players,
        seat=one.seat,
        ended=int(one.ended),
        seconds=one.seconds,
        moves=one.moves,
        company=_company(one.company),
        roles=tuple(role for role in one.roles.split(",") if role),
        won=one.won,
        gold=one.gold,
        names=read.names,
        bots=tuple(person is None for person in read.people),
        people=read.people,
        winners=read.winners,
    )


async def page(
    history: History, person: str, wanted: Filter, before: tuple[float, str] | None, limit: int
) -> memory.HistoryPage:
    """A part of a person's history."""
    rows = await history.page(person, wanted, before, limit + 1)
    # Counts and names are needed only for the first page.
    first = before is None
    shown = rows[:limit]
    last = shown[-1][0] if len(rows) > limit else None
    whole = await history.count(person, Filter()) if first else 0
    matches = tuple(match_of(*row) for row in shown)
    return memory.HistoryPage(
        matches=matches,
        found=0 if not first else whole if wanted == Filter() else await history.count(person, wanted),
        all=whole,
        next=None if last is None else f"{last.ended!r} {last.table_id}",
        partners=await _most(history, person) if first else (),
        years=tuple(await history.years(person)) if first else (),
        looks=await history.looks({one for match in matches for one in match.people if one is not None}),
    )


async def _most(history: History, person: str, limit: int = 8) -> tuple[memory.Partner, ...]:
    # More than are shown, because some may have left.
    most = await history.most(person, "beside", 2 * limit)
    names = await history.names([one.key for one in most])
    return tuple(memory.Partner(one.key, names[one.key], one.count) for one in most if one.key in names)[:limit]
