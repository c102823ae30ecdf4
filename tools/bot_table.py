"""Measure the bots with `saboteur.arena` and rewrite the table of docs/bots.md.

`nice python tools/bot_table.py --jobs 2` plays all contests, keeps every result in build/arena and goes on there after
an interruption; `--game duel` only one, `--share 0.1` the first tenth of the deals, `--fast` without bots that search.
Results of another version of the engine are set aside.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import msgspec
from rich.progress import Progress

from saboteur.arena import Contest, Journal, JournalError, Pair, Standings, contend
from saboteur.bots import BOTS

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "bots.md"
KEPT = ROOT / "build" / "arena"
BEGIN, END = "<!-- arena: begin -->", "<!-- arena: end -->"
SEED = 20_261

LEVELS = ("random", "apprentice", "greedy", "miner", "foreman", "master")
ROLLOUTS = {"saboteur": 400, "saboteur2": 300, "duel": 150, "solo": 300, "dark-cave": 200}
"""Rollouts per move of `foreman`, so that anybody gets the same numbers: what fits into 50 ms of one core."""
LIMIT = 600.0
"""Seconds for a move: no bot loses because the machine is busy."""


def bots(game: str, *names: str) -> tuple[str, ...]:
    """Bots of the ladder with their budgets; `master` has ten times that of `foreman`."""
    budgets = {"foreman": f"foreman:iterations={ROLLOUTS[game]}", "master": f"master:iterations={10 * ROLLOUTS[game]}"}
    return tuple(budgets.get(name, name) for name in LEVELS if name in names and name in BOTS)


def contest(game: str, names: str, players: tuple[int, ...], matches: int) -> Contest:
    """A contest between bots that are named with spaces."""
    return Contest(game, bots(game, *names.split()), players, matches, seed=SEED, limit=LIMIT)


CONTESTS = (
    contest("saboteur", "random apprentice greedy miner foreman", (4, 5, 7), 400),
    contest("saboteur2", "random greedy miner foreman", (6,), 200),
    contest("duel", "random apprentice greedy foreman", (2,), 200),
    contest("solo", "random apprentice greedy foreman", (1,), 100),
    contest("dark-cave", "random greedy miner foreman", (2, 4), 200),
)


def played(contest: Contest, jobs: int) -> Standings:
    """The standings of a contest; stored results are reused."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{contest.game}.jsonl"
    try:
        journal = Journal(file, contest)
    except JournalError as error:
        print(error, file=sys.stderr)
        file.replace(file.with_suffix(".old.jsonl"))
        journal = Journal(file, contest)
    total = sum(contest.matches_of(table) for table in contest.tables())
    with journal, Progress(transient=True) as bar:
        task = bar.add_task(contest.game, total=total)
        return contend(contest, jobs, journal, lambda done: bar.advance(task, done))


def rows(standings: Standings) -> list[str]:
    """A line for each bot: its rating, and its score against each neighbour below."""
    order = [one.bot for one in standings.ratings if one.role is None]
    found = {(pair.bot, pair.against): pair for pair in standings.pairs if pair.players is None or _only(standings)}
    lines = []
    for number, rated in enumerate(one for one in standings.ratings if one.role is None):
        below = order[number + 1] if number + 1 < len(order) else None
        duel = "" if below is None else f"{_score(found[rated.bot, below])} against {_code(below)}"
        reach = "" if rated.bot == standings.reference else f" ({rated.low:+.0f} to {rated.high:+.0f})"
        lines.append(f"| {_code(rated.bot)} | {rated.points:+.0f}{reach} | {duel} |")
    return lines


def _only(standings: Standings) -> bool:
    return len(standings.contest.players) == 1


def _score(pair: Pair) -> str:
    score = pair.score
    return f"{score.share:.0%} ({score.low:.0%} to {score.high:.0%}, {score.deals} deals)"


def _code(bot: str) -> str:
    return f"`{bot}`"


def table(all_standings: list[Standings]) -> str:
    """The part of the document between the marks."""
    made = all_standings[0].made
    intro = (
        f"Made by `tools/bot_table.py`: version {made.version}, {made.form} engine `{made.engine}`, seed {SEED}. "
        "The budget of a searching bot stands behind its name, in rollouts for each move. Points count from `greedy`; "
        "400 points are odds of ten to one. In brackets: 95 % intervals. Scores are paired: both bots played the same "
        "deals from both sides, and 50 % is equal."
    )
    parts = [intro]
    for one in all_standings:
        contest = one.contest
        sizes = ", ".join(map(str, contest.players))
        people = "player" if contest.players == (1,) else "players"
        parts.append(
            f"**{contest.game}**, {sizes} {people}, {contest.seating} seating, {one.matches:,} matches:\n\n"
            "| bot | rating | score against the next |\n|---|---|---|\n" + "\n".join(rows(one))
        )
    return "\n\n".join(parts)


def _cut(contest: Contest, share: float, fast: bool) -> Contest:
    """A contest on fewer deals, or without the bots that search."""
    kept = tuple(bot for bot in contest.bots if not fast or ":" not in bot)
    return msgspec.structs.replace(contest, bots=kept, matches=max(2, int(contest.matches * share)))


def main() -> None:
    """Play what is missing and write the document."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument("--game", choices=[contest.game for contest in CONTESTS])
    reader.add_argument("--share", type=float, default=1.0, help="play only this share of the deals")
    reader.add_argument("--fast", action="store_true", help="leave out the bots that search")
    wanted = reader.parse_args()
    found = [
        played(_cut(contest, wanted.share, wanted.fast), wanted.jobs)
        for contest in CONTESTS
        if wanted.game in (None, contest.game)
    ]
    if wanted.game is not None:
        print(table(found))
        return
    text = DOCUMENT.read_text(encoding="utf-8")
    made = re.sub(
        f"{re.escape(BEGIN)}.*{re.escape(END)}", lambda _: f"{BEGIN}\n{table(found)}\n{END}", text, flags=re.DOTALL
    )
    DOCUMENT.write_text(made, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
