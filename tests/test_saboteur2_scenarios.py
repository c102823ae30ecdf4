"""Every scenario of Saboteur 2 holds, and every case the game was specified with is among them."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path

import pytest

from saboteur.scenario import Scenario, ScenarioError, read

FILES = sorted((Path(__file__).parent / "scenarios" / "saboteur2").glob("*.toml"))
SCENARIOS = [(file, number) for file in FILES for number in range(len(tomllib.loads(file.read_text())["scenario"]))]

CASES = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43, 44,
    46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71,
}  # fmt: skip

LAID_OUT = """
format = 1
game = "saboteur2"
players = 3
round = 3
board = ["EW 1,0"]
hands = { p1 = ["EW"] }
roles = { p1 = "boss", p2 = "saboteur" }
"""


@pytest.mark.parametrize(("file", "number"), SCENARIOS, ids=[f"{file.stem}-{n + 1}" for file, n in SCENARIOS])
def test_scenario_holds(file: Path, number: int) -> None:
    scenario = read(file.read_text(encoding="utf-8"))[number]
    assert "" == "\n".join(map(str, scenario.check()))


def test_every_case_has_a_scenario() -> None:
    named = {int(case) for file in FILES for case in re.findall(r'name = "S2-T([0-9]+) ', file.read_text())}
    assert CASES == named


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_sample_cannot_be_told_from_a_position_laid_out_by_hand(file: Path) -> None:
    rng = random.Random(7)
    for scenario in read(file.read_text()):
        match = scenario.match()
        for step in [None, *scenario.sheet.step]:
            if step is not None and step.play is not None:
                match.play(step.play)
            for seat in (None, *range(match.rules.players)):
                assert str(match.view(seat)) == str(match.sample(seat, rng).view(seat))


@pytest.mark.parametrize(
    ("more", "difference"),
    [
        (
            "expect.piles.roles = 11",
            "step 1 (discard EW), piles, roles\n    expected  11\n    actual    12",
        ),
        (
            'expect.result.verdict = { connector = "p1" }',
            """step 1 (discard EW), result
    expected  { verdict = { connector = "p1" } }
    actual    { verdict = { connector = "nobody" } }""",
        ),
        (
            "expect.sees.p1.expansion = { role_pile = 1 }",
            """step 1 (discard EW), sees, p1, expansion
    expected  { role_pile = 1 }
    actual    { role_pile = 12 }""",
        ),
    ],
)
def test_an_expectation_can_fail(more: str, difference: str) -> None:
    scenario = Scenario.parse(f'{LAID_OUT}\n[[step]]\nplay = "discard EW"\n{more}\n')
    assert [difference] == [str(found).removeprefix("scenario 1, ") for found in scenario.check()]


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ('thefts = ["p2"]', "thefts: A theft lies in front of nobody"),
        ('thefts = ["p2", "p2"]\nfront = { p2 = ["theft"] }', "thefts: A theft lies in front of p2: name each once"),
        ("piles.gold = [1]", "piles, gold: saboteur2 has no pile of gold cards"),
        ('piles.roles = ["boss"]', "roles: The box has only 1 boss cards."),
        (f"piles.roles = {['saboteur'] * 2}", ""),
        (f"piles.roles = {['blue-digger'] * 5}", "The box has only 4 blue-digger cards."),
        ("gold = { p1 = -1 }", "gold, p1: Gold is a number from 0 to 999."),
        ("markers = 3", "markers: saboteur2 knows no markers; duel or solo does."),
        ('aside = "geologist"', "aside: No role is set aside; name the pile under piles.roles"),
    ],
)
def test_a_wrong_line_is_answered_with_a_sentence(more: str, sentence: str) -> None:
    if not sentence:
        Scenario.parse(f"{LAID_OUT}\n{more}\n").match()
        return
    with pytest.raises(ScenarioError) as error:
        Scenario.parse(f"{LAID_OUT}\n{more}\n").match()
    assert sentence in str(error.value)


def test_other_games_know_no_thefts_and_no_pile_of_roles() -> None:
    base = 'format = 1\ngame = "saboteur"\nplayers = 3\nhands = { p1 = ["EW"] }\n'
    for more in ('thefts = ["p1"]', 'piles.roles = ["digger"]'):
        with pytest.raises(ScenarioError, match=r"saboteur (knows|has) no"):
            Scenario.parse(f"{base}{more}\n").match()
