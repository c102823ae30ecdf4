"""What the players at a table are called."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

NAMES = ("Alda", "Bruno", "Cleo", "Dario", "Edda", "Falk", "Gerd", "Hilde", "Igor", "Jana", "Kuno", "Liese")
"""One for each seat in alphabetical order, so that a name tells the seat."""


class Player(msgspec.Struct, frozen=True):
    """Someone at the table: a name, and the bot that plays, if it is one."""

    name: str
    bot: str = ""


def players(bots: Sequence[str]) -> tuple[Player, ...]:
    """The players at the table; an empty bot is a person."""
    return tuple(Player(NAMES[seat], _short(bot)) for seat, bot in enumerate(bots))


def _short(bot: str) -> str:
    """A bot's name without the folders of its file."""
    return bot.replace("\\", "/").rpartition("/")[2]
