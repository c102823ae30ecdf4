"""`saboteur scenario`: run rule tests written as text."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from saboteur.cards.box import DeckError
from saboteur.plain_file import read_plain, why

FAILED = 1
BAD_INPUT = 2


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
def scenario(files: tuple[str, ...]) -> None:
    """Play scenarios and say which expectations do not hold.

    FILE is a TOML file with one or several scenarios; docs/notation.md explains how to write them. Exit code 0: all
    hold, 1: an expectation does not hold, 2: a file cannot be read or played.
    """
    from saboteur.scenario import ScenarioError, read_each  # noqa: PLC0415 - other commands start quicker without

    bad = held = failed = 0
    for name in files:
        try:
            found = read_each(_text(name), Path(name).parent)
        except ScenarioError as error:
            found = [error]
        for one in found:
            try:
                if isinstance(one, ScenarioError):
                    raise one
                differences = one.check()
            except (ScenarioError, DeckError) as error:
                click.echo(f"Error: {name}: {error}", err=True)
                bad += 1
                continue
            for difference in differences:
                click.echo(f"{name}: {difference}")
            held += not differences
            failed += bool(differences)
    if held or failed:
        unread = f"; {bad} cannot be read or played" if bad else ""
        click.echo(f"{held} of {held + failed} scenarios hold{unread}.")
    sys.exit(BAD_INPUT if bad else FAILED if failed else 0)


def _text(name: str) -> str:
    """The text of a file; `ScenarioError` says why it cannot be read."""
    from saboteur.scenario import ScenarioError  # noqa: PLC0415 - as above

    try:
        return read_plain(Path(name), pipe=True).decode("utf-8-sig")
    except FileNotFoundError:
        trouble = "There is no such file."
    except IsADirectoryError:
        trouble = "This is a folder; name the files in it."
    except UnicodeDecodeError:
        trouble = "This is no text in UTF-8; a scenario is a TOML file."
    except (OSError, ValueError) as error:
        trouble = f"It cannot be read: {why(error)}."
    raise ScenarioError(trouble)
