"""The role and gold cards that lie face down, which no view shows whole: every game keeps them in its own way."""

from __future__ import annotations

from saboteur.engine.core.position import Position
from saboteur.engine.dark_cave import state as cave
from saboteur.engine.saboteur import layout as base
from saboteur.engine.saboteur2 import layout as crew
from saboteur.games import Ruleset
from saboteur.scenario.error import ScenarioError


def roles_aside(rules: Ruleset, position: Position) -> list[str]:
    """The role cards set aside; none in Saboteur 2, which has a pile of them."""
    if rules.name == "saboteur":
        cards = [base.aside(position)]
    elif rules.name == "dark-cave":
        slots = position.extra[cave.ASIDE : cave.ASIDE + cave.ASIDES]
        cards = [role - 1 for role in slots if role != 0]
    else:
        cards = []
    return [rules.codec.roles[card] for card in cards]


def role_pile(rules: Ruleset, position: Position) -> list[str]:
    """The role cards nobody has held, the top one first."""
    if rules.name != "saboteur2":
        raise ScenarioError(f"{rules.name} has no pile of roles; saboteur2 has.", "roles")
    return [rules.codec.roles[role] for role in crew.role_pile(position)]


def gold_pile(rules: Ruleset, position: Position) -> list[int]:
    """The values of the gold cards in the pile, the highest first."""
    if rules.name != "saboteur":
        raise ScenarioError(f"{rules.name} has no pile of gold cards; saboteur has.", "gold")
    return base.gold_pile(position)
