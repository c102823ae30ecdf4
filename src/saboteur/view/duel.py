"""The part of a view that only the Duel and its solo game have."""

from __future__ import annotations

import msgspec

from saboteur.notation.move import Cell


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A marker in the maze and whose colour it shows; on a troll it is a bribe."""

    cell: Cell
    seat: int
    troll: bool


class Key(msgspec.Struct, frozen=True, gc=False):
    """A key in the maze and for whom it opens the door."""

    cell: Cell
    seat: int


class Duel(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """The part of the Duel and its solo game."""

    colours: tuple[str, ...]
    markers: int
    """How many are left."""
    marked: tuple[Marker, ...]
    keys: tuple[Key, ...]
    gold_cards: tuple[tuple[int, ...], ...]
    """The values of everyone's gold cards, the highest first."""
    unused_goals: int
    boxed_goals: tuple[str, ...]
    """The goals out of play, ``?`` for those that went into the box unseen."""
    taken: tuple[str, ...]
    """The path cards out of play for good."""
    aside: int
    """How many cards are put aside in this round."""
    boxed_seen_by: tuple[tuple[int, ...], ...] = ()
    """For each goal in the box the seats that looked at it while it lay face down; omitted if there are none."""
