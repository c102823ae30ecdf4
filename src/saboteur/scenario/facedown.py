"""The role and gold cards that lie face down and that no view shows."""

from __future__ import annotations

from saboteur.engine.core.position import Position
from saboteur.games import Ruleset
from saboteur.scenario.layouts import layout_of, require_pile


def roles_aside(rules: Ruleset, position: Position) -> list[str]:
    """The role cards set aside, if the game sets any aside."""
    layout = layout_of(rules.name)
    return [] if layout is None else [rules.codec.roles[role] for role in layout.roles_aside(position)]


def role_pile(rules: Ruleset, position: Position) -> list[str]:
    """The role cards nobody has held, the top one first."""
    layout = require_pile(rules.name, "roles", "roles")
    return [rules.codec.roles[role] for role in layout.role_pile(position)]


def gold_pile(rules: Ruleset, position: Position) -> list[int]:
    """The values of the gold cards in the pile, the highest first."""
    return require_pile(rules.name, "gold", "gold").gold_pile(position)
