"""Several people at one terminal: nobody sees another's hand, whatever the terminal can do."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from pseudo_terminal import Terminal
from saboteur import GAMES
from saboteur.cli import main

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("own_home")]

NEW = ["play", "saboteur", "--players", "3", "--bots", "random", "--option", "rounds=1", "--seed", "4"]
SHARED = [*NEW, "--seat", "1,2,3", "--option", "first=p1", "--pace", "instant"]
SECRET = re.compile(r"You are a|Du bist (?:ein )?(?:Goldgräber|Saboteur)|┏|┃|━|curve|junction|repair|Kurve")
TURNS = {
    "en": ("Alda, it is your turn.", "Bruno, it is your turn."),
    "de": ("Alda, du bist am Zug.", "Bruno, du bist am Zug."),
}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_through_a_pipe_a_curtain_falls_between_two_people(lang: str) -> None:
    """Before Enter nothing of the next hand is visible; the last one is a screen of blank lines away."""
    result = CliRunner().invoke(main, [*SHARED, "--lang", lang], input="\nx1\n\nx1\n\nq\n")
    assert result.exit_code == 0, result.output
    alda, bruno = TURNS[lang]
    before, _, rest = result.output.partition(alda)
    assert not SECRET.search(before)
    assert SECRET.search(rest.split("\n> ")[1])
    played, _, rest = rest.partition(bruno)
    assert re.search(r"\n{50,}$", played)
    curtain, _, hand = rest.partition("\n> ")
    assert not SECRET.search(curtain)
    assert SECRET.search(hand)


@pytest.mark.parametrize("typed", ["", "\nx1\n"], ids=["at once", "later"])
def test_input_that_ends_at_the_curtain_saves_and_shows_nothing(typed: str) -> None:
    result = CliRunner().invoke(main, [*SHARED, "--lang", "en"], input=typed)
    assert result.exit_code == 0
    curtain = result.output.rpartition("Press Enter.")[2]
    assert not SECRET.search(curtain)
    assert "The match is saved." in curtain


@pytest.mark.parametrize("game", [game for game in GAMES if game != "solo"])
def test_in_every_game_with_bots_nothing_of_the_last_hand_is_left(game: str) -> None:
    """Two people hand the terminal round for a few turns; who plays solo needs no curtain."""
    bots = [] if game == "duel" else ["--players", "4", "--bots", "random"]
    wish = ["play", game, *bots, "--seed", "5", "--seat", "1,2", "--option", "first=p1", "--pace", "instant"]
    # Whatever is asked: open the gate, throw a card away, take the first answer.
    result = CliRunner().invoke(main, [*wish, "--lang", "en"], input="\nx1\na\n" * 40)
    assert result.exit_code == 0, result.output
    gates = re.split(r"\n(\w+), it is your turn\..*\n", result.output)
    shown = dict.fromkeys(gates[1::2])
    assert list(shown) == ["Alda", "Bruno"]
    assert len(gates) > 6, "a few turns"
    for before in gates[:-1:2]:
        # What stands on the screen when the next person is called.
        assert not SECRET.search(before[before.rindex("\n" * 50) :] if "\n" * 50 in before else before)
    for hand in gates[2:-1:2]:
        assert SECRET.search(hand)


def test_after_a_round_the_terminal_is_given_anew_even_to_the_same_person() -> None:
    """Everybody has read the result, so nobody's new hand stands below it. In The Duel that person may be the last."""
    wish = ["play", "duel", "--seed", "4", "--seat", "1,2", "--pace", "instant", "--lang", "en"]
    result = CliRunner().invoke(main, wish, input="\nx1\na\n" * 200)
    assert result.exit_code == 0
    rounds = result.output.split("End of round ")[1:]
    assert len(rounds) == 3
    for after in rounds:
        told, _, _ = after.partition("it is your turn.")
        assert not SECRET.search(told[told.index("\n\n") :])


def test_nobody_reads_a_hand_above_the_result_of_a_round() -> None:
    result = CliRunner().invoke(main, [*SHARED, "--lang", "en"], input="\nx1\n" * 100 + "\na\n" * 20)
    assert result.exit_code == 0
    before, _, _ = result.output.partition("End of round 1")
    assert not re.search(r"Your turn", before[before.rindex("\n" * 50) :])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("term", ["dumb", "xterm-256color"])
def test_in_a_terminal(term: str, lang: str, tmp_path: Path) -> None:
    alda, bruno = TURNS[lang]
    with Terminal(*SHARED, "--lang", lang, TERM=term, XDG_DATA_HOME=str(tmp_path), size=(80, 30)) as terminal:
        assert not SECRET.search(terminal.wait(alda))
        terminal.press("\r")
        if term != "dumb":
            terminal.wait("Enter: ")
            terminal.press("\r")
        terminal.wait(r"x3 ")
        terminal.press("x1\r")
        screen = terminal.wait(bruno)
        if term == "dumb":
            terminal.wait("scroll back|Scrollt nicht")
        assert (term == "dumb") == bool(re.search("scroll back|Scrollt nicht", terminal.screen))
        # A dumb terminal scrolls: what it still shows are its last lines.
        assert not SECRET.search("\n".join(screen.split("\n")[-30:]))
        terminal.press("\x04")
        assert terminal.end() == 0
        assert not SECRET.search(terminal.screen.rpartition("Enter.")[2])


def test_the_next_player_cannot_call_back_what_was_typed(tmp_path: Path) -> None:
    """A discarded card is secret, and the typed line names it."""
    pytest.importorskip("readline")
    with Terminal(*SHARED, "--lang", "en", XDG_DATA_HOME=str(tmp_path)) as terminal:
        terminal.wait(TURNS["en"][0])
        terminal.answer("", "Enter: continue")
        terminal.answer("", "Your turn")
        terminal.answer("discard 1", TURNS["en"][1])
        before = terminal.raw.count("discard 1")
        terminal.press("\x1b[A")
        terminal.answer("", "Enter: continue")
        assert before == terminal.raw.count("discard 1")


def test_people_are_called_by_their_own_names() -> None:
    """Also after a rest; a bot that has the same usual name gets another."""
    wish = ["play", "saboteur", "--players", "3", "--bots", "random", "--seed", "4", "--option", "first=p1"]
    result = CliRunner().invoke(
        main, [*wish, "--names", "Ada, cleo", "--pace", "instant", "--lang", "en"], input="\nx1\n"
    )
    assert "Ada, it is your turn." in result.output
    assert "cleo, it is your turn." in result.output
    again = CliRunner().invoke(main, ["play", "--resume", "--lang", "en"], input="\n\n")
    assert "cleo, it is your turn." in again.output
    assert "Alda (random)" in again.output
    assert "Cleo" not in again.output


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("Ada,ada", "same name"),
        ("Ada,", "1 to 16 characters"),
        ("A" * 17, "1 to 16 characters"),
        ("A\x1b[2J", "1 to 16 characters"),
        ("A,B,C,D", "no seat '4'"),
    ],
)
def test_names_that_do_not_tell_people_apart_are_refused(names: str, told: str) -> None:
    result = CliRunner().invoke(main, [*NEW, "--names", names])
    assert result.exit_code == 2
    assert told in result.output


def test_each_seat_of_a_person_needs_a_name_or_none_does() -> None:
    result = CliRunner().invoke(main, [*NEW, "--seat", "1,3", "--names", "Ada"])
    assert result.exit_code == 2
    assert "as many --names" in result.output
