"""Draw the pictures of docs/analysis.md and docs/research.md from the results in docs/results.

`python tools/research_pictures.py` writes docs/pictures/*.svg anew; `--check` only says whether they are up to date.
"""

from __future__ import annotations

import csv
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path

from saboteur.arena.plot import Axis, Mark, Series, courses, forest

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "results"
PICTURES = ROOT / "docs" / "pictures"
STYLE = """<style>
svg { --panel: #f6efe2; --text: #21170f; --muted: #54432f; --line: #b7a48c; background: #f6efe2;
  --s0: #7a4200; --s1: #1f5fa8; --s2: #1d6b2c; --s3: #96271a; --s4: #57329b; --s5: #54432f; }
text { fill: var(--text); font: 15px system-ui, sans-serif; }
.tick { text-anchor: middle; fill: var(--muted); } .label { text-anchor: end; }
.axis { stroke: var(--line); stroke-width: 1.5; fill: none; } .strong { stroke: var(--muted); stroke-width: 2.5; }
.reach { stroke: var(--text); stroke-width: 2; fill: none; opacity: .75; } .course { fill: none; stroke-width: 2; }
.mark { stroke: var(--panel); stroke-width: 1.5; }
.course.s0 { stroke: var(--s0); } .course.s1 { stroke: var(--s1); } .course.s2 { stroke: var(--s2); }
.course.s3 { stroke: var(--s3); } .mark.s0 { fill: var(--s0); } .mark.s1 { fill: var(--s1); }
.mark.s2 { fill: var(--s2); } .mark.s3 { fill: var(--s3); }
</style>"""
POINTS = 24
Z = 1.959964


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a file of results."""
    with (RESULTS / name).open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def interval(label: str, values: list[float]) -> Mark:
    """The mean of values with its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1) / len(values))
    return Mark(label, mean, mean - Z * spread, mean + Z * spread)


def learning() -> str:
    """The gold of a learning player over processor time; the reference is `greedy`."""
    steps = rows("solo-learning.csv")
    groups: dict[int, list[tuple[float, float]]] = defaultdict(list)
    most = float(steps[-1]["seconds"]) / 60
    for step in steps:
        minutes = float(step["seconds"]) / 60
        groups[int(minutes / most * POINTS)].append((minutes, float(step["gold"])))
    marks = []
    for group in groups.values():
        minutes, gold = group[-1]
        marks.append((minutes, Mark("", gold, gold, gold)))
    across = Axis(0, most, minutes_of(most), [f"{tick:g} min" for tick in minutes_of(most)])
    ticks = [0.0, 3, 6, 9, 12, 15]
    up = Axis(0, 15, ticks, [f"{tick:g}" for tick in ticks])
    greedy = greedy_gold()
    line = Series("greedy", [(at, greedy) for at in (0.0, most)])
    return courses("Gold a match while learning the solo game", [Series("learned", marks), line], across, up)


def minutes_of(most: float) -> list[float]:
    """Where a scale of minutes is marked."""
    step = next(step for step in (1, 2, 5, 10) if most / step <= 8)
    return [float(tick) for tick in range(0, int(most) + 1, step)]


def greedy_gold() -> Mark:
    """What `greedy` finds in a match of the solo game."""
    return interval("greedy", gold_by_bot("solo-arena.csv")["greedy"])


def gold_by_bot(name: str) -> dict[str, list[float]]:
    """Each bot's gold of each match."""
    found: dict[tuple[str, str, str], float] = defaultdict(float)
    for row in rows(name):
        found[row["bot"], row["deal"], row["first"] + row["second"]] += float(row["gold"])
    by_bot: dict[str, list[float]] = defaultdict(list)
    for (bot, _, _), gold in found.items():
        by_bot[bot].append(gold)
    return by_bot


def solo_gold() -> str:
    """The gold of all bots in the solo game."""
    marks = [interval(bot, gold) for bot, gold in gold_by_bot("solo-arena.csv").items()]
    marks.sort(key=lambda mark: -mark.value)
    ticks = [0.0, 5, 10, 15, 20]
    return forest("Gold a match in the solo game", marks, Axis(0, 20, ticks, [f"{tick:g}" for tick in ticks]))


def sides() -> str:
    """How often diggers win, by the number of players."""
    won: dict[int, list[float]] = defaultdict(list)
    seen = set()
    for row in rows("saboteur-players.csv"):
        one = row["players"], row["match"], row["round"]
        if one not in seen:
            seen.add(one)
            won[int(row["players"])].append(float(row["winner"] == "diggers"))
    marks = [(float(players), interval("", found)) for players, found in sorted(won.items())]
    across = Axis(2.6, 10.4, sorted(won), [str(players) for players in sorted(won)])
    ticks = [0.0, 0.25, 0.5, 0.75, 1.0]
    up = Axis(0, 1, ticks, [f"{tick:.0%}" for tick in ticks], 0.5)
    return courses("Rounds won by the diggers, by players", [Series("all greedy", marks)], across, up)


DRAWN = {"learning": learning, "solo-gold": solo_gold, "sides": sides}


def main(arguments: list[str]) -> int:
    """Draw, or check."""
    stale = []
    for name, draw in DRAWN.items():
        picture = (
            draw().replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace("\n", f"\n{STYLE}\n", 1)
        )
        file = PICTURES / f"{name}.svg"
        if "--check" in arguments:
            if not file.exists() or file.read_text(encoding="utf-8") != picture + "\n":
                stale.append(file.name)
        else:
            file.write_text(picture + "\n", encoding="utf-8")
    if stale:
        print(f"Not up to date: {', '.join(stale)}; run python tools/research_pictures.py.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
