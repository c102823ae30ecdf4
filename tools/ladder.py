"""Measure `foreman` and `master` by what the ladder of docs/bots.md promises of them, row by row.

`nice python tools/ladder.py --minutes 60` plays, always the row that has had the least of its share of time, keeps
every deal in docs/data/ladder and writes the table of docs/bots.md anew; interrupted, it goes on where it stopped.
`--row NAME` plays only these, `--show` plays nothing and prints what was played. Deals with another budget are kept
apart; after a change of the bots remove the folder.
"""

from __future__ import annotations

import argparse
import re
import time
from pathlib import Path
from typing import Literal

import msgspec

from saboteur.arena.contest import Contest, Seating, Table
from saboteur.arena.interval import Share, gain, paired
from saboteur.arena.table import Line, Rounds, play

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs" / "data" / "ladder"
DOCUMENT = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"
GAMES = {"saboteur2": "Saboteur 2", "duel": "The Duel", "dark-cave": "The Dark Cave", "saboteur": "Saboteur"}
SEED = 77_003
"""Nothing was tuned on these deals."""
LEAST = 3
"""Deals whose scatter says how far a mean can be trusted; fewer get no interval."""
LIMIT = 600.0
"""Seconds for a move: no bot loses because the machine is busy."""

ROLLOUTS = {"saboteur": 700, "saboteur2": 300, "duel": 170, "solo": 300, "dark-cave": 250}
"""Rollouts of `foreman` for a move: no more than 50 ms of one core are enough for. `master` has ten times as many."""

Counted = Literal["gold", "won", "lost", "ratio", "more"]
"""What a row is about: gold of a match, the share of deals won by the bot or by the other, how many times the gold of
the other at the same table, or gold more than the other in the same seat."""

SEARCHING = {"foreman": 1, "master": 10, "oracle": 10}
"""Bots with a budget, and how many times that of `foreman` it is."""


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

    @property
    def words(self) -> str:
        """What is played."""
        where = f"{GAMES[self.game]}, {self.players} players" if self.players > 1 else "solo"
        bot, other = f"`{self.bot}`", f"`{self.against}`"
        if self.itself:
            return f"{where}, {bot} in all seats: diggers win"
        if self.game == "saboteur" and self.ways != (0, 1):
            diggers, saboteurs = (bot, other) if self.counted == "won" else (other, bot)
            return f"{where}, {diggers} diggers, {saboteurs} saboteurs: diggers win"
        return {
            "gold": f"{where}, {bot}: gold a match",
            "ratio": f"{where}, {bot} and {other} alternating: times as much gold",
            "more": f"{where}, one {bot} among {other}: gold a match more than one of these in its seat",
        }.get(self.counted, f"{where}, {bot} against {other}, places swapped: wins, nobody's as halves")

    def contest(self) -> Contest:
        """The two bots with their budgets."""
        bots = tuple(_with_budget(self.game, bot) for bot in (self.bot, self.against))
        return Contest(self.game, bots, (self.players,), seed=SEED, seating=self.seating, limit=LIMIT)


def _with_budget(game: str, bot: str) -> str:
    if bot not in SEARCHING:
        return bot
    return f"{bot}:iterations={ROLLOUTS[game] * SEARCHING[bot]}"


DIGGERS, SABOTEURS = (0,), (1,)


