"""The names of the players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

NAMES = ("Alda", "Bruno", "Cleo", "Dario", "Edda", "Falk", "Gerd", "Hilde", "Igor", "Jana", "Kuno", "Liese")
"""One per seat in alphabetical order, so that a name tells the seat."""


class Player(msgspec.Struct, frozen=True):
    """A player's name, and the bot that plays the seat, if any."""

    name: str
    bot: str = ""


def players(bots: Sequence[str]) -> tuple[Player, ...]:
    """The players for these bots; an empty string is a person."""
    return tuple(Player(NAMES[seat], _short(bot)) for seat, bot in enumerate(bots))


def _short(bot: str) -> str:
    """A bot's name without its folder."""
    return bot.replace("\\", "/").rpartition("/")[2]
