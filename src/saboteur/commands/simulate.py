"""`saboteur simulate`: play many matches between bots."""

from __future__ import annotations

import sys
from functools import partial
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

if TYPE_CHECKING:
    from saboteur.processes import Workers
    from saboteur.simulate import Plan
    from saboteur.tally import Played, Rate, Report

INTERRUPTED = 130


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option(
    "--players", type=int, help="How many seats (default: the game's smallest number above two, or its only one)."
)
@click.option(
    "--bots",
    show_default="greedy",
    help="Bots for the seats in turn, separated by commas: greedy,random,my_bot.py:Mine.",
)
@click.option("--diggers", help="The bot of every digger, round by round (with --saboteurs).")
@click.option("--saboteurs", help="The bot of every saboteur, round by round (with --diggers).")
@click.option("--matches", type=click.IntRange(1), default=100, show_default=True, help="How many matches.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="How many processes.")
@ray_option
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same numbers.")
@click.option("--deck", metavar="FILE", help="A deck of your own with house rules (docs/decks.md).")
@click.option("--edition", help="The edition of the rules.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "--limit", type=Seconds(0.001, 86_400), default=10.0, show_default=True, help="Seconds a bot may take for a move."
)
@click.option("--isolate", is_flag=True, help="Run each bot in a process that is told only what its seat may know.")
@click.option("--traceback", is_flag=True, help="Show where in its code a bot failed.")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write every match's record into this folder; with --ray all machines must share it.",
)
@table_option
def simulate(
    game: str,
    players: int | None,
    bots: str | None,
    diggers: str | None,
    saboteurs: str | None,
    matches: int,
    jobs: int,
    ray: str | None,
    seed: int,
    deck: str | None,
    edition: str | None,
    options: tuple[str, ...],
    limit: float,
    isolate: bool,
    traceback: bool,
    as_json: bool,
    records: Path | None,
    table: Path | None,
) -> None:
    """Let bots play many matches of GAME and count the results."""
    # Bots take a moment to load; other commands do not need them.
    from saboteur.bots import BotError  # noqa: PLC0415
    from saboteur.bots.printing import printing_aside  # noqa: PLC0415
    from saboteur.processes import SimulationError  # noqa: PLC0415
    from saboteur.rows import check_rows, match_rows, write_rows  # noqa: PLC0415
    from saboteur.tally import summarise  # noqa: PLC0415

    try:
        with printing_aside():
            plan = _plan(game, players, bots, (diggers, saboteurs), options, edition, deck=deck, isolate=isolate)
        plan = msgspec.structs.replace(plan, matches=matches, seed=seed, limit=limit)
        if records is not None:
            _make(records)
        if table is not None:
            check_rows(table)
        matches_played = _run(plan, jobs, records, workers_of(ray, jobs), show=not as_json)
        if table is not None:
            write_rows(table, match_rows(plan, matches_played))
        report = summarise(plan, matches_played)
    except BotError as error:
        if traceback and error.trace:
            click.echo(error.trace, err=True, nl=False)
        more = "\n--traceback shows the whole way there." if error.trace and not traceback else ""
        raise Trouble(f"{error}{more}") from None
    except (OptionError, SimulationError) as error:
        raise Trouble(str(error)) from None
    except KeyboardInterrupt:
        click.echo("Stopped; nothing is reported.", err=True)
        sys.exit(INTERRUPTED)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report)


