"""The result of a contest: scores of pairs, shares by role and number of players, gains in gold, ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence

import msgspec

from saboteur.arena.contest import Contest, side_of
from saboteur.arena.interval import Gain, Share, gain, paired
from saboteur.arena.journal import Made
from saboteur.arena.rating import Meeting, Ratings
from saboteur.arena.table import Line, Rounds, SeatScore
from saboteur.tally import Rate, rate

REFERENCE = "greedy"
"""Ratings count from this bot, if it takes part, else from the first."""
HALF = 0.5


class Pair(msgspec.Struct, frozen=True):
    """One bot against another: 0.5 is equal. Without a number of players: over all of them."""

    bot: str
    against: str
    players: int | None
    score: Share
    gold: Gain
    """Extra gold per round and seat over the other bot; with single seating, over the other bot in that seat."""


class RoleRow(msgspec.Struct, frozen=True):
    """How often a bot's side won while the bot held a role."""

    bot: str
    against: str
    role: str
    players: int
    won: Rate


class Rated(msgspec.Struct, frozen=True):
    """A rating with its 95 % interval, in points above the reference bot; ``role`` is None for all together."""

    bot: str
    role: str | None
    points: float
    low: float
    high: float


class Standings(msgspec.Struct, frozen=True):
    """The result of a contest."""

    contest: Contest
    made: Made
    matches: int
    rounds: int
    one_sided: int
    """Deals in which all seats were on one side, which allow no comparison."""
    reference: str
    ratings: tuple[Rated, ...]
    """The best first."""
    pairs: tuple[Pair, ...]
    roles: tuple[RoleRow, ...]


def standings_of(contest: Contest, lines: Sequence[Line]) -> Standings:
    """Sum up the lines; their order does not matter."""
    lines = sorted(lines, key=lambda line: line.table)
    reference = REFERENCE if REFERENCE in contest.bots else contest.bots[0]
    return Standings(
        contest=contest,
        made=Made(),
        matches=sum(len(line.matches) for line in lines),
        rounds=sum(len(rounds) for line in lines for rounds in line.matches),
        one_sided=sum(line.table.first != line.table.second and _score(contest, line) is None for line in lines),
        reference=reference,
        ratings=tuple(_ratings(contest, lines, contest.bots.index(reference))),
        pairs=tuple(_pairs(contest, lines)),
        roles=tuple(_roles(contest, lines)),
    )


def _pairs(contest: Contest, lines: Sequence[Line]) -> Iterator[Pair]:
    scores: dict[tuple[int, int, int | None], list[float]] = defaultdict(list)
    gold: dict[tuple[int, int, int | None], list[float]] = defaultdict(list)
    for line in lines:
        first, second = line.table.first, line.table.second
        score = _score(contest, line)
        if first == second or score is None:
            continue
        more = _more_gold(contest, line)
        for players in (None, line.table.players):
            for key, sign in (((first, second, players), 1), ((second, first, players), -1)):
                scores[key].append(score if sign > 0 else 1 - score)
                # Alone at the other's table each bot has a gain of its own.
                gold[key].append(more[0] if sign > 0 else more[1])
    sizes: list[int | None] = [None, *contest.players] if len(contest.players) > 1 else [contest.players[0]]
    for one, bot in enumerate(contest.bots):
        for other, against in enumerate(contest.bots):
            for players in sizes if one != other else ():
                key = (one, other, players)
                yield Pair(bot, against, players, paired(scores[key]), gain(gold[key]))


def _score(contest: Contest, line: Line) -> float | None:
    """The first bot's score on this deal, from 0 to 1; None if the deal allows no comparison."""
    first, second = line.table.first, line.table.second
    if contest.seating == "sides":
        rounds = [one for one in _all_rounds(line) if len({seat.bot for seat in one}) > 1]
        return sum(_side_score(one, first) for one in rounds) / len(rounds) if rounds else None
    if contest.seating == "single":
        seat = line.table.deal % line.table.players
        mine, theirs = _seat_gains(line, seat)
        return (_compare(mine) + 1 - _compare(theirs)) / 2
    if line.table.players == 1:
        return _compare(_gold_of(line.matches, first) - _gold_of(line.matches, second))
    scores = [_compare(_gold_of([rounds], first) - _gold_of([rounds], second)) for rounds in line.matches]
    return sum(scores) / len(scores)


def _side_score(seats: Sequence[SeatScore], bot: int) -> float:
    winners = {seat.bot for seat in seats if seat.won}
    return HALF if len(winners) != 1 else float(bot in winners)


