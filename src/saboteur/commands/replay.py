"""`saboteur replay`: watch a recorded match."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click

from saboteur.commands.trouble import Trouble
from saboteur.match import Match
from saboteur.record import RecordError
from saboteur.text import LANGUAGES, language, text


@click.command()
@click.argument("file")
@click.option("--seat", "eyes", default="all", show_default=True, help="Whose eyes: a seat like 2, spectator, or all.")
@click.option("--deck", metavar="FILE", help="The deck of your own with which the match was played.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
def replay(file: str, eyes: str, deck: str | None, lang: str | None) -> None:
    """Watch the recorded match in FILE again, step by step.

    Without a terminal to ask, the whole match is printed as text.
    """
    # Drawing takes a moment to load; other commands do not need it.
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.replay_viewer import ReplayViewer  # noqa: PLC0415

    spoken = language(lang)
    try:
        match = Match.replay(Path(file).read_bytes().decode("utf-8-sig"), deck=deck)
    except FileNotFoundError:
        raise Trouble(text("replay-file", spoken, file=file, why=text("file-none", spoken))) from None
    except IsADirectoryError:
        raise Trouble(text("replay-file", spoken, file=file, why=text("file-folder", spoken))) from None
    except UnicodeDecodeError:
        raise Trouble(text("replay-file", spoken, file=file, why=text("file-no-text", spoken))) from None
    except OSError as error:
        raise Trouble(text("replay-file", spoken, file=file, why=error.strerror or str(error))) from None
    except RecordError as error:
        raise Trouble(text("replay-file", spoken, file=file, why=str(error))) from None
    ReplayViewer(match, standard_display(), spoken, _eyes(eyes, match.rules.players)).run()


def _eyes(wish: str, players: int) -> int | Literal["all"] | None:
    if wish == "all":
        return "all"
    if wish == "spectator":
        return None
    number = wish.lower().removeprefix("p")
    if number not in map(str, range(1, players + 1)):
        raise Trouble(f"There is no seat {wish!r}; choose 1 to {players}, spectator or all.")
    return int(number) - 1
