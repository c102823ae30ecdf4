"""Measure `foreman` and `master` by what the ladder of docs/bots.md promises of them, row by row.

`nice python tools/ladder.py --minutes 60` plays, always the row that has had the least of its share of time, and keeps
every deal in build/ladder; interrupted, it goes on where it stopped. `--row NAME` plays only these, `--show` plays
nothing and prints the table. Deals with another budget are kept apart; after a change of
the bots remove the folder.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Literal

import msgspec

from saboteur.arena.contest import Contest, Seating, Table
from saboteur.arena.interval import gain, paired
from saboteur.arena.table import Line, Rounds, play

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "ladder"
SEED = 77_003
"""Nothing was tuned on these deals."""
LIMIT = 600.0
"""Seconds for a move: no bot loses because the machine is busy."""

ROLLOUTS = {"saboteur": 700, "saboteur2": 300, "duel": 170, "solo": 300, "dark-cave": 250}
"""Rollouts of `foreman` for a move: no more than 50 ms of one core are enough for. `master` has ten times as many."""

Counted = Literal["gold", "won", "lost", "ratio", "more"]
"""What a row is about: gold of a match, the share of deals won by the bot or by the other, how many times the gold of
the other at the same table, or gold more than the other in the same seat."""


class Row(msgspec.Struct, frozen=True):
    """One promise."""

    name: str
    game: str
    players: int
    bot: str
    against: str
    counted: Counted
    goal: float
    seating: Seating = "mixed"
    ways: tuple[int, ...] = (0, 1)
    """Which of the ways to sit down on a deal (`arena.table.choosers`) are played."""
    itself: bool = False
    """All seats are the bot's own; what counts is whether its diggers win."""
    share: float = 1.0
    """Of the time, beside other rows."""

    def contest(self) -> Contest:
        """The two bots with their budgets."""
        bots = tuple(_with_budget(self.game, bot) for bot in (self.bot, self.against))
        return Contest(self.game, bots, (self.players,), seed=SEED, seating=self.seating, limit=LIMIT)


def _with_budget(game: str, bot: str) -> str:
    if bot not in {"foreman", "master"}:
        return bot
    return f"{bot}:iterations={ROLLOUTS[game] * (10 if bot == 'master' else 1)}"


DIGGERS, SABOTEURS = (0,), (1,)


def _rows() -> list[Row]:
    rows = []
    for bot, solo, duel, cave, diggers, hats in (
        ("foreman", 16.5, 0.80, 0.70, 0.80, 1.25),
        ("master", 19.0, 0.90, 0.80, 0.87, 1.40),
    ):
        rows += [
            Row(f"{bot}-solo", "solo", 1, bot, "random", "gold", solo, ways=(0,)),
            Row(f"{bot}-duel", "duel", 2, bot, "greedy", "won", duel),
            Row(f"{bot}-cave-2", "dark-cave", 2, bot, "greedy", "won", cave, "sides"),
            Row(f"{bot}-diggers-5", "saboteur", 5, bot, "greedy", "won", diggers, "sides", DIGGERS),
            Row(f"{bot}-saboteur2-6", "saboteur2", 6, bot, "miner", "ratio", hats),
        ]
    rows += [Row("master-saboteurs-5", "saboteur", 5, "master", "miner", "lost", 0.50, "sides", SABOTEURS)]
    rows += [Row("foreman-saboteurs-5", "saboteur", 5, "foreman", "miner", "lost", 0.50, "sides", SABOTEURS, share=0.5)]
    rows += [
        Row(f"master-single-{game}", game, players, "master", "miner", "more", 0.0, "single", share=0.5)
        for game, players in (("saboteur", 5), ("saboteur2", 6), ("duel", 2), ("dark-cave", 4))
    ]
    rows += [
        Row(f"master-cave-{players}", "dark-cave", players, "master", "miner", "won", 0.62, "sides", share=0.5)
        for players in (4, 6)
    ]
    rows += [
        Row(
            f"foreman-diggers-{players}",
            "saboteur",
            players,
            "foreman",
            "greedy",
            "won",
            0.0,
            "sides",
            DIGGERS,
            share=0.25,
        )
        for players in (3, 4, 7, 10)
    ]
    rows += [
        Row(
            f"masters-{players}",
            "saboteur",
            players,
            "master",
            "miner",
            "won",
            0.35,
            "sides",
            DIGGERS,
            itself=True,
            share=0.12,
        )
        for players in range(3, 11)
    ]
    return rows


ROWS = _rows()


