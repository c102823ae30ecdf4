"""The command `saboteur`."""

import sys
from importlib import import_module
from typing import Any

import click

from saboteur.cards.box import DeckError
from saboteur.commands.trouble import Trouble
from saboteur.engine import DIGEST, FORM

COMMANDS = {
    "admin": "admin",
    "analyse": "analyse_command",
    "arena": "arena",
    "cards": "cards",
    "cluster": "cluster",
    "daily": "daily",
    "learn": "learn",
    "play": "play",
    "puzzle": "puzzle",
    "replay": "replay",
    "rules": "rules",
    "scenario": "scenario",
    "serve": "serve",
    "simulate": "simulate",
    "watch": "watch",
}
"""Each command with its function in the module of the same name in `saboteur.commands`."""


class Commands(click.Group):
    """The command group; imports commands lazily and reports known errors as one sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - as click asks
        """The names of all commands."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - as click asks
        """The command, or None. Importing all of them would double the time a command takes to start."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"saboteur.commands.{cmd_name}"), COMMANDS[cmd_name])
        assert isinstance(command, click.Command)
        return command

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
        from saboteur.commands.home import open_page  # noqa: PLC0415 - only without a command

        open_page(browser=not no_browser)
    elif no_browser:
        raise click.UsageError("--no-browser goes with no command.")
