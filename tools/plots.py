"""Draw the plots of docs/research.md and docs/analysis.md from the numbers in docs/data.

`python tools/plots.py` draws all pictures anew. `python tools/plots.py FILE.json …` first takes over the scores of
contests (`saboteur arena … --json FILE.json`) into docs/data/baselines.csv and prints them as a table.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DATA = ROOT / "docs" / "data"
PICTURES = ROOT / "docs" / "pictures"
REFERENCE = "greedy"
GREEDY = 9.9
"""Gold a match of `greedy` alone, 500 matches (docs/bots.md)."""
COLUMNS = ("game", "players", "bot", "against", "score", "low", "high", "deals", "seed", "engine")
STYLE = (
    "svg{background:#f6efe2}text{fill:#21170f;font:15px system-ui,sans-serif}.tick{text-anchor:middle;fill:#54432f}"
    ".label{text-anchor:end}.axis{stroke:#b7a48c;stroke-width:1.5;fill:none}.learned{stroke:#7a4200;stroke-width:3;"
    "fill:none}.greedy{stroke:#1f5fa8;stroke-width:2.5;stroke-dasharray:8 5;fill:none}.dot{fill:#7a4200}"
)

Row = dict[str, str]


def read(file: Path) -> list[Row]:
    """The rows of a table."""
    with file.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def picture(title: str, width: int, height: int, parts: list[str]) -> str:
    """A drawing with its title."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{title}" viewBox="0 0 {width} {height}">'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def curve(rows: list[Row]) -> str:
    """Gold a match over seconds of processor time."""
    left, bottom, across, most, longest = 60, 296, 540, 14, 140
    parts = []
    for gold in range(0, most + 1, 2):
        y = bottom - 20 * gold
        parts.append(
            f'<path class="axis" d="M{left} {y}h{across}"/><text class="label" x="50" y="{y + 5}">{gold}</text>'
        )
    parts += [
        f'<text class="tick" x="{left + second * across / longest:.1f}" y="322">{second} s</text>'
        for second in range(0, longest + 1, 20)
    ]
    top = bottom - 20 * GREEDY
    parts.append(
        f'<path class="greedy" d="M{left} {top:.1f}h{across}"/><text x="608" y="{top + 5:.1f}">greedy, {GREEDY}</text>'
    )
    points = [(left + float(row["seconds"]) * across / longest, bottom - 20 * float(row["gold"])) for row in rows]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    parts.append(f'<path class="learned" d="M{line}"/>')
    parts.append(f'<text x="{points[-1][0] + 10:.1f}" y="{points[-1][1] - 4:.1f}">learned</text>')
    return picture("Gold a match while learning the solo game", 720, 340, parts)


def scores(rows: list[Row]) -> str:
    """The score of each bot against the reference, with its interval."""
    left, across, step = 250, 420, 28
    bottom = 20 + step * len(rows)
    parts = []
    for percent in range(0, 101, 25):
        x = left + across * percent / 100
        kind = "greedy" if percent == 50 else "axis"
        parts.append(f'<path class="{kind}" d="M{x:.1f} 10V{bottom}"/>')
        parts.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 24}">{percent} %</text>')
    for number, row in enumerate(rows):
        y = 30 + step * number
        low, mid, high = (left + across * float(row[name]) for name in ("low", "score", "high"))
        parts.append(
            f'<text class="label" x="{left - 14}" y="{y + 5}">{row["game"]}, {row["players"]}: {row["bot"]}</text>'
        )
        parts.append(f'<path class="learned" d="M{low:.1f} {y}H{high:.1f}"/>')
        parts.append(f'<circle class="dot" cx="{mid:.1f}" cy="{y}" r="6"/>')
    return picture(f"Score against {REFERENCE} on the same deals, with 95 % intervals", 720, bottom + 40, parts)


def gather(files: list[Path]) -> list[Row]:
    """The scores against the reference in contests, as rows."""
    found = []
    for file in files:
        standings = json.loads(file.read_text(encoding="utf-8"))
        contest, engine = standings["contest"], standings["made"]["engine"]
        for pair in standings["pairs"]:
            if pair["against"] == REFERENCE and pair["players"] is not None:
                score = pair["score"]
                numbers = [f"{score[name]:.3f}" for name in ("share", "low", "high")]
                names = [contest["game"], pair["players"], pair["bot"], REFERENCE]
                values = [*names, *numbers, score["deals"], contest["seed"], engine]
                found.append(dict(zip(COLUMNS, map(str, values), strict=True)))
    return found


def table(rows: list[Row]) -> str:
    """The same for a document."""
    lines = ["| game | players | bot | score against `greedy` | 95 % interval | deals |", "|---|---|---|---|---|---|"]
    for row in rows:
        score, low, high = (f"{float(row[name]):.1%}" for name in ("score", "low", "high"))
        lines.append(
            f"| `{row['game']}` | {row['players']} | `{row['bot']}` | {score} | {low} to {high} | {row['deals']} |"
        )
    return "\n".join(lines)


PLOTS = {"learning": curve, "baselines": scores}
"""What draws docs/pictures/NAME.svg from docs/data/NAME.csv."""


def main(files: list[Path]) -> None:
    """Take over what is new, and draw."""
    if files:
        rows = gather(files)
        with (DATA / "baselines.csv").open("w", encoding="utf-8", newline="") as out:
            writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
        print(table(rows))
    for name, draw in PLOTS.items():
        drawn = draw(read(DATA / f"{name}.csv"))
        (PICTURES / f"{name}.svg").write_text(drawn, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
