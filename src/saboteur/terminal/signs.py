"""The marks on path cards: doors, trolls, ladders, crystals, gold, and The Dark Cave's features."""

from __future__ import annotations

import msgspec

from saboteur.cards.shape import Feature, Shape
from saboteur.notation.move import Cell

GOLD = "\N{BLACK DIAMOND}"
CORNERS = ("sw", "se", "ne")
CAVE = {"hole": "o", "ladder": "H", "exit": "E", "bridge": "=", "tunnel": "t"}
"""The Dark Cave's features by letter; a vein shows as the gold on it."""
CAVE_GOALS = frozenset({"exit", "ladder", "hole", "vein"})


class Mark(msgspec.Struct, frozen=True):
    """A string on a card: on an arm (N E S W), in the middle (c) or in a corner (sw se ne nw)."""

    cell: Cell
    spot: str
    sign: str
    style: str


def signs_of(
    cell: Cell, shape: Shape, *, cave: bool = False, passed: bool = False, owner: int | None = None
) -> list[Mark]:
    """The features of a card; open doors and bribed trolls are lower case, marked gold shows its owner."""
    found: list[Mark] = []
    for feature in shape.features:
        if cave or shape.group:
            found += [Mark(cell, "sw", CAVE[feature.name], "start")] if feature.name in CAVE else []
        elif feature.name.startswith("gold"):
            found += _gold(cell, feature, owner)
        else:
            found += _feature(cell, feature, passed)
    return found


def cave_goal(shape: Shape) -> str | None:
    """The feature of a goal of The Dark Cave, if it is one."""
    return next((feature.name for feature in shape.features if feature.name in CAVE_GOALS), None)


def nuggets(shape: Shape) -> int:
    """The nuggets on a card."""
    return sum(int(feature.name[4:]) for feature in shape.features if feature.name.startswith("gold"))


def _feature(cell: Cell, feature: Feature, passed: bool) -> list[Mark]:
    name, _, colour = feature.name.partition("-")
    if name == "crystal":
        return [Mark(cell, "sw", "*", "crystal")]
    if name == "ladder":
        letter = [Mark(cell, "ne", colour[0].upper(), f"{colour}-door")] if colour else []
        return [Mark(cell, "c", "H", "start"), *letter]
    sign = (colour or name)[0]
    return [Mark(cell, feature.arm or "c", sign if passed else sign.upper(), f"{colour}-door" if colour else "beast")]


def _gold(cell: Cell, feature: Feature, owner: int | None) -> list[Mark]:
    value = int(feature.name[4:])
    spots = ((feature.arm,) if feature.arm else ()) + CORNERS
    found = [Mark(cell, spot, GOLD, "gold") for spot in spots[:value]]
    if owner is None:
        return found
    marker = Mark(cell, feature.arm or "c", str(owner + 1), "dwarf")
    return [mark for mark in found if mark.spot != marker.spot] + [marker]
