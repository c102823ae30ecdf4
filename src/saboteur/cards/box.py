"""What a game's box holds: cards, layouts and tables by number of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from saboteur.cards.actions import ACTIONS, ActionKind, Aim
from saboteur.cards.shape import GROUPS, Shape

Cell = tuple[int, int]
Value = str | bool | int
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]*\Z", max_length=40)]


class DeckError(ValueError):
    """A deck that cannot be used; its message names the file, the row and the remedy."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a deck: identical cards, their count, and how certain the row is."""

    count: Count
    confidence: Literal["sourced", "reconstructed", "house rule"]
    source: str


class PathCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A path card as printed."""

    code: str

    @property
    def shape(self) -> Shape:
        """What the card shows as printed."""
        return Shape.parse(self.code)

    @property
    def group(self) -> int:
        """The Dark Cave's group 1 to 3, 0 in the other games."""
        return self.shape.group


class StartCard(PathCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A start card; `fields` counts its fields in a row, 0 in games without fields."""

    fields: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class GoalCard(StartCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A goal card; kind tells treasure from stone where its features do not."""

    kind: Literal["", "gold", "stone"] = ""


class ActionCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """An action card; its code is its name, in The Dark Cave with the group in front."""

    code: str
    aim: Aim | None = None
    """What it is aimed at; None for a known card, whose kind says it."""
    effect: str = ""
    """The card whose effect it has, or a class such as my_effects.py:Landslide; empty for its own effect."""

    @property
    def name(self) -> str:
        """The action without the group."""
        return self.code.rpartition(".")[2]

    @property
    def group(self) -> int:
        """The Dark Cave's group 1 to 3, 0 in the other games."""
        return GROUPS.index(self.code.rpartition(".")[0])

    @property
    def kind(self) -> ActionKind:
        """What it is aimed at, and whether it stays on the table."""
        if self.aim is not None:
            return ActionKind(self.name, self.aim)
        return ACTIONS[self.effect or self.name]


class GoldCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A gold card worth some nuggets."""

    value: Count


class RoleCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A role or clan card."""

    code: Name


class Layout(msgspec.Struct, frozen=True):
    """The cells of start and goal cards, in the order of the deck's start rows."""

    starts: tuple[Cell, ...]
    goals: tuple[Cell, ...]


class Table(msgspec.Struct, frozen=True):
    """The setup for one number of players; hand and pile have one number per group."""

    players: int
    hand: tuple[int, ...]
    pile: tuple[int, ...]
    roles: Mapping[str, int]


class Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The default and the maximum number of rounds of a match."""

    default: Count = 1
    most: Count = 1


def demand(holds: bool, where: str, sentence: str) -> None:
    """Raise `DeckError` with a sentence unless the condition holds."""
    if not holds:
        raise DeckError(f"{where}: {sentence}.")
