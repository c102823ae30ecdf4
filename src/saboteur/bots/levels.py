"""Levels as people see them: depths of one shaft. A bot that does not exist (yet) is not offered.

>>> [level.bot for level in LEVELS]
['random', 'apprentice', 'miner', 'foreman', 'master']
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from saboteur.bots.character import base_of, character_of
from saboteur.bots.loading import BOTS

NEVER = ("oracle",)
"""Bots that see hidden information; no server offers them."""
REFERENCE = "greedy"
"""Not a level, but always available: records and stand-ins use it."""


class Level(msgspec.Struct, frozen=True):
    """A bot and its depth, from 1 to 5; its texts are `level-<bot>`."""

    bot: str
    depth: int


LEVELS = tuple(Level(bot, depth) for depth, bot in enumerate(("random", "apprentice", "miner", "foreman", "master"), 1))


def levels() -> tuple[Level, ...]:
    """The levels whose bots exist."""
    return tuple(level for level in LEVELS if level.bot in BOTS)


def offered() -> tuple[str, ...]:
    """The bots a server offers unless told otherwise: every level, and the reference."""
    found = [level.bot for level in levels()]
    return (*found[:1], REFERENCE, *found[1:])


def depth(bot: str) -> int:
    """The depth of a bot; 0 if it is not a level."""
    return next((level.depth for level in LEVELS if level.bot == bot), 0)


def seatable(bot: str, bots: Collection[str]) -> bool:
    """Whether one of these bots may be seated by this name; those that come with the games also take a character.

    >>> seatable("greedy@odo", ["greedy"]), seatable("greedy@nobody", ["greedy"])
    (True, False)
    """
    base = base_of(bot)
    return bot in bots or (base in bots and base in BOTS and character_of(bot) is not None)
