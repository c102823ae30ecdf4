"""How a game at the terminal comes about: from settings, or from where it was left."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec

from saboteur.bots.loading import load_all
from saboteur.cards.options import OptionError, typed
from saboteur.games import game, ruleset
from saboteur.match import Match
from saboteur.terminal.display import Display
from saboteur.terminal.saves import SavedGame, SaveError, SaveFolder
from saboteur.terminal.session import Session
from saboteur.text import text

Kept = tuple[Path, SavedGame, Match]


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a new game; None is the default."""

    players: int | None = None
    bots: str | None = None
    seats: str | None = None
    seed: int | None = None
    edition: str | None = None
    options: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        """Whether anything at all is wished for."""
        return self != Wishes()


def begin(name: str, wishes: Wishes, display: Display, saves: SaveFolder, lang: str, speed: float) -> Session:
    """A new game; `OptionError` or `BotNotLoaded` if the wishes cannot be met."""
    match = _match(name, wishes)
    bots = _bots(wishes, match.rules.players)
    seed = wishes.seed
    # With a seed the bots' dice come from it too, so that the whole match can be played again.
    salt = secrets.token_hex(16) if seed is None else f"seed {seed}"
    return Session(match, bots, display, lang, saves=saves, file=saves.new(name), seed=seed, salt=salt, speed=speed)


def resume(kept: Kept, display: Display, saves: SaveFolder, lang: str, speed: float) -> Session:
    """A game that goes on; `BotNotLoaded` if one of its bots is gone."""
    file, saved, match = kept
    return Session(
        match, saved.bots, display, lang, saves=saves, file=file, seed=saved.seed, salt=saved.salt, speed=speed
    )


def find(name: str, display: Display, saves: SaveFolder, lang: str) -> Kept | None:
    """The unfinished game played last; those that cannot be read are put aside with a sentence."""
    for file in saves.unfinished(name):
        try:
            saved, match = saves.read(file)
        except SaveError as error:
            kept = saves.put_aside(file)
            display.print([text("resume-damaged", lang, file=file.name, why=str(error), kept=str(kept))])
        else:
            return file, saved, match
    return None


def offer(kept: Kept, display: Display, lang: str) -> bool:
    """Ask whether to go on with an unfinished game."""
    _, saved, match = kept
    when = saved.when.replace("T", " ")[:16]
    round_ = match.view(None).round
    display.print([text("resume-ask", lang, when=when, players=match.rules.players, round=round_)])
    return not display.read().strip().lower().startswith("n")


def _match(name: str, wishes: Wishes) -> Match:
    edition, chosen = typed(wishes.options, wishes.edition)
    least, most = game(name).players
    count = min(max(5, least), most) if wishes.players is None else wishes.players
    # Whoever types players=3 as an option learns that there is none, before Python takes it for an argument.
    ruleset(name, count, edition, **chosen)
    return Match.new(name, count, wishes.seed, edition, **chosen)


def _bots(wishes: Wishes, players: int) -> list[str]:
    wanted = [_lasting(name) for name in load_all(wishes.bots or "greedy")]
    people = _people(wishes.seats or "1", players)
    others = [seat for seat in range(players) if seat not in people]
    bots = [""] * players
    for place, seat in enumerate(others):
        bots[seat] = wanted[place % len(wanted)]
    return bots


def _people(seats: str, players: int) -> set[int]:
    people: set[int] = set()
    for word in seats.split(","):
        number = word.strip().lower().removeprefix("p")
        if number not in map(str, range(1, players + 1)):
            raise OptionError(f"There is no seat {word.strip()!r}; the seats are 1 to {players}.")
        people.add(int(number) - 1)
    return people


def _lasting(name: str) -> str:
    """A bot's name that still means the same when the game is resumed from another folder."""
    if name.endswith(".py"):
        return str(Path(name).resolve())
    file, colon, class_name = name.rpartition(":")
    return f"{Path(file).resolve()}{colon}{class_name}" if colon else name
