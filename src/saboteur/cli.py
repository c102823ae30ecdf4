"""The command `saboteur`."""

import click

from saboteur.commands.cards import cards
from saboteur.commands.home import open_page
from saboteur.commands.play import play
from saboteur.commands.replay import replay
from saboteur.commands.rules import rules
from saboteur.commands.scenario import scenario
from saboteur.commands.serve import serve
from saboteur.commands.simulate import simulate
from saboteur.engine import DIGEST, FORM


@click.group(invoke_without_command=True)
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


main.add_command(cards)
main.add_command(play)
main.add_command(replay)
main.add_command(rules)
main.add_command(scenario)
main.add_command(serve)
main.add_command(simulate)
