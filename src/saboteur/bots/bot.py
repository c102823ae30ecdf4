"""The bot interface: choose a move from what the seat may know."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from saboteur.notation.claim import Claim
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View


class Bot(ABC):
    """An automated player. Bots need these methods but need not inherit from this class."""

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move | str:
        """One of the moves, or its text. Use no randomness but rng, so that a match can be reproduced.

        A class that declares a fourth parameter, ``worlds``, also receives `saboteur.Worlds`, which samples positions
        consistent with the view.
        """

    def see(self, events: Sequence[Event]) -> None:  # noqa: B027 - a bot may do without it
        """Receive the events since the last call, as this seat may know them; called before each choice."""

    def say(self, view: View, move: Move, rng: random.Random) -> Sequence[Claim | str]:  # noqa: ARG002 - for others
        """Return claims to make just before playing this move, the bot's choice; claims never affect the rules."""
        return ()
