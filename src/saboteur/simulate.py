"""Many matches between bots, and what came of them: the same seed gives the same numbers, however many processes play.

>>> report = simulate(Plan(game="saboteur", players=3, bots=("random",), matches=2, seed=1))
>>> report.matches, report.rounds
(2, 6)
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec

from saboteur.bots import LIMIT, Seated
from saboteur.box import Value
from saboteur.match import Match

BATCH = 20
"""Matches that go to a process together."""

Wished = dict[str, Value]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: bots dealt round the seats, or by the role a seat holds in each round."""

    game: str
    players: int
    bots: tuple[str, ...] = ()
    diggers: str | None = None
    saboteurs: str | None = None
    matches: int = 1
    seed: int = 0
    edition: str | None = None
    options: Wished = {}
    limit: float = LIMIT

    def bot_at(self, number: int, seat: int, role: str | None) -> str:
        """Who plays the seat; the bots move on by one seat from match to match, so that each sits everywhere."""
        if self.diggers is not None and self.saboteurs is not None:
            return self.saboteurs if role == "saboteur" else self.diggers
        return self.bots[(seat + number) % len(self.bots)]


class Played(msgspec.Struct, frozen=True):
    """What one match came to, as plain data."""

    winners: tuple[str, ...]
    """The winning side of each round."""
    lengths: tuple[int, ...]
    """The moves of each round."""
    gold: tuple[int, ...]
    bots: tuple[str, ...]
    won: tuple[int, ...]
    """The seats that won the match."""
    slowest: float


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
    """What many matches came to."""

    game: str
    players: int
    matches: int
    rounds: int
    seed: int
    winners: dict[str, Rate]
    """By side: how many rounds it won."""
    round_length: Spread
    gold_per_seat: tuple[float, ...]
    gold_per_bot: dict[str, float]
    matches_won: dict[str, Rate]
    """By bot: how many of its seats won their match, alone or together."""
    gold: dict[str, int]
    """How many seats ended with how much gold."""


def simulate(
    plan: Plan,
    jobs: int = 1,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play all matches of the plan; a `BotError` or `OptionError` ends it."""
    matches: list[Played] = []
    for batch in _batches(plan, jobs, records):
        matches += batch
        if progress is not None:
            progress(len(batch))
    return summarise(plan, matches)


def play_match(plan: Plan, number: int) -> tuple[Match, Played]:
    """One match of the plan; everything random in it comes from the plan's seed and the match's number."""
    luck = random.Random(f"{plan.seed}/{number}")  # noqa: S311 - a simulation is to be repeated
    match = Match.new(plan.game, plan.players, luck.getrandbits(60), plan.edition, **plan.options)
    seated: dict[tuple[int, str], Seated] = {}
    lengths: list[int] = []
    moves = 0
    while (seat := match.actor) is not None:
        view = match.view(seat)
        name = plan.bot_at(number, seat, view.role)
        bot = seated.get((seat, name))
        if bot is None:
            bot = seated[seat, name] = Seated(name, seat, random.Random(luck.getrandbits(60)), plan.limit)  # noqa: S311
        match.play(bot.move(match))
        moves += 1
        if len(match.results) > len(lengths):
            lengths.append(moves)
            moves = 0
    for bot in seated.values():
        bot.watch(match)
    if moves:
        lengths[-1:] = [*(length + moves for length in lengths[-1:])] or [moves]
    outcome = match.outcome
    assert outcome is not None
    played = Played(
        tuple(str(result.winner) for result in match.results),
        tuple(lengths),
        outcome.gold,
        tuple(plan.bot_at(number, seat, None) for seat in range(plan.players)),
        outcome.winners,
        max((bot.slowest for bot in seated.values()), default=0.0),
    )
    return match, played


def play_batch(plan: bytes, first: int, count: int, records: str | None) -> bytes:
    """Some matches in a row, in a process of its own: bytes in, bytes out."""
    decoded = msgspec.json.decode(plan, type=Plan)
    result = []
    for number in range(first, first + count):
        match, played = play_match(decoded, number)
        if records is not None:
            name = f"{decoded.game}-{number + 1:0{len(str(decoded.matches))}}.toml"
            (Path(records) / name).write_text(match.record(), encoding="utf-8")
        result.append(played)
    return msgspec.json.encode(result)


def summarise(plan: Plan, matches: list[Played]) -> Report:
    """The numbers people ask for."""
    sides = Counter(winner for played in matches for winner in played.winners)
    lengths = [length for played in matches for length in played.lengths]
    by_bot: dict[str, list[int]] = {}
    won: Counter[str] = Counter()
    for played in matches:
        for seat, bot in enumerate(played.bots):
            by_bot.setdefault(bot, []).append(played.gold[seat])
            won[bot] += seat in played.won
    if plan.diggers is not None:
        # By role nobody keeps a seat for the whole match, so gold and victories belong to no bot.
        by_bot = {}
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
        gold_per_bot={bot: sum(gold) / len(gold) for bot, gold in sorted(by_bot.items())},
        matches_won={bot: rate(won[bot], len(gold)) for bot, gold in sorted(by_bot.items())},
        gold={str(gold): count for gold, count in sorted(Counter(g for p in matches for g in p.gold).items())},
    )


def rate(times: int, of: int) -> Rate:
    """A share with its Wilson interval.

    >>> rate(5, 10)
    Rate(times=5, of=10, share=0.5, low=0.236..., high=0.763...)
    """
    if of == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    z = 1.959964
    share = times / of
    centre = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * (share * (1 - share) / of + z * z / (4 * of * of)) ** 0.5
    return Rate(times, of, share, max(0.0, centre - reach), min(1.0, centre + reach))


def _batches(plan: Plan, jobs: int, records: Path | None) -> Iterator[list[Played]]:
    """The matches in order, in batches."""
    asked = [
        (msgspec.json.encode(plan), first, min(BATCH, plan.matches - first), None if records is None else str(records))
        for first in range(0, plan.matches, BATCH)
    ]
    if jobs == 1 or len(asked) == 1:
        for question in asked:
            yield _read(play_batch(*question))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        answers: list[Future[bytes]] = [pool.submit(play_batch, *question) for question in asked]
        try:
            for answer in answers:
                yield _read(answer.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _read(answer: bytes) -> list[Played]:
    return msgspec.json.decode(answer, type=list[Played])
