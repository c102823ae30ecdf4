"""The plots of the documentation are those of its numbers."""

import json
from pathlib import Path

import pytest

import plots
from saboteur.arena import Contest, contend


@pytest.mark.parametrize("name", plots.PLOTS)
def test_a_picture_shows_the_stored_numbers(name: str) -> None:
    drawn = plots.PLOTS[name](plots.read(plots.DATA / f"{name}.csv"))
    assert (plots.PICTURES / f"{name}.svg").read_text(encoding="utf-8") == drawn, "run tools/plots.py"


def test_the_table_in_the_document_is_that_of_the_numbers() -> None:
    document = (plots.ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert plots.table(plots.read(plots.DATA / "baselines.csv")) in document
    assert plots.role_table(plots.read(plots.DATA / "roles.csv")) in document


def test_scores_of_searching_bots_are_those_of_the_kept_deals() -> None:
    rows = plots.read(plots.DATA / "baselines.csv")
    # Other contests say with which engine they were played; of those only the scores are kept.
    assert plots.climbed() == [row for row in rows if "iterations" in row["bot"] and not row["engine"]]


def test_scores_are_taken_from_a_contest(tmp_path: Path) -> None:
    contest = Contest(game="solo", bots=("greedy", "random"), players=(1,), matches=2, seed=3)
    standings = contend(contest)
    file = tmp_path / "solo.json"
    pair = next(pair for pair in standings.pairs if pair.against == "greedy")
    score = {"share": pair.score.share, "low": pair.score.low, "high": pair.score.high, "deals": pair.score.deals}
    shown = {"bot": pair.bot, "against": "greedy", "players": 1, "score": score}
    made = {"engine": standings.made.engine}
    file.write_text(json.dumps({"contest": {"game": "solo", "seed": 3}, "made": made, "pairs": [shown]}))
    (row,) = plots.gather([file])
    assert ("solo", "random", "1", "3") == (row["game"], row["bot"], row["deals"], row["seed"])
    assert "| `solo` | 1 | `random` |" in plots.table([row])
