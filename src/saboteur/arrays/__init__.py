"""Fixed numbers for moves and arrays for what seats know: what learning programs need."""

from saboteur.arrays.actions import Actions, actions
from saboteur.arrays.factored import Factored
from saboteur.arrays.information import InformationState
from saboteur.arrays.observation import Observation, observation

__all__ = ["Actions", "Factored", "InformationState", "Observation", "actions", "observation"]
