"""`saboteur play`: the text game."""

from __future__ import annotations

import sys
from typing import Literal

import click

from saboteur.cards.options import OptionError
from saboteur.commands.trouble import Trouble
from saboteur.games import GAMES
from saboteur.pace import PACES, Pace
from saboteur.text import LANGUAGES, language, text


@click.command()
@click.argument("game", type=click.Choice(GAMES), required=False)
@click.option("--players", type=int, help="How many players, bots included.  [default: 5, or as many as can play]")
@click.option("--bots", help="Who plays the other seats, in turn: random, greedy, my_bot.py:Mine.  [default: greedy]")
@click.option("--level", help="How strong the others are: random, apprentice, miner, foreman or master.")
@click.option(
    "--character",
    "characters",
    metavar="NAME,NAME…",
    help="Who they are, in turn: brom, grimma, odo, jorun, wenzel, frieda.  [default with --level: all six]",
)
@click.option("--seat", "seats", help="Your seat, or several like 1,3 for people who share the keyboard.  [default: 1]")
@click.option("--names", metavar="NAME,NAME…", help="What you are called; several share the keyboard, from seat 1 on.")
@click.option("--seed", type=int, help="The same number always deals the same match.")
@click.option("--deck", metavar="FILE", help="A deck of your own with house rules (docs/decks.md).")
@click.option("--edition", help="Whose printed rules: de (German) or en (English).  [default: de]")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Change one rule, for example rounds=1.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
@click.option(
    "--pace",
    type=click.Choice([*PACES, "instant"]),
    default="normal",
    show_default=True,
    help="How fast bots move; step waits for Enter after each move.",
)
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[WHICH]",
    help="Continue a saved match: the only one, one chosen from a list, or WHICH of them (its number or short name).",
)
def play(
    game: str | None, players: int | None, bots: str | None, level: str | None,
    characters: str | None, seats: str | None, names: str | None, seed: int | None, deck: str | None,
    edition: str | None,
    options: tuple[str, ...], lang: str | None, pace: Pace | Literal["instant"], resume: str | None,
) -> None:  # fmt: skip
    """Play GAME in the terminal against bots.

    Leave at any time with q, Ctrl-C or Ctrl-D: the match is saved, and --resume continues it. If several matches are
    saved, you are asked which; without a terminal to ask, the newest is taken. GAME may be left out with --resume.
    """
    # Drawing and bots take a moment to load; other commands do not need them.
    from saboteur.bots.error import BotError, BotNotLoaded  # noqa: PLC0415
    from saboteur.terminal import new_game  # noqa: PLC0415
    from saboteur.terminal import resume as saved  # noqa: PLC0415
    from saboteur.terminal.bot_trouble import not_loaded  # noqa: PLC0415
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.keyboard import Leave  # noqa: PLC0415
    from saboteur.terminal.saves import SaveFolder  # noqa: PLC0415

    settings = new_game.Settings(
        players=players,
        bots=bots,
        level=level,
        characters=characters,
        seats=seats,
        names=names,
        seed=seed,
        deck=deck,
        edition=edition,
        options=options,
    )
    if resume is not None and settings.any:
        raise Trouble("--resume continues a saved match as it is; leave out the settings of a new one.")
    if game is None and resume in GAMES:
        game, resume = resume, ""
    if game is None and resume is None:
        raise click.UsageError(f"Missing argument GAME: choose {', '.join(GAMES[:-1])} or {GAMES[-1]}.")
    spoken = language(lang)
    display, saves = standard_display(), SaveFolder()
    chosen = None
    shown = None if pace == "instant" else pace
    try:
        if resume is not None:
            chosen = saved.choose(game, resume, display, saves, spoken)
        elif display.live and not settings.any:
            found = saved.unfinished(game, display, saves, spoken)
            chosen = saved.offer(found, display, spoken) if found else None
        if chosen is not None:
            display.print([text("resumed", spoken)])
            session = saved.resume(chosen, display, saves, spoken, shown)
        else:
            session = new_game.begin(str(game), settings, display, saves, spoken, shown)
        session.run()
    except (OptionError, BotNotLoaded, saved.NoSuchSave) as error:
        raise Trouble(not_loaded(error, spoken)) from None
    except BotError as error:
        # The game was saved before the bot was asked.
        raise click.ClickException(text("bot-failed", spoken, why=str(error))) from None
    except (Leave, EOFError, KeyboardInterrupt):
        sys.exit(0)
