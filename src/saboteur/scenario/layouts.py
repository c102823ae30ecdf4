"""How positions of each game are laid out by hand."""

from __future__ import annotations

from saboteur.scenario.cavelayout import CaveLayout
from saboteur.scenario.duellayout import DuelLayout
from saboteur.scenario.error import ScenarioError
from saboteur.scenario.layout import Layout
from saboteur.scenario.reader import Reader
from saboteur.scenario.sheet import Sheet

LAYOUTS: dict[str, type[Layout]] = {"saboteur": Layout, "duel": DuelLayout, "solo": DuelLayout, "dark-cave": CaveLayout}


def lay_out(sheet: Sheet, reader: Reader) -> Layout:
    """The layout of a scenario that does not begin with a deal."""
    kind = LAYOUTS.get(reader.rules.name)
    if kind is None:
        raise ScenarioError(f"A scenario of {reader.rules.name} can only begin with a deal; write deal = true.")
    return kind(sheet, reader)
