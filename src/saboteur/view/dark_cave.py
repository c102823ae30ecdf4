"""The part of a view that only The Dark Cave has."""

from __future__ import annotations

import msgspec

from saboteur.notation.move import Cell
from saboteur.view.known import Known


class Web(msgspec.Struct, frozen=True, gc=False):
    """A web on the east or south side of a cell, the rounds it still lasts, and whose card it came from."""

    cell: Cell
    side: str
    strength: int
    owner: int
    card: str


class Creature(msgspec.Struct, frozen=True, gc=False):
    """A creature in the cave, its field, and before whom its card lies."""

    name: str
    field: str
    owner: int
    card: str


class Cave(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The part of The Dark Cave. Counts by group are (I, II, III)."""

    figures: tuple[str, ...]
    """The field of everyone's dwarf, or `out`."""
    lying: tuple[bool, ...]
    stunned: bool
    """The dwarf of the player on turn got up just now and does not move."""
    clans: tuple[str, ...]
    aside_clans: tuple[str, ...]
    aside: tuple[str, ...]
    """The clan cards set aside, as far as the seat has seen them."""
    shown: tuple[bool, ...]
    """Whose clan card lies open."""
    left: tuple[int, ...]
    """Who has left, in order."""
    webs: tuple[Web, ...]
    creatures: tuple[Creature, ...]
    veins: tuple[Cell, ...]
    """Where gold lies."""
    supply: int
    proposed: bool
    hand_groups: tuple[tuple[int, ...], ...]
    pile_groups: tuple[int, ...]
    discard_groups: tuple[int, ...]
    """The group of every discard, 1 to 3."""
    known: tuple[Known, ...]
    looked: tuple[tuple[int, ...], ...] = ()
    """For each seat, whose clan cards it has looked at, which is public. Empty if nobody has."""
    axes: tuple[tuple[str, ...], ...] = ()
    """The axes in front of each seat, the next one to be used first; empty if there are none."""
