"""The names of the players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.bots.character import base_of, character_of
from saboteur.cards.options import OptionError

NAMES = ("Alda", "Bruno", "Cleo", "Dario", "Edda", "Falk", "Gerd", "Hilde", "Igor", "Jana", "Kuno", "Liese")
"""One per seat in alphabetical order, so that a name identifies the seat."""
LONGEST = 16
"""Longest name of a person."""


class Player(msgspec.Struct, frozen=True):
    """A player's name, and the bot that plays the seat, if any."""

    name: str
    bot: str = ""


def players(bots: Sequence[str], people: Sequence[str] = ()) -> tuple[Player, ...]:
    """The players for these bots; an empty string is a person, named as in `people` if given."""
    called = dict(zip((seat for seat, bot in enumerate(bots) if not bot), people, strict=False))
    taken = {name.casefold() for name in people}
    # A bot whose default name a person uses gets that person's default name.
    spare = (NAMES[seat] for seat in called if NAMES[seat].casefold() not in taken)
    own = [_own_name(bot) for bot in bots]

    def name(seat: int) -> str:
        if seat in called:
            return called[seat]
        wish = own[seat]
        if wish and own.index(wish) == seat and wish.casefold() not in taken:
            return wish
        return next(spare) if NAMES[seat].casefold() in taken else NAMES[seat]

    return tuple(Player(name(seat), _short(bot)) for seat, bot in enumerate(bots))


def read_names(words: str) -> tuple[str, ...]:
    """The names of people, separated by commas; `OptionError` if they are not distinct."""
    names = tuple(" ".join(word.split()) for word in words.split(","))
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST:
            raise OptionError(f"A name has 1 to {LONGEST} characters, and names are separated by commas: Ada,Ben.")
    if len({name.casefold() for name in names}) < len(names):
        raise OptionError("Two people have the same name; tell them apart.")
    return names


def _own_name(bot: str) -> str:
    """The name of a bot with a character."""
    return (character_of(bot) or "").capitalize()


def _short(bot: str) -> str:
    """A bot's name without its folder."""
    return base_of(bot).replace("\\", "/").rpartition("/")[2]
