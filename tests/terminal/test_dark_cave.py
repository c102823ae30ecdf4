"""The Dark Cave in the terminal: everything is drawn, asked and told, without secrets."""

import pytest
from click.testing import CliRunner

from records import RECORDS
from saboteur import Match
from saboteur.cli import main
from saboteur.notation.move import Move
from saboteur.terminal.choice import choices_for
from saboteur.terminal.screen import compose
from screens import LOOK, question, screen

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("own_home")]

BOARD = """
format = 1
game = "dark-cave"
players = 3
board = ["I.NESW:hole 1,0", "II.EW 2,0", "II.NEW:vein@N 0,1"]
hands = { p1 = ["I.EW"], p2 = ["I.NS"] }
cave.figures = { p1 = "2,0.W", p2 = "0,0", p3 = "0,0" }
cave.webs = ["1,0 S 2 p2 I.web"]
cave.creatures = ["I.rat 2,0.E p2"]
"""


def test_figures_creatures_webs_and_features_are_drawn() -> None:
    shown = screen(Match.from_scenario(BOARD), 0)
    row = next(line for line in shown.splitlines() if line.startswith(" 0 "))
    # Two dwarfs on the start, one's own on the west arm of the second card, the rat on its east arm.
    assert "━━*━━━━╋━━1━━━R" in row
    below = shown.splitlines()[shown.splitlines().index(row) + 1]
    assert "H" in below
    assert "#" in below
    assert "o" in below
    assert "2,0.W" in shown


def test_steps_have_their_letters_on_the_map() -> None:
    """Next to figures: neither the rat nor the letter is covered."""
    match = Match.from_scenario(BOARD)
    match.play("I.EW 3,0")
    shown = question(match, 0, "en")
    steps = {choice.label: str(choice.moves[0]) for choice in shown.choices}
    drawn = "\n".join(line.plain for line in compose(shown, LOOK, 90, 39))
    row = next(line for line in drawn.splitlines() if line.startswith(" 0 "))
    letters = {move: label for label, move in steps.items()}
    assert f"━━*━━━━{letters['step 1,0']}━━1━━{letters['step 2,0.E']}R" in row


def test_a_rat_on_the_field_of_a_dwarf_is_drawn_beside_it() -> None:
    shown = screen(Match.from_scenario(BOARD.replace("2,0.E p2", "2,0.W p2")), 0)
    row = next(line for line in shown.splitlines() if line.startswith(" 0 "))
    assert "━━*━━━━╋━━R1━━" in row


def test_looking_at_a_goal_and_at_a_player_are_different_choices() -> None:
    """Even if the column of the goal is the number of the seat."""
    goal, player = Move.parse("I.information 2,0"), Move.parse("I.information p3")
    assert [(goal,), (player,)] == [choice.moves for choice in choices_for("I.information", [player, goal])]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rules_can_be_read(lang: str) -> None:
    result = CliRunner().invoke(main, ["rules", "dark-cave", "--reference", "--lang", lang])
    assert 0 == result.exit_code
    for number in range(1, 46):
        assert f"C-{number:02}" in result.output


def test_the_winning_clan_comes_first_in_the_final_list() -> None:
    """Whatever each of its dwarfs carried out."""
    shown = CliRunner().invoke(main, ["replay", str(RECORDS / "1-dark-cave.toml"), "--lang", "en"]).output
    final = shown.rpartition("The match is over")[2].splitlines()
    assert ["p5", "p7", "p1", "p2", "p3", "p4", "p6"] == [line[:2] for line in final if line[:1] == "p"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_match_of_one_round_has_no_number_of_rounds(lang: str) -> None:
    shown = CliRunner().invoke(main, ["replay", str(RECORDS / "1-dark-cave.toml"), "--lang", lang]).output
    drawn = screen(Match.from_scenario(BOARD), 0, lang=lang)
    for words in (shown, drawn):
        assert not any(part in words for part in ("Runde 1", "Round 1", "round 1"))
    assert ("The end" if lang == "en" else "Das Ende") in shown
