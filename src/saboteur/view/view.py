"""A match as one seat may know it at one point, including what it has learnt so far."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell
from saboteur.notation.verdict import Verdict
from saboteur.readonly import ReadOnly
from saboteur.view.dark_cave import Cave
from saboteur.view.duel import Duel
from saboteur.view.saboteur2 import Expansion


class Laid(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card in the maze, in its orientation."""

    card: str
    cell: Cell
    reached: tuple[str, ...] = ()
    """The arms connected to the start: one text, in the Duel one per colour. Empty if there are none."""


class Goal(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A goal: what it shows if open, what the seat has seen under it if not, else ``?``."""

    cell: Cell
    card: str
    open: bool
    seen_by: tuple[int, ...] = ()
    """The seats that have looked at it with a map; everybody saw them do it."""


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The open prompt."""

    kind: str
    seat: int
    cell: Cell | None = None
    creature: str | None = None
    steps: int | None = None


class Discard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card out of play and the seat it came from; ``?`` if discarded face down."""

    card: str
    seat: int
    face_down: bool = False
    """Only that seat knows the card."""


class Result(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a round ended: the winning side and seats, why, all roles, and each seat's nuggets (or ``?``).

    In The Dark Cave each clan's gold is multiplied; the first number is yellow's, the second blue's.
    """

    round: int
    winner: str
    winners: tuple[int, ...]
    reason: str
    reached_by: int | None
    roles: tuple[str, ...]
    aside: str
    gold: tuple[int | str, ...]
    takers: tuple[int, ...] = ()
    """The seats that took gold cards when they were handed round, in order."""
    rescued: tuple[int, ...] = ()
    multipliers: tuple[int, ...] = ()
    treasures: tuple[int, ...] = ()
    verdict: Verdict | None = None


class View(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat knows; seat None is a spectator. Prints as JSON and parses back.

    Fields from `role` on exist only in some games. A game with further data has one field, of a class in its own module
    here.
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
    pending: tuple[tuple[int, int, int, int], ...] = ()
    """The stack of pending steps in the engine's numbers, the prompt last; empty at the start of an ordinary turn."""
    role: str | None = None
    roles: tuple[str, ...] = ()
    aside_role: str = HIDDEN
    passes: int = 0
    gold: tuple[int | str, ...] = ()
    offer: tuple[int | str, ...] = ()
    offers_seen: tuple[tuple[int, ...], ...] = ()
    picks: tuple[int, ...] = ()
    results: tuple[Result, ...] = ()
    # Fields of a single game; omitted in the views of all others.
    cave: Cave | None = None
    duel: Duel | None = None
    expansion: Expansion | None = None
    finished: View | None = None
    """The previous round as a spectator saw it end, until this round's first move."""

    def __post_init__(self) -> None:
        # A parsed view comes with a plain dictionary.
        if type(self.options) is not ReadOnly:
            msgspec.structs.force_setattr(self, "options", ReadOnly(self.options))

    @classmethod
    def parse(cls, text: str) -> View:
        """Parse a printed view; `ValueError` says what is wrong."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (ValueError, RecursionError) as error:
            raise ValueError(f"This is no view: {error}.") from None

    def __str__(self) -> str:
        return msgspec.json.encode(self, order="deterministic").decode()


OWN_FIELDS = tuple(View.__struct_fields__[View.__struct_fields__.index("results") + 1 : -1])
"""The fields of a single game."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a match ended: the winning seats, everyone's gold, and why."""

    winners: tuple[int, ...]
    gold: tuple[int, ...]
    reason: str
