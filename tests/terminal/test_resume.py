"""Resuming a saved game: which one, with and without a terminal."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pseudo_terminal import Terminal
from saboteur.cli import main
from saboteur.terminal.saves import SaveFolder

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("own_home")]


def saboteur(*arguments: str, typed: str = "") -> Result:
    """Run a command with this input."""
    return CliRunner().invoke(main, ["play", *arguments], input=typed)


@pytest.fixture
def three(own_home: None) -> list[str]:  # noqa: ARG001 - there must be a home first
    """Three saved games; their short names, newest first."""
    saboteur("saboteur", "--players", "3", "--seed", "1", typed="x1\nq\n")
    saboteur("duel", "--seed", "1", typed="q\n")
    saboteur("saboteur", "--players", "5", "--seed", "1", "--seat", "2,4", typed="q\n")
    return [path.stem.rpartition("-")[2] for path in SaveFolder().unfinished()]


def told(result: Result) -> str:
    """What was printed, as one line."""
    return " ".join(result.output.split())


@pytest.mark.usefixtures("three")
def test_a_number_chooses_among_the_saves() -> None:
    assert "You play Saboteur: The Duel" in told(saboteur("--resume", "2", "--lang", "en", typed="q\n"))
    assert "Cleo (greedy)" in told(saboteur("saboteur", "--resume", "2", "--lang", "en", typed="q\n"))


def test_a_short_name_means_the_same_save_however_many_there_are(three: list[str]) -> None:
    for name, players in zip(three, (5, 2, 3), strict=True):
        result = saboteur("--resume", name, typed="q\n")
        assert result.exit_code == 0, result.output
        assert SaveFolder().read(SaveFolder().unfinished()[0])[1].rules.players == players


@pytest.mark.usefixtures("three")
def test_a_game_can_be_named_after_the_option() -> None:
    """`play --resume duel` means `play duel --resume`."""
    assert "You play Saboteur: The Duel" in told(saboteur("--resume", "duel", "--lang", "en", typed="q\n"))


@pytest.mark.parametrize(
    ("lang", "sentence", "line"),
    [
        ("en", "Continuing number 1, the newest.", r"1  {}  .*  Saboteur · 5 players · round 1 · Bruno.s turn"),
        (
            "de",
            "Weiter geht es mit Nummer 1, der neuesten.",
            r"1  {}  .*  Saboteur · 5 am Tisch · Runde 1 · Bruno am",
        ),
    ],
)
def test_without_a_terminal_the_newest_goes_on_and_the_others_are_named(
    lang: str, sentence: str, line: str, three: list[str]
) -> None:
    result = saboteur("--resume", "--lang", lang, typed="q\n")
    assert result.exit_code == 0
    assert sentence in told(result)
    assert re.search(line.format(three[0]), result.output)
    for number, name in enumerate(three, 1):
        assert re.search(rf"^{number}  {name}  ", result.output, re.MULTILINE)


@pytest.mark.parametrize("which", ["4", "0", "nonsense", "solo", "9" * 5000, "\x1b[2J"])
def test_a_save_that_is_not_there_gets_a_sentence(which: str, three: list[str]) -> None:
    result = saboteur(f"--resume={which}", "--lang", "en")
    assert result.exit_code == 2
    assert "\x1b" not in result.output
    assert "There is no unfinished match" in told(result)
    if which != "solo":
        assert three[2] in result.output


def test_without_a_game_there_must_be_something_to_resume() -> None:
    result = saboteur("--resume", "--lang", "en")
    assert result.exit_code == 2
    assert "There is no unfinished match. Start one with: saboteur play GAME" in told(result)
    result = saboteur()
    assert result.exit_code == 2
    assert "Missing argument GAME: choose saboteur," in told(result)
    assert "dark-cave" in result.output


WORDS = {
    "en": ("Which one?", "is none of them", "Enter: continue", "your turn"),
    "de": ("Welche?", "steht nicht zur Wahl", "Enter: weiter", "du am Zug"),
}


@pytest.mark.parametrize("term", ["dumb", "xterm-256color"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_in_a_terminal_one_is_asked_which(lang: str, term: str, three: list[str], tmp_path: Path) -> None:
    which, wrong, on, turn = WORDS[lang]
    with Terminal("play", "--resume", "--lang", lang, TERM=term, XDG_DATA_HOME=str(tmp_path)) as terminal:
        screen = terminal.wait(re.escape(which))
        assert all(name in screen for name in three)
        assert turn in screen
        assert max(map(len, screen.split("\n"))) <= 80
        terminal.press("7\r")
        assert "„7“" in terminal.wait(wrong) or "“7”" in terminal.screen
        terminal.press("3\r")
        assert "Bruno (greedy)" in terminal.wait(on if term != "dumb" else "x3 ")
        terminal.press("q\r")
        assert terminal.end() == 0


@pytest.mark.parametrize("keys", ["q\r", "\x04", "\x03"], ids=["q", "ctrl-d", "ctrl-c"])
@pytest.mark.usefixtures("three")
def test_one_can_leave_instead_of_choosing(keys: str, tmp_path: Path) -> None:
    with Terminal("play", "--resume", "--lang", "en", XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.wait("> $")
        terminal.press(keys)
        assert terminal.end() == 0
    assert len(SaveFolder().unfinished()) == 3


def test_before_a_new_game_several_are_offered(three: list[str], tmp_path: Path) -> None:
    with Terminal("play", "saboteur", "--lang", "en", XDG_DATA_HOME=str(tmp_path)) as terminal:
        screen = terminal.wait("n starts a new one")
        assert three[0] in screen
        assert three[1] not in screen
        terminal.press("what\r")
        terminal.wait("“what” is none of them")
        terminal.press("n\r")
        assert "Edda (greedy)" in " ".join(terminal.wait("Enter: continue").split())
        terminal.press("q\r")
        assert terminal.end() == 0
    assert len(SaveFolder().unfinished()) == 4
