"""A finished match as a picture: how it ended, the last maze, and everybody's gold."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import msgspec

from saboteur.match import Match
from saboteur.picture import kit, lettering, scenery
from saboteur.picture.board import Box, maze
from saboteur.picture.lettering import BOLD, PLAIN, TITLE
from saboteur.picture.picture import WIDTH, Picture, Words
from saboteur.picture.player import Player
from saboteur.picture.scenery import BONE, LAMP, MARGIN, MUTED
from saboteur.text import text
from saboteur.view import Outcome, Result, View

COLUMNS = 6
"""Players side by side."""
SLOT, GAP = 206, 16
"""The largest width of a player, including the gap."""
TEXT = 450
"""The room for words at the left."""
TREASURE = {"saboteur", "saboteur2"}
"""Games that end with or without the treasure."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """The data for a picture of a finished match; all of it is public."""

    view: View
    """The end as everybody sees it."""
    results: tuple[Result, ...]
    outcome: Outcome
    players: tuple[Player, ...]
    """By seat."""
    day: date | None = None


def ending_of(match: Match, players: Sequence[Player], lang: str, day: date | None = None) -> Picture:
    """The picture of a finished match; `ValueError` if it still runs."""
    if match.outcome is None:
        raise ValueError("A match that still runs has no picture: it would tell its secrets.")
    ending = Ending(
        view=match.view(None), results=match.results, outcome=match.outcome, players=tuple(players), day=day
    )
    return ending_picture(ending, lang)


def ending_picture(ending: Ending, lang: str) -> Picture:
    """The picture of an ending."""
    rows = -(-len(ending.players) // COLUMNS)
    high = 80 if rows == 1 else 70
    strip = 602 - rows * (high + 12) + 12
    dark = is_dark(ending)
    shown = ending.view.finished or ending.view
    drawn = maze(shown, Box(530, 24, WIDTH - 530 - 30, strip - 24 - 22), ending.players)
    words = ending_words(ending, lang)
    title, line = words.title, words.line
    about = text("picture-about", lang, game=text(f"game-{shown.game}", lang), players=len(ending.players))
    day = "" if ending.day is None else text("picture-day", lang, day=ending.day.day, month=ending.day.month)
    body = [scenery.cave(drawn.light, dark=dark), drawn.body, scenery.brand()]
    size = 118 if lettering.width(title, TITLE, 118) <= TEXT else 84
    y = 222 if rows == 1 else 196
    body.append(lettering.draw(title, MARGIN, y, TITLE, size, BONE))
    for number, part in enumerate(lettering.lines(line, TITLE, 36, TEXT, 2)):
        body.append(lettering.draw(part, MARGIN, y + 74 + 46 * number, TITLE, 36, LAMP))
    y += 46 * len(lettering.lines(line, TITLE, 36, TEXT, 2)) + 78
    for number, part in enumerate(filter(None, (about, day))):
        fitted = lettering.fitting(part, PLAIN, 23, TEXT)
        body.append(lettering.draw(fitted, MARGIN, y + 33 * number, PLAIN, 23, MUTED))
    for place, seat in enumerate(order(ending)):
        row, column = divmod(place, COLUMNS)
        body.append(_seat(ending, seat, column, strip + row * (high + 12), high))
    return Picture(words, "".join(body))


def ending_words(ending: Ending, lang: str) -> Words:
    """The text of the picture of an ending."""
    title, line = heading(ending, lang), winners_line(ending, lang)
    return Words(title, line, _alt(ending, lang, title, line))


def is_dark(ending: Ending) -> bool:
    """Whether it is a dark end: the treasure was not reached, or nobody won anything."""
    if ending.view.game in TREASURE:
        return bool(ending.results) and ending.results[-1].reached_by is None
    return not any(ending.outcome.gold) and (len(ending.players) == 1 or not ending.outcome.winners)


def heading(ending: Ending, lang: str) -> str:
    """The heading."""
    if ending.view.game in TREASURE:
        return text("picture-dark" if is_dark(ending) else "picture-gold", lang)
    if len(ending.players) == 1:
        return text("picture-alone", lang, gold=ending.outcome.gold[0])
    if is_draw(ending):
        return text("picture-draw", lang)
    return text("picture-won" if ending.outcome.winners else "picture-dark", lang)


def is_draw(ending: Ending) -> bool:
    """Whether everybody won with the same gold, which counts as no winner."""
    return 1 < len(ending.players) == len(ending.outcome.winners) and len({*ending.outcome.gold}) == 1


def winners_line(ending: Ending, lang: str) -> str:
    """Who won the match, if names are shown."""
    winners = ending.outcome.winners
    if len(ending.players) == 1:
        return text("picture-line-alone", lang)
    names = [ending.players[seat].name for seat in winners]
    if not winners:
        return text("picture-line-nobody", lang)
    if is_draw(ending):
        return text("picture-line-draw", lang)
    if not all(names):
        return text("picture-line-unnamed", lang, count=len(winners), players=len(ending.players))
    return text("picture-line-won", lang, count=len(names), names=_listed(names, lang))


def order(ending: Ending) -> list[int]:
    """The seats, winners first, then by gold."""
    gold, winners = ending.outcome.gold, ending.outcome.winners
    return sorted(range(len(ending.players)), key=lambda seat: (seat not in winners, -gold[seat], seat))


def _seat(ending: Ending, seat: int, column: int, y: float, high: float) -> str:
    """A player with the gold; a winner is framed."""
    player = ending.players[seat]
    slot = min(SLOT, (WIDTH - 2 * MARGIN + GAP) / min(COLUMNS, len(ending.players)))
    x, wide = MARGIN + column * slot, slot - GAP
    won = seat in ending.outcome.winners and len(ending.players) > 1
    paint = f'fill="#4a2f14" stroke="{LAMP}" stroke-width="2.5"' if won else 'fill="#211813" fill-opacity=".86"'
    scale = high / 80
    name = lettering.fitting(player.name, BOLD, 23, wide - 78)
    middle = y + high / 2
    gold = y + high * (0.78 if name else 0.6)
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high}" rx="14" {paint}/>'
        f'<g transform="translate({x + 36:.1f} {middle:.1f}) scale({1.04 * scale:.3f})">{player.head()}</g>'
        + (lettering.draw(name, x + 70, y + high * 0.4, BOLD, 23, BONE) if name else "")
        + f'<g transform="translate({x + 81:.1f} {gold - 8:.1f}) scale(.78)">{kit.kit()["nugget"]}</g>'
        + lettering.draw(str(ending.outcome.gold[seat]), x + 101, gold, BOLD, 23, BONE)
    )


def _alt(ending: Ending, lang: str, title: str, line: str) -> str:
    """The picture in words."""
    everybody = [
        text(
            "picture-alt-player",
            lang,
            name=ending.players[seat].name or text("picture-somebody", lang),
            gold=ending.outcome.gold[seat],
        )
        for seat in order(ending)
    ]
    about = text("picture-about", lang, game=text(f"game-{ending.view.game}", lang), players=len(everybody))
    return text("picture-alt", lang, about=about, title=title, line=line, everybody=", ".join(everybody))


def _listed(names: Sequence[str], lang: str) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {text('list-and', lang)} {names[-1]}"
