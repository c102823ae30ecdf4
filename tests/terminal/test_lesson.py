"""Lessons at the terminal."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from saboteur.lessons import LESSONS, Run, lesson
from saboteur.lessons.run import READ
from saboteur.terminal.display import Display
from saboteur.terminal.lesson import LessonSession
from saboteur.terminal.progress import Progress
from saboteur.text import LANGUAGES


def answers(game: str) -> list[str]:
    run = Run(lesson(game))
    found = []
    while not run.finished:
        answer = run.wanted()[0]
        found.append("" if answer == READ else answer)
        run.skip()
    return found


def take(game: str, lines: list[str], lang: str, file: Path) -> tuple[bool, str]:
    output = io.StringIO()
    console = Console(file=output, width=100, force_terminal=False)
    display = Display(console, io.StringIO("".join(f"{line}\n" for line in lines)))
    finished = LessonSession(lesson(game), display, lang, Progress(file)).run()
    return finished, output.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_lesson_is_played_to_its_end(game: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    finished, shown = take(game, answers(game), lang, file)
    assert finished, shown[-1500:]
    assert "Ruprecht" in shown
    assert "**" not in shown
    assert Progress(file).done(game)


def test_a_lesson_left_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    finished, shown = take("saboteur", ["EW 4,0", "q"], "en", file)
    assert not finished
    assert "saboteur learn saboteur" in shown
    assert Progress(file).begun("saboteur")
    _, shown = take("saboteur", ["q"], "en", file)
    assert "Step 2 of 6" in shown
    assert "Step 1 of 6" not in shown


def test_wrong_answers_get_reason_and_nudge_and_back_and_skip_walk(tmp_path: Path) -> None:
    lines = ["NS 4,0", "discard NS", "skip", "skip", "back", "q"]
    _, shown = take("saboteur", lines, "en", tmp_path / "lessons.json")
    assert "on one side tunnel would meet rock" in shown
    assert "That is allowed" in shown or "runs across" in shown
    assert shown.rindex("Step 2 of 6") > shown.rindex("Step 3 of 6")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_understood_is_said_and_the_task_stays(lang: str, tmp_path: Path) -> None:
    _, shown = take("dark-cave", ["quatsch", "99", "q"], lang, tmp_path / "lessons.json")
    task = next(line for line in shown.splitlines() if line.startswith("> ") and len(line) > 2)
    assert 3 == shown.count(task), shown


def test_a_step_says_what_can_be_typed(tmp_path: Path) -> None:
    """The number of a card where one is played, a letter where the dwarf walks."""
    _, shown = take("dark-cave", [answers("dark-cave")[0], "q"], "en", tmp_path / "lessons.json")
    laying, walking = shown.split("Step 2 of")
    assert "number: card" in laying
    assert "letter: choice" in walking
    assert "number: card" not in walking


def test_a_damaged_file_costs_nothing_but_the_progress(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    file.write_text("{")
    assert not Progress(file).done("duel")
