"""`saboteur cards`: list the cards of a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from saboteur.cards.options import either
from saboteur.commands.trouble import Trouble
from saboteur.games import GAMES, ruleset

if TYPE_CHECKING:
    from saboteur.cards.deck import Deck

HEADS = ("kind", "code", "count", "confidence", "source")


@click.command()
@click.argument("game", metavar="GAME|FILE")
def cards(game: str) -> None:
    """List every card of GAME: how many there are, and how sure we are of it.

    GAME is one of saboteur, saboteur2, duel, solo and dark-cave, or the FILE of a deck of your own (docs/decks.md),
    which is then checked with all it names.
    """
    from saboteur.cards.deck import load  # noqa: PLC0415 - other commands start quicker without

    if game in GAMES:
        deck = load(game)
    elif game.endswith(".toml") or Path(game).exists():
        deck = _own(game)
    else:
        raise Trouble(f"There is no game {game!r}; choose {either(GAMES)}, or name the file of a deck, deck.toml.")
    rows = [(row.kind, row.code, str(row.count), row.confidence, row.source) for row in deck.listing()]
    _show(game, rows)


def _own(file: str) -> Deck:
    """Load and check a custom deck."""
    from saboteur.cards.house import read_file  # noqa: PLC0415 - as above

    deck = read_file(file)
    for players in range(deck.players[0], deck.players[1] + 1):
        ruleset(deck.game, players, None, deck)
    return deck


def _show(game: str, rows: Sequence[tuple[str, ...]]) -> None:
    """Print a table on a terminal, plain columns elsewhere."""
    from rich.console import Console  # noqa: PLC0415 - as above
    from rich.markup import escape  # noqa: PLC0415 - as above
    from rich.table import Table  # noqa: PLC0415 - as above

    console = Console()
    if not console.is_terminal:
        _print(rows)
        return
    table = Table(title=game)
    for head in HEADS:
        table.add_column(head, justify="right" if head == "count" else "left")
    for row in rows:
        table.add_row(*map(escape, row), style="yellow" if "reconstructed" in row else "")
    console.print(table)


def _print(rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(map(len, column)) for column in zip(HEADS, *rows, strict=True)]
    for row in (HEADS, *rows):
        pairs = zip(row, widths, strict=True)
        cells = [text.rjust(width) if n == 2 else text.ljust(width) for n, (text, width) in enumerate(pairs)]
        click.echo("  ".join(cells).rstrip())
