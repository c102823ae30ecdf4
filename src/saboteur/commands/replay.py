"""`saboteur replay`: watch a recorded match."""

from __future__ import annotations

from typing import Literal

import click

from saboteur.commands.record_file import read_match
from saboteur.commands.trouble import Trouble
from saboteur.text import LANGUAGES, language


@click.command()
@click.argument("file")
@click.option("--seat", "eyes", default="all", show_default=True, help="Whose eyes: a seat like 2, spectator, or all.")
@click.option("--deck", metavar="FILE", help="The deck of your own with which the match was played.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
def replay(file: str, eyes: str, deck: str | None, lang: str | None) -> None:
    """Watch the recorded match in FILE again, step by step.

    Without a terminal to ask, the whole match is printed as text.
    """
    # Drawing takes a moment to load; other commands do not need it.
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.replay_viewer import ReplayViewer  # noqa: PLC0415

    spoken = language(lang)
    match = read_match(file, deck, spoken)
    ReplayViewer(match, standard_display(), spoken, _eyes(eyes, match.rules.players)).run()


def _eyes(wish: str, players: int) -> int | Literal["all"] | None:
    if wish == "all":
        return "all"
    if wish == "spectator":
        return None
    number = wish.lower().removeprefix("p")
    if number not in map(str, range(1, players + 1)):
        raise Trouble(f"There is no seat {wish!r}; choose 1 to {players}, spectator or all.")
    return int(number) - 1
