"""The names of all questions, by the engine's number of their step."""

from __future__ import annotations

from saboteur.engine.core import step as shared
from saboteur.engine.dark_cave import steps as dark_cave
from saboteur.engine.duel import steps as duel
from saboteur.engine.saboteur import steps as saboteur
from saboteur.engine.saboteur2 import steps as saboteur2

PROMPTS: dict[int, str] = {
    **shared.PROMPTS,
    **saboteur.PROMPTS,
    **dark_cave.PROMPTS,
    **saboteur2.PROMPTS,
    **duel.PROMPTS,
}
