"""The names of the players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from saboteur.bots.character import base_of, character_of

NAMES = ("Alda", "Bruno", "Cleo", "Dario", "Edda", "Falk", "Gerd", "Hilde", "Igor", "Jana", "Kuno", "Liese")
"""One per seat in alphabetical order, so that a name tells the seat."""


class Player(msgspec.Struct, frozen=True):
    """A player's name, and the bot that plays the seat, if any."""

    name: str
    bot: str = ""


def players(bots: Sequence[str]) -> tuple[Player, ...]:
    """The players for these bots; an empty string is a person."""
    own = [_own_name(bot) for bot in bots]
    return tuple(
        Player(name if name and own.index(name) == seat else NAMES[seat], _short(bot))
        for seat, (bot, name) in enumerate(zip(bots, own, strict=True))
    )


def _own_name(bot: str) -> str:
    """The name of a bot with a character."""
    return (character_of(bot) or "").capitalize()


def _short(bot: str) -> str:
    """A bot's name without its folder."""
    return base_of(bot).replace("\\", "/").rpartition("/")[2]
