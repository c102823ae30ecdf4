"""The commands: their output, and a sentence with exit code 2 for invalid input."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result

from saboteur import DIGEST, FORM, commands
from saboteur.bots.levels import levels
from saboteur.cards import deck, deckfile
from saboteur.cli import COMMANDS, main

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parents[1] / "scenarios"


def run(*arguments: str) -> Result:
    """Run the command inside this process."""
    return CliRunner().invoke(main, arguments)


def test_version_names_form_and_digest() -> None:
    result = run("--version")
    assert 0 == result.exit_code
    assert result.output.startswith("saboteur ")
    assert result.output.endswith(f"({FORM} engine {DIGEST[:12]})\n")


def test_the_commands_are_listed() -> None:
    result = run("--help")
    assert 0 == result.exit_code
    assert "cards" in result.output
    assert "scenario" in result.output


def test_every_command_is_listed_and_only_the_one_asked_for_is_imported() -> None:
    files = Path(commands.__file__).parent.glob("*.py")
    assert {path.stem for path in files if "@click.command" in path.read_text()} | {"admin", "daily"} == set(COMMANDS)
    script = "import sys; from saboteur.cli import main; main(['cards', 'duel'], standalone_mode=False)"
    command = [sys.executable, "-c", f"{script}; print(*sys.modules)"]
    imported = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert {"cards"} == {name for name in COMMANDS if f"saboteur.commands.{name}" in imported}


@pytest.mark.parametrize("arguments", [["nonsense"], ["cards"], ["scenario"], ["cards", "--nonsense"]])
def test_a_wrong_command_line_is_answered_with_a_sentence(arguments: list[str]) -> None:
    result = run(*arguments)
    assert 2 == result.exit_code
    assert "Error: " in result.output
    assert "Traceback" not in result.output


def test_cards_lists_every_card_plainly_when_piped() -> None:
    for name in deck.names():
        lines = run("cards", name).output.splitlines()
        rows = deck.listing(name)
        assert ["kind", "code", "count", "confidence", "source"] == lines[0].split()
        assert [(row.kind, row.code, str(row.count), row.confidence) for row in rows] == [
            tuple(line.split()[:4]) for line in lines[1:]
        ]


def test_cards_draws_a_table_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    output = run("cards", "saboteur").output
    assert "┃" in output
    assert "repair-pick-lantern" in output


def test_cards_names_the_known_games() -> None:
    result = run("cards", "chess")
    assert 2 == result.exit_code
    assert "There is no game 'chess'; choose saboteur, saboteur2, duel, solo or dark-cave" in result.output


def test_a_deck_that_does_not_add_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Owners of the box can correct a card without knowing Python."""
    text = deckfile.text("duel").replace("count = 1", "count = 2", 1)
    monkeypatch.setattr(deck, "load", lambda name: deck.read(text, f"decks/{name}.toml"))
    result = run("cards", "duel")
    assert 2 == result.exit_code
    assert "Error: decks/duel.toml" in result.output


def test_scenarios_that_hold() -> None:
    result = run("scenario", *(str(path) for path in sorted((FOLDER / "saboteur").glob("*.toml"))))
    assert 0 == result.exit_code, result.output
    assert result.output.endswith(" scenarios hold.\n")


