"""Every rule has a scenario or a numbered test, and the script that says so notices when one has not."""

from collections import Counter
from pathlib import Path

import pytest

import rule_coverage

pytestmark = pytest.mark.once


def test_no_rule_is_without_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == rule_coverage.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"Chapter {name}: {size} of {size} rules have a test." for name, size in rule_coverage.CHAPTERS.items()
    ]


def test_a_rule_without_a_test_is_named() -> None:
    named = Counter(rule_coverage.rules())
    assert [] == rule_coverage.problems(named)
    del named["B-07"]
    named["B-39"] = named["R-B-34"] = named["X-05"] = 1
    assert [
        "B-07 has neither a scenario nor a numbered test.",
        "B-39 is named, but there is no such rule.",
        "R-B-34 is named, but there is no such rule.",
    ] == rule_coverage.problems(named)


def test_scenarios_and_tests_are_read(tmp_path: Path) -> None:
    for name, text in {
        "saboteur/one.toml": 'rules = ["B-01", "G-02"]',
        "saboteur/two.toml": 'rules = ["B-02"]\n[[scenario]]\nrules = ["B-03"]\n[[scenario]]\nname = "b"',
        "failing/three.toml": 'rules = ["B-09"]',
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert {"B-01": 1, "G-02": 1, "B-02": 1, "B-03": 1} == rule_coverage.named_by_scenarios(tmp_path)
    code = "def test_b05_g11_goals() -> None: ...\ndef test_s2_07_() -> None: ...\ndef test_board() -> None: ...\n"
    (tmp_path / "test_it.py").write_text(code)
    assert {"B-05": 1, "G-11": 1, "S2-07": 1} == rule_coverage.named_by_tests(tmp_path)
