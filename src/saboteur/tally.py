"""Statistics of many matches between bots.

>>> rate(5, 10)
Rate(times=5, of=10, share=0.5, low=0.236..., high=0.763...)
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from saboteur.simulate import Plan


GRADES = ("poor", "decent", "good", "excellent")
"""Grades of the solo game (SO-10)."""
DRAW = "draw"


class Score(msgspec.Struct, frozen=True):
    """A seat's result in a round."""

    bot: str
    role: str
    won: bool
    gold: int


class Played(msgspec.Struct, frozen=True):
    """Summary of one match, as plain data."""

    winners: tuple[str, ...]
    """The winning side of each round."""
    lengths: tuple[int, ...]
    """The number of turns in each round."""
    scores: tuple[tuple[Score, ...], ...]
    """Each seat's score in each round."""
    gold: tuple[int, ...]
    won: tuple[int, ...]
    """The seats that won the match; empty for a draw."""
    reason: str
    """The reason of the outcome."""


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, with a 95 % confidence interval (Wilson)."""

    times: int
    of: int
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """Mean, smallest and largest of some numbers."""

    mean: float
    least: int
    most: int


class Report(msgspec.Struct, frozen=True):
    """Summary of many matches."""

    game: str
    players: int
    matches: int
    rounds: int
    seed: int
    winners: dict[str, Rate]
    """Rounds won, by side."""
    round_length: Spread
    gold_per_seat: tuple[float, ...]
    gold_per_bot: dict[str, float]
    """Nuggets per seat and round, by bot."""
    rounds_won: dict[str, dict[str, Rate]]
    """Rounds won while holding a role, by bot and role."""
    matches_won: dict[str, Rate]
    """Seats that won their match, alone or jointly, by bot; empty if bots are assigned by role.

    A drawn Duel has no winner.
    """
    outcomes: dict[str, Rate]
    """Matches by reason of their outcome; in the solo game the grade: poor, decent, good or excellent."""
    gold: dict[str, int]
    """Number of seats by final gold."""


def summarise(plan: Plan, matches: list[Played]) -> Report:
    """Compute the statistics."""
    sides = Counter(winner for played in matches for winner in played.winners)
    reasons = Counter(played.reason for played in matches)
    lengths = [length for played in matches for length in played.lengths]
    seats: Counter[str] = Counter()
    won: Counter[str] = Counter()
    if plan.diggers is None:
        for number, played in enumerate(matches):
            for seat in range(plan.players):
                bot = plan.bot_at(number, seat, None)
                seats[bot] += 1
                won[bot] += seat in played.won
    rounds = sum(len(played.winners) for played in matches)
    return Report(
        game=plan.game,
        players=plan.players,
        matches=len(matches),
        rounds=rounds,
        seed=plan.seed,
        winners={side: rate(times, rounds) for side, times in sorted(sides.items())},
        round_length=Spread(sum(lengths) / max(len(lengths), 1), min(lengths, default=0), max(lengths, default=0)),
        gold_per_seat=tuple(
            sum(played.gold[seat] for played in matches) / max(len(matches), 1) for seat in range(plan.players)
        ),
        gold_per_bot=_gold_per_bot(matches),
        rounds_won=_rounds_won(matches),
        matches_won={bot: rate(won[bot], number) for bot, number in sorted(seats.items())},
        outcomes={reason: rate(times, len(matches)) for reason, times in sorted(reasons.items(), key=_rank)},
        gold={str(gold): count for gold, count in sorted(Counter(g for p in matches for g in p.gold).items())},
    )


def _rank(outcome: tuple[str, int]) -> tuple[int, str]:
    """Sort grades from worst to best, others by name."""
    reason = outcome[0]
    return GRADES.index(reason) if reason in GRADES else len(GRADES), reason


def _gold_per_bot(matches: list[Played]) -> dict[str, float]:
    scores = [score for played in matches for scores in played.scores for score in scores]
    seats = Counter(score.bot for score in scores)
    gold: Counter[str] = Counter()
    for score in scores:
        gold[score.bot] += score.gold
    return {bot: gold[bot] / number for bot, number in sorted(seats.items())}


def _rounds_won(matches: list[Played]) -> dict[str, dict[str, Rate]]:
    won: Counter[tuple[str, str]] = Counter()
    of: Counter[tuple[str, str]] = Counter()
    for scores in [scores for played in matches for scores in played.scores]:
        # Seats with the same role mostly win and lose together, so a round counts once for them.
        for key in {(score.bot, score.role) for score in scores}:
            of[key] += 1
            won[key] += any(score.won for score in scores if (score.bot, score.role) == key)
    found: dict[str, dict[str, Rate]] = {}
    for bot, role in sorted(of):
        found.setdefault(bot, {})[role] = rate(won[bot, role], of[bot, role])
    return found


def rate(times: int, of: int) -> Rate:
    """A share with its Wilson interval."""
    if of == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    z = 1.959964
    share = times / of
    centre = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    return Rate(times, of, share, max(0.0, centre - reach), min(1.0, centre + reach))