def test_a_scenario_that_does_not_hold() -> None:
    file = str(FOLDER / "failing" / "next.toml")
    result = run("scenario", file)
    assert 1 == result.exit_code
    assert result.output.splitlines() == [
        f"{file}: scenario 1, step 1 (discard EW), next",
        '    expected  "p3"',
        '    actual    "p2"',
        "0 of 1 scenarios hold.",
    ]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Each is reported by name with a sentence, and the others still run."""
    (tmp_path / "binary.toml").write_bytes(bytes(range(256)))
    (tmp_path / "latin.toml").write_bytes("name = 'Grüße'".encode("latin-1"))
    (tmp_path / "wrong.toml").write_text("format = 1\nboord = 3\n")
    (tmp_path / "broken.toml").write_text("format = \n")
    good = str(FOLDER / "saboteur" / "maps.toml")
    names = ["missing.toml", "", "binary.toml", "latin.toml", "wrong.toml", "broken.toml", "nul\0.toml"]
    result = run("scenario", *(f"{tmp_path}/{name}" for name in names), good)
    assert 2 == result.exit_code
    lines = result.output.splitlines()
    for line, name, sentence in zip(
        lines,
        names,
        (
            "There is no such file.",
            "This is a folder; name the files in it.",
            "This is no text in UTF-8; a scenario is a TOML file.",
            "This is no text in UTF-8; a scenario is a TOML file.",
            "There is no key 'boord' here; the keys are format, game,",
            "This is not valid TOML: ",
            "It cannot be read: ",
        ),
        strict=False,
    ):
        assert line.startswith(f"Error: {tmp_path}/{name}: {sentence}")
    assert f"2 of 2 scenarios hold; {len(names)} cannot be read or played." == lines[-1]
    assert len(names) + 1 == len(lines)


def test_a_scenario_that_cannot_be_played_on_does_not_stop_the_next(tmp_path: Path) -> None:
    shared = 'format = 1\ngame = "saboteur"\nplayers = 3\nhands = { p1 = ["EW"] }\n'
    text = f'{shared}[[scenario]]\n[[scenario.step]]\nplay = "discard EW"\n[[scenario]]\n'
    (tmp_path / "two.toml").write_text(text)
    result = run("scenario", str(tmp_path / "two.toml"))
    assert 2 == result.exit_code
    assert "scenario 1, step 1, chance: The round is over and another begins" in result.output
    assert result.output.endswith("1 of 1 scenarios hold; 1 cannot be read or played.\n")


@pytest.mark.once
def test_the_installed_command_works_from_anywhere(tmp_path: Path) -> None:
    command = Path(sys.executable).with_name("saboteur")
    outcome = subprocess.run(
        [command, "scenario", FOLDER / "failing" / "gold.toml"],
        cwd=tmp_path, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )  # fmt: skip
    assert 1 == outcome.returncode
    assert "" == outcome.stderr
    assert "step 1, gold" in outcome.stdout


@pytest.mark.once
@pytest.mark.parametrize(
    "words",
    ["--help", "cards saboteur", "rules duel", "simulate saboteur --bots random --matches 1", "play solo --seed 1"],
)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_output_that_cannot_be_written_gets_a_sentence(words: str, tmp_path: Path) -> None:
    """A reader who closes the pipe early sees no error; without streams nothing is printed."""
    command = [sys.executable, "-m", "saboteur", *words.split()]
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}

    def ended(redirection: str, output: int = subprocess.DEVNULL) -> tuple[int, str]:
        shell = ["/bin/sh", "-c", f'exec "$0" "$@" {redirection}', *command]
        result = subprocess.run(
            shell, env=environ, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.PIPE, check=False
        )
        return result.returncode, result.stderr.decode()

    assert (1, "Error: The output cannot be written: No space left on device.\n") == ended(">/dev/full")
    reading, writing = os.pipe()
    os.close(reading)
    assert (1, "") == ended("", writing)
    os.close(writing)
    assert (0, "") == ended("<&- >&-")


@pytest.mark.once
def test_a_scenario_written_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    """As some editors write it."""
    file = tmp_path / "notepad.toml"
    file.write_text((FOLDER / "saboteur" / "maps.toml").read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert 0 == run("scenario", str(file)).exit_code


@pytest.mark.once
def test_without_a_command_the_page_is_served(tmp_path: Path) -> None:
    """It prints its address; a second one only points to the first."""
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    command = [sys.executable, "-m", "saboteur", "--no-browser"]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        try:
            line = first.stdout.readline()
            assert line.startswith("The server is running: http://127.0.0.1:")
            second = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
            assert 0 == second.returncode
            url = line.split(": ", 1)[1].strip()
            assert url in second.stdout
            # Whoever plays at home gets every level, as on any other server.
            found = {bot["name"] for bot in httpx.get(f"{url}api/bots", trust_env=False, timeout=60).json()}
            assert {level.bot for level in levels()} <= found
        finally:
            first.terminate()
        assert 0 == first.wait(120)


@pytest.mark.once
def test_a_show_on_the_page_is_told_where_it_is(tmp_path: Path) -> None:
    """For a machine whose browser does not open, in the language that was asked for."""
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C", "BROWSER": "true"}
    command = [sys.executable, "-m", "saboteur", "watch", "duel", "--bots", "master", "--page", "--lang", "de"]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as shown:
        assert shown.stdout is not None
        try:
            line = shown.stdout.readline()
        finally:
            shown.terminate()
        assert line.startswith("Die Seite öffnet sich im Browser.")
        assert line.strip().endswith("/watch/duel?bots=master&now=1")


@pytest.mark.once
def test_no_browser_goes_with_no_command() -> None:
    result = run("--no-browser", "cards", "saboteur")
    assert 2 == result.exit_code
    assert "--no-browser goes with no command." in result.output


@pytest.mark.once
def test_a_missing_page_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("saboteur.server.net.page.folder", lambda: tmp_path)
    result = run("--no-browser")
    assert 2 == result.exit_code
    assert "saboteur play saboteur" in result.output
