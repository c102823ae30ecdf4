"""`saboteur puzzle`: puzzles at the terminal."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from saboteur.cli import main
from saboteur.puzzles import Run, puzzles

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Marks go into a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def ask(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["puzzle", *words], input=typed)


def test_the_saboteur_is_found_and_the_mark_is_kept() -> None:
    one = next(one for one in puzzles() if one.kind == "who")
    options = Run(one).options
    right = options.index(one.answers[0]) + 1
    wrong = 1 + (right % len(options))
    found = ask(one.id, "--lang", "en", typed=f"clue\n99\n{wrong}\n{right}\n")
    assert found.exit_code == 0
    assert "Look at this again" in found.output
    assert f"Type a number from 1 to {len(options)}." in found.output
    assert "A careful reader gets to only" in found.output
    assert "Solved on try 2." in found.output
    assert f"[x] {one.id}:" in ask("--list", "--lang", "en").output


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_move_is_answered_in_notation(lang: str) -> None:
    one = next(one for one in puzzles("saboteur", "move"))
    found = ask(one.id, "--lang", lang, typed=f"{one.answers[0]}\n")
    assert found.exit_code == 0
    assert ("Beim ersten Versuch gelöst." if lang == "de" else "Solved on the first try.") in found.output


def test_a_solution_that_was_shown_leaves_no_mark() -> None:
    one = puzzles("duel", "move")[0]
    assert one.answers[0] in ask(one.id, "--lang", "en", typed="solution\n").output
    assert f"[ ] {one.id}:" in ask("--list", "--game", "duel", "--lang", "en").output


def test_whoever_leaves_can_come_back() -> None:
    one = puzzles()[0]
    assert f"saboteur puzzle {one.id}" in ask(one.id, "--lang", "en", typed="q\n").output


@pytest.mark.parametrize(
    "words", [("none",), (puzzles()[0].id, "--game", "solo"), ("--check", "/no/such/file.toml")], ids=str
)
def test_bad_input_is_answered_with_a_sentence(words: tuple[str, ...]) -> None:
    found = ask(*words)
    assert found.exit_code == 2
    assert "Traceback" not in found.output
    assert "Error: " in found.output


def test_a_file_is_checked(tmp_path: Path) -> None:
    file = Path(__file__).parents[2] / "src" / "saboteur" / "puzzles" / "saboteur2" / "gold.toml"
    assert "each with a clear answer" in ask("--check", str(file)).output
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(file.read_text(encoding="utf-8").replace('answer = ["8,', 'answer = ["9,'), encoding="utf-8")
    assert ask("--check", str(wrong)).exit_code in {1, 2}


def test_the_guides_own_example_is_checked(tmp_path: Path) -> None:
    """Whoever follows the guide by the letter gets a puzzle; without word of the other cards a sentence."""
    guide = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    example = guide.partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "mine.toml"
    file.write_text(example, encoding="utf-8")
    assert ask("--check", str(file)).output == "1 puzzles, each with a clear answer.\n"
    kept = [line for line in example.splitlines() if not line.startswith("discards")]
    assert len(kept) == len(example.splitlines()) - 1
    file.write_text("\n".join(kept), encoding="utf-8")
    found = ask("--check", str(file))
    assert found.exit_code == 1
    assert isinstance(found.exception, SystemExit)
    assert "A search must know where all cards are" in found.output


def test_only_the_beginning_of_a_sentence_about_a_goal_is_capital() -> None:
    one = next(one for one in puzzles("saboteur", "gold") if one.next_best is not None)
    told = ask(one.id, "--lang", "de", typed="lösung\n").output
    assert "Danach kommt das " in told
    assert " Ziel (8," in told
    assert any(line.startswith("Das ") and "ist es." in line for line in told.splitlines())
