"""The command `saboteur`."""

import click

from saboteur.engine import DIGEST, FORM


@click.group()
@click.version_option(
    package_name="saboteur-game", message=f"saboteur %(version)s ({FORM} engine {DIGEST[:12]})", prog_name="saboteur"
)
def main() -> None:
    """The Saboteur card games."""
