"""How positions of each game are laid out by hand."""

from __future__ import annotations

from saboteur.registry import GAMES, part
from saboteur.scenario.error import ScenarioError, either
from saboteur.scenario.layout import Layout
from saboteur.scenario.reader import Reader
from saboteur.scenario.sheet import Sheet

PILES = {"gold": "gold cards", "roles": "roles"}


def layout_of(game: str) -> type[Layout] | None:
    """The layout that the game's module in this folder names, if there is one."""
    layout: type[Layout] | None = getattr(part("scenario.{}", game), "LAYOUT", None)
    return layout


def lay_out(sheet: Sheet, reader: Reader) -> Layout:
    """The layout of a scenario that does not begin with a deal."""
    game = reader.rules.name
    kind = layout_of(game)
    if kind is None:
        raise ScenarioError(f"A scenario of {game} can only begin with a deal; write deal = true.")
    layouts = {name: found for name in GAMES if (found := layout_of(name)) is not None}
    for key in dict.fromkeys(key for layout in layouts.values() for key in layout.keys):
        if getattr(sheet, key) and key not in kind.keys:
            knowing = [name for name, layout in layouts.items() if key in layout.keys]
            raise ScenarioError(f"{game} knows no {key}; {either(knowing)} does.", key)
    if sheet.piles.roles:
        require_pile(game, "roles", "piles, roles")
    return kind(sheet, reader)


def require_pile(game: str, pile: str, where: str) -> type[Layout]:
    """The layout of a game that has this pile; `ScenarioError` names the games that have one."""
    kind = layout_of(game)
    if kind is None or pile not in kind.piles:
        having = [name for name in GAMES if (found := layout_of(name)) is not None and pile in found.piles]
        raise ScenarioError(f"{game} has no pile of {PILES[pile]}; {either(having)} has.", where)
    return kind
