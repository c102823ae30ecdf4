"""A player that follows the engine's policy of a game, without looking ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence

from saboteur.bots.thinking import follow
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View
from saboteur.worlds import Worlds


class Following:
    """Plays the policy's favourite move, from the view alone and in about a millisecond."""

    def choose(self, view: View, moves: Sequence[Move], news: Sequence[Event], rng: random.Random) -> Move | None:  # noqa: ARG002 - the signature of all players
        """The policy's move; None if the engine has no policy for the game or cannot read its cards."""
        if view.seat is None:
            return None
        worlds = Worlds(view, rng)
        try:
            code = follow(worlds, view.seat, rng)
        except (ValueError, KeyError):
            # Unknown cards of a custom deck.
            return None
        if code is None:
            return None
        move = worlds.move(code)
        return move if move in moves else None
