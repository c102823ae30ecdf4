"""The Saboteur card games, rules-exact and fast.

>>> import saboteur
>>> match = saboteur.Match.new("saboteur", players=5, seed=7)
>>> match.actor is not None and len(match.moves()) > 0
True
"""

from typing import TYPE_CHECKING

from saboteur.arrays import Actions, Observation, actions, observation
from saboteur.cards.options import OptionError
from saboteur.engine import DIGEST, FORM
from saboteur.engine.core.chance import Chance, Dice
from saboteur.engine.core.position import Position
from saboteur.games import GAMES, game
from saboteur.match import Match
from saboteur.notation.claim import Claim
from saboteur.notation.event import Event, EventError
from saboteur.notation.move import Move
from saboteur.notation.reason import REASONS, IllegalMove, InvalidMove
from saboteur.record import RecordError
from saboteur.saving import SaveError
from saboteur.view import Outcome, Result, View
from saboteur.worlds import Worlds

if TYPE_CHECKING:
    from saboteur.belief import Belief
    from saboteur.scenario.error import ScenarioError

__all__ = [
    "DIGEST",
    "FORM",
    "GAMES",
    "REASONS",
    "Actions",
    "Belief",
    "Chance",
    "Claim",
    "Dice",
    "Event",
    "EventError",
    "IllegalMove",
    "InvalidMove",
    "Match",
    "Move",
    "Observation",
    "OptionError",
    "Outcome",
    "Position",
    "RecordError",
    "Result",
    "SaveError",
    "ScenarioError",
    "View",
    "Worlds",
    "actions",
    "game",
    "observation",
]


def __getattr__(name: str) -> object:
    """Import scenarios and beliefs lazily: most programs need neither."""
    if name == "Belief":
        from saboteur.belief import Belief  # noqa: PLC0415

        return Belief
    if name == "ScenarioError":
        from saboteur.scenario.error import ScenarioError  # noqa: PLC0415

        return ScenarioError
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
