"""The command `saboteur`."""

import click

from saboteur.commands.cards import cards
from saboteur.commands.play import play
from saboteur.commands.replay import replay
from saboteur.commands.rules import rules
from saboteur.commands.scenario import scenario
from saboteur.commands.serve import serve
from saboteur.commands.simulate import simulate
from saboteur.engine import DIGEST, FORM


@click.group()
@click.version_option(
    package_name="saboteur-game", message=f"saboteur %(version)s ({FORM} engine {DIGEST[:12]})", prog_name="saboteur"
)
def main() -> None:
    """The Saboteur card games."""


main.add_command(cards)
main.add_command(play)
main.add_command(replay)
main.add_command(rules)
main.add_command(scenario)
main.add_command(serve)
main.add_command(simulate)
