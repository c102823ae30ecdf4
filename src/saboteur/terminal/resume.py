"""Choose a saved game and go on with it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from saboteur.cards.box import DeckError
from saboteur.match import Match
from saboteur.pace import Pace
from saboteur.terminal.command import command_of
from saboteur.terminal.display import Display
from saboteur.terminal.keyboard import Leave
from saboteur.terminal.names import players
from saboteur.terminal.saves import SavedGame, SaveError, SaveFolder
from saboteur.terminal.screen import packed, wrapped
from saboteur.terminal.session import Session
from saboteur.text import text


class NoSuchSave(ValueError):  # noqa: N818 - says what it is
    """The requested saved game does not exist; the message is for the user."""


class Unfinished(msgspec.Struct, frozen=True):
    """A saved game that could be read."""

    file: Path
    saved: SavedGame
    match: Match

    @property
    def name(self) -> str:
        """The last part of the file's name, short enough to type."""
        return self.file.stem.rpartition("-")[2]


def resume(game: Unfinished, display: Display, saves: SaveFolder, lang: str, pace: Pace | None) -> Session:
    """A session that goes on with a saved game; `BotNotLoaded` if one of its bots is gone."""
    saved = game.saved
    return Session(
        game.match, saved.bots, display, lang,
        saves=saves, file=game.file, seed=saved.seed, salt=saved.salt, pace=pace, key=saved.key,
        names=saved.names,
    )  # fmt: skip


def unfinished(name: str | None, display: Display, saves: SaveFolder, lang: str) -> list[Unfinished]:
    """The saved games of a game, or of all games, newest first. Damaged files are set aside with a message."""
    found = []
    for file in saves.unfinished(name):
        try:
            saved, match = saves.read(file)
        except DeckError as error:
            display.print([text("resume-deck", lang, file=file.name, why=str(error))])
        except SaveError as error:
            kept = saves.put_aside(file)
            display.print([text("resume-damaged", lang, file=file.name, why=str(error), kept=str(kept))])
        else:
            found.append(Unfinished(file, saved, match))
    return found


def choose(name: str | None, which: str, display: Display, saves: SaveFolder, lang: str) -> Unfinished:
    """The save called `which` (a number of the list or a short name); asks or takes the newest if it is empty.

    Only a person at a terminal is asked: piped input is meant for the game. `NoSuchSave` if there is none.
    """
    found = unfinished(name, display, saves, lang)
    if not found:
        raise NoSuchSave(text("resume-none", lang, game=name) if name else text("resume-none-at-all", lang))
    if which:
        chosen = _called(which, found)
        if chosen is None:
            listed = "\n".join(line.plain for line in _list(found, display, lang))
            raise NoSuchSave(f"{text('resume-unknown', lang, input=_readable(which))}\n{listed}")
        return chosen
    if len(found) == 1:
        return found[0]
    _show(found, display, lang)
    if not display.source.isatty():
        display.print(wrapped([Text(text("resume-newest", lang))], display.width))
        return found[0]
    chosen = _ask(found, text("resume-which", lang), display, lang, new=False)
    assert chosen is not None
    return chosen


def offer(found: Sequence[Unfinished], display: Display, lang: str) -> Unfinished | None:
    """Ask whether to go on with a saved game; None begins a new one."""
    if len(found) > 1:
        _show(found, display, lang)
        return _ask(found, text("resume-which-or-new", lang), display, lang, new=True)
    (only,) = found
    players_, round_ = only.match.rules.players, only.match.view(None).round
    return _ask(
        found, text("resume-ask", lang, when=_when(only), players=players_, round=round_), display, lang, new=True
    )


def _ask(found: Sequence[Unfinished], question: str, display: Display, lang: str, *, new: bool) -> Unfinished | None:
    while True:
        display.print(wrapped([Text(display.look.glyphs.plain(question))], display.width))
        answer = display.read().strip()
        if not answer:
            return found[0]
        if command_of(answer, lang) == "quit":
            raise Leave
        if new and answer.lower() in text("command-new", lang).split():
            return None
        chosen = _called(answer, found)
        if chosen is not None:
            return chosen
        said = text("resume-wrong", lang, input=_readable(answer))
        display.print(wrapped([Text(display.look.glyphs.plain(said), display.look.style("error"))], display.width))


def _called(which: str, found: Sequence[Unfinished]) -> Unfinished | None:
    """The save with this number in the list, or with this name or file name."""
    for number, game in enumerate(found, 1):
        if which == str(number):
            return game
    named = [game for game in found if which.lower() in {game.name, game.file.stem, game.file.name}]
    return named[0] if named else None


def _show(found: Sequence[Unfinished], display: Display, lang: str) -> None:
    said = Text(display.look.glyphs.plain(text("resume-several", lang, count=len(found))), display.look.style("title"))
    display.print([said, *_list(found, display, lang)])


def _list(found: Sequence[Unfinished], display: Display, lang: str) -> list[Text]:
    lines: list[Text] = []
    wide = len(str(len(found)))
    for number, game in enumerate(found, 1):
        view = game.match.view(None)
        words = text(
            "resume-line", lang,
            game=text(f"game-{game.saved.game}", lang), players=view.players, round=view.round, turn=_turn(game, lang),
        )  # fmt: skip
        first = (
            Text().append(f"{number:>{wide}}", display.look.style("place")).append(f"  {game.name}  {_when(game)}  ")
        )
        room = first.cell_len
        told, *more = packed(display.look.glyphs.plain(words), display.width - room)
        lines += [first.append_text(told), *(Text(" " * room).append_text(line) for line in more)]
    return lines


def _turn(game: Unfinished, lang: str) -> str:
    """Whose turn it is; a single person is spoken to."""
    actor = game.match.actor
    if actor is None:
        return text("resume-over", lang)
    alone = [seat for seat, bot in enumerate(game.saved.bots) if not bot] == [actor]
    return text(
        "resume-turn", lang, you="yes" if alone else "no", who=players(game.saved.bots, game.saved.names)[actor].name
    )


def _when(game: Unfinished) -> str:
    return game.saved.when.replace("T", " ")[:16]


def _readable(words: str) -> str:
    """The input, shortened and without control characters."""
    return "".join(filter(str.isprintable, words))[:30]
