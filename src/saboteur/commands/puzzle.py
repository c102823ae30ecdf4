"""`saboteur puzzle`: puzzles in the terminal."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saboteur.commands.trouble import Trouble
from saboteur.games import GAMES
from saboteur.text import LANGUAGES, language, text

if TYPE_CHECKING:
    from saboteur.puzzles import Kind, Puzzle


@click.command()
@click.argument("name", metavar="[ID]", required=False)
@click.option("--game", type=click.Choice(GAMES), help="Only puzzles of this game.")
@click.option("--kind", type=click.Choice(("move", "who", "gold")), help="Find the move, the saboteur or the gold.")
@click.option("--list", "listing", is_flag=True, help="List puzzles instead of posing one.")
@click.option("--today", is_flag=True, help="The puzzle of the day, the same for everybody.")
@click.option(
    "--check",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Solve the puzzles of a file again and tell what is wrong with them.",
)
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
def puzzle(
    name: str | None, game: str | None, kind: Kind | None, listing: bool, today: bool, check: Path | None,
    lang: str | None,
) -> None:  # fmt: skip
    """Solve the puzzle ID; without ID the puzzle of the day, or the next unsolved one of a game or kind.

    Leave at any time with q, Ctrl-C or Ctrl-D.
    """
    from saboteur.puzzles import PuzzleError  # noqa: PLC0415 - takes a moment; other commands do not need it

    spoken = language(lang)
    try:
        if check is not None:
            _check(check)
        elif listing:
            _list(game, kind, spoken)
        else:
            _ask(_chosen(name, game, kind, today=today), spoken)
    except PuzzleError as error:
        raise Trouble(str(error)) from None


def _chosen(name: str | None, game: str | None, kind: Kind | None, *, today: bool) -> Puzzle:
    from saboteur import puzzles  # noqa: PLC0415 - as above
    from saboteur.terminal.solved import Solved  # noqa: PLC0415

    if name is not None:
        if game or kind or today:
            raise Trouble("Name a puzzle, or say which kind of puzzle you want, not both.")
        return puzzles.puzzle(name)
    if today or not (game or kind):
        return puzzles.of_the_day(datetime.now(UTC).date())
    found = puzzles.puzzles(game, kind)
    if not found:
        raise Trouble("There is no such puzzle; `saboteur puzzle --list` lists all.")
    solved = Solved()
    return next((one for one in found if one.id not in solved), found[0])


def _list(game: str | None, kind: Kind | None, lang: str) -> None:
    from saboteur.puzzles import puzzles  # noqa: PLC0415 - as above
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.solved import Solved  # noqa: PLC0415

    solved, display = Solved(), standard_display()
    for one in puzzles(game, kind):
        mark = "[x]" if one.id in solved else "[ ]"
        asked, where = text(f"puzzle-kind-{one.kind}", lang), text(f"game-{one.game}", lang)
        display.print([text("puzzle-listed", lang, mark=mark, id=one.id, kind=asked, game=where, level=one.level)])


def _ask(one: Puzzle, lang: str) -> None:
    from saboteur.terminal.display import standard_display  # noqa: PLC0415 - as above
    from saboteur.terminal.puzzle import PuzzleSession  # noqa: PLC0415
    from saboteur.terminal.solved import Solved  # noqa: PLC0415

    session = PuzzleSession(one, standard_display(), lang)
    if session.run():
        Solved().keep(one.id, session.tries)


def _check(path: Path) -> None:
    from saboteur.puzzles import read  # noqa: PLC0415 - as above
    from saboteur.puzzles.check import problems  # noqa: PLC0415

    found = read(path)
    wrong = [problem for one in found for problem in problems(one)]
    for problem in wrong:
        click.echo(problem)
    if wrong:
        sys.exit(1)
    click.echo(f"{len(found)} puzzles, each with a clear answer.")
