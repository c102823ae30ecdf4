"""Checks and the second form of the engine run beside the first; nothing that fails is lost."""

import sys
from pathlib import Path

import pytest

import aside
import environment
import tasks

pytestmark = pytest.mark.once

LAYERS = ["ruff check", "ruff format --check", "lint-imports --no-logo"]
CHECKS = ["reading the tests", "mypy", "npm run format:check", "npm run lint", "npm run check", "npm run test"]
BOTH = ["tests, compiled engine", "tests, interpreted engine"]


@pytest.fixture
def lanes(monkeypatch: pytest.MonkeyPatch) -> tuple[set[str], list[str], list[str]]:
    """The titles that fail, and those run in sight and beside."""
    failing: set[str] = set()
    shown: list[str] = []
    hidden: list[str] = []

    def run(*_command: str | Path, title: str, **_more: object) -> int:
        shown.append(title)
        return int(title in failing) * 2

    def beside(*_command: str | Path, title: str, **_more: object) -> int:
        hidden.append(title)
        return int(title in failing) * 2

    monkeypatch.delenv("SABOTEUR_LONG", raising=False)
    monkeypatch.setattr(tasks, "run", run)
    monkeypatch.setattr(aside, "run", beside)
    monkeypatch.setattr(tasks, "see_to_the_page", lambda: None)
    monkeypatch.setattr(environment, "prepare", lambda *_groups: None)
    monkeypatch.setattr(environment, "build", lambda *, required: required)
    return failing, shown, hidden


def test_everything_is_run(lanes: tuple[set[str], list[str], list[str]]) -> None:
    _failing, shown, hidden = lanes
    assert 0 == tasks.everything()
    assert shown == [*LAYERS, BOTH[0]]
    assert hidden == [*CHECKS, BOTH[1]]


def test_long_runs_lint_components_with_their_types(
    lanes: tuple[set[str], list[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SABOTEUR_LONG", "1")
    tasks.everything()
    assert "npm run lint:types" in lanes[2]


@pytest.mark.parametrize("title", [*LAYERS, *CHECKS, *BOTH])
def test_whatever_fails_fails_the_whole(
    lanes: tuple[set[str], list[str], list[str]], title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lanes[0].add(title)
    assert 0 != tasks.everything()
    if title not in LAYERS:
        assert capsys.readouterr().out.endswith(f"=== failed, see above: {title}\n")


@pytest.mark.parametrize("title", CHECKS[2:])
def test_what_fails_on_the_page_hides_no_other_failure(
    lanes: tuple[set[str], list[str], list[str]], title: str
) -> None:
    lanes[0].add(title)
    tasks.everything()
    assert lanes[2] == [*CHECKS, BOTH[1]]


def test_without_a_compiler_the_interpreted_engine_has_all_tests(
    lanes: tuple[set[str], list[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    _failing, shown, hidden = lanes
    monkeypatch.setattr(environment, "build", lambda *, required: not required)
    assert 0 == tasks.everything()
    assert shown == [*LAYERS, BOTH[1]]
    assert hidden == CHECKS


def test_what_runs_beside_is_shown_in_one_piece(capfd: pytest.CaptureFixture[str]) -> None:
    script = "import os, sys; print(os.environ['WHO'], 'says this', file=sys.stderr); sys.exit(3)"
    assert 3 == aside.run(sys.executable, "-c", script, title="a check", environ={"WHO": "it"})
    told = capfd.readouterr()
    assert "=== a check, beside the rest (" in told.out
    assert told.out.endswith("it says this\n")
    assert "" == told.err


@pytest.mark.parametrize("status", [0, 3])
def test_what_a_quiet_command_says_is_shown_if_it_fails(capfd: pytest.CaptureFixture[str], status: int) -> None:
    script = f"import sys; print('this is wrong'); sys.exit({status})"
    assert status == aside.run(sys.executable, "-c", script, title="a check", quiet=True)
    assert ("this is wrong" in capfd.readouterr().out) == bool(status)
