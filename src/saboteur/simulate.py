"""Play many matches between bots. The same seed gives the same numbers for any number of processes.

>>> report = simulate(Plan(game="saboteur", players=3, bots=("random",), matches=2, seed=1))
>>> report.matches, report.rounds
(2, 6)
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

import msgspec

from saboteur.bots import LIMIT, Referee
from saboteur.bots.isolated import BotProcesses, Isolated
from saboteur.cards.box import Value
from saboteur.match import Match
from saboteur.processes import SimulationError, Workers, processes
from saboteur.tally import DRAW, Played, Report, Score, summarise
from saboteur.view import Result, View
from saboteur.whole import whole

BATCH = 20
"""Most matches per batch."""

_bots = BotProcesses()
"""The isolated bots of this process; they end with it."""

Wished = dict[str, Value]


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
        """The bot at a seat; bots rotate by one seat per match, so that each sits everywhere."""
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
    *,
    workers: Workers | None = None,
) -> Report:
    """Play all matches of the plan; raises `BotError`, `OptionError` or `SimulationError`.

    ``workers`` replaces the processes of this machine (`saboteur.ray_workers`).
    """
    return summarise(plan, play_matches(plan, jobs, records, progress, workers=workers))


def play_matches(
    plan: Plan,
    jobs: SupportsIndex = 1,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    workers: Workers | None = None,
) -> list[Played]:
    """The result of each match of the plan, in order; otherwise like `simulate`."""
    matches: list[Played] = []
    with closing(_batches(plan, index(jobs), records, workers or processes(index(jobs)))) as batches:
        for batch in batches:
            matches += batch
            if progress is not None:
                progress(len(batch))
    return matches


def play_match(plan: Plan, number: int) -> tuple[Match, Played]:
    """Play one match of the plan; its randomness comes from the plan's seed and the match's number."""
    luck = random.Random(f"{plan.seed}/{number}")  # noqa: S311 - a simulation is to be repeated
    match, turns = play_seated(plan, luck, lambda seat, view: plan.bot_at(number, seat, view.role))
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


def play_seated(plan: Plan, luck: random.Random, bot_at: Callable[[int, View], str]) -> tuple[Match, Counter[int]]:
    """Play a match with the bots that a function names for a seat and its view; also the turns of each round.

    Two matches with the same source of randomness get the same deals, whoever plays.
    """
    match = Match.new(plan.game, plan.players, luck.getrandbits(60), plan.edition, deck=plan.deck, **plan.options)
    seated: dict[tuple[int, str], Referee | Isolated] = {}
    turns: Counter[int] = Counter()
    while (seat := match.actor) is not None:
        view = match.view(seat)
        name = bot_at(seat, view)
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
    return match, turns


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
    """Play consecutive matches in a worker process: bytes in, bytes out."""
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


def _batches(plan: Plan, jobs: int, records: Path | None, workers: Workers) -> Generator[list[Played], None, None]:
    """The matches in order, in batches."""
    size = max(1, min(BATCH, -(-plan.matches // jobs)))
    asked = [
        (msgspec.json.encode(plan), first, min(size, plan.matches - first), None if records is None else str(records))
        for first in range(0, plan.matches, size)
    ]
    try:
        with closing(workers(play_batch, asked)) as answers:
            for answer in answers:
                yield _read(answer)
    finally:
        close_bots()


def close_bots() -> None:
    """End the isolated bots of this process."""
    _bots.close()


def _read(answer: bytes) -> list[Played]:
    return msgspec.json.decode(answer, type=list[Played])
