"""The command `saboteur simulate`."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from saboteur.bots import LIMIT, BotError, load_all
from saboteur.box import Value
from saboteur.commands.trouble import Trouble
from saboteur.games import game as box
from saboteur.games import ruleset
from saboteur.options import OptionError
from saboteur.simulate import Plan, Rate, Report
from saboteur.simulate import simulate as run


@click.command()
@click.argument("game")
@click.option(
    "--players", type=int, help="How many seats (default: the game's smallest number above two, or its only one)."
)
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="Bots round the seats, with commas: greedy,random,my_bot.py:Mine.",
)
@click.option("--diggers", help="The bot of every digger, round by round (with --saboteurs).")
@click.option("--saboteurs", help="The bot of every saboteur, round by round (with --diggers).")
@click.option("--matches", type=click.IntRange(1), default=100, show_default=True, help="How many matches.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="How many processes.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same numbers.")
@click.option("--edition", help="The edition of the rules.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "--limit", type=click.FloatRange(0.001), default=LIMIT, show_default=True, help="Seconds a bot may take for a move."
)
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
@click.option(
    "--records", type=click.Path(path_type=Path, file_okay=False), help="Write every match's record into this folder."
)
def simulate(
    game: str,
    players: int | None,
    bots: str,
    diggers: str | None,
    saboteurs: str | None,
    matches: int,
    jobs: int,
    seed: int,
    edition: str | None,
    options: tuple[str, ...],
    limit: float,
    as_json: bool,
    records: Path | None,
) -> None:
    """Let bots play many matches of GAME and count what came of them."""
    try:
        plan = _plan(game, players, bots, (diggers, saboteurs), options, edition)
        plan = msgspec.structs.replace(plan, matches=matches, seed=seed, limit=limit)
        if records is not None:
            _make(records)
        report = _run(plan, jobs, records, show=not as_json)
    except (OptionError, BotError) as error:
        raise Trouble(str(error)) from None
    except KeyboardInterrupt:
        raise Trouble("Stopped; nothing is reported.") from None
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report)


def _plan(
    game: str,
    players: int | None,
    bots: str,
    by_role: tuple[str | None, str | None],
    options: tuple[str, ...],
    edition: str | None,
) -> Plan:
    least, most = box(game).players
    count = min(max(least, 3), most) if players is None else players
    wished: dict[str, Value] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Trouble(f"An option is written NAME=VALUE, not {option!r}.")
        wished[name.strip()] = value.strip()
    ruleset(game, count, edition, **wished)
    diggers, saboteurs = by_role
    if (diggers is None) != (saboteurs is None):
        raise Trouble("Give --diggers and --saboteurs together.")
    if diggers is not None and saboteurs is not None:
        if {role.code for role in box(game).roles} != {"digger", "saboteur"}:
            raise Trouble(f"{game} has other roles than diggers and saboteurs; use --bots.")
        load_all(f"{diggers},{saboteurs}")
    return Plan(game, count, tuple(load_all(bots)), diggers, saboteurs, edition=edition, options=wished)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise Trouble(f"Records cannot be written to {folder}: {error.strerror}.") from None


def _run(plan: Plan, jobs: int, records: Path | None, *, show: bool) -> Report:
    if not show or not sys.stderr.isatty():
        return run(plan, jobs, records)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{plan.matches} matches", total=plan.matches)
        return run(plan, jobs, records, lambda done: bar.advance(task, done))


def show(report: Report) -> None:
    """Print the numbers as tables."""
    console = Console(width=None if sys.stdout.isatty() else 100)
    console.print(
        f"{report.game}, {report.players} players: {report.matches} matches, {report.rounds} rounds, seed {report.seed}"
    )
    wins = Table("rounds won by", "share", "95 % interval", "rounds")
    for side, found in report.winners.items():
        wins.add_row(side, *_cells(found))
    console.print(wins)
    length = report.round_length
    console.print(f"moves in a round: {length.mean:.1f} on average, {length.least} to {length.most}")
    if report.gold_per_bot:
        bots = Table("bot", "gold a match", "matches won", "95 % interval", "seats")
        for bot, gold in report.gold_per_bot.items():
            bots.add_row(bot, f"{gold:.2f}", *_cells(report.matches_won[bot]))
        console.print(bots)
    seats = "  ".join(f"p{seat + 1} {gold:.2f}" for seat, gold in enumerate(report.gold_per_seat))
    console.print(f"gold per seat: {seats}")
    if report.players == 1:
        console.print("gold: " + "  ".join(f"{gold}: {count}" for gold, count in report.gold.items()))


def _cells(found: Rate) -> tuple[str, str, str]:
    return f"{found.share:.1%}", f"{found.low:.1%} to {found.high:.1%}", f"{found.times} of {found.of}"
