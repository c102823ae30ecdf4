"""The rules of The Dark Cave as scenarios."""

import random
import tomllib
from pathlib import Path

import pytest

from saboteur.scenario import read

FILES = sorted((Path(__file__).parent / "scenarios" / "dark-cave").glob("*.toml"))
NAMES = [(file, number) for file in FILES for number in range(len(tomllib.loads(file.read_text())["scenario"]))]

# The cases the game was specified with.
CASES = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43, 44,
    46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73,
}  # fmt: skip


@pytest.mark.parametrize(("file", "number"), NAMES, ids=[f"{file.stem}-{number + 1}" for file, number in NAMES])
def test_scenario_holds(file: Path, number: int) -> None:
    scenario = read(file.read_text(encoding="utf-8"))[number]
    assert scenario.sheet.rules, "a scenario names the rules it proves"
    assert [] == [str(difference) for difference in scenario.check()]


def test_every_specified_case_is_there() -> None:
    names = [scenario.sheet.name for file in FILES for scenario in read(file.read_text())]
    assert all(names)
    assert CASES == {int(name[3:5]) for name in names if name.startswith("C-T")}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_sample_cannot_be_told_from_a_position_laid_out_by_hand(file: Path) -> None:
    rng = random.Random(7)
    for scenario in read(file.read_text()):
        match = scenario.match()
        for step in [None, *scenario.sheet.step]:
            if step is not None and step.play is not None:
                match.play(step.play)
            for seat in (None, *range(match.rules.players)):
                assert str(match.view(seat)) == str(match.sample(seat, rng).view(seat)), (scenario.title, seat)
