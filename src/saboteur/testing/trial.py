"""One match under test: where it is, and what the check has met so far."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from saboteur.match import Match
from saboteur.notation.move import Move
from saboteur.testing.facts import Facts, facts_of
from saboteur.testing.walk import begin, viewers, walk


class Trial:
    """A match with everything random settled by the check's name, the game and the number."""

    def __init__(self, check: str, game: str, number: int, players: int | None, seen: Counter[str]) -> None:
        self.game = game
        self.number = number
        self.players = players
        self.facts: Facts = facts_of(game)
        self.rng = random.Random(f"{check} {game} {number}")  # noqa: S311 - repeatable
        self.match = begin(game, number, players)
        self.seen = seen
        """How often something was met; tests ask for what must not be missing."""
        self.step = 0
        """The number of the move that comes next, counted from 1."""

    def again(self, rounds: int | None = None) -> Match:
        """The same match from its beginning, or one with another number of rounds."""
        return begin(self.game, self.number, self.players, rounds)

    def moves(self) -> Iterator[Move]:
        """Play the match to its end, stopping before each move to name it."""
        for move in walk(self.match, self.rng):
            self.step += 1
            self.seen["moves"] += 1
            yield move
        self.step += 1

    def looks(self, often: float, *, draft: float) -> bool:
        """Whether to look at this moment: so often in a draft, which is rare, and so often else."""
        luck = self.rng.random()
        return luck < draft and (luck < often or bool(self.match.view(None).offer))

    @property
    def viewers(self) -> list[int | None]:
        """All seats and a spectator."""
        return viewers(self.match)
