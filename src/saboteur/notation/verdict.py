"""How the gold of a round of Saboteur 2 was divided, with every fact needed to explain it."""

from __future__ import annotations

import msgspec

from saboteur.notation.move import Cell


class Stolen(msgspec.Struct, frozen=True, gc=False):
    """A theft at the end of a round; victim None if the thief took nothing."""

    thief: int
    victim: int | None


class Verdict(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How the gold of a round was divided. Lists with one entry per seat are in seat order."""

    connector: int | None
    """Who made the connection to the treasure, None if nobody did."""
    connector_role: str | None
    blue_way: tuple[Cell, ...]
    """A way from the start to the treasure without a green door; empty if there is none."""
    green_way: tuple[Cell, ...]
    """A way without a blue door."""
    counted: tuple[int, ...]
    """The winners who shared the treasure."""
    left_out: tuple[int, ...]
    """Those who are left out because they were trapped."""
    share: int
    """What each of them gets before deductions."""
    deductions: tuple[int, ...]
    """The deductions of boss and profiteer."""
    paid: tuple[int, ...]
    """The gold of the treasure."""
    crystals: int
    """The number of crystals in the maze."""
    mined: tuple[int, ...]
    """The geologists' gold."""
    stolen: tuple[Stolen, ...]
    """The thefts in their order."""
    spare_roles: tuple[str, ...]
    """The role cards nobody held at the end."""
