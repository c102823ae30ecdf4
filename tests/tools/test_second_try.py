"""A failed test gets a second try only where real processes race, and it is said."""

import sys
from pathlib import Path

import pytest

import second_try
import tasks

pytestmark = [pytest.mark.once, pytest.mark.slow]

SHAKY = """
from pathlib import Path
def test_passes_from_the_second_time_on():
    mark = Path(__file__).with_suffix(".tried")
    before = mark.exists()
    mark.touch()
    assert before
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with tests of its own."""
    # Our own environment's plug-ins take seconds to load.
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = -p no:schemathesis -p no:faker -p no:hypothesispytest\n")
    for folder in ("page", "rules"):
        (tmp_path / "tests" / folder).mkdir(parents=True)
    monkeypatch.setattr(tasks, "ROOT", tmp_path)
    monkeypatch.setattr(tasks, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(tasks, "WORKERS", {"compiled": 0})
    for name in ("SABOTEUR_EXPECT", "SABOTEUR_PURE", "PYTEST_ADDOPTS"):
        monkeypatch.setenv(name, "")
    return tmp_path


def test_what_races_is_tried_again_and_named(checkout: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (checkout / "tests/page/test_shaky.py").write_text(SHAKY)
    assert 0 == tasks.pytest("compiled", [])
    assert "shaky, to be mended" in capfd.readouterr().out
    (checkout / "tests/page/test_wrong.py").write_text("def test_wrong(): assert False\n")
    assert tasks.FAILED_TESTS == tasks.pytest("compiled", [])


def test_what_a_seed_decides_is_wrong_at_once(checkout: Path) -> None:
    (checkout / "tests/rules/test_shaky.py").write_text(SHAKY)
    assert tasks.FAILED_TESTS == tasks.pytest("compiled", [])
    assert [] == second_try.deserved(checkout / ".pytest_cache" / "compiled")


def test_many_failures_are_no_accident(checkout: Path) -> None:
    for number in range(second_try.MOST + 1):
        (checkout / f"tests/page/test_shaky_{number}.py").write_text(SHAKY)
    assert tasks.FAILED_TESTS == tasks.pytest("compiled", [])
