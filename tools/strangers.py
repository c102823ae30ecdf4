"""Measure the bots against players that nobody tuned them to (`examples/strangers`).

`nice python tools/strangers.py --minutes 30` plays, always the row that has had the least of its share of time, keeps
every deal in docs/data/strangers and writes the tables of docs/strength.md; interrupted, it goes on where it stopped.
`--row NAME` plays only these (`'miner-*'`: all whose names begin so), `--deals N` no more than so many of each.
`--show` plays nothing and writes the tables anew. After a change of a bot or a stranger remove its files.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec

from ladder import LEAST, Deals
from ladder_rows import ROLLOUTS, SEARCHING, TITLES, Counted, Row
from saboteur.arena.contest import Seating
from saboteur.arena.interval import gain, paired

ROOT = Path(__file__).parents[1]
STRANGERS = ROOT / "examples" / "strangers"
KEPT = ROOT / "docs" / "data" / "strangers"
DOCUMENT = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- strangers: begin -->", "<!-- strangers: end -->"
SEED = 88_017
"""Neither the bots nor the strangers were changed after these deals were first played."""
BOTS = {"greedy": 0.3, "miner": 0.6, "foreman": 1.0, "master": 1.0}
"""The bots that are measured, and their shares of the time."""

BETTER = (("miner", "greedy"), ("foreman", "miner"), ("foreman", "greedy"), ("master", "foreman"))
"""Bots that are compared on the same deals."""


class Game(msgspec.Struct, frozen=True):
    """How a game is played against strangers."""

    players: int
    seating: Seating
    counted: Counted
    file: str
    strangers: tuple[str, ...]


GAMES = {
    "saboteur": Game(
        5, "sides", "won", "diggers.py", ("Loud", "Sleeper", "Paranoid", "Believer", "Hoarder", "Drifter")
    ),
    "saboteur2": Game(6, "mixed", "ratio", "diggers.py", ("Loud", "Hoarder", "Thief", "Drifter")),
    "duel": Game(2, "mixed", "won", "duellists.py", ("Rusher", "Warden")),
    "dark-cave": Game(4, "sides", "won", "dwarfs.py", ("Grabber", "Loner", "Fiend")),
}


def deals_of(game: str, bot: str, stranger: str, kept: Path = KEPT) -> Deals:
    """The deals of a bot against a stranger."""
    how = GAMES[game]
    against = f"{STRANGERS / how.file}:{stranger}"
    name = f"{bot}-{game}-{stranger.lower()}"
    row = Row(name, game, how.players, bot, against, how.counted, seating=how.seating, share=BOTS[bot])
    deals = Deals(row, kept)
    deals.contest = msgspec.structs.replace(deals.contest, seed=SEED)
    return deals


def everything(kept: Path = KEPT) -> dict[tuple[str, str, str], Deals]:
    """All rows, by game, stranger and bot."""
    return {
        (game, stranger, bot): deals_of(game, bot, stranger, kept)
        for game, how in GAMES.items()
        for stranger in how.strangers
        for bot in BOTS
    }


def cell(deals: Deals) -> str:
    """A result with its interval and the number of deals."""
    return f"{deals.figure()} ({len(deals.lines):,})" if deals.lines else ""


def wins(deals: Deals, way: int) -> dict[int, float]:
    """The deals that the bot's side has won, digging (the first way) or as saboteurs."""
    return {
        line.table.deal: float(any(seat.won and seat.bot == 0 for seat in line.matches[way][-1]))
        for line in deals.lines
    }


def instead(ours: list[Deals], theirs: list[Deals], way: int) -> str:
    """By how many points a bot wins more than another on the deals that both have played, stranger by stranger."""
    more: list[float] = []
    for one, other in zip(ours, theirs, strict=True):
        won, before = wins(one, way), wins(other, way)
        more += [100.0 * (won[deal] - before[deal]) for deal in sorted(won.keys() & before.keys())]
    found = gain(more)
    return f"{found.mean:+.1f} ± {found.high - found.mean:.1f} ({found.deals:,})" if found.deals >= LEAST else ""


def together(every: list[Deals], way: int | None = None) -> str:
    """What is won against all strangers: from both sides, or only the first (digging) or the second."""
    scores: list[float] = []
    for deals in every:
        if way is None:
            scores += deals.scores().values()
        else:
            scores += wins(deals, way).values()
    found = paired(scores)
    if found.deals < LEAST:
        return ""
    return f"{found.share:.1%} [{found.low:.1%} to {found.high:.1%}] ({found.deals:,})"


def tables(played: dict[tuple[str, str, str], Deals]) -> Iterator[str]:
    """The lines of the document."""
    for game, how in GAMES.items():
        rows = {one: [played[game, one, bot] for bot in BOTS] for one in how.strangers}
        said = "ratio of their gold" if how.counted == "ratio" else "wins, draws as halves"
        yield from ("", f"**{TITLES[game]}, {how.players} players: {said}**", "")
        budgets = [f" ({ROLLOUTS[game] * SEARCHING[bot]:,} rollouts)" if bot in SEARCHING else "" for bot in BOTS]
        yield "| against | " + " | ".join(f"`{bot}`{more}" for bot, more in zip(BOTS, budgets, strict=True)) + " |"
        yield "|---|" + "---|" * len(BOTS)
        for stranger, row in rows.items():
            yield f"| `{stranger}` | " + " | ".join(cell(deals) for deals in row) + " |"
        columns = [list(column) for column in zip(*rows.values(), strict=True)]
        if how.counted == "won":
            yield "| all of them | " + " | ".join(together(column) for column in columns) + " |"
        if game == "saboteur":
            for way, role in enumerate(("digging", "as saboteurs")):
                yield f"| all, {role} | " + " | ".join(together(column, way) for column in columns) + " |"
            of = dict(zip(BOTS, columns, strict=True))
            yield from ("", "The same deals: points by which more rounds are won, and how many deals", "")
            yield from ("| | digging | as saboteurs |", "|---|---|---|")
            for better, bot in BETTER:
                compared = " | ".join(instead(of[better], of[bot], way) for way in (0, 1))
                yield f"| `{better}` instead of `{bot}` | {compared} |"


def write(played: dict[tuple[str, str, str], Deals], document: Path = DOCUMENT) -> None:
    """Put the tables between their marks."""
    head = f"Made by `tools/strangers.py`, seed {SEED:,}. In brackets: 95 % intervals by deals, and how many deals."
    part = "\n".join([BEGIN, head, *tables(played), END])
    text = document.read_text(encoding="utf-8")
    document.write_text(
        re.sub(f"{BEGIN}.*{END}", lambda _: part, text, flags=re.DOTALL), encoding="utf-8", newline="\n"
    )


def main() -> None:
    """Play for a while, or write what was played."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--deals", type=int, default=1_000_000, help="of each row at the most")
    reader.add_argument("--row", action="append", help="a name, or the beginning of names and a star")
    reader.add_argument("--show", action="store_true")
    wanted = reader.parse_args()
    played = everything()
    picked = [one for one in played.values() if not wanted.row or any(fnmatchcase(one.row.name, w) for w in wanted.row)]
    if not picked:
        reader.error(f"no row is called {' or '.join(wanted.row)}; {next(iter(played.values())).row.name} is one")
    end = time.monotonic() + (0.0 if wanted.show else 60.0 * wanted.minutes)
    while time.monotonic() < end and (left := [one for one in picked if len(one.lines) < wanted.deals]):
        min(left, key=lambda one: one.due).play()
    for one in picked:
        print(one.told())
    write(played)


if __name__ == "__main__":
    main()
