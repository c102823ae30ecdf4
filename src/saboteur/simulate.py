"""Play many matches between bots. The same seed gives the same numbers for any number of processes.

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
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

import msgspec

from saboteur.bots import LIMIT, Referee
from saboteur.bots.isolated import BotProcesses, Isolated
from saboteur.bots.printing import printing_aside
from saboteur.cards.box import Value
from saboteur.match import Match
from saboteur.tally import DRAW, Played, Report, Score, summarise
from saboteur.view import Result
from saboteur.whole import whole

BATCH = 20
"""Most matches per batch."""

_bots = BotProcesses()
"""The isolated bots of this process; they end with it at the latest."""
_leave = os._exit

Wished = dict[str, Value]


class SimulationError(Exception):
    """A simulation that cannot continue; its message is a sentence."""


class Plan(msgspec.Struct, frozen=True):
    """What to play: bots assigned to seats in turn, or by the role a seat holds in each round."""

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
    isolate: bool = False
    """Run each bot in its own process."""
    deck: str | None = None
    """The file of a custom deck."""

    def __post_init__(self) -> None:
        # Plans are sent as JSON, which only knows Python's own numbers.
        for name in ("players", "matches", "seed"):
            msgspec.structs.force_setattr(self, name, _own(getattr(self, name)))
        msgspec.structs.force_setattr(self, "options", {name: _own(value) for name, value in self.options.items()})

    def bot_at(self, number: int, seat: int, role: str | None) -> str:
        """The bot at a seat; bots move on by one seat per match, so that each sits everywhere."""
        if self.diggers is not None and self.saboteurs is not None:
            return self.saboteurs if role == "saboteur" else self.diggers
        return self.bots[(seat + number) % len(self.bots)]


def _own(value: Any) -> Any:
    number = whole(value)
    return value if number is None else number


def simulate(
    plan: Plan,
    jobs: SupportsIndex = 1,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play all matches of the plan; raises `BotError`, `OptionError` or `SimulationError`."""
    matches: list[Played] = []
    with closing(_batches(plan, index(jobs), records)) as batches:
        for batch in batches:
            matches += batch
            if progress is not None:
                progress(len(batch))
    return summarise(plan, matches)


def play_match(plan: Plan, number: int) -> tuple[Match, Played]:
    """Play one match of the plan; its randomness comes from the plan's seed and the match's number."""
    luck = random.Random(f"{plan.seed}/{number}")  # noqa: S311 - a simulation is to be repeated
    match = Match.new(plan.game, plan.players, luck.getrandbits(60), plan.edition, deck=plan.deck, **plan.options)
    seated: dict[tuple[int, str], Referee | Isolated] = {}
    turns: Counter[int] = Counter()
    while (seat := match.actor) is not None:
        view = match.view(seat)
        name = plan.bot_at(number, seat, view.role)
        bot = seated.get((seat, name))
        if bot is None:
            bot = seated[seat, name] = _seat(plan, name, seat, luck.getrandbits(60))
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
        () if outcome.reason == DRAW else outcome.winners,
        outcome.reason,
    )
    return match, played


def _seat(plan: Plan, name: str, seat: int, seed: int) -> Referee | Isolated:
    if plan.isolate:
        return _bots.seat(name, seat, seed, plan.limit)
    return Referee(name, seat, random.Random(seed), plan.limit)  # noqa: S311 - as above


def _scores(plan: Plan, number: int, result: Result) -> tuple[Score, ...]:
    roles = result.roles or ("player",) * plan.players
    winners = () if result.winner == DRAW else result.winners
    return tuple(
        Score(plan.bot_at(number, seat, role), role, seat in winners, gold if isinstance(gold, int) else 0)
        for seat, (role, gold) in enumerate(zip(roles, result.gold, strict=True))
    )


def play_batch(plan: bytes, first: int, count: int, records: str | None) -> bytes:
    """Play some matches in a row, in a worker process: bytes in, bytes out."""
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


def _batches(plan: Plan, jobs: int, records: Path | None) -> Generator[list[Played], None, None]:
    """The matches in order, in batches."""
    size = max(1, min(BATCH, -(-plan.matches // jobs)))
    asked = [
        (msgspec.json.encode(plan), first, min(size, plan.matches - first), None if records is None else str(records))
        for first in range(0, plan.matches, size)
    ]
    if jobs == 1:
        try:
            for question in asked:
                with printing_aside():
                    answer = play_batch(*question)
                yield _read(answer)
        finally:
            _bots.close()
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _end_with_parent)
    with _without_interrupts(), printing_aside():
        answers: list[Future[bytes]] = [pool.submit(play_batch, *question) for question in asked]
    try:
        for future in answers:
            yield _read(future.result())
    except BrokenProcessPool:
        raise SimulationError(
            "A process that played matches ended before its time; perhaps a bot ended it, or memory ran out."
        ) from None
    finally:
        if not all(answer.done() for answer in answers):
            # Do not wait for running batches: a bot, an error or an interrupt has ended the simulation.
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """End worker processes together with the one that started them, however it ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        _leave(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Start processes that ignore the interrupt key.

    A terminal sends it to all processes; only the first handles it and ends the others. A blocked signal stays
    blocked in a new process from its first instant; here it is delivered afterwards.
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
