"""Begin a new game from settings."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

import msgspec

from saboteur.bots.character import CHARACTERS, SIGN
from saboteur.bots.levels import REFERENCE, levels
from saboteur.bots.loading import load_all
from saboteur.bots.spec import parse
from saboteur.cards.options import OptionError, either, typed
from saboteur.games import game, ruleset
from saboteur.match import Match
from saboteur.pace import Pace
from saboteur.terminal.display import Display
from saboteur.terminal.names import read_names
from saboteur.terminal.saves import SaveFolder
from saboteur.terminal.session import Session


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a new game; None stands for the default."""

    players: int | None = None
    bots: str | None = None
    level: str | None = None
    characters: str | None = None
    seats: str | None = None
    names: str | None = None
    seed: int | None = None
    deck: str | None = None
    edition: str | None = None
    options: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        """Whether anything differs from the defaults."""
        return self != Settings()


def begin(
    name: str,
    settings: Settings,
    display: Display,
    saves: SaveFolder,
    lang: str,
    pace: Pace | None,
    *,
    advice: bool = False,
) -> Session:
    """A session with a new game; `OptionError` or `BotNotLoaded` if the settings are wrong."""
    match = _match(name, settings)
    names = () if settings.names is None else read_names(settings.names)
    bots = _bots(settings, match.rules.players, names)
    seed = settings.seed
    # With a seed the bots are seeded as well, so that the whole match repeats.
    salt = secrets.token_hex(16) if seed is None else f"seed {seed}"
    return Session(
        match, bots, display, lang,
        saves=saves, file=saves.new(name), seed=seed, salt=salt, pace=pace, advice=advice,
        names=names,
    )  # fmt: skip


def _match(name: str, settings: Settings) -> Match:
    edition, chosen = typed(settings.options, settings.edition)
    deck = None if settings.deck is None else game(name, settings.deck)
    least, most = game(name).players
    count = min(max(5, least), most) if settings.players is None else settings.players
    # Reject options such as players=3 before they become keyword arguments.
    ruleset(name, count, edition, deck, **chosen)
    return Match.new(name, count, settings.seed, edition, deck=deck, **chosen)


def _bots(settings: Settings, players: int, names: Sequence[str]) -> list[str]:
    wanted = [_lasting(name) for name in load_all(_named(settings))]
    seats = settings.seats or ",".join(str(seat) for seat, _ in enumerate(names, 1)) or "1"
    people = _people(seats, players)
    if names and len(names) != len(people):
        raise OptionError("Give as many --names as you give seats with --seat.")
    others = [seat for seat in range(players) if seat not in people]
    bots = [""] * players
    for place, seat in enumerate(others):
        bots[seat] = wanted[place % len(wanted)]
    return bots


def _named(settings: Settings) -> str:
    """The bots by name: those given, or a level with characters."""
    level, characters = settings.level, settings.characters
    if level is None and characters is None:
        return settings.bots or REFERENCE
    if settings.bots is not None:
        raise OptionError("Give either --bots or --level and --character, not both.")
    known = tuple(one.bot for one in levels())
    if level is not None and level not in known:
        raise OptionError(f"There is no level {level!r}; choose {either(known)}.")
    names = list(CHARACTERS) if characters is None else [name.strip().lower() for name in characters.split(",")]
    return ",".join(f"{level or REFERENCE}{SIGN}{name}" for name in names)


def _people(seats: str, players: int) -> set[int]:
    people: set[int] = set()
    for word in seats.split(","):
        number = word.strip().lower().removeprefix("p")
        if number not in map(str, range(1, players + 1)):
            raise OptionError(f"There is no seat {word.strip()!r}; the seats are 1 to {players}.")
        people.add(int(number) - 1)
    return people


def _lasting(name: str) -> str:
    """A bot's name with an absolute path, so that the game can be resumed from any folder."""
    named = parse(name).name
    file = named if named.endswith(".py") else named.rpartition(":")[0]
    return f"{Path(file).resolve()}{name[len(file) :]}" if file.endswith(".py") else name
