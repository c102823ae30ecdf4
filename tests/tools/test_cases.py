"""Everyday runs take one case of each browser test, long ones all."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parents[2]


def collected(*arguments: str, long: str) -> Counter[str]:
    """How many cases of each test are run."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *arguments]
    environ = {**os.environ, "SABOTEUR_LONG": long}
    told = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False).stdout
    return Counter(line.partition("[")[0] for line in told.splitlines() if "::" in line)


def test_one_case_a_day() -> None:
    every_day, at_length = (collected("tests/page/test_home.py", long=long) for long in ("", "1"))
    assert set(every_day) == set(at_length), "no test is left out whole"
    assert {1} == set(every_day.values())
    assert max(at_length.values()) > 1


@pytest.mark.long
def test_a_case_asked_for_by_name_is_run() -> None:
    test = "tests/page/test_home.py::test_whoever_comes_back_finds_what_waits_for_them"
    assert [1, 1] == [collected(f"{test}[{size}]", long="")[test] for size in ("phone", "desktop")]