def _compare(difference: float) -> float:
    return HALF if abs(difference) < 1e-9 else float(difference > 0)


def _more_gold(contest: Contest, line: Line) -> tuple[float, float]:
    """Extra gold per round and seat of the first bot, and of the second."""
    if contest.seating == "single":
        mine, theirs = _seat_gains(line, line.table.deal % line.table.players)
        rounds = len(line.matches[0])
        return mine / rounds, theirs / rounds
    more = _gold_of(line.matches, line.table.first) - _gold_of(line.matches, line.table.second)
    return more, -more


def _seat_gains(line: Line, seat: int) -> tuple[float, float]:
    """Each bot's gain in a seat among copies of the other, compared with the other in that seat."""
    gold = [sum(seats[seat].gold for seats in rounds) for rounds in line.matches]
    return float(gold[0] - gold[1]), float(gold[2] - gold[3])


def _gold_of(matches: Sequence[Rounds], bot: int) -> float:
    """The bot's gold per round and seat."""
    found = [seat.gold for rounds in matches for seats in rounds for seat in seats if seat.bot == bot]
    return sum(found) / len(found) if found else 0.0


def _all_rounds(line: Line) -> Iterator[tuple[SeatScore, ...]]:
    for rounds in line.matches:
        yield from rounds


def _roles(contest: Contest, lines: Sequence[Line]) -> Iterator[RoleRow]:
    times: dict[tuple[int, int, str, int], list[int]] = defaultdict(lambda: [0, 0])
    for line in lines:
        for number, rounds in enumerate(line.matches):
            if contest.seating == "single" and number % 2:
                continue
            for seats in rounds:
                for bot, role, won in _held(contest, line, number, seats):
                    other = line.table.second if bot == line.table.first else line.table.first
                    counted = times[bot, other, role, line.table.players]
                    counted[0] += won
                    counted[1] += 1
    for (bot, other, role, players), counted in sorted(times.items()):
        yield RoleRow(contest.bots[bot], contest.bots[other], role, players, rate(*counted))


def _held(contest: Contest, line: Line, number: int, seats: Sequence[SeatScore]) -> Iterator[tuple[int, str, bool]]:
    """Which bot held which role in a round, and whether it won; seats with the same role count once."""
    if contest.seating == "single":
        guest = seats[line.table.deal % line.table.players]
        yield (line.table.first, line.table.second)[number // 2], guest.role, guest.won
        return
    if contest.seating == "sides" and len({_home(seat) for seat in seats}) == 1:
        # Without opponents there is nothing to win.
        return
    for bot, role in sorted({(seat.bot, seat.role) for seat in seats}):
        yield bot, role, any(seat.won for seat in seats if (seat.bot, seat.role) == (bot, role))


def _ratings(contest: Contest, lines: Sequence[Line], reference: int) -> list[Rated]:
    by_role = contest.seating == "sides" and contest.game == "saboteur"
    ratings = Ratings(_meetings(contest, lines, by_role=by_role))

    def rated(bot: int, role: str | None, skills: Sequence[str | None]) -> Rated:
        found = ratings.points([(bot, one) for one in skills], [(reference, one) for one in skills])
        return Rated(contest.bots[bot], role, *found)

    skills: list[str | None] = ["digger", "saboteur"] if by_role else [None]
    overall = [rated(bot, None, skills) for bot in range(len(contest.bots))]
    overall.sort(key=lambda one: -one.points)
    split = [rated(contest.bots.index(one.bot), role, [role]) for one in overall for role in skills if role]
    return [*overall, *split]


def _meetings(contest: Contest, lines: Sequence[Line], *, by_role: bool) -> Iterator[Meeting]:
    for line in lines:
        deal: Hashable = (line.table.players, line.table.deal)
        if contest.seating != "sides":
            score = _score(contest, line)
            if score is not None:
                yield Meeting(deal, (line.table.first, None), (line.table.second, None), score)
            continue
        for seats in _all_rounds(line):
            sides = {_home(seat): seat.bot for seat in seats}
            if len(sides) < 2:
                continue
            score = _home_score(seats)
            home = sides[True], "digger" if by_role else None
            away = sides[False], "saboteur" if by_role else None
            yield Meeting(deal, home, away, score, ("size", line.table.players))


def _home(seat: SeatScore) -> bool:
    return side_of(seat.role) in {"digger", "yellow"}


def _home_score(seats: Sequence[SeatScore]) -> float:
    winners = {_home(seat) for seat in seats if seat.won}
    return HALF if len(winners) != 1 else float(True in winners)
