"""A moment of a match as one seat may know it, with all it has learnt so far that is still true."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell
from saboteur.notation.verdict import Verdict
from saboteur.readonly import ReadOnly


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in the maze, as it lies."""

    card: str
    cell: Cell
    reached: tuple[str, ...] = ()
    """The arms connected to the start: one text, in the Duel one for each colour. Empty if there are none at all."""


class Goal(msgspec.Struct, frozen=True):
    """A goal: what it shows if open, what the seat has seen under it if not, else ``?``."""

    cell: Cell
    card: str
    open: bool


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question now put to a seat."""

    kind: str
    seat: int
    cell: Cell | None = None
    creature: str | None = None
    steps: int | None = None


class Discard(msgspec.Struct, frozen=True):
    """A card out of play and the seat it came from; ``?`` if thrown away unseen."""

    card: str
    seat: int


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a round ended: the winning side and seats, why, all roles, and the nuggets each seat gained (or ``?``).

    In The Dark Cave each clan's gold is multiplied, the first number for yellow, the second for blue.
    """

    round: int
    winner: str
    winners: tuple[int, ...]
    reason: str
    reached_by: int | None
    roles: tuple[str, ...]
    aside: str
    gold: tuple[int | str, ...]
    rescued: tuple[int, ...] = ()
    multipliers: tuple[int, ...] = ()
    treasures: tuple[int, ...] = ()
    verdict: Verdict | None = None


class Web(msgspec.Struct, frozen=True):
    """A web on the east or south side of a cell, the rounds it still lasts, and whose card it came from."""

    cell: Cell
    side: str
    strength: int
    owner: int
    card: str


class Creature(msgspec.Struct, frozen=True):
    """A creature in the cave, its field, and before whom its card lies."""

    name: str
    field: str
    owner: int
    card: str


class Known(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards of others that the seat has held: they are among so many, in a hand or among the discards (by index)."""

    cards: tuple[str, ...]
    among: int
    seat: int | None = None
    discards: tuple[int, ...] = ()


class Cave(msgspec.Struct, frozen=True, kw_only=True):
    """What is special about The Dark Cave. Groups are counted as (I, II, III)."""

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
    """Who has left, in their order."""
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


class Marker(msgspec.Struct, frozen=True):
    """A marker in the maze and whose colour it shows; on a troll it is a bribe."""

    cell: Cell
    seat: int
    troll: bool


class Key(msgspec.Struct, frozen=True):
    """A key in the maze and for whom it opens the door."""

    cell: Cell
    seat: int


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """What is special about the Duel and its solo game."""

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


class OldRole(msgspec.Struct, frozen=True):
    """A role card that was given up, and by whom; ``?`` unless the seat has seen it."""

    seat: int
    role: str


class Expansion(msgspec.Struct, frozen=True, kw_only=True):
    """What is special about Saboteur 2."""

    old_roles: tuple[OldRole, ...]
    role_pile: int
    """How many role cards nobody has held in this round."""
    aside: int
    """How many cards are put aside in this round."""
    sitting_out: tuple[int, ...]
    """Who sits out the rest of the round."""
    known: tuple[Known, ...]


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat knows; seat None is a spectator. Prints as JSON and parses back.

    The parts from `role` on belong to some games only.
    """

    game: str
    options: Mapping[str, str | bool | int]
    players: int
    seat: int | None
    round: int
    turn: int
    actor: int | None
    prompt: Prompt | None
    board: tuple[Laid, ...]
    goals: tuple[Goal, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    front: tuple[tuple[str, ...], ...]
    draw_pile: int
    discards: tuple[Discard, ...]
    role: str | None = None
    roles: tuple[str, ...] = ()
    aside_role: str = HIDDEN
    passes: int = 0
    gold: tuple[int | str, ...] = ()
    offer: tuple[int | str, ...] = ()
    offers_seen: tuple[tuple[int, ...], ...] = ()
    picks: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    cave: Cave | None = None
    duel: Duel | None = None
    expansion: Expansion | None = None
    finished: View | None = None
    """The round before as a spectator saw it end, until the first move of this round."""

    def __post_init__(self) -> None:
        # A view that was read comes with a plain dictionary.
        if type(self.options) is not ReadOnly:
            msgspec.structs.force_setattr(self, "options", ReadOnly(self.options))

    @classmethod
    def parse(cls, text: str) -> View:
        """Read a view as it prints; `ValueError` says what is wrong."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (ValueError, RecursionError) as error:
            raise ValueError(f"This is no view: {error}.") from None

    def __str__(self) -> str:
        return msgspec.json.encode(self, order="deterministic").decode()


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the winning seats, everyone's gold, and why."""

    winners: tuple[int, ...]
    gold: tuple[int, ...]
    reason: str
