"""What a seat may know, as plain data."""

from saboteur.view.dark_cave import Cave, Creature, Web
from saboteur.view.duel import Duel, Key, Marker
from saboteur.view.known import Known
from saboteur.view.saboteur2 import Expansion, HandEvent, HandGiven, OldRole, RoleCard
from saboteur.view.view import OWN_FIELDS, Discard, Goal, Laid, Outcome, Prompt, Result, View

__all__ = [
    "OWN_FIELDS",
    "Cave",
    "Creature",
    "Discard",
    "Duel",
    "Expansion",
    "Goal",
    "HandEvent",
    "HandGiven",
    "Key",
    "Known",
    "Laid",
    "Marker",
    "OldRole",
    "Outcome",
    "Prompt",
    "Result",
    "RoleCard",
    "View",
    "Web",
]
