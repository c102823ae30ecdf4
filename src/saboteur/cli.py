"""The command `saboteur`."""

import sys
from typing import Any

import click

from saboteur.cards.box import DeckError
from saboteur.commands.admin import admin
from saboteur.commands.analyse import analyse_command
from saboteur.commands.arena import arena
from saboteur.commands.cards import cards
from saboteur.commands.cluster import cluster
from saboteur.commands.daily import daily
from saboteur.commands.home import open_page
from saboteur.commands.learn import learn
from saboteur.commands.play import play
from saboteur.commands.puzzle import puzzle
from saboteur.commands.replay import replay
from saboteur.commands.rules import rules
from saboteur.commands.scenario import scenario
from saboteur.commands.serve import serve
from saboteur.commands.simulate import simulate
from saboteur.commands.trouble import Trouble
from saboteur.commands.watch import watch
from saboteur.engine import DIGEST, FORM


class Commands(click.Group):
    """The command group; reports known errors as one sentence."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command and report a broken deck, such as one with a forgotten total."""
        try:
            return super().invoke(ctx)
        except DeckError as error:
            raise Trouble(str(error)) from None

    def main(self, *arguments: Any, **settings: Any) -> Any:
        """Run the command line."""
        try:
            try:
                return super().main(*arguments, **settings)
            finally:
                if sys.stdout is not None:
                    sys.stdout.flush()
        except OSError as error:
            if error.filename is not None:
                raise
            # The reader of the pipe may have closed it.
            if not isinstance(error, BrokenPipeError):
                click.echo(f"Error: The output cannot be written: {error.strerror or error}.", err=True)
            # Otherwise Python would try to flush the rest at exit and report the error again.
            sys.stdout = None
            sys.exit(1)


@click.group(cls=Commands, invoke_without_command=True)
@click.option("--no-browser", is_flag=True, help="Only tell the page's address, open no browser.")
@click.version_option(
    package_name="saboteur-game", message=f"saboteur %(version)s ({FORM} engine {DIGEST[:12]})", prog_name="saboteur"
)
@click.pass_context
def main(context: click.Context, no_browser: bool) -> None:
    """The Saboteur card games. Without a command the page opens in the browser."""
    if context.invoked_subcommand is None:
        open_page(browser=not no_browser)
    elif no_browser:
        raise click.UsageError("--no-browser goes with no command.")


main.add_command(admin)
main.add_command(analyse_command)
main.add_command(arena)
main.add_command(cards)
main.add_command(daily)
main.add_command(learn)
main.add_command(play)
main.add_command(puzzle)
main.add_command(replay)
main.add_command(rules)
main.add_command(scenario)
main.add_command(serve)
main.add_command(cluster)
main.add_command(simulate)
main.add_command(watch)
