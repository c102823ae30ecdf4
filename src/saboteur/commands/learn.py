"""`saboteur learn`: lessons in the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from saboteur.commands.trouble import Trouble
from saboteur.games import GAMES
from saboteur.text import LANGUAGES, language, text

if TYPE_CHECKING:
    from saboteur.terminal.display import Display


@click.command()
@click.argument("game", type=click.Choice(GAMES), required=False)
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
@click.option("--again", is_flag=True, help="Start from the beginning, even if you left the lesson halfway.")
def learn(game: str | None, lang: str | None, again: bool) -> None:
    """Learn GAME step by step in a guided first game; without GAME list the lessons.

    Leave at any time with q, Ctrl-C or Ctrl-D: the lesson continues there next time.
    """
    # Drawing takes a moment to load; other commands do not need it.
    from saboteur.lessons import LESSONS, Place, lesson  # noqa: PLC0415
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.lesson import LessonSession  # noqa: PLC0415
    from saboteur.terminal.progress import Progress  # noqa: PLC0415

    spoken = language(lang)
    display, progress = standard_display(), Progress()
    if game is None:
        for name in LESSONS:
            state = "done" if progress.done(name) else "begun" if progress.begun(name) else "new"
            display.print([text(f"lesson-listed-{state}", spoken, game=name, title=text(f"lesson-{name}", spoken))])
        return
    if game not in LESSONS:
        raise Trouble(f"There is no lesson for {game}; `saboteur rules {game}` shows its rules.")
    if again:
        progress.keep(lesson(game), Place())
    if LessonSession(lesson(game), display, spoken, progress).run() and display.live:
        _offer_match(game, display, spoken)
    sys.exit(0)


def _offer_match(game: str, display: Display, lang: str) -> None:
    """Offer a first match: against gentle bots, at a beginner's pace, with advice."""
    from saboteur.games import game as box_of  # noqa: PLC0415
    from saboteur.lessons import first_match  # noqa: PLC0415
    from saboteur.terminal import new_game  # noqa: PLC0415
    from saboteur.terminal.keyboard import Leave  # noqa: PLC0415
    from saboteur.terminal.saves import SaveFolder  # noqa: PLC0415

    try:
        display.print([text("lesson-first-match", lang)])
        if display.read().strip():
            return
        least, most = box_of(game).players
        settings = new_game.Settings(players=min(max(first_match.PLAYERS, least), most), bots=first_match.BOT)
        new_game.begin(game, settings, display, SaveFolder(), lang, first_match.PACE, advice=True).run()
    except (Leave, EOFError, KeyboardInterrupt):
        return
