"""`saboteur cards`: what is in the box of a game."""

from __future__ import annotations

from collections.abc import Sequence

import click

from saboteur.games import GAMES

HEADS = ("kind", "code", "count", "confidence", "source")


@click.command()
@click.argument("game", type=click.Choice(GAMES))
def cards(game: str) -> None:
    """List every card of GAME: how many there are, and how sure we are of it."""
    from saboteur.cards.deck import listing  # noqa: PLC0415 - other commands start quicker without

    rows = [(row.kind, row.code, str(row.count), row.confidence, row.source) for row in listing(game)]
    _show(game, rows)


def _show(game: str, rows: Sequence[tuple[str, ...]]) -> None:
    """A table on a terminal, plain columns anywhere else."""
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
