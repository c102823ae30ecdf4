"""Simulations are repeatable, fair and clear about what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from saboteur import Match
from saboteur.cli import main
from saboteur.simulate import Plan, rate, simulate

EXAMPLE = Path(__file__).parents[1] / "examples" / "my_first_bot.py"


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["simulate", *arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.mark.once
def test_same_seed_same_numbers_whatever_the_jobs() -> None:
    plan = Plan("saboteur", 4, ("greedy", "random"), matches=45, seed=3, options={"rounds": 1})
    alone = simulate(plan)
    assert alone == simulate(plan, jobs=2)
    assert alone == simulate(plan)
    assert alone != simulate(msgspec.structs.replace(plan, seed=4))


@pytest.mark.once
def test_the_first_bot_beats_random() -> None:
    plan = Plan("saboteur", 5, (f"{EXAMPLE}:Mole", "random"), matches=60, seed=1)
    report = simulate(plan)
    assert report.gold_per_bot[f"{EXAMPLE}:Mole"] > report.gold_per_bot["random"]


@pytest.mark.compiled
def test_greedy_diggers_beat_random_saboteurs(volume: Callable[..., int]) -> None:
    rounds = volume(200)
    plan = Plan("saboteur", 5, (), "greedy", "random", matches=rounds, seed=1, options={"rounds": 1})
    won = simulate(plan).winners["diggers"]
    print(f"greedy diggers against random saboteurs: {won}")
    assert won.share >= 0.85


@pytest.mark.compiled
def test_random_diggers_have_no_chance_against_greedy_saboteurs(volume: Callable[..., int]) -> None:
    rounds = volume(200)
    plan = Plan("saboteur", 5, (), "random", "greedy", matches=rounds, seed=1, options={"rounds": 1})
    won = simulate(plan).winners.get("diggers", rate(0, rounds))
    print(f"random diggers against greedy saboteurs: {won}")
    assert won.share <= 0.01


@pytest.mark.parametrize("players", range(3, 11))
def test_bots_play_whole_matches_at_every_number_of_players(players: int, volume: Callable[..., int]) -> None:
    matches = volume(20, interpreted=2)
    report = simulate(Plan("saboteur", players, ("greedy", "random", "greedy"), matches=matches, seed=players))
    print(f"{players} players: {matches} matches, longest round {report.round_length.most} moves")
    assert report.matches == matches
    assert report.rounds == 3 * matches


@pytest.mark.once
def test_the_command_prints_tables_and_json(tmp_path: Path) -> None:
    code, out = run("saboteur", "--players", "3", "--bots", "random", "--matches", "3", "--records", str(tmp_path))
    assert code == 0
    assert "rounds won by" in out
    records = sorted(tmp_path.iterdir())
    assert len(records) == 3
    assert Match.replay(records[0].read_text()).outcome is not None
    code, out = run("saboteur", "--players", "3", "--bots", "random", "--matches", "2", "--json")
    assert code == 0
    assert json.loads(out)["matches"] == 2


@pytest.mark.once
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "There is no game"),
        (["saboteur", "--players", "2"], "3 to 10 players"),
        (["saboteur", "--bots", "nobody"], "There is no bot"),
        (["saboteur", "--bots", "missing.py:Bot"], "there is no file"),
        (["saboteur", "--diggers", "greedy"], "together"),
        (["saboteur", "--option", "rounds"], "NAME=VALUE"),
        (["saboteur", "--option", "rounds=9"], "rounds"),
        (["saboteur", "--matches", "0"], "matches"),
    ],
)
def test_wrong_input_gets_a_sentence(arguments: list[str], words: str) -> None:
    code, out = run(*arguments)
    assert code == 2
    assert words in out
    assert "Traceback" not in out


@pytest.mark.once
@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("return 'EW 99,99'", "none of its"),
        ("return 7", "instead of one of its moves"),
        ("return 1 / 0", "crashed"),
        ("import time; time.sleep(5)", "time limit"),
    ],
)
def test_a_bot_that_misbehaves_is_named(tmp_path: Path, body: str, words: str) -> None:
    file = tmp_path / "bad.py"
    file.write_text(f"class Bad:\n    def choose(self, view, moves, rng):\n        {body}\n")
    for jobs in ("1", "2"):
        code, out = run("saboteur", "--bots", f"{file}:Bad", "--limit", "0.2", "--jobs", jobs, "--matches", "25")
        assert code == 2
        assert f"{file}:Bad" in out
        assert words in out
