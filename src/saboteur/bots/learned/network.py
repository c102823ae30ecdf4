"""The learned player's network, with NumPy alone: a score for each legal move.

A state is encoded once; each move is encoded with an embedding of its card or verb, then both together are scored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np


class Network:
    """Weights by name, as the training script stores them."""

    def __init__(self, weights: Mapping[str, Any]) -> None:
        self.weights = {name: np.asarray(weights[name], np.float32) for name in weights}

    def scores(self, states: Any, moves: Any, blocks: Any, rows: Any) -> Any:
        """The score of each move; higher is better."""
        held = self.weights
        state = np.maximum(states @ held["state.weight"].T + held["state.bias"], 0)
        mixed = (state @ held["mix.weight"].T + held["mix.bias"])[rows]
        seen = np.maximum(moves @ held["move.weight"].T + held["block.weight"][blocks] + mixed, 0)
        joined = np.maximum(seen @ held["join.weight"].T + held["join.bias"], 0)
        return (joined @ held["score.weight"].T + held["score.bias"])[:, 0]
