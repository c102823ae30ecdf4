"""What a bot is: something that chooses one of its moves from what its seat may know."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View


class Bot(ABC):
    """A player without a person. A bot need not inherit from this class, it only needs its methods."""

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move | str:
        """One of the moves, or its text. Use no randomness but rng, so that a match can be played again."""

    def see(self, events: Sequence[Event]) -> None:  # noqa: B027 - a bot may do without it
        """What has happened since the last call, as this seat may know it; called before each choice."""

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim | str]:  # noqa: ARG002 - for others
        """What it claims at the table just before it plays this move, its choice; never part of the rules."""
        return ()
