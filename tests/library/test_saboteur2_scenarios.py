"""What only scenarios of Saboteur 2 can say: each expectation can fail, and mistakes are answered with sentences."""

from __future__ import annotations

import pytest

from saboteur.scenario import Scenario, ScenarioError

LAID_OUT = """
format = 1
game = "saboteur2"
players = 3
round = 3
board = ["EW 1,0"]
hands = { p1 = ["EW"] }
roles = { p1 = "boss", p2 = "saboteur" }
"""


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
