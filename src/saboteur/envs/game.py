"""One match for the environments: a position, its numbers and its observations, in NumPy's arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from saboteur.arrays.actions import actions_of
from saboteur.arrays.observation import observation_of
from saboteur.cards.box import Value
from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.envs.picture import picture, text
from saboteur.envs.versions import USUAL
from saboteur.games import ruleset

RENDER_MODES = ("human", "ansi", "rgb_array")


class Game:
    """A match that can be reset."""

    def __init__(self, name: str, players: int | None, options: dict[str, Value]) -> None:
        self.rules = ruleset(name, USUAL[name] if players is None else players, **options)
        self.players = self.rules.players
        self.space = actions_of(self.rules)
        self.shape = observation_of(self.rules)
        self._numbers = self.space.space
        self._overflow = self.space.overflow
        self.position = Position(self.rules.game, Dice(0))

    def begin(self, seed: int) -> None:
        """Deal a new match."""
        self.position = Position(self.rules.game, Dice(seed))
        self.position.start()

    def mask(self, seat: int) -> Any:
        """The legal actions of a seat; one that is not to move may only choose the last number, which does nothing."""
        position = self.position
        if position.actor != seat:
            mask = np.zeros(self.space.size, np.int8)
            mask[-1] = 1
            return mask
        return np.frombuffer(bytearray(self._numbers.mask(position)), np.int8)

    def seen(self, seat: int) -> Any:
        """A seat's observation."""
        # A copy that may be written to; NumPy's own takes longer.
        return np.frombuffer(bytearray(self.position.observed(seat)), np.uint8)

    def observe(self, seat: int) -> dict[str, Any]:
        """A seat's observation and action mask."""
        return {"observation": self.seen(seat), "action_mask": self.mask(seat)}

    def row(self, seat: int) -> Any:
        """The same in one array, the mask after the observation."""
        return np.concatenate((self.seen(seat), self.mask(seat).view(np.uint8)))

    def play(self, action: int) -> bool:
        """Play an action of the actor; an illegal one is replaced by the lowest legal one. Whether it was legal."""
        code = self._numbers.move_at(action) if 0 <= action < self._overflow else -1
        legal = code >= 0 and self.position.why_not(code) == 0
        if not legal:
            numbers = self.space.legal(self.position)
            legal = action == self.space.overflow == numbers[-1]
            code = self.space.code(action if legal else numbers[0], self.position)
        self.position.play(code)
        return legal

    def render(self, mode: str | None) -> Any:
        """The table as a spectator sees it: printed, as text or as a picture."""
        if mode == "rgb_array":
            return picture(self.position)
        if mode == "human":
            print(text(self.position))
        return text(self.position) if mode == "ansi" else None
