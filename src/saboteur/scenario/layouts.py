"""How positions of each game are laid out by hand."""

from __future__ import annotations

from saboteur.scenario.dark_cave import DarkCaveLayout
from saboteur.scenario.duel import DuelLayout
from saboteur.scenario.error import ScenarioError, either
from saboteur.scenario.layout import Layout
from saboteur.scenario.reader import Reader
from saboteur.scenario.saboteur2 import Saboteur2Layout
from saboteur.scenario.sheet import Sheet

LAYOUTS: dict[str, type[Layout]] = {
    "saboteur": Layout,
    "saboteur2": Saboteur2Layout,
    "duel": DuelLayout,
    "solo": DuelLayout,
    "dark-cave": DarkCaveLayout,
}

SOME = {
    "gold_cards": ("duel", "solo"),
    "markers": ("duel", "solo"),
    "marks": ("duel", "solo"),
    "keys": ("duel", "solo"),
    "thefts": ("saboteur2",),
    "cave": ("dark-cave",),
}
"""Keys that only some games know."""


def lay_out(sheet: Sheet, reader: Reader) -> Layout:
    """The layout of a scenario that does not begin with a deal."""
    kind = LAYOUTS.get(reader.rules.name)
    if kind is None:
        raise ScenarioError(f"A scenario of {reader.rules.name} can only begin with a deal; write deal = true.")
    for key, games in SOME.items():
        if getattr(sheet, key) and reader.rules.name not in games:
            raise ScenarioError(f"{reader.rules.name} knows no {key}; {either(games)} does.", key)
    if sheet.piles.roles and reader.rules.name != "saboteur2":
        raise ScenarioError(f"{reader.rules.name} has no pile of roles; saboteur2 has.", "piles, roles")
    return kind(sheet, reader)
