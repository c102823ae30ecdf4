"""The program in a real terminal, with a keyboard, in both languages."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pseudo_terminal import Terminal
from saboteur import Match
from saboteur.lessons import lesson
from terminal_picture import PICTURES, draw

NEW = [
    "play",
    "saboteur",
    "--players",
    "3",
    "--bots",
    "random",
    "--option",
    "rounds=1",
    "--pace",
    "instant",
    "--seed",
    "4",
]
ROOT = Path(__file__).parents[2]
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-9]|4[0-9]|9[0-7]|10[0-7])[0-9;]*m")

# Drawing does not depend on the engine's form, and starting the program takes time.
pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A separate data folder for the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def table(home: Path) -> Iterator[Terminal]:
    """A game in English, waiting for the first card."""
    with Terminal(*NEW, "--lang", "en", XDG_DATA_HOME=str(home)) as terminal:
        terminal.wait("Enter: continue")
        terminal.answer("", "Your turn")
        yield terminal


def fits(screen: str, width: int, height: int) -> bool:
    """Whether a screen fits without scrolling or wrapping; the line that Enter begins is gone at once."""
    lines = screen.removesuffix("\n").split("\n")
    return len(lines) <= height and max(map(len, lines)) <= width


@pytest.mark.parametrize(
    ("lang", "turn", "over", "final"),
    [
        ("en", "Your turn|Choose your share", "End of round 1", "The match is over"),
        ("de", "Du bist am Zug|Wähl deinen Anteil", "Ende von Runde 1", "Die Partie ist zu Ende"),
    ],
)
def test_a_whole_match_in_80_by_24(lang: str, turn: str, over: str, final: str, home: Path) -> None:
    """Cards are chosen by number and laid by letter until the match is over."""
    with Terminal(*NEW, LANG=f"{lang}_XX.UTF-8", PYTHONUTF8="1", XDG_DATA_HOME=str(home)) as terminal:
        screen = terminal.wait("Enter: ")
        anything = f"{turn}|{over}|{final}"
        screen = terminal.answer("", anything)
        for number in range(200):
            if re.search(final, screen):
                break
            if re.search(over, screen):
                screen = terminal.answer("", anything)
            elif re.search("Anteil|share", screen):
                screen = terminal.answer("a", anything)
            else:
                screen = terminal.answer(str(number % 2 + 1), "x ")
                ways = "Which way up|Wie herum"
                screen = terminal.answer("a" if re.search(r"\ba -?\d", screen) else "x", f"{anything}|{ways}")
                if re.search(ways, screen):
                    screen = terminal.answer("b", anything)
        assert re.search(final, screen)
        terminal.type("")
        assert terminal.end() == 0
        assert all(fits(shown, 80, 24) for shown in terminal.screens[1:-1])
        assert re.search(f"{final}(.|\n)*saboteur replay", terminal.screen)
        assert COLOUR.search(terminal.raw)
    (record,) = home.glob("saboteur/games/*.toml")
    assert Match.replay(record.read_text(encoding="utf-8")).outcome is not None


def test_bad_inputs_are_answered_on_the_screen(table: Terminal) -> None:
    assert "I do not understand “abc”" in table.answer("abc", "> $")
    assert "You have no card 77" in table.answer("77", "> $")
    assert "do not hold" in table.answer("E|W 40,40", "> $")
    assert "What you can type" in table.answer("help", "> $")
    assert "You are a" in table.answer("", "> $")
    table.answer("q", "Your turn")
    table.answer("2", "x discards it")
    assert fits(table.screen, 80, 24)
    table.answer("", "Your turn")


def test_a_resized_window_is_drawn_anew_and_keeps_what_was_typed(table: Terminal) -> None:
    first = table.screen
    table.press("x")
    table.wait_for_line("x")
    before = len(table.screens)
    table.resize(120, 40)
    wide = table.wait_for_line("x", after=before)
    assert max(map(len, wide.split("\n"))) > 80
    assert fits(wide, 120, 40)
    before = len(table.screens)
    table.resize(60, 20)
    assert fits(table.wait_for_line("x", after=before), 60, 20)
    # The x typed before the window changed is still there: it throws card 1 away.
    deck = re.search(r"deck (\d+)", first)
    assert deck is not None
    table.answer("1", f"deck {int(deck[1]) - 3}(.|\n)*Your turn")


def test_a_window_that_is_dragged_changes_its_size_many_times(table: Terminal) -> None:
    table.press("x")
    for width in [*range(80, 120), *range(120, 80, -1)]:
        table.resize(width, 30)
    table.answer("1", "Your turn")
    assert fits(table.screen, 81, 30)
    assert "Traceback" not in table.raw


@pytest.mark.parametrize("keys", ["q\r", "\x03", "\x04"], ids=["q", "ctrl-c", "ctrl-d"])
def test_one_can_leave_and_go_on(table: Terminal, keys: str, home: Path) -> None:
    table.answer("x1", "Your turn")
    left = table.screen
    if keys == "\x03":
        table.interrupt()
    else:
        table.press(keys)
    assert table.end() == 0
    assert "The match is saved. Continue with: saboteur play saboteur --resume" in table.screen
    assert "\x1b[?1049l" in table.raw
    if keys != "q\r":
        return
    with Terminal("play", "saboteur", "--resume", "--pace", "instant", XDG_DATA_HOME=str(home)) as again:
        again.wait("Enter: continue")
        board = again.answer("", "Your turn")
        assert board == left


def test_an_unfinished_game_is_offered(home: Path, table: Terminal) -> None:
    table.type("q")
    table.end()
    with Terminal("play", "saboteur", "--lang", "de", XDG_DATA_HOME=str(home)) as again:
        assert "3 am Tisch, Runde 1" in " ".join(again.wait("angefangene Partie").split())
        assert "Bruno (random) und Cleo (random)" in again.answer("", "Enter: weiter")
        again.type("q")
        again.end()
    with Terminal("play", "saboteur", "--lang", "de", XDG_DATA_HOME=str(home)) as again:
        again.wait("angefangene Partie")
        assert "Bruno (greedy)" in again.answer("n", "Enter: weiter")
        again.press("\x04")
        again.end()
    assert len(list(home.glob("saboteur/games/*.json"))) == 2


def test_bots_can_be_watched(home: Path) -> None:
    arguments = [word if word != "instant" else "fast" for word in NEW]
    with Terminal(*arguments, "--lang", "en", "--option", "first=p2", XDG_DATA_HOME=str(home)) as terminal:
        terminal.wait("Enter: continue")
        terminal.answer("", "Your turn")
        assert any("Cleo is thinking …" in shown for shown in terminal.screens)


def test_bots_go_step_by_step(home: Path) -> None:
    arguments = [word if word != "instant" else "step" for word in NEW]
    with Terminal(*arguments, "--lang", "en", "--option", "first=p2", XDG_DATA_HOME=str(home)) as terminal:
        terminal.wait("Enter: continue")
        terminal.answer("", r"next: Cleo")
        terminal.answer("", "Your turn")
        terminal.type("q")
        assert terminal.end() == 0


def test_a_lesson_leads_to_a_first_match_with_advice(home: Path) -> None:
    with Terminal("learn", "solo", "--lang", "en", XDG_DATA_HOME=str(home)) as terminal:
        terminal.wait("Step 1")
        steps = sum(len(chapter.steps) for chapter in lesson("solo").chapters)
        for _ in range(steps - 1):
            terminal.answer("skip", "Ruprecht")
        terminal.answer("skip", "Your first match?")
        terminal.answer("", "Enter: continue")
        assert "Ruprecht: " in terminal.answer("", "Ruprecht: ")
        terminal.type("q")
        assert terminal.end() == 0


def test_no_colour(home: Path) -> None:
    with Terminal(*NEW, NO_COLOR="1", XDG_DATA_HOME=str(home)) as terminal:
        terminal.wait("Enter: continue")
        screen = terminal.answer("", "Your turn")
        assert "░" in screen
        assert not COLOUR.search(terminal.raw)


def test_a_dumb_terminal_is_written_to_line_by_line(home: Path) -> None:
    with Terminal(*NEW, TERM="dumb", XDG_DATA_HOME=str(home)) as terminal:
        terminal.wait("Your turn")
        terminal.type("x1")
        terminal.wait("You discard")
        terminal.type("q")
        assert terminal.end() == 0
        assert "\x1b" not in terminal.raw


def test_an_ended_process_gives_the_terminal_back(table: Terminal) -> None:
    os.kill(table.pid, signal.SIGTERM)
    assert table.end() == 0
    assert table.raw.count("\x1b[?1049h") == table.raw.count("\x1b[?1049l") == 1
    assert "The match is saved." in table.screen


def test_the_picture_in_the_readme_is_the_screen_of_the_program() -> None:
    """`python tools/terminal_picture.py` draws it anew."""
    assert draw() == (PICTURES / "terminal.svg").read_text(encoding="utf-8")


def test_replay_steps_through_a_match() -> None:
    record = str(ROOT / "tests" / "records" / "1-three-rounds.toml")
    with Terminal("replay", record, "--lang", "en") as terminal:
        assert "0 of 176 · round 1 · seen by everyone" in terminal.wait("> $")
        assert "1 of 176" in terminal.answer("", "> $")
        assert "2 of 176" in terminal.answer("n", "> $")
        assert "1 of 176" in terminal.answer("p", "> $")
        assert "40 of 176" in terminal.answer("40", "> $")
        assert "seen by p2 Bruno" in terminal.answer("s2", "> $")
        assert "You are a gold-digger." in terminal.screen
        assert "seen by p1 Alda" in terminal.answer("p1", "> $")
        assert "You are a saboteur." in terminal.screen
        assert "seen by a spectator" in terminal.answer("spectator", "> $")
        assert "You are" not in terminal.screen
        assert "seen by everyone" in terminal.answer("all", "> $")
        assert "round 2" in terminal.answer("r2", "> $")
        assert "End of round 1" in terminal.answer("p", "> $")
        assert "The match is over" in terminal.answer("last", "> $")
        assert "176 of 176" in terminal.answer("n", "> $")
        assert "0 of 176" in terminal.answer("first", "> $")
        assert "There are steps 0 to 176, rounds 1 to 3 and seats 1 to 3." in " ".join(
            terminal.answer("r9", "> $").split()
        )
        terminal.type("q")
        assert terminal.end() == 0
        assert all(fits(shown, 80, 24) for shown in terminal.screens[1:-1])


def test_the_rules_have_a_pager() -> None:
    with Terminal("rules", "saboteur", "--reference", "--lang", "de", PAGER="cat") as terminal:
        assert terminal.end() == 0
        assert "Alle graben nach Gold." in terminal.screen
        assert "B-38" in terminal.screen


def test_piped_input(home: Path) -> None:
    typed = "1\n\nfoo\n" + "x1\na\n" * 60
    result = subprocess.run(
        [sys.executable, "-m", "saboteur", *NEW, "--lang", "de"],
        input=typed.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"},
    )
    output = result.stdout.decode()
    assert result.returncode == 0, result.stderr
    assert "\x1b" not in output
    assert "> foo\n„foo“ verstehe ich nicht." in output
    assert "Die Partie ist zu Ende" in output


def test_output_that_knows_only_ascii(home: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "saboteur", *NEW, "--lang", "de"],
        input=b"1\nq\n",
        capture_output=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "ascii"},
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.isascii()
    assert b"Du bist am Zug: Waehl eine Karte (1-6)." in result.stdout
    assert b"?H?" not in result.stdout


def test_what_is_typed_can_be_read_and_corrected(table: Terminal) -> None:
    table.press("x7")
    assert table.wait_for_line("x7").endswith("\n> > x7")
    table.press("\x7f1\r")
    table.wait(r"deck \d+(.|\n)*Your turn")
    assert "You discard" in table.screen
