"""`saboteur learn`: lessons in the terminal."""

from __future__ import annotations

import sys

import click

from saboteur.games import GAMES
from saboteur.text import LANGUAGES, language, text


@click.command()
@click.argument("game", type=click.Choice(GAMES), required=False)
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
@click.option("--again", is_flag=True, help="Begin anew, even if the lesson was left on the way.")
def learn(game: str | None, lang: str | None, again: bool) -> None:
    """Learn GAME step by step in a guided first game; without GAME list the lessons.

    Leave at any time with q, Ctrl-C or Ctrl-D: the lesson goes on there the next time.
    """
    # Drawing takes a moment to load; other commands do not need it.
    from saboteur.lessons import Place, lesson  # noqa: PLC0415
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.lesson import LessonSession  # noqa: PLC0415
    from saboteur.terminal.progress import Progress  # noqa: PLC0415

    spoken = language(lang)
    display, progress = standard_display(), Progress()
    if game is None:
        for name in GAMES:
            state = "done" if progress.done(name) else "begun" if progress.begun(name) else "new"
            display.print([text(f"lesson-listed-{state}", spoken, game=name, title=text(f"lesson-{name}", spoken))])
        return
    if again:
        progress.keep(lesson(game), Place())
    LessonSession(lesson(game), display, spoken, progress).run()
    sys.exit(0)
