"""Plays by the learned network: encodes a view and its moves, and takes the best score."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from saboteur.arrays.actions import actions_of
from saboteur.arrays.observation import observation_of
from saboteur.bots.learned.encoder import Encoder
from saboteur.bots.learned.network import Network
from saboteur.notation.move import Move
from saboteur.view import View
from saboteur.worlds import Worlds


class LearnedPlayer:
    """A network and its encoder."""

    def __init__(self, weights: str) -> None:
        with np.load(weights) as held:
            self.network = Network(held)
        self.encoder: Encoder | None = None

    def choose(self, view: View, moves: Sequence[Move], worlds: Worlds) -> Move:
        """The move with the highest score; the first of equal ones."""
        if self.encoder is None:
            self.encoder = Encoder(worlds.rules)
        space, seen = actions_of(worlds.rules), observation_of(worlds.rules)
        # Any position consistent with the view will do: an observation holds only what the seat knows.
        row = np.frombuffer(seen.observe(worlds(), view.seat), np.uint8)[None]
        numbers = np.array([space.index(move) for move in moves])
        rows = np.zeros(len(moves), np.int64)
        states, inputs, blocks = self.encoder.encode(row, rows, numbers)
        return moves[int(np.argmax(self.network.scores(states, inputs, blocks, rows)))]
