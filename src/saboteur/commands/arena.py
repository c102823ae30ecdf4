"""`saboteur arena`: bots against each other on the same deals."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from saboteur.cards.options import OptionError, typed
from saboteur.commands.seconds import Seconds
from saboteur.commands.spreading import ray_option, table_option, workers_of
from saboteur.commands.trouble import Trouble
from saboteur.games import GAMES, ruleset
from saboteur.games import game as box
from saboteur.text import LANGUAGES, language

if TYPE_CHECKING:
    from saboteur.arena import Contest, Seating
    from saboteur.arena.table import Line
    from saboteur.processes import Workers

INTERRUPTED = 130


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--bots", required=True, help="Bots, separated by commas: greedy,random,my_bot.py:Mine. Each meets all.")
@click.option(
    "--matches",
    type=click.IntRange(1, 1_000_000),
    default=100,
    show_default=True,
    help="Matches of each pair at each size of table.",
)
@click.option("--players", metavar="N,N…", help="Sizes of tables: 5, or 3,5,10, or 3-10.  [default: as in simulate]")
@click.option(
    "--seating",
    type=click.Choice(["sides", "mixed", "single"]),
    help="Two bots share a table as sides, in alternating seats, or one as a single guest of the other.  "
    "[default: sides where the game has them, else mixed]",
)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same deals.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="How many processes.")
@ray_option
@click.option("--deck", metavar="FILE", help="A deck of your own with house rules (docs/decks.md).")
@click.option("--edition", help="The edition of the rules.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "--limit", type=Seconds(0.001, 86_400), default=10.0, show_default=True, help="Seconds a bot may take for a move."
)
@click.option("--isolate", is_flag=True, help="Run each bot in a process that is told only what its seat may know.")
@click.option(
    "--resume",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep every result in this file, and continue from those it holds.",
)
@click.option("--json", "json_file", type=click.Path(path_type=Path, dir_okay=False), help="Write the numbers here.")
@click.option("--html", "html_file", type=click.Path(path_type=Path, dir_okay=False), help="Write a page with plots.")
@table_option
@click.option("--lang", type=click.Choice(LANGUAGES), help="The page's language; else that of your system.")
def arena(
    game: str,
    bots: str,
    matches: int,
    players: str | None,
    seating: Seating | None,
    seed: int,
    jobs: int,
    ray: str | None,
    deck: str | None,
    edition: str | None,
    options: tuple[str, ...],
    limit: float,
    isolate: bool,
    resume: Path | None,
    json_file: Path | None,
    html_file: Path | None,
    table: Path | None,
    lang: str | None,
) -> None:
    """Let bots play GAME against each other on the same deals, and rate them.

    Every pair meets at every size of table; on each deal the bots also exchange their places, so that luck in cards,
    seats and roles is the same for both.
    """
    from saboteur.arena import standings_of  # noqa: PLC0415 - other commands do not need it
    from saboteur.arena.page import Page  # noqa: PLC0415 - as above
    from saboteur.commands.arena_tables import show  # noqa: PLC0415 - as above
    from saboteur.rows import check_rows, table_rows, write_rows  # noqa: PLC0415 - as above

    with _sentences(resume):
        edition, chosen = typed(options, edition)
        contest = _contest(game, bots, players, seating, deck, isolate=isolate)
        contest = msgspec.structs.replace(
            contest, matches=matches, seed=seed, edition=edition, options={**chosen}, limit=limit
        )
        for size in contest.players:
            ruleset(game, size, edition, deck, **contest.options)
        for file in (json_file, html_file):
            _check(file)
        if table is not None:
            check_rows(table)
        lines = _run(contest, jobs, resume, workers_of(ray, jobs))
        if table is not None:
            write_rows(table, table_rows(contest, lines))
    standings = standings_of(contest, lines)
    show(standings)
    if json_file is not None:
        _write(json_file, msgspec.json.format(msgspec.json.encode(standings)) + b"\n")
    if html_file is not None:
        _write(html_file, Page(standings, language(lang)).html().encode())


@contextmanager
def _sentences(resume: Path | None) -> Iterator[None]:
    """Report an error as a sentence."""
    # Bots take a moment to load; other commands do not need them.
    from saboteur.arena import ContestError, JournalError  # noqa: PLC0415
    from saboteur.bots import BotError  # noqa: PLC0415
    from saboteur.processes import SimulationError  # noqa: PLC0415

    try:
        yield
    except (BotError, ContestError, JournalError, OptionError, SimulationError) as error:
        raise Trouble(str(error)) from None
    except KeyboardInterrupt:
        kept = "nothing is reported." if resume is None else f"the same command with --resume {resume} continues."
        click.echo(f"Stopped; {kept}", err=True)
        sys.exit(INTERRUPTED)


def _contest(
    game: str, bots: str, players: str | None, seating: Seating | None, deck: str | None, *, isolate: bool
) -> Contest:
    from saboteur.arena import Contest  # noqa: PLC0415 - as above
    from saboteur.bots import load_all, names_in  # noqa: PLC0415 - as above
    from saboteur.bots.printing import printing_aside  # noqa: PLC0415 - as above

    least, most = box(game, deck).players
    sizes = (min(max(least, 3), most),) if players is None else _sizes(players)
    with printing_aside():
        # An isolated bot's code never runs in this process, not even for a check.
        names = tuple(names_in(bots) if isolate else load_all(bots, bounds=True))
    return Contest(game=game, bots=names, players=sizes, seating=seating, deck=deck, isolate=isolate)


def _sizes(wish: str) -> tuple[int, ...]:
    sizes: list[int] = []
    for part in wish.split(","):
        first, dash, last = part.strip().partition("-")
        if not (first.isascii() and first.isdigit()) or (dash and not (last.isascii() and last.isdigit())):
            raise Trouble(f"--players cannot be {wish!r}; write numbers like 5, 3,5,10 or 3-10.")
        begin, end = int(first), int(last or first)
        if end < begin or end - begin > 100:
            raise Trouble(f"--players cannot be {wish!r}; write numbers like 5, 3,5,10 or 3-10.")
        sizes += range(begin, end + 1)
    return tuple(sizes)


def _run(contest: Contest, jobs: int, resume: Path | None, workers: Workers) -> list[Line]:
    from contextlib import nullcontext  # noqa: PLC0415 - as above

    from rich.console import Console  # noqa: PLC0415 - as above
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    from saboteur.arena import Journal, play_tables  # noqa: PLC0415 - as above

    console = Console(stderr=True)
    total = sum(contest.matches_of(table) for table in contest.tables())
    with nullcontext() if resume is None else Journal(resume, contest) as journal:
        if not console.is_terminal:
            return play_tables(contest, jobs, journal, workers=workers)
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("matches", total=total)
            return play_tables(contest, jobs, journal, lambda done: bar.advance(task, done), workers=workers)


def _check(file: Path | None) -> None:
    """Fail early if a file cannot be written, not after hours of play."""
    if file is not None:
        try:
            file.open("ab").close()
        except OSError as error:
            raise Trouble(f"{file} cannot be written: {error.strerror or error}.") from None


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise Trouble(f"{file} cannot be written: {error.strerror or error}.") from None
