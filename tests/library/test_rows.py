"""Results as tables."""

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner

from saboteur.arena import Contest, play_tables
from saboteur.cli import main
from saboteur.processes import SimulationError
from saboteur.rows import check_rows, match_rows, table_rows, write_rows
from saboteur.simulate import Plan, play_matches

pytestmark = pytest.mark.once


def test_a_simulation_has_a_row_for_each_seat_and_round(tmp_path: Path) -> None:
    plan = Plan(game="saboteur", players=3, bots=("random", "greedy"), matches=2, seed=4)
    played = play_matches(plan)
    rows = list(match_rows(plan, played))
    assert 2 * 3 * 3 == len(rows)
    assert sum(sum(match.gold) for match in played) == sum(int(row["match_gold"]) for row in rows if row["round"] == 1)
    write_rows(tmp_path / "rows.csv", rows)
    with (tmp_path / "rows.csv").open(newline="", encoding="utf-8") as stream:
        read = list(csv.DictReader(stream))
    assert [str(row["gold"]) for row in rows] == [row["gold"] for row in read]
    assert {"true", "false"} == {row["won"] for row in read}


def test_a_contest_has_them_too() -> None:
    contest = Contest(game="duel", bots=("greedy", "random"), players=(2,), matches=2, seed=1, options={"rounds": 1})
    rows = list(table_rows(contest, play_tables(contest)))
    assert [("greedy", 1), ("random", 2), ("random", 1), ("greedy", 2)] == [(row["bot"], row["seat"]) for row in rows]


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(SimulationError, match="ends in neither"):
        check_rows(tmp_path / "rows.xls")
    with pytest.raises(SimulationError, match="cannot be written"):
        check_rows(tmp_path / "nowhere" / "rows.csv")
    result = CliRunner().invoke(main, ["simulate", "duel", "--matches", "1", "--table", str(tmp_path)])
    assert 2 == result.exit_code
    result = CliRunner().invoke(main, ["simulate", "duel", "--matches", "1", "--ray", "--jobs", "2"])
    assert 2 == result.exit_code
    assert "--jobs or --ray" in result.output
