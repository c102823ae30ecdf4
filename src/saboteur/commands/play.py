"""`saboteur play`: the text game."""

from __future__ import annotations

import sys

import click

from saboteur.cards.options import OptionError
from saboteur.commands.trouble import Trouble
from saboteur.games import GAMES
from saboteur.text import LANGUAGES, language, text

SPEEDS = {"instant": 0.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--players", type=int, help="How many players, bots included.  [default: 5, or as many as can play]")
@click.option("--bots", help="Who plays the other seats, in turn: random, greedy, my_bot.py:Mine.  [default: greedy]")
@click.option("--seat", "seats", help="Your seat, or several like 1,3 for people who share the keyboard.  [default: 1]")
@click.option("--seed", type=int, help="Deal the match of this number, again and again.")
@click.option("--edition", help="Whose printed rules: de (German) or en (English).  [default: de]")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Change one rule, for example rounds=1.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
@click.option(
    "--speed", type=click.Choice(list(SPEEDS)), default="normal", show_default=True, help="How fast bots move."
)
@click.option("--resume", is_flag=True, help="Go on with the game you left last.")
def play(
    game: str, players: int | None, bots: str | None, seats: str | None, seed: int | None, edition: str | None,
    options: tuple[str, ...], lang: str | None, speed: str, resume: bool,
) -> None:  # fmt: skip
    """Play GAME in the terminal against bots.

    Leave at any time with q, Ctrl-C or Ctrl-D: the game is saved, and --resume goes on with it.
    """
    # Drawing and bots take a moment to load; other commands do not need them.
    from saboteur.bots.error import BotError, BotNotLoaded  # noqa: PLC0415
    from saboteur.terminal import new_game  # noqa: PLC0415
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.keyboard import Leave  # noqa: PLC0415
    from saboteur.terminal.saves import SaveFolder  # noqa: PLC0415

    wishes = new_game.Wishes(players=players, bots=bots, seats=seats, seed=seed, edition=edition, options=options)
    if resume and wishes.any:
        raise Trouble("--resume goes on with a saved game as it is; leave the settings of a new one out.")
    spoken = language(lang)
    display, saves = standard_display(), SaveFolder()
    kept = None
    try:
        if resume or (display.live and not wishes.any):
            kept = new_game.find(game, display, saves, spoken)
        if resume and kept is None:
            raise Trouble(text("resume-none", spoken, game=game))
        if kept is not None and (resume or new_game.offer(kept, display, spoken)):
            display.print([text("resumed", spoken)])
            session = new_game.resume(kept, display, saves, spoken, SPEEDS[speed])
        else:
            session = new_game.begin(game, wishes, display, saves, spoken, SPEEDS[speed])
        session.run()
    except OptionError as error:
        raise Trouble(str(error)) from None
    except BotNotLoaded as error:
        raise Trouble(str(error)) from None
    except BotError as error:
        # The game was saved before the bot was asked.
        raise click.ClickException(text("bot-failed", spoken, why=str(error))) from None
    except (Leave, EOFError, KeyboardInterrupt):
        sys.exit(0)
