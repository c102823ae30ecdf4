"""Play the matches of one table: the same deal, with the bots' places swapped."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec

from saboteur.arena.contest import Contest, Table, side_of
from saboteur.simulate import play_seated
from saboteur.tally import DRAW
from saboteur.view import Result, View

Chooser = Callable[[int, str], int]
"""The bot (by index) of a seat with this role."""


class SeatScore(msgspec.Struct, frozen=True, array_like=True):
    """A seat's result in a round, and its bot (by index)."""

    bot: int
    role: str
    won: bool
    gold: int


Rounds = tuple[tuple[SeatScore, ...], ...]


class Line(msgspec.Struct, frozen=True, array_like=True):
    """The result of one table: for each match, each round, each seat."""

    table: Table
    matches: tuple[Rounds, ...]


def play_table(contest: bytes, table: bytes) -> bytes:
    """Play a table, in a worker process: bytes in, bytes out."""
    wanted = msgspec.json.decode(contest, type=Contest)
    return msgspec.json.encode(play(wanted, msgspec.json.decode(table, type=Table)))


def play(contest: Contest, table: Table, ways: Sequence[int] | None = None) -> Line:
    """Play all matches of a table, or only those with some seatings."""
    seated = choosers(contest, table)
    picked = seated if ways is None else [seated[way] for way in ways]
    return Line(table, tuple(_match(contest, table, chooser) for chooser in picked))


def choosers(contest: Contest, table: Table) -> list[Chooser]:
    """The seating of each match of the table."""
    one, other = table.first, table.second
    if contest.seating == "sides":
        home = _home_side(contest.game)
        ways = [_by_side(home, one, other), _by_side(home, other, one)]
    elif contest.seating == "mixed":
        # With an odd number of players, swapping also swaps who has one seat more.
        ways = [_by_parity(table.deal, one, other), _by_parity(table.deal, other, one)]
    else:
        seat = table.deal % table.players
        ways = [
            _at(seat, one, other),
            _at(seat, other, other),
            _at(seat, other, one),
            _at(seat, one, one),
        ]
    return ways[: contest.matches_of(table)]


def _home_side(game: str) -> str:
    return "digger" if game == "saboteur" else "yellow"


def _by_side(home: str, one: int, other: int) -> Chooser:
    return lambda _seat, role: one if side_of(role) == home else other


def _by_parity(deal: int, one: int, other: int) -> Chooser:
    return lambda seat, _role: one if (seat + deal) % 2 == 0 else other


def _at(place: int, guest: int, host: int) -> Chooser:
    return lambda seat, _role: guest if seat == place else host


def _match(contest: Contest, table: Table, chooser: Chooser) -> Rounds:
    def bot_at(seat: int, view: View) -> str:
        return contest.bots[chooser(seat, view.role or "player")]

    # Randomness depends on the deal alone, so all bots get the same cards.
    luck = random.Random(f"{contest.seed}/{table.players}/{table.deal}")  # noqa: S311 - to be repeated
    match, _ = play_seated(contest.plan(table.players), luck, bot_at)
    return tuple(_scores(result, table.players, chooser) for result in match.results)


def _scores(result: Result, players: int, chooser: Chooser) -> tuple[SeatScore, ...]:
    roles = result.roles or ("player",) * players
    winners = () if result.winner == DRAW else result.winners
    return tuple(
        SeatScore(chooser(seat, role), role, seat in winners, gold if isinstance(gold, int) else 0)
        for seat, (role, gold) in enumerate(zip(roles, result.gold, strict=True))
    )
