"""`saboteur watch`: a match between bots, with their thoughts."""

from __future__ import annotations

import secrets
import sys
from typing import Literal
from urllib.parse import urlencode

import click

from saboteur.cards.options import OptionError, typed
from saboteur.commands.trouble import Trouble
from saboteur.games import GAMES, ruleset
from saboteur.games import game as box
from saboteur.pace import PACES, Pace
from saboteur.text import LANGUAGES, language, text


@click.command()
@click.argument("game", type=click.Choice(GAMES))
@click.option("--bots", default="greedy", show_default=True, help="Bots for the seats in turn: master,greedy@odo.")
@click.option("--players", type=int, help="How many seats.  [default: 4, or as many as can play]")
@click.option("--seed", type=click.IntRange(0), help="The same number always deals the same match.")
@click.option("--thoughts/--no-thoughts", default=True, help="Show what the player to move thinks of the others.")
@click.option("--edition", help="The edition of the rules.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Change one rule, for example rounds=1.")
@click.option(
    "--pace",
    type=click.Choice([*PACES, "instant"]),
    default="normal",
    show_default=True,
    help="How long a move is shown; step waits for Enter.",
)
@click.option("--page", is_flag=True, help="Watch on the page, in your browser.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language; else that of your system.")
def watch(
    game: str,
    bots: str,
    players: int | None,
    seed: int | None,
    thoughts: bool,
    edition: str | None,
    options: tuple[str, ...],
    pace: Pace | Literal["instant"],
    page: bool,
    lang: str | None,
) -> None:
    """Watch bots play GAME, with all cards open and their thoughts beside them.

    Without a terminal the whole match is printed as text. Leave with Ctrl-C, or with q while it waits for Enter.
    """
    # Drawing and bots take a moment to load; other commands do not need them.
    from saboteur.bots import BotError, load_all  # noqa: PLC0415
    from saboteur.match import Match  # noqa: PLC0415
    from saboteur.terminal.bot_trouble import not_loaded  # noqa: PLC0415
    from saboteur.terminal.display import standard_display  # noqa: PLC0415
    from saboteur.terminal.show import Show  # noqa: PLC0415

    if page:
        _on_the_page(game, bots, players, seed, edition, options, language(lang))
        return
    least, most = box(game).players
    count = min(max(4, least), most) if players is None else players
    try:
        chosen, wanted = typed(options, edition)
        ruleset(game, count, chosen, None, **wanted)
        names = load_all(bots)
        seated = [names[seat % len(names)] for seat in range(count)]
        match = Match.new(game, count, seed, chosen, **wanted)
        salt = secrets.token_hex(16) if seed is None else seed
        shown = None if pace == "instant" else pace
        Show(match, seated, standard_display(), language(lang), seed=salt, pace=shown, thoughts=thoughts).run()
    except (OptionError, BotError) as error:
        raise Trouble(not_loaded(error, language(lang))) from None
    except (EOFError, KeyboardInterrupt):
        sys.exit(0)


def _on_the_page(
    game: str,
    bots: str,
    players: int | None,
    seed: int | None,
    edition: str | None,
    options: tuple[str, ...],
    lang: str,
) -> None:
    """Open the page where such a match begins at once."""
    from saboteur.commands.home import open_page  # noqa: PLC0415 - takes a moment to load

    if seed is not None or edition is not None or options:
        raise Trouble(text("watch-page-usual", lang))
    wish = {"bots": bots, **({} if players is None else {"players": players}), "now": 1}
    open_page(browser=True, path=f"watch/{game}?{urlencode(wish)}", lang=lang)
