"""Saboteur 2 in the terminal: everything is drawn and asked, and the end of a round is explained."""

import random
import re

import pytest
from click.testing import CliRunner

import saboteur2_matches
from saboteur import Match
from saboteur.cli import main
from saboteur.terminal.ending import round_lines
from saboteur.terminal.names import players
from saboteur.terminal.saboteur2 import verdict_lines
from saboteur.terminal.scene import narrator_of
from saboteur.terminal.style import Look
from screens import screen

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("own_home")]

EXAMPLE = """
format = 1
game = "saboteur2"
players = 7
round = 3
board = ["EW 1..2,0", "EW:door-blue 3,0", "EW 4..6,0", "N:ladder 0,2", "N:crystal 1,2"]
goals = { "8,0" = "gold" }
hands = { p4 = ["EW"], p1 = ["NS"] }
turn = "p4"
front = { p6 = ["theft"], p7 = ["theft", "trapped"] }
roles = { p1 = "blue-digger", p2 = "green-digger", p3 = "geologist", p4 = "boss", p5 = "profiteer", p6 = "saboteur" }
"""


def explained(match: Match, seat: int | None, lang: str) -> list[str]:
    """Why the last round ended as it did, in words."""
    teller = narrator_of(match.view(seat), players([""] * match.rules.players), lang, Look())
    return verdict_lines(match.results[-1], teller)


def test_doors_ladders_crystals_traps_and_thefts_are_shown() -> None:
    shown = screen(Match.from_scenario(EXAMPLE), 0)
    assert "━━B━━" in shown
    assert "H" in shown
    assert "*" in shown
    assert "trapped" in shown
    assert "theft" in shown


def test_the_end_of_a_round_is_explained() -> None:
    match = Match.from_scenario(EXAMPLE)
    match.play("EW 7,0")
    match.play("steal p1")
    told = " ".join(explained(match, 3, "en"))
    for words in (
        "You made the connection as boss.",
        "This way has no green door to stop the blue team: 0,0, 1,0,",
        "Every way leads through a blue door: the green team is shut out.",
        "There are 3 winners:",
        "The share is 3.",
        "As boss you get 1 less: 2.",
        "gets 2 less: 1.",
        "1 crystal lies in the maze;",
        "stole 1 gold from",
    ):
        assert words in told
    german = " ".join(explained(match, 0, "de"))
    assert "als Chef die Verbindung gebaut" in german
    assert "hat dir 1 Gold gestohlen" in german


ALONE = """
format = 1
game = "saboteur2"
players = 3
round = 3
board = ["EW 1..2,0", "EW:door-blue 3,0", "EW 4..6,0"]
goals = { "8,0" = "gold" }
hands = { p1 = ["EW"], p2 = ["NS"] }
roles = { p1 = "green-digger", p2 = "boss", p3 = "saboteur" }
"""


def told(text: str, move: str, seat: int | None, lang: str) -> list[str]:
    """How a round that ends with this move is told."""
    match = Match.from_scenario(text)
    match.play(move)
    people = players([""] * match.rules.players)
    teller = narrator_of(match.view(seat), people, lang, Look())
    return [line.plain for line in round_lines(match.results[-1], teller, people, Look())]


def test_a_team_without_a_winner_is_not_said_to_win() -> None:
    """R-S2-09: the way is free for the blue team, but only the boss is there to be paid."""
    for seat, en, de in ((None, "Bruno", "Bruno"), (1, "you", "du")):
        assert {f"The round goes only to {en}.", f"There is one winner: {en}. The share is 5."} <= set(
            told(ALONE, "EW 7,0", seat, "en")
        )
        assert {f"Die Runde geht nur an {de}.", f"Gewonnen hat eine Person: {de}. Der Anteil ist 5."} <= set(
            told(ALONE, "EW 7,0", seat, "de")
        )


def test_saboteurs_who_are_all_trapped_are_not_said_to_win() -> None:
    text = ALONE.replace("boss", "profiteer").replace(', p2 = ["NS"]', "")
    assert "The saboteurs win." in told(f'{text}\nfront = {{ p2 = ["trapped"] }}', "discard EW", 0, "en")
    assert "The round goes only to Bruno." in told(f'{text}\nfront = {{ p3 = ["trapped"] }}', "discard EW", 0, "en")


@pytest.mark.parametrize(
    ("roles", "board", "move", "line"),
    [
        ("blue-digger", "EW 3,0", "EW 7,0", "Gold! The treasure goes to the blue team."),
        ("green-digger", "EW 3,0", "EW 7,0", "Gold! The treasure goes to the green team."),
        ("blue-digger", "EW:door-green 3,0", "EW 7,0", "Gold! The treasure goes to the green team."),
        ("geologist", "EW 3,0", "EW 7,0", "Gold! The gold-diggers win the round."),
        ("geologist", "EW:door-blue 3,0", "EW 7,0", "Gold! But doors shut both teams out."),
        ("geologist", "EW 3,0", "discard EW", "Lights out. The treasure stays in the mountain."),
    ],
)
def test_the_end_of_a_round_is_told_as_it_was(roles: str, board: str, move: str, line: str) -> None:
    door = "EW:door-green 2,0" if "shut" in line else "EW 2,0"
    match = Match.from_scenario(f"""
format = 1
game = "saboteur2"
players = 2
round = 3
board = ["EW 1,0", "{door}", "{board}", "EW 4..6,0"]
goals = {{ "8,0" = "gold" }}
hands = {{ p1 = ["EW"] }}
roles = {{ p1 = "{roles}", p2 = "profiteer" }}
""")
    match.play(move)
    teller = narrator_of(match.view(0), players(["", ""]), "en", Look())
    assert line in [teller.event(event) for event in match.seen(0)]


def test_every_question_and_result_can_be_shown() -> None:
    kinds = set()
    for number in range(10):
        match, rng = saboteur2_matches.new(number, rounds=1), random.Random(number)
        while match.actor is not None:
            prompt = match.view(match.actor).prompt
            assert prompt is not None
            if prompt.kind not in kinds or rng.random() < 0.05:
                for width, height in ((60, 24), (80, 24), (140, 60)):
                    lines = screen(match, match.actor, width, height, rng.choice(("de", "en"))).splitlines()
                    assert max(map(len, lines)) <= width
                kinds.add(prompt.kind)
            match.play(saboteur2_matches.choose(match.moves(), rng))
        for lang in ("de", "en"):
            for seat in (None, 0):
                assert explained(match, seat, lang)
                people = players([""] * match.rules.players)
                teller = narrator_of(match.view(seat), people, lang, Look())
                assert len(round_lines(match.results[-1], teller, people, Look())) > match.rules.players
                assert all(teller.event(event) for event in match.seen(seat))
    assert {"turn", "steal"} <= kinds


def test_several_cards_are_thrown_away_by_their_numbers() -> None:
    arguments = ["play", "saboteur2", "--players", "3", "--seed", "3", "--lang", "en", "--pace", "instant"]
    result = CliRunner().invoke(main, [*arguments, "--bots", "random"], input="x1 9\nx1 2\nq\n")
    assert result.exit_code == 0
    assert re.search(r"You discard an? [^.]+ and an? [^.]+\.", result.output)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rules_can_be_read(lang: str) -> None:
    result = CliRunner().invoke(main, ["rules", "saboteur2", "--reference", "--lang", lang])
    assert result.exit_code == 0
    assert "S2-36" in result.output
