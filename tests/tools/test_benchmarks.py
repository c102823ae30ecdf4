"""The benchmarks run and print what they promise; no test checks speed."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import saboteur

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parents[2]
BENCHMARKS = ROOT / "benchmarks"


def start(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script of benchmarks/."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(BENCHMARKS / script), *arguments]
    return subprocess.run(command, env=environ, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture
def bench() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run bench.py as briefly as it can."""
    return lambda *arguments: start("bench.py", "--passes", "1", "--seconds", "0.01", "--game", "saboteur", *arguments)


def test_the_table_shows_every_figure_with_its_target(bench: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    result = bench()
    assert 0 == result.returncode, result.stderr
    for part in (
        "playouts",
        "interpreted",
        "driven",
        "Match",
        "copy",
        "sample",
        "10 / at 3",
        "import",
        "load",
        "engine:",
    ):
        assert part in result.stdout
    assert 8 == result.stdout.count("≥") + result.stdout.count("≤")


def test_json_says_on_what_it_was_measured(bench: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    report = json.loads(bench("--json").stdout)
    assert saboteur.DIGEST == report["machine"]["digest"]
    assert saboteur.FORM == report["machine"]["form"]
    assert all(figure["value"] > 0 and figure["ratio"] > 0 for figure in report["figures"])


@pytest.mark.parametrize("game", saboteur.GAMES)
@pytest.mark.parametrize("name", ["playouts", "driven", "matches", "copies", "samples", "worlds", "batch", "watched"])
def test_every_game_has_every_workload(name: str, game: str) -> None:
    least, most = saboteur.game(game).players
    result = start("workloads.py", name, game, str((least + most) // 2), "1x")
    assert 0 == result.returncode, result.stderr
    assert json.loads(result.stdout)["done"] > 0


def test_same_amount_is_the_same_work() -> None:
    """Instruction counts of two runs can be subtracted."""
    runs = [json.loads(start("workloads.py", "playouts", "saboteur", "5", "500x").stdout) for _ in range(2)]
    assert runs[0] == runs[1]


def test_a_peer_that_is_missing_is_named_with_the_reason() -> None:
    result = start("peer_workloads.py", "rlcard uno", "0.01")
    assert 3 == result.returncode
    assert "rlcard" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("script", ["bench.py", "peers.py", "compare.py"])
def test_scripts_explain_themselves(script: str) -> None:
    result = start(script, "--help")
    assert 0 == result.returncode
    assert "usage" in result.stdout


def test_unknown_revision_gets_a_sentence() -> None:
    result = start("compare.py", "no-such-revision")
    assert 1 == result.returncode
    assert "There is no revision no-such-revision here" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.long
def test_the_server_is_measured_under_load() -> None:
    result = start("server.py", "--scale", "0.01")
    assert 0 == result.returncode, result.stderr
    for part in ("memory", "bare echo", "delivered message", "moves/s", "p50", "p99", "a request"):
        assert part in result.stdout
    assert 4 == result.stdout.count("≤")


@pytest.mark.long
@pytest.mark.parametrize("name", ["board", "feedback", "page_load"])
def test_benchmarks_of_the_page_find_the_browser_and_server_of_the_tests(name: str) -> None:
    code = f"import {name}; print({name}.Person.__name__, {name}.Server.__name__)"
    done = subprocess.run([sys.executable, "-c", code], cwd=BENCHMARKS, capture_output=True, text=True, check=False)
    assert "Person Server\n" == done.stdout, done.stderr
