"""The names of a game's prompts, by the engine's number of their step."""

from __future__ import annotations

from functools import cache

from saboteur.engine.core import step as shared
from saboteur.engine.saboteur import steps as base
from saboteur.registry import part


@cache
def prompts_of(game: str) -> dict[int, str]:
    """The prompts of a game: its own, those of the base game, and the shared ones."""
    found = dict(shared.PROMPTS)
    own = part("engine.{}.steps", game)
    for steps in [base] if own in {None, base} else [base, own]:
        for kind, name in getattr(steps, "PROMPTS", {}).items():
            if kind in found:
                raise TypeError(f"The prompts {name} and {found[kind]} of {game} have the same number.")
            found[kind] = name
    return found
