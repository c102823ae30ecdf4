"""`saboteur rules`: show the rules in the terminal."""

from __future__ import annotations

import os

import click

from saboteur.games import GAMES
from saboteur.text import LANGUAGES, language


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
@click.option("--reference", is_flag=True, help="Every rule with its number, all options and rulings.")
def rules(game: str, lang: str | None, *, reference: bool) -> None:
    """Show the rules of GAME, with drawn cards and examples."""
    # Drawing takes a moment to load; other commands do not need it.
    from saboteur.terminal import rulebook  # noqa: PLC0415
    from saboteur.terminal.display import standard_display  # noqa: PLC0415

    display = standard_display()
    console = display.console
    lines = rulebook.rules_lines(game, language(lang), display.look, console.width, reference=reference)
    if not display.live:
        display.print(lines)
        return
    # Otherwise `less` would show colours as codes, or clear the screen at the end.
    os.environ.setdefault("LESS", "-RFX")
    with console.pager(styles=True):
        display.print(lines)
