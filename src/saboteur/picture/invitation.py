"""The picture of an unfinished table: the game and the number of seats, nothing about the match."""

from __future__ import annotations

from saboteur.picture import kit, lettering, scenery
from saboteur.picture.board import placed
from saboteur.picture.lettering import PLAIN, TITLE
from saboteur.picture.picture import Picture, Words
from saboteur.picture.player import USUAL, Player
from saboteur.picture.scenery import BONE, LAMP, MARGIN, MUTED
from saboteur.text import text

WAY = ("NESW:ladder", "EW", "NEW", "EW", "ESW", "EW")
"""The first cards of any mine."""
SCALE = 0.9
LEFT, TOP = 620, 190


def invitation(game: str | None, players: int | None, lang: str) -> Picture:
    """The picture of a table; without a game, of the page itself."""
    words, about = invitation_words(game, players, lang), _about(players, lang)
    drawn = [placed(kit.card(code, "NESW", column & 1), column, 0) for column, code in enumerate(WAY)]
    body = [
        scenery.cave((LEFT + 620 * SCALE, TOP + 70 * SCALE), dark=False),
        f'<g transform="translate({LEFT} {TOP}) scale({SCALE})">{"".join(drawn)}</g>',
        scenery.brand(),
    ]
    y = 226.0
    for part in lettering.lines(words.title, TITLE, 72, 540, 2):
        body.append(lettering.draw(part, MARGIN, y, TITLE, 72, BONE))
        y += 78
    for part in lettering.lines(words.line, TITLE, 36, 520, 2):
        body.append(lettering.draw(part, MARGIN, y, TITLE, 36, LAMP))
        y += 46
    if about:
        body.append(lettering.draw(about, MARGIN, y + 8, PLAIN, 25, MUTED))
    for seat in range(players or 6):
        x = MARGIN + 40 + seat * min(104, 1020 / max(1, (players or 6) - 1))
        body.append(f'<g transform="translate({x:.0f} 540) scale(1.5)">{Player(looks=USUAL[seat]).head()}</g>')
    return Picture(words, "".join(body))


def invitation_words(game: str | None, players: int | None, lang: str) -> Words:
    """The text of the picture of a table."""
    if game is None:
        title, line = text("picture-page", lang), text("picture-page-line", lang)
    else:
        title, line = text(f"game-{game}", lang), text("picture-invitation", lang)
    return Words(title, line, " ".join(filter(None, (f"{title}.", line, _about(players, lang)))))


def _about(players: int | None, lang: str) -> str:
    return "" if players is None else text("picture-seats", lang, players=players)
