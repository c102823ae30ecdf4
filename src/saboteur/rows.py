"""Results as a table with one row for each seat and round, for pandas, R or a spreadsheet.

>>> from saboteur.simulate import Plan, play_matches
>>> plan = Plan(game="duel", players=2, bots=("random",), matches=1, seed=1)
>>> rows = list(match_rows(plan, play_matches(plan)))
>>> len(rows), rows[0]["bot"], rows[0]["role"]
(6, 'random', 'player')
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saboteur.processes import SimulationError

if TYPE_CHECKING:
    from saboteur.arena.contest import Contest
    from saboteur.arena.table import Line
    from saboteur.simulate import Plan
    from saboteur.tally import Played

Row = dict[str, str | int | bool]
KINDS = (".csv", ".parquet")
"""The file formats, by suffix."""


def match_rows(plan: Plan, matches: Iterable[Played]) -> Iterator[Row]:
    """The rows of a simulation; seats, rounds and matches count from 1."""
    for number, played in enumerate(matches, 1):
        for turn, (winner, length, scores) in enumerate(
            zip(played.winners, played.lengths, played.scores, strict=True), 1
        ):
            for seat, score in enumerate(scores):
                yield {
                    "game": plan.game,
                    "players": plan.players,
                    "seed": plan.seed,
                    "match": number,
                    "round": turn,
                    "seat": seat + 1,
                    "bot": score.bot,
                    "role": score.role,
                    "won": score.won,
                    "gold": score.gold,
                    "winner": winner,
                    "turns": length,
                    "match_won": seat in played.won,
                    "match_gold": played.gold[seat],
                    "reason": played.reason,
                }


def table_rows(contest: Contest, lines: Iterable[Line]) -> Iterator[Row]:
    """The rows of a contest; `first` and `second` are the bots compared, `match` counts how they sat."""
    for line in lines:
        for number, rounds in enumerate(line.matches, 1):
            for turn, scores in enumerate(rounds, 1):
                for seat, score in enumerate(scores, 1):
                    yield {
                        "game": contest.game,
                        "players": line.table.players,
                        "seed": contest.seed,
                        "deal": line.table.deal + 1,
                        "first": contest.bots[line.table.first],
                        "second": contest.bots[line.table.second],
                        "match": number,
                        "round": turn,
                        "seat": seat,
                        "bot": contest.bots[score.bot],
                        "role": score.role,
                        "won": score.won,
                        "gold": score.gold,
                    }


def check_rows(file: Path) -> None:
    """Fail early if the file cannot be written, not after hours of play."""
    if file.suffix not in KINDS:
        raise SimulationError(f"A table is written as {' or '.join(KINDS)}; {file.name} ends in neither.")
    if file.suffix == ".parquet":
        _parquet()
    try:
        file.open("ab").close()
    except OSError as error:
        raise SimulationError(f"{file} cannot be written: {error.strerror or error}.") from None


def write_rows(file: Path, rows: Iterable[Row]) -> None:
    """Write the rows in the format given by the file's suffix."""
    found = list(rows)
    try:
        if file.suffix == ".parquet":
            arrow, parquet = _parquet()
            parquet.write_table(arrow.Table.from_pylist(found), file)
            return
        with file.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.DictWriter(stream, list(found[0]) if found else [])
            writer.writeheader()
            # As in Parquet and JSON, not as Python writes them.
            writer.writerows({key: _plain(value) for key, value in row.items()} for row in found)
    except OSError as error:
        raise SimulationError(f"{file} cannot be written: {error.strerror or error}.") from None


def _plain(value: str | int | bool) -> str | int:
    return str(value).lower() if isinstance(value, bool) else value


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow  # noqa: ICN001, PLC0415 - an extra, by its own name
        import pyarrow.parquet  # noqa: PLC0415 - an extra
    except ImportError:
        raise SimulationError(
            "Parquet needs pyarrow: `pip install saboteur-game[parquet]`; or name a file that ends in .csv."
        ) from None
    return pyarrow, pyarrow.parquet
