"""Many matches between bots, and what came of them: the same seed gives the same numbers, however many processes play.

>>> report = simulate(Plan(game="saboteur", players=3, bots=("random",), matches=2, seed=1))
>>> report.matches, report.rounds
(2, 6)
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from saboteur.bots import LIMIT, Seated
from saboteur.box import Value
from saboteur.match import Match
from saboteur.view import Result

BATCH = 20
"""Matches that go to a process together."""

Wished = dict[str, Value]


class SimulationError(Exception):
    """A simulation that cannot go on; its message is a sentence."""


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


class Score(msgspec.Struct, frozen=True):
    """How a seat did in a round."""

    bot: str
    role: str
    won: bool
    gold: int


class Played(msgspec.Struct, frozen=True):
    """What one match came to, as plain data."""

    winners: tuple[str, ...]
    """The winning side of each round."""
    lengths: tuple[int, ...]
    """The turns of each round."""
    scores: tuple[tuple[Score, ...], ...]
    """How each seat did in each round."""
    gold: tuple[int, ...]
    won: tuple[int, ...]
    """The seats that won the match."""


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
    """By bot: nuggets of a seat in a round."""
    rounds_won: dict[str, dict[str, Rate]]
    """By bot and role: of the rounds in which it held the role, those which its side won."""
    matches_won: dict[str, Rate]
    """By bot: how many of its seats won their match, alone or together; nobody keeps a seat that is given by role."""
    gold: dict[str, int]
    """How many seats ended with how much gold."""


def simulate(
    plan: Plan,
    jobs: int = 1,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play all matches of the plan; a `BotError`, `OptionError` or `SimulationError` ends it."""
    matches: list[Played] = []
    with closing(_batches(plan, jobs, records)) as batches:
        for batch in batches:
            matches += batch
            if progress is not None:
                progress(len(batch))
    return summarise(plan, matches)


def play_match(plan: Plan, number: int) -> tuple[Match, Played]:
    """One match of the plan; everything random in it comes from the plan's seed and the match's number."""
    luck = random.Random(f"{plan.seed}/{number}")  # noqa: S311 - a simulation is to be repeated
    match = Match.new(plan.game, plan.players, luck.getrandbits(60), plan.edition, **plan.options)
    seated: dict[tuple[int, str], Seated] = {}
    turns: Counter[int] = Counter()
    while (seat := match.actor) is not None:
        view = match.view(seat)
        name = plan.bot_at(number, seat, view.role)
        bot = seated.get((seat, name))
        if bot is None:
            bot = seated[seat, name] = Seated(name, seat, random.Random(luck.getrandbits(60)), plan.limit)  # noqa: S311
        turns[view.round] += view.prompt is not None and view.prompt.kind == "turn"
        decision = bot.ask(match, view)
        for claim in decision.claims:
            match.say(seat, claim)
        match.play(decision.move)
    for bot in seated.values():
        bot.watch(match)
    outcome = match.outcome
    assert outcome is not None
    played = Played(
        tuple(str(result.winner) for result in match.results),
        tuple(turns[result.round] for result in match.results),
        tuple(_scores(plan, number, result) for result in match.results),
        outcome.gold,
        outcome.winners,
    )
    return match, played


def _scores(plan: Plan, number: int, result: Result) -> tuple[Score, ...]:
    roles = result.roles or ("player",) * plan.players
    return tuple(
        Score(plan.bot_at(number, seat, role), role, seat in result.winners, gold if isinstance(gold, int) else 0)
        for seat, (role, gold) in enumerate(zip(roles, result.gold, strict=True))
    )


def play_batch(plan: bytes, first: int, count: int, records: str | None) -> bytes:
    """Some matches in a row, in a process of its own: bytes in, bytes out."""
    decoded = msgspec.json.decode(plan, type=Plan)
    result = []
    for number in range(first, first + count):
        match, played = play_match(decoded, number)
        if records is not None:
            name = f"{decoded.game}-{number + 1:0{len(str(decoded.matches))}}.toml"
            _write(Path(records) / name, match.record())
        result.append(played)
    return msgspec.json.encode(result)


def _write(file: Path, record: str) -> None:
    try:
        file.write_text(record, encoding="utf-8", newline="\n")
    except OSError as error:
        raise SimulationError(f"The record {file} cannot be written: {error.strerror or error}.") from None


def summarise(plan: Plan, matches: list[Played]) -> Report:
    """The numbers people ask for."""
    sides = Counter(winner for played in matches for winner in played.winners)
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
        gold={str(gold): count for gold, count in sorted(Counter(g for p in matches for g in p.gold).items())},
    )


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


def _batches(plan: Plan, jobs: int, records: Path | None) -> Generator[list[Played], None, None]:
    """The matches in order, in batches."""
    asked = [
        (msgspec.json.encode(plan), first, min(BATCH, plan.matches - first), None if records is None else str(records))
        for first in range(0, plan.matches, BATCH)
    ]
    if jobs == 1 or len(asked) == 1:
        for question in asked:
            yield _read(play_batch(*question))
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_with_parent)
    with _without_interrupts():
        answers: list[Future[bytes]] = [pool.submit(play_batch, *question) for question in asked]
    try:
        for answer in answers:
            yield _read(answer.result())
    except BrokenProcessPool:
        raise SimulationError(
            "A process that played matches ended before its time; perhaps a bot ended it, or memory ran out."
        ) from None
    finally:
        if not all(answer.done() for answer in answers):
            # Nobody waits for what still runs: a bot, an error or the interrupt key has ended the simulation.
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """Let a process that plays end when the one that started it does, however that comes about."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Start processes that never hear the interrupt key.

    It goes to all processes of a terminal; the one that started the others ends them. What is blocked stays so in a new
    process, from its first instant on; here it waits until the others are on their way.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _read(answer: bytes) -> list[Played]:
    return msgspec.json.decode(answer, type=list[Played])
