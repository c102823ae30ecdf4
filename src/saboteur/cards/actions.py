"""Every kind of action card, one row each: its name and target.

>>> ACTIONS["map"].aim
'cell'
"""

from __future__ import annotations

import re
from typing import Literal, get_args

import msgspec

Aim = Literal["player", "player+tool", "cell", "cell-or-player", "edge", "field", "nothing"]
AIMS: tuple[Aim, ...] = get_args(Aim)

TOOLS = ("pick", "lantern", "cart")
CREATURES = ("rat", "lindworm", "goblin")
_ACTION = re.compile(r"(?:I{1,3}\.)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)", re.ASCII)


class ActionKind(msgspec.Struct, frozen=True):
    """What notation and codec need to know about a card; the decks say which games have it."""

    name: str
    aim: Aim
    stays: bool = False
    """Whether it stays on the table after it was played; no other card can then share its effect."""


KINDS = (
    *(ActionKind(f"broken-{tool}", "player", stays=True) for tool in TOOLS),
    *(ActionKind(f"repair-{tool}", "player") for tool in TOOLS),
    ActionKind("repair-pick-lantern", "player+tool"),
    ActionKind("repair-pick-cart", "player+tool"),
    ActionKind("repair-lantern-cart", "player+tool"),
    ActionKind("rockfall", "cell"),
    ActionKind("map", "cell"),
    ActionKind("theft", "nothing", stays=True),
    ActionKind("hands-off", "player"),
    ActionKind("swap-hats", "player"),
    ActionKind("inspection", "player"),
    ActionKind("swap-hands", "player"),
    ActionKind("trapped", "player", stays=True),
    ActionKind("free", "player"),
    ActionKind("key", "cell"),
    ActionKind("information", "cell-or-player"),
    ActionKind("web", "edge", stays=True),
    ActionKind("boots", "player", stays=True),
    ActionKind("axe", "player", stays=True),
    *(ActionKind(creature, "field", stays=True) for creature in CREATURES),
)
ACTIONS = {kind.name: kind for kind in KINDS}
"""The kinds in the package; house decks may add others."""


def action_name(code: str) -> str | None:
    """The name of an action card without its group; None for anything that cannot be one, like a path card.

    >>> action_name("II.boots"), action_name("NS|EW")
    ('boots', None)
    """
    found = _ACTION.fullmatch(code)
    return None if found is None else found[1]


def is_action(code: str) -> bool:
    """Whether the code is that of an action card, known or not."""
    return _ACTION.fullmatch(code) is not None


def readable(code: str) -> str:
    """A readable name derived from the code, for a card that is in no catalogue.

    >>> readable("II.lucky-find")
    'lucky find'
    """
    return (action_name(code) or code).replace("-", " ")
