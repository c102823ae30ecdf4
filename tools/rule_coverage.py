"""List every rule without a scenario or a numbered test: `python tools/rule_coverage.py`. Exit 1 if there is one.

A scenario names its rules under `rules` ("B-16", a ruling "R-B-07"). A test names them at the start of its name, in
lower case: `test_b05_…`, `test_g11_b26_…`, `test_s2_07_…`.
"""

import re
import sys
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"

CHAPTERS = {"G": 16, "B": 38, "S2": 36, "D": 36, "SO": 10, "C": 45}
"""Number of rules per chapter; chapters not listed are not checked."""
RULINGS = {"R-B": 33, "R-S2": 34, "R-D": 30, "R-SO": 9, "R-C": 41}
"""Number of rulings per chapter. They need no test of their own, but one that is named must exist."""

_TEST = re.compile(r"^(?: {4})?def test_((?:(?:g|b|s2_|d|so|c)[0-9]{2}_)+)", re.MULTILINE)
_NUMBER = re.compile(r"([a-z]+(?:2_)?)([0-9]{2})_")


def rules() -> list[str]:
    """Every rule that needs a test."""
    return [f"{chapter}-{number:02}" for chapter, last in CHAPTERS.items() for number in range(1, last + 1)]


def rulings() -> list[str]:
    """Every ruling that a scenario may name."""
    return [f"{chapter}-{number:02}" for chapter, last in RULINGS.items() for number in range(1, last + 1)]


def named_by_scenarios(folder: Path) -> Counter[str]:
    """How many scenarios name each rule; scenarios meant to fail do not count."""
    found: Counter[str] = Counter()
    for path in sorted(folder.glob("*/*.toml")):
        if path.parent.name == "failing":
            continue
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for scenario in data.get("scenario", [data]):
            found.update(scenario.get("rules", data.get("rules", [])))
    return found


def named_by_tests(folder: Path) -> Counter[str]:
    """How many tests name each rule."""
    found: Counter[str] = Counter()
    for path in sorted(folder.glob("**/test_*.py")):
        for names in _TEST.findall(path.read_text(encoding="utf-8")):
            found.update(f"{chapter.strip('_').upper()}-{number}" for chapter, number in _NUMBER.findall(names))
    return found


def problems(named: Counter[str]) -> list[str]:
    """Rules without a test, and names of rules that do not exist."""
    wanted = rules()
    missing = [f"{rule} has neither a scenario nor a numbered test." for rule in wanted if not named[rule]]
    chapters = CHAPTERS | RULINGS
    listed = {rule for rule in named if rule.rpartition("-")[0] in chapters}
    unknown = sorted(listed - set(wanted) - set(rulings()))
    return missing + [f"{rule} is named, but there is no such rule." for rule in unknown]


def main() -> int:
    """Print a line for each chapter, and one for each problem."""
    scenarios, tests = named_by_scenarios(TESTS / "scenarios"), named_by_tests(TESTS)
    named = scenarios + tests
    for chapter, last in CHAPTERS.items():
        covered = sum(named[rule] > 0 for rule in rules() if rule.rpartition("-")[0] == chapter)
        print(f"Chapter {chapter}: {covered} of {last} rules have a test.")
    found = problems(named)
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
