"""Draw the plots of docs/research.md and docs/analysis.md from the numbers in docs/data.

`python tools/plots.py` draws all pictures anew. `python tools/plots.py FILE.json …` first takes over the scores of
contests (`saboteur arena … --json FILE.json`) and the ladder's kept deals into docs/data/baselines.csv, beside those of
earlier contests, and prints them as a table. `python tools/plots.py FILE.parquet …` (needs pyarrow) does the same with
the rounds of contests (`--table FILE.parquet`): how often each bot won in each role, at each number of players, in
docs/data/roles.csv.
"""

from __future__ import annotations

import csv
import json
import sys
from collections import defaultdict
from pathlib import Path

import ladder
import ladder_rows
from saboteur.arena.interval import paired

ROOT = Path(__file__).parents[1]
DATA = ROOT / "docs" / "data"
PICTURES = ROOT / "docs" / "pictures"
REFERENCE = "greedy"
GREEDY = 9.9
"""Mean gold per match of `greedy` in solo, 500 matches."""
COLUMNS = ("game", "players", "bot", "against", "score", "low", "high", "deals", "seed", "engine")
ROLES = ("game", "players", "role", "bot", "against", "won", "low", "high", "deals", "seed")
SHAPES = {"random": "random", "apprentice": "apprentice", "miner": "miner"}
"""The bots in the picture of roles, with the class that draws each."""
STYLE = (
    "svg{background:#f6efe2}text{fill:#21170f;font:15px system-ui,sans-serif}.tick{text-anchor:middle;fill:#54432f}"
    ".label{text-anchor:end}.axis{stroke:#b7a48c;stroke-width:1.5;fill:none}.learned{stroke:#7a4200;stroke-width:3;"
    "fill:none}.greedy{stroke:#1f5fa8;stroke-width:2.5;stroke-dasharray:8 5;fill:none}.dot{fill:#7a4200}"
    ".random,.apprentice,.miner{stroke-width:2.5}.random{stroke:#7a4200;fill:#7a4200}.apprentice{stroke:#1f5fa8;"
    "fill:#1f5fa8}.miner{stroke:#2f6b2f;fill:#2f6b2f}"
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
    """Gold per match over seconds of CPU time."""
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


def roles(rows: list[Row]) -> str:
    """How often each bot won in each role, with its interval; bots differ in shape and colour."""
    left, across, step, head = 270, 400, 15, 40
    parts, y = [], head
    for number, bot in enumerate(SHAPES):
        x = left + 140 * number
        parts.append(f'{_mark(bot, x, 16)}<text x="{x + 12}" y="21">{bot}</text>')
    groups: dict[tuple[str, str, str], list[Row]] = defaultdict(list)
    for row in rows:
        groups[row["game"], row["players"], row["role"]].append(row)
    drawn = []
    for (game, players, role), found in groups.items():
        middle = y + step * (len(found) + 1) / 2
        drawn.append(f'<text class="label" x="{left - 14}" y="{middle + 5:.1f}">{game}, {players}: {role}</text>')
        for row in found:
            y += step
            low, mid, high = (left + across * float(row[name]) for name in ("low", "won", "high"))
            drawn.append(f'<path class="{SHAPES[row["bot"]]}" d="M{low:.1f} {y}H{high:.1f}"/>')
            drawn.append(_mark(row["bot"], mid, y))
        y += step
    for percent in range(0, 101, 25):
        line = left + across * percent / 100
        parts.append(f'<path class="axis" d="M{line:.1f} {head}V{y}"/>')
        parts.append(f'<text class="tick" x="{line:.1f}" y="{y + 24}">{percent} %</text>')
    title = f"Rounds won in each role against {REFERENCE}, with 95 % intervals"
    return picture(title, 720, y + 40, parts + drawn)


def _mark(bot: str, x: float, y: float) -> str:
    """A circle, square or triangle."""
    kind = SHAPES[bot]
    if bot == "random":
        return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    if bot == "miner":
        return f'<path class="{kind}" d="M{x - 5:.1f} {y + 4:.1f}h10l-5 -9z"/>'
    return f'<path class="{kind}" d="M{x - 4:.1f} {y - 4:.1f}h8v8h-8z"/>'


def gather_roles(files: list[Path]) -> list[Row]:
    """How often each bot won in each role against the reference, deal by deal."""
    import pyarrow.parquet  # noqa: PLC0415 - an extra

    won: dict[tuple[str, ...], dict[int, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for file in files:
        for row in pyarrow.parquet.read_table(file).to_pylist():
            if row["bot"] != REFERENCE and REFERENCE in {row["first"], row["second"]}:
                key = tuple(str(row[name]) for name in ("game", "players", "role", "bot", "seed"))
                won[key][row["deal"]].append(row["won"])
    found = []
    for (game, players, role, bot, seed), deals in won.items():
        share = paired([sum(one) / len(one) for one in deals.values()])
        numbers = [f"{number:.3f}" for number in (share.share, share.low, share.high)]
        values = [game, players, role, bot, REFERENCE, *numbers, str(share.deals), seed]
        found.append(dict(zip(ROLES, values, strict=True)))
    games, bots = list(dict.fromkeys(row["game"] for row in found)), list(SHAPES)
    return sorted(
        found, key=lambda row: (games.index(row["game"]), int(row["players"]), row["role"], bots.index(row["bot"]))
    )


def role_table(rows: list[Row]) -> str:
    """The same for a document: a column for each bot."""
    lines = [f"| game, players | role | {' | '.join(f'`{bot}`' for bot in SHAPES)} |", "|---|---|---|---|---|"]
    groups: dict[tuple[str, str, str], dict[str, Row]] = defaultdict(dict)
    for row in rows:
        groups[row["game"], row["players"], row["role"]][row["bot"]] = row
    for (game, players, role), found in groups.items():
        cells = []
        for bot in SHAPES:
            if bot not in found:
                cells.append("")
                continue
            row = found[bot]
            low, high = (f"{100 * float(row[name]):.0f}" for name in ("low", "high"))
            cells.append(f"{float(row['won']):.0%} ({low} to {high}), {row['deals']}")
        lines.append(f"| `{game}`, {players} | {role} | {' | '.join(cells)} |")
    return "\n".join(lines)


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


def renewed(rows: list[Row]) -> list[Row]:
    """The rows of earlier contests, except those that were played again, and these."""
    again = {(row["game"], row["players"], row["bot"]) for row in rows}
    earlier = [row for row in read(DATA / "baselines.csv") if row["engine"]]  # the ladder's have none
    return [row for row in earlier if (row["game"], row["players"], row["bot"]) not in again] + rows


def climbed() -> list[Row]:
    """The scores of searching bots against the reference, from the deals that tools/ladder.py has kept."""
    found = []
    for row in ladder_rows.ROWS:
        deals = ladder.Deals(row)
        if (row.counted, row.against, row.ways) == ("won", REFERENCE, (0, 1)) and deals.lines:
            score = deals.score()
            numbers = [f"{number:.3f}" for number in (score.share, score.low, score.high)]
            names = [row.game, row.players, deals.contest.bots[0], REFERENCE]
            values = [*names, *numbers, score.deals, ladder_rows.SEED, ""]
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


PLOTS = {"learning": curve, "baselines": scores, "roles": roles}
"""The functions that draw docs/pictures/NAME.svg from docs/data/NAME.csv."""


def keep(name: str, columns: tuple[str, ...], rows: list[Row]) -> None:
    """Store rows in docs/data."""
    with (DATA / f"{name}.csv").open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def main(files: list[Path]) -> None:
    """Import new results, and draw."""
    contests = [file for file in files if file.suffix == ".json"]
    tables = [file for file in files if file.suffix == ".parquet"]
    if contests:
        rows = renewed(gather(contests)) + climbed()
        keep("baselines", COLUMNS, rows)
        print(table(rows))
    if tables:
        rows = gather_roles(tables)
        keep("roles", ROLES, rows)
        print(role_table(rows))
    for name, draw in PLOTS.items():
        drawn = draw(read(DATA / f"{name}.csv"))
        (PICTURES / f"{name}.svg").write_text(drawn, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
