"""`saboteur analyse`: the story of a recorded match."""

from __future__ import annotations

from pathlib import Path

import click

from saboteur.analysis import Unfinished, analyse
from saboteur.commands.record_file import read_match
from saboteur.commands.trouble import Trouble
from saboteur.match import Match
from saboteur.text import LANGUAGES, language, text


@click.command("analyse")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--effort", type=float, default=1.0, help="How thoroughly: 4 takes four times as long.")
@click.option("--seed", type=click.IntRange(0), default=0, help="The same seed gives the same figures.")
@click.option("--picture", metavar="FILE", help="Also draw its end to share: FILE ends in .svg or .png.")
@click.option("--deck", metavar="FILE", help="The deck of your own with which the match was played.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
def analyse_command(
    file: str, as_json: bool, effort: float, seed: int, picture: str | None, deck: str | None, lang: str | None
) -> None:
    """Tell the story of the finished match in FILE.

    Who was going to win, move by move; which moves turned it; which were good, slips or blunders as far as the mover
    could know; who lied when; and a few awards.
    """
    # Drawing takes a moment to load; other commands do not need it.
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.names import players  # noqa: PLC0415
    from saboteur.terminal.narrator import Narrator  # noqa: PLC0415
    from saboteur.terminal.story import told  # noqa: PLC0415

    spoken = language(lang)
    match = read_match(file, deck, spoken)
    if picture is not None:
        _draw(match, picture, file, spoken)
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task(text("story-reckoning", spoken))

        def show(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        try:
            story = analyse(match, seed=seed, effort=effort, progress=show)
        except Unfinished:
            raise Trouble(text("story-unfinished", spoken, file=file)) from None
        except ValueError as error:
            raise Trouble(str(error)) from None
    if as_json:
        click.echo(str(story))
        return
    names = tuple(player.name for player in players([""] * story.players))
    goals = tuple(sorted((goal.cell for goal in match.view(None).goals), key=lambda cell: (cell[1], cell[0])))
    glyphs = standard_display().look.glyphs
    for line in told(story, match, Narrator(spoken, names, None, goals, glyphs, story.game)):
        click.echo(line)


def _draw(match: Match, target: str, file: str, lang: str) -> None:
    """Write the picture of a finished match."""
    from saboteur.picture import NoRasteriser, ending_of, players_of  # noqa: PLC0415 - few ask for it
    from saboteur.terminal.names import players  # noqa: PLC0415

    if match.outcome is None:
        raise Trouble(text("story-unfinished", lang, file=file))
    kind = Path(target).suffix.lower()
    if kind not in {".svg", ".png"}:
        raise Trouble(text("picture-kind", lang, file=target))
    names = [player.name for player in players([""] * match.rules.players)]
    drawn = ending_of(match, players_of(names), lang)
    try:
        Path(target).write_bytes(drawn.svg.encode() if kind == ".svg" else drawn.png())
    except NoRasteriser:
        raise Trouble(text("picture-no-png", lang)) from None
    except OSError as error:
        raise Trouble(text("picture-not-written", lang, file=target, why=error.strerror or str(error))) from None