def _plan(
    game: str,
    players: int | None,
    bots: str | None,
    by_role: tuple[str | None, str | None],
    options: tuple[str, ...],
    edition: str | None,
    *,
    deck: str | None,
    isolate: bool,
) -> Plan:
    from saboteur.bots import load_all, names_in  # noqa: PLC0415 - as above
    from saboteur.simulate import Plan  # noqa: PLC0415 - as above

    least, most = box(game, deck).players
    count = min(max(least, 3), most) if players is None else players
    edition, chosen = typed(options, edition)
    ruleset(game, count, edition, deck, **chosen)
    diggers, saboteurs = by_role
    if (diggers is None) != (saboteurs is None):
        raise Trouble("Give --diggers and --saboteurs together.")
    if diggers is not None and bots is not None:
        raise Trouble("Give either --bots or --diggers and --saboteurs, not both.")
    if diggers is not None and {role.code for role in box(game).roles} != {"digger", "saboteur"}:
        raise Trouble(f"{game} has other roles than diggers and saboteurs; use --bots.")
    # An isolated bot's code never runs in this process, not even for a check.
    read = names_in if isolate else partial(load_all, bounds=True)
    if diggers is not None and saboteurs is not None:
        read(f"{diggers},{saboteurs}")
    names = tuple(read("greedy" if bots is None else bots))
    return Plan(game, count, names, diggers, saboteurs, edition=edition, options={**chosen}, isolate=isolate, deck=deck)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise Trouble(f"Records cannot be written to {folder}: {error.strerror}.") from None


def _run(plan: Plan, jobs: int, records: Path | None, workers: Workers, *, show: bool) -> list[Played]:
    from rich.console import Console  # noqa: PLC0415 - as above
    from rich.progress import Progress  # noqa: PLC0415 - as above

    from saboteur.simulate import play_matches  # noqa: PLC0415 - as above

    console = Console(stderr=True)
    if not show or not console.is_terminal:
        return play_matches(plan, jobs, records, workers=workers)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(f"{plan.matches} matches", total=plan.matches)
        return play_matches(plan, jobs, records, lambda done: bar.advance(task, done), workers=workers)


def show(report: Report) -> None:
    """Print the report as tables."""
    from rich.console import Console  # noqa: PLC0415 - as above
    from rich.markup import escape  # noqa: PLC0415 - as above
    from rich.table import Table  # noqa: PLC0415 - as above

    console = Console()
    if not console.is_terminal:
        console = Console(width=100)
    people = "1 player" if report.players == 1 else f"{report.players} players"
    console.print(f"{report.game}, {people}: {report.matches} matches, {report.rounds} rounds, seed {report.seed}")
    length = report.round_length
    turns = f"turns in a round: {length.mean:.1f} on average, {length.least} to {length.most}"
    if report.players == 1:
        # A solo player neither wins nor loses.
        console.print(turns, f"gold of a match: {report.gold_per_seat[0]:.2f} on average", sep="\n")
        grades = Table("grade", "share", "95 % interval", "matches")
        for grade, found in report.outcomes.items():
            grades.add_row(grade, *_cells(found))
        console.print(grades)
        spread = Table("gold", "matches", "share")
        for nuggets, count in report.gold.items():
            spread.add_row(nuggets, str(count), f"{count / report.matches:.1%}")
        console.print(spread)
        return
    wins = Table("rounds won by", "share", "95 % interval", "rounds")
    for side, found in report.winners.items():
        wins.add_row(side, *_cells(found))
    console.print(wins)
    console.print(turns)
    bots = Table("bot", "role", "its side won", "95 % interval", "rounds")
    for bot, roles in report.rounds_won.items():
        for role, found in roles.items():
            bots.add_row(escape(bot), role, *_cells(found))
    console.print(bots)
    gold = Table("bot", "gold a round", "matches won", "95 % interval", "seats")
    for bot, mean in report.gold_per_bot.items():
        matches = _cells(report.matches_won[bot]) if bot in report.matches_won else ()
        gold.add_row(escape(bot), f"{mean:.2f}", *matches)
    console.print(gold)
    if "draw" in report.outcomes:
        drawn = report.outcomes["draw"]
        console.print(f"drawn matches: {drawn.share:.1%} ({drawn.times} of {drawn.of})")
    seats = "  ".join(f"p{seat + 1} {mean:.2f}" for seat, mean in enumerate(report.gold_per_seat))
    console.print(f"gold of a match per seat: {seats}")


def _cells(found: Rate) -> tuple[str, str, str]:
    return f"{found.share:.1%}", f"{found.low:.1%} to {found.high:.1%}", f"{found.times} of {found.of}"
