"""What a finished match adds to the history of its people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec

from saboteur.match import Match
from saboteur.match import Played as MatchMove
from saboteur.notation.claim import Claim
from saboteur.server.store.dailies import Try
from saboteur.server.store.history import CIRCLE, EVERYONE, Finished, Played, Tally, searched
from saboteur.server.table.forget import is_gone
from saboteur.server.table.seating import Seat
from saboteur.server.table.state import State
from saboteur.view import Result

THOUSAND = 1000
"""Shares are summed in thousandths."""
_Key = tuple[str, str, str]
"""Person, kind and key."""


class _Sums:
    def __init__(self) -> None:
        self.count: Counter[_Key] = Counter()
        self.won: Counter[_Key] = Counter()
        self.total: Counter[_Key] = Counter()

    def add(self, person: str, kind: str, *parts: object, won: int = 0, total: int = 0) -> None:
        key = person, kind, "|".join(str(part) for part in parts)
        self.count[key] += 1
        self.won[key] += won
        self.total[key] += total

    def tallies(self, year: int) -> tuple[Tally, ...]:
        return tuple(
            Tally(key[0], year, *key[1:], self.count[key], self.won[key], self.total[key]) for key in self.count
        )


def finished(state: State, ended: float) -> Finished:
    """The entry of a match that is over."""
    match = state.running
    outcome = match.outcome
    assert outcome is not None
    if state.period is not None and not state.created.counts:
        # Practice does not count: knowing the cards would inflate any statistic.
        return Finished(state.table_id, ended, (), ())
    game, players = match.rules.name, len(state.seats)
    year = datetime.fromtimestamp(ended, UTC).year
    seconds = max(0, round(ended - state.began_at))
    sums, rows = _Sums(), []
    for number, seat in enumerate(state.seats):
        if not _counts(seat):
            continue
        assert seat.person is not None
        company = company_of(state, number)
        won = None if players == 1 else number in outcome.winners
        rows.append(
            Played(
                person=seat.person,
                table_id=state.table_id,
                seat=number,
                ended=ended,
                seconds=seconds,
                moves=state.moved,
                year=year,
                game=game,
                players=players,
                company=company,
                roles="".join(f",{role}" for role in roles_of(match, number)) + ",",
                won=won,
                gold=outcome.gold[number],
                circle=state.created.circle,
                resigned=seat.resigned,
            )
        )
        sums.add(seat.person, "day", datetime.fromtimestamp(ended, UTC).date())
        if seat.resigned:
            # The bot's actions are not theirs.
            continue
        sums.add(seat.person, "match", game, players, company, won=int(bool(won)), total=seconds)
        sums.add(seat.person, "gold", game, company, outcome.gold[number])
        for other in state.seats:
            if other is not seat and _counts(other):
                sums.add(seat.person, "beside", other.person, won=int(bool(won)))
    _count_circle(sums, state, game, seconds)
    for result in match.results:
        _count_round(sums, state, game, result)
    for round_, claims in enumerate(_claims(match)):
        if round_ < len(match.results):
            _count_claims(sums, state, game, match.results[round_], claims)
    return Finished(state.table_id, ended, tuple(rows), (*sums.tallies(year), *searched(rows)), tried(state, ended))


def tried(state: State, ended: float | None) -> Try | None:
    """How a match counts for its day or week; None if it does not. If it ended too late, it stays unfinished."""
    period, person = state.period, state.created.host
    if period is None or not state.created.counts or is_gone(person):
        return None
    began = Try(
        person=person, kind=period.kind, label=period.label, table_id=state.table_id, began=state.created_at
    )  # fmt: skip
    outcome = state.running.outcome
    if ended is None or ended > period.closes or outcome is None:
        return began
    own = not state.seats[0].resigned
    return msgspec.structs.replace(
        began,
        ended=ended,
        # The gold of a bot that finished it for them does not count.
        gold=outcome.gold[0] if own else 0,
        moves=sum(isinstance(part, MatchMove) and part.seat == 0 for part in state.running.story),
        won=own and 0 in outcome.winners if len(state.seats) > 1 else None,
    )


def company_of(state: State, seat: int) -> str:
    """With whom somebody played: with other people, with bots only, or alone."""
    if len(state.seats) == 1:
        return "alone"
    people = any(other.person is not None for number, other in enumerate(state.seats) if number != seat)
    return "people" if people else "bots"


def roles_of(match: Match, seat: int) -> list[str]:
    """The roles of a seat, round by round; in the Duel its colour."""
    if match.rules.name == "duel":
        return ["green" if seat == 0 else "blue"]
    return [result.roles[seat] for result in match.results if result.roles]


def side(role: str) -> str:
    """The side of a role; empty for roles that win alone."""
    if role in {"digger", "saboteur"}:
        return role
    return role if role.startswith(("blue-", "green-", "yellow-")) else ""


def _counts(seat: Seat) -> bool:
    return seat.person is not None and not is_gone(seat.person)


def _circle(state: State) -> str | None:
    """The person id for the sums of a circle: only matches between people count."""
    if state.created.circle is None or len(state.people) < 2:
        return None
    return CIRCLE + state.created.circle


def _count_circle(sums: _Sums, state: State, game: str, seconds: int) -> None:
    circle = _circle(state)
    if circle is not None:
        sums.add(circle, "match", game, len(state.seats), "people", total=seconds)


def _won(result: Result, seat: int) -> bool:
    return seat in result.winners and result.winner != "draw"


def _count_round(sums: _Sums, state: State, game: str, result: Result) -> None:
    players, circle = len(state.seats), _circle(state)
    if players == 1:
        return
    for number, seat in enumerate(state.seats):
        role = result.roles[number] if result.roles else ""
        gold = result.gold[number]
        parts = (game, role, players, company_of(state, number))
        won = int(_won(result, number))
        found = int(gold) if isinstance(gold, int) else 0
        sums.add(EVERYONE, "role", *parts, won=won, total=found)
        if circle is not None and seat.person is not None and not seat.resigned:
            # Also of people who have left: the sums must not change.
            sums.add(circle, "role", *parts, won=won, total=found)
        if not _counts(seat) or seat.resigned:
            continue
        assert seat.person is not None
        sums.add(seat.person, "role", *parts, won=won, total=found)
        for other, beside in enumerate(state.seats):
            same = role and side(role) and side(role) == side(result.roles[other])
            if other != number and same and _counts(beside) and not beside.resigned:
                sums.add(seat.person, "with", beside.person, won=won)


def _claims(match: Match) -> Iterator[list[tuple[int, Claim, int]]]:
    """The claims about players, round by round, each with its speaker and its time in thousandths of the round."""
    rounds: list[list[tuple[int, str, int]]] = []
    lengths: list[int] = []
    for event in match.events:
        if event.kind == "round":
            rounds.append([])
            lengths.append(0)
        if not rounds:
            continue
        lengths[-1] += 1
        if event.kind == "claim" and event.claim is not None and event.seat is not None:
            rounds[-1].append((event.seat, event.claim, lengths[-1]))
    for found, length in zip(rounds, lengths, strict=True):
        read = ((seat, Claim.parse(text), at * THOUSAND // length) for seat, text, at in found)
        yield [one for one in read if one[1].seat is not None]


def _count_claims(sums: _Sums, state: State, game: str, result: Result, claims: list[tuple[int, Claim, int]]) -> None:
    if not result.roles:
        return
    seats = state.seats
    bad = [role.endswith("saboteur") for role in result.roles]
    # Only the last claim about a player counts.
    last = {(speaker, claim.seat): claim.what for speaker, claim, _ in claims if claim.seat is not None}
    for (speaker, target), what in last.items():
        if speaker == target:
            continue
        right = "right" if (what == "accuse") == bad[target] else "wrong"
        said, about = seats[speaker], seats[target]
        if _counts(said) and not said.resigned:
            assert said.person is not None
            others = [is_bad for number, is_bad in enumerate(bad) if number != speaker]
            blind = THOUSAND * sum(others) // len(others)
            sums.add(said.person, "suspects", game, company_of(state, speaker), what, right, total=blind)
        if _counts(about) and not about.resigned:
            assert about.person is not None
            by = "bots" if said.person is None else "people"
            sums.add(about.person, "suspected", game, by, what, right)
    for number, seat in enumerate(seats):
        if bad[number] and _counts(seat) and not seat.resigned:
            assert seat.person is not None
            first = min(
                (at for by, claim, at in claims if claim.what == "accuse" and claim.seat == number != by),
                default=None,
            )
            seen = THOUSAND if first is None else first
            sums.add(seat.person, "unseen", game, company_of(state, number), won=int(first is None), total=seen)