def _rows() -> list[Row]:
    rows = []
    for bot, solo, duel, cave, diggers, hats in (
        ("foreman", 16.5, 0.80, 0.70, 0.80, 1.25),
        ("master", 19.0, 0.90, 0.80, 0.87, 1.40),
    ):
        rows += [
            Row(f"{bot}-solo", "solo", 1, bot, "random", "gold", solo, ways=(0,)),
            Row(f"{bot}-duel", "duel", 2, bot, "greedy", "won", duel, share=2.0),
            Row(f"{bot}-cave-2", "dark-cave", 2, bot, "greedy", "won", cave, "sides"),
            _diggers(bot, 5, diggers, 1.5),
            Row(f"{bot}-saboteur2-6", "saboteur2", 6, bot, "miner", "ratio", hats, share=2.0),
            Row(f"{bot}-saboteurs-5", "saboteur", 5, bot, "miner", "lost", 0.50, "sides", SABOTEURS),
        ]
    rows += [
        Row(f"{bot}-single-{game}", game, players, bot, "miner", "more", 0.0, "single")
        for bot in ("master", "foreman")
        for game, players in (("saboteur", 5), ("saboteur2", 6), ("duel", 2), ("dark-cave", 4))
    ]
    rows += [
        Row(f"master-cave-{players}", "dark-cave", players, "master", "miner", "won", 0.62, "sides")
        for players in (4, 6)
    ]
    rows += [_diggers("foreman", players, 0.0, 0.4) for players in (3, 4, 6, 7, 8, 9, 10)]
    rows += [_diggers("miner", players, 0.0, 0.15) for players in range(3, 11)]
    for name, bot in (("masters", "master"), ("foremen", "foreman")):
        rows += [
            Row(f"{name}-{n}", "saboteur", n, bot, "miner", "won", 0.35, "sides", DIGGERS, itself=True, share=0.8)
            for n in range(3, 11)
        ]
    rows += [
        Row("oracle-solo", "solo", 1, "oracle", "random", "gold", 19.0, ways=(0,)),
        Row("oracle-saboteur-5", "saboteur", 5, "oracle", "master", "won", 0.5, "sides"),
        Row("oracle-cave-2", "dark-cave", 2, "oracle", "master", "won", 0.5, "sides"),
        Row("oracle-duel", "duel", 2, "oracle", "master", "won", 0.5),
        Row("oracle-saboteur2-6", "saboteur2", 6, "oracle", "master", "ratio", 1.0),
    ]
    return rows


def _diggers(bot: str, players: int, goal: float, share: float) -> Row:
    name = f"{bot}-diggers-{players}"
    return Row(name, "saboteur", players, bot, "greedy", "won", goal, "sides", DIGGERS, share=share)


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
        """A line about what was played."""
        return f"| {self.row.name} | {len(self.lines)} deals | {self._figure()} | {self._goal()} | {self.spent:.0f} s |"

    def written(self) -> str:
        """A line of the document's table."""
        row = self.row
        budgets = [f"{int(bot.partition('=')[2]):,}" for bot in self.contest.bots if "=" in bot]
        matches = sum(len(line.matches) for line in self.lines)
        played = f"{self._figure()}, {matches} {'match' if matches == 1 else 'matches'}" if matches else "not played"
        return f"| `{row.name}` | {row.words} | {', '.join(budgets)} | {played} | {self._goal()} |"

    def _goal(self) -> str:
        row = self.row
        if not row.goal and row.counted != "more":
            return ""
        figure = f"{row.goal:.0%}" if row.counted in {"won", "lost"} else f"{row.goal:g}"
        if row.itself:
            return f"{figure} to 70%"
        return f"above {figure}" if row.counted == "more" else f"≤ {figure}" if row.counted == "lost" else f"≥ {figure}"

    def score(self) -> Share:
        """The share of deals won by the bot, or by the other."""
        bot = 1 if self.row.counted == "lost" else 0
        return paired([score for line in self.lines if (score := _score(line.matches, bot)) is not None])

    def _figure(self) -> str:
        lines, counted = self.lines, self.row.counted
        if not lines:
            return "-"
        if counted in {"won", "lost"}:
            found = self.score()
            return f"{found.share:.1%} [{found.low:.0%} to {found.high:.0%}] of {found.deals}"
        if counted == "gold":
            mean = gain([_gold(line.matches[0], 0) for line in lines])
            return f"{mean.mean:.2f} [{mean.low:.2f} to {mean.high:.2f}]" if len(lines) >= LEAST else f"{mean.mean:.2f}"
        if counted == "more":
            more = gain([_in_seat(line, 0) - _in_seat(line, 1) for line in lines])
            return (
                f"{more.mean:+.2f} [{more.low:+.2f} to {more.high:+.2f}]"
                if len(lines) >= LEAST
                else f"{more.mean:+.2f}"
            )
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
    if len(pairs) < LEAST or not theirs:
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
    if not wanted.show:
        write([Deals(row) for row in ROWS])


def write(deals: list[Deals], document: Path = DOCUMENT) -> None:
    """Put the table between its marks."""
    lines = [
        f"Made by `tools/ladder.py`: seed {SEED:,}. In brackets: 95 % intervals, counted by deals.",
        "",
        "| row | who plays | rollouts a move | result | aim |",
        "|---|---|---|---|---|",
        *[one.written() for one in deals],
    ]
    text = document.read_text(encoding="utf-8")
    part = f"{BEGIN}\n{chr(10).join(lines)}\n{END}"
    made = re.sub(f"{BEGIN}.*{END}", lambda _: part, text, flags=re.DOTALL)
    document.write_text(made, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