class Deals:
    """The deals of a row that were played, on the disk."""

    def __init__(self, row: Row, kept: Path = KEPT) -> None:
        self.row = row
        self.contest = row.contest()
        budget = "-".join(bot.partition("=")[2] or "0" for bot in self.contest.bots)
        self._file = kept / f"{row.name}-{budget}.jsonl"
        self.lines: list[Line] = []
        self.spent = 0.0
        if self._file.exists():
            for line in self._file.read_bytes().splitlines():
                seconds, played = msgspec.json.decode(line, type=tuple[float, Line])
                self.spent += seconds
                self.lines.append(played)

    def play(self) -> None:
        """Play one more."""
        began = time.process_time()
        table = Table(len(self.lines), self.row.players, 0, 0 if self.row.itself else 1)
        line = play(self.contest, table, self._ways(table.deal))
        seconds = time.process_time() - began
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode((seconds, line)) + b"\n")
        self.lines.append(line)
        self.spent += seconds

    def _ways(self, deal: int) -> tuple[int, ...]:
        """How to sit down: alone, a bot has the only seat on every other deal in the first way, else in the second."""
        return (deal % 2,) if self.row.players == 1 else self.row.ways

    def told(self) -> str:
        """A line of the table."""
        row = self.row
        goal = f"{row.goal:.0%}" if row.counted in {"won", "lost"} else f"{row.goal:g}"
        return f"| {row.name} | {len(self.lines)} deals | {self._figure()} | {goal} | {self.spent:.0f} s |"

    def _figure(self) -> str:
        lines, counted = self.lines, self.row.counted
        if not lines:
            return "-"
        if counted in {"won", "lost"}:
            bot = 0 if counted == "won" else 1
            found = paired([score for line in lines if (score := _score(line.matches, bot)) is not None])
            return f"{found.share:.1%} [{found.low:.0%} to {found.high:.0%}] of {found.deals}"
        if counted == "gold":
            mean = gain([_gold(line.matches[0], 0) for line in lines])
            return f"{mean.mean:.2f} [{mean.low:.2f} to {mean.high:.2f}]"
        if counted == "more":
            more = gain([_in_seat(line, 0) - _in_seat(line, 1) for line in lines])
            return f"{more.mean:+.2f} [{more.low:+.2f} to {more.high:+.2f}]"
        return _ratio([tuple(sum(_gold(one, bot) for one in line.matches) for bot in (0, 1)) for line in lines])

    @property
    def due(self) -> float:
        """The smaller, the sooner it is played."""
        return self.spent / self.row.share


def _score(matches: tuple[Rounds, ...], bot: int) -> float | None:
    """Mean success of a bot on a deal: won 1, lost 0, a draw half; nothing if all seats were on one side."""
    scores = []
    for match in matches:
        own = [seat for seat in match[-1] if seat.bot == bot]
        others = [seat for seat in match[-1] if seat.bot != bot]
        if len(match) > 1:
            ours, theirs = _gold(match, bot), _gold(match, 1 - bot)
            scores.append(0.5 + 0.5 * ((ours > theirs) - (ours < theirs)))
        elif not others:
            diggers = [seat.won for seat in own if seat.role == "digger"]
            if len(diggers) < len(own):
                scores.append(float(any(diggers)))
        elif own:
            scores.append(0.5 + 0.5 * (any(seat.won for seat in own) - any(seat.won for seat in others)))
    return sum(scores) / len(scores) if scores else None


def _gold(match: Rounds, bot: int) -> float:
    return float(sum(seat.gold for one in match for seat in one if seat.bot == bot))


def _in_seat(line: Line, way: int) -> float:
    seat = line.table.deal % line.table.players
    return float(sum(one[seat].gold for one in line.matches[way]))


def _ratio(pairs: list[tuple[float, ...]]) -> str:
    """The ratio of sums, with an interval by leaving out one deal at a time."""
    ours, theirs = sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)
    if len(pairs) < 3 or not theirs:
        return f"{ours:g} against {theirs:g}"
    whole, number = ours / theirs, len(pairs)
    spread = gain([number * whole - (number - 1) * (ours - one) / (theirs - other) for one, other in pairs])
    return f"{whole:.2f} [{spread.low:.2f} to {spread.high:.2f}]"


def main() -> None:
    """Play for a while, or show what was played."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--row", action="append", choices=[row.name for row in ROWS])
    reader.add_argument("--show", action="store_true")
    wanted = reader.parse_args()
    deals = [Deals(row) for row in ROWS if not wanted.row or row.name in wanted.row]
    end = time.monotonic() + (0.0 if wanted.show else 60.0 * wanted.minutes)
    while time.monotonic() < end:
        min(deals, key=lambda one: one.due).play()
    for one in deals:
        print(one.told())


if __name__ == "__main__":
    main()
