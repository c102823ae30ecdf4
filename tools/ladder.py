"""Measure the bots by what each level promises, row by row (`ladder_rows.py`).

`nice python tools/ladder.py --minutes 60` plays, always the row that has had the least of its share of time, keeps
every deal in docs/data/ladder and writes the tables of docs/strength.md; interrupted, it goes on where it stopped.
`--row NAME` plays only these (`'miner-*'`: all whose names begin so), `--deals N` no more than so many of each.
`--show` plays nothing and prints what was played. Deals with another budget are kept apart; after a change of a bot
remove its files.
"""

from __future__ import annotations

import argparse
import re
import time
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from ladder_rows import PARTS, ROWS, SEED, SIZES, Row
from saboteur.arena.contest import Table
from saboteur.arena.interval import Share, gain, paired
from saboteur.arena.table import Line, Rounds, play

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs" / "data" / "ladder"
DOCUMENT = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"
LEAST = 3
"""Deals whose scatter says how far a mean can be trusted; fewer get no interval."""
ENOUGH = 30
"""Deals from which on a row is judged."""


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
        return f"| {self.row.name} | {len(self.lines)} deals | {self.figure()} | {self.row.aim} | {self.spent:.0f} s |"

    def written(self) -> str:
        """A line of the document's table."""
        row = self.row
        budgets = [f"{int(bot.partition('=')[2]):,}" for bot in self.contest.bots if "=" in bot]
        deals = len(self.scores()) or len(self.lines)
        told = self.figure() if deals else "not played"
        verdict = row.verdict(*self.reach()) if deals >= ENOUGH else "too few" if deals and row.aim else ""
        return f"| `{row.name}` | {row.words} | {', '.join(budgets)} | {deals:,} | {told} | {row.aim} | {verdict} |"

    def figure(self) -> str:
        """The result in words, with its interval if there are deals enough for one."""
        if not self.lines:
            return "-"
        mean, low, high = self.reach()
        form = {"won": ".1%", "lost": ".1%", "more": "+.2f"}.get(self.row.counted, ".2f")
        return f"{mean:{form}} [{low:{form}} to {high:{form}}]" if len(self.lines) >= LEAST else f"{mean:{form}}"

    def reach(self) -> tuple[float, float, float]:
        """The mean of what is counted, and its 95 % interval, by deals."""
        counted = self.row.counted
        if counted in {"won", "lost"}:
            found = self.score()
            return found.share, found.low, found.high
        if counted == "ratio":
            return _ratio(
                [tuple(sum(_gold(one, bot) for one in line.matches) for bot in (0, 1)) for line in self.lines]
            )
        if counted == "gold":
            mean = gain([_gold(line.matches[0], 0) for line in self.lines])
        else:
            mean = gain([_in_seat(line, 0) - _in_seat(line, 1) for line in self.lines])
        return mean.mean, mean.low, mean.high

    def score(self) -> Share:
        """The share of deals won by the bot, or by the other."""
        return paired(list(self.scores().values()))

    def scores(self) -> dict[int, float]:
        """How the bot, or the other, did on each deal that has two sides; empty for a row about gold."""
        if self.row.counted not in {"won", "lost"}:
            return {}
        bot = 1 if self.row.counted == "lost" else 0
        found = {line.table.deal: _score(line.matches, bot) for line in self.lines}
        return {deal: score for deal, score in found.items() if score is not None}

    @property
    def due(self) -> float:
        """The row with the least of this is played next."""
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


def _ratio(pairs: list[tuple[float, ...]]) -> tuple[float, float, float]:
    """The ratio of sums, with an interval by leaving out one deal at a time."""
    ours, theirs = sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)
    if not theirs or len(pairs) < LEAST or any(theirs == other for _, other in pairs):
        whole = ours / max(theirs, 1.0)
        return whole, 0.0, float("inf")
    whole, number = ours / theirs, len(pairs)
    spread = gain([number * whole - (number - 1) * (ours - one) / (theirs - other) for one, other in pairs])
    return whole, spread.low, spread.high


def main() -> None:
    """Play for a while, or show what was played."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--deals", type=int, default=1_000_000, help="of each row at the most")
    reader.add_argument("--row", action="append", help="a name, or the beginning of names and a star")
    reader.add_argument("--show", action="store_true")
    wanted = reader.parse_args()
    rows = [row for row in ROWS if not wanted.row or any(fnmatchcase(row.name, one) for one in wanted.row)]
    if not rows:
        reader.error(f"no row is called {' or '.join(wanted.row)}; {ROWS[0].name} is one")
    deals = [Deals(row) for row in rows]
    end = time.monotonic() + (0.0 if wanted.show else 60.0 * wanted.minutes)
    while time.monotonic() < end and (left := [one for one in deals if len(one.lines) < wanted.deals]):
        min(left, key=lambda one: one.due).play()
    for one in deals:
        print(one.told())
    if not wanted.show:
        write({row.name: Deals(row) for row in ROWS})


def write(played: dict[str, Deals], document: Path = DOCUMENT) -> None:
    """Put the tables between their marks."""
    lines = [f"Made by `tools/ladder.py`, seed {SEED:,}. In brackets: 95 % intervals, counted by deals."]
    for title, rows in PARTS.items():
        lines += ["", f"**{title}**", "", "| row | who plays | rollouts a move | deals | result | aim | |"]
        lines += ["|---|---|---|---|---|---|---|", *[played[row.name].written() for row in rows]]
    lines += ["", "**On the same deals: points by which more rounds are won**", ""]
    lines += ["| diggers | " + " | ".join(f"{n} players" for n in SIZES) + " |", "|---|" + "---|" * len(SIZES)]
    lines += [_compared(played, "miner-diggers", "greedy", "`miner` instead of `greedy`")]
    lines += [_compared(played, "foreman-diggers", "miner-diggers", "`foreman` instead of `miner`")]
    text = document.read_text(encoding="utf-8")
    part = f"{BEGIN}\n{chr(10).join(lines)}\n{END}"
    made = re.sub(f"{BEGIN}.*{END}", lambda _: part, text, flags=re.DOTALL)
    document.write_text(made, encoding="utf-8", newline="\n")


def _compared(played: dict[str, Deals], name: str, other: str, title: str) -> str:
    """A line that compares two rows deal by deal, for each number of players."""
    cells = []
    for n in SIZES:
        ours, theirs = played[f"{name}-{n}"].scores(), played[f"{other}-{n}"].scores()
        both = gain([100.0 * (ours[deal] - theirs[deal]) for deal in ours.keys() & theirs.keys()])
        cells.append(f"{both.mean:+.1f} ± {both.high - both.mean:.1f} ({both.deals:,})" if both.deals >= LEAST else "")
    return f"| {title} | " + " | ".join(cells) + " |"


if __name__ == "__main__":
    main()
