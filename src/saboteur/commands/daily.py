"""`saboteur daily`: the mine of the day and the Duel of the week, once their keys are known."""

from __future__ import annotations

import secrets
import sys
from typing import Literal

import click

from saboteur.commands.record_file import read_match
from saboteur.commands.trouble import Trouble
from saboteur.daily import BadKey, Kind, Period, PeriodError, commitment, deal, dealt_from, read_commitment, read_key
from saboteur.pace import PACES, Pace
from saboteur.text import LANGUAGES, language, text

_lang = click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")


@click.group()
def daily() -> None:
    """The mine of the day and the Duel of the week of a server.

    A server shows the commitment to each deal ahead, and its key when the day or week is over. With the key anyone can
    play the same deal and check that the server had settled on it before.
    """


@daily.command()
@click.argument("key")
@click.option("--kind", type=click.Choice(("mine", "duel")), default="mine", show_default=True, help="What to play.")
@click.option(
    "--pace",
    type=click.Choice([*PACES, "instant"]),
    default="normal",
    show_default=True,
    help="How fast the bot moves; step waits for Enter after each move.",
)
@_lang
def play(key: str, kind: Kind, pace: Pace | Literal["instant"], lang: str | None) -> None:
    """Play the deal of KEY in the terminal.

    Leave at any time with q, Ctrl-C or Ctrl-D: the match is saved, and `saboteur play --resume` continues it.
    """
    # Drawing and bots take a moment to load; other commands do not need them.
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.keyboard import Leave  # noqa: PLC0415
    from saboteur.terminal.saves import SaveFolder  # noqa: PLC0415
    from saboteur.terminal.session import Session  # noqa: PLC0415

    spoken = language(lang)
    luck = _key(key, spoken)
    match = deal(kind, luck)
    bot = Period.at(kind, 0.0).terms.bot
    saves = SaveFolder()
    session = Session(
        match, ["", bot] if bot else [""], standard_display(), spoken,
        saves=saves, file=saves.new(match.rules.name), key=luck.hex(), salt=secrets.token_hex(16),
        pace=None if pace == "instant" else pace,
    )  # fmt: skip
    try:
        session.run()
    except (Leave, EOFError, KeyboardInterrupt):
        sys.exit(0)


@daily.command()
@click.argument("key")
@click.option("--day", "label", required=True, metavar="DAY", help="The day or week: 2026-11-17 or 2026-W47.")
@click.option(
    "--commitment", "promised", metavar="HASH", help="What the server showed ahead; without it, what to show."
)
@click.option("--record", metavar="FILE", help="Check that a match was dealt from the key, too.")
@_lang
def check(key: str, label: str, promised: str | None, record: str | None, lang: str | None) -> None:
    """Check that KEY is what a server had promised.

    Ends with 0 if everything agrees, with 1 if something does not, and with 2 if it cannot be read.
    """
    spoken = language(lang)
    luck = _key(key, spoken)
    kind: Kind = "duel" if "W" in label.upper() else "mine"
    try:
        period = Period.parse(kind, label.upper())
    except PeriodError:
        raise Trouble(text("daily-bad-day", spoken, day=label)) from None
    found = commitment(period, luck)
    wrong = False
    if promised is None:
        click.echo(text("daily-commitment", spoken, day=period.label, commitment=found))
    else:
        try:
            wrong = read_commitment(promised) != found
        except BadKey:
            raise Trouble(text("daily-bad-commitment", spoken)) from None
        click.echo(text("daily-broken" if wrong else "daily-kept", spoken, day=period.label, commitment=found))
    if record is not None:
        dealt = dealt_from(read_match(record, None, spoken), kind, luck)
        wrong |= not dealt
        click.echo(text("daily-dealt" if dealt else "daily-not-dealt", spoken, file=record))
    if wrong:
        sys.exit(1)


def _key(key: str, lang: str) -> bytes:
    try:
        return read_key(key)
    except BadKey:
        raise Trouble(text("daily-bad-key", lang)) from None
