"""A turn of the base game as the greedy player sees it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from saboteur.bots.maze import Maze
from saboteur.move import Cell
from saboteur.view import View


@dataclass(frozen=True)
class Situation:
    """What there is to know before a move."""

    view: View
    maze: Maze
    gold: list[float]
    """How likely the gold lies under each face-down goal."""
    suspicion: list[float]
    """How likely each seat is a saboteur."""
    me: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "me", self.view.seat)

    def expect(self, missing: tuple[float, ...]) -> float:
        """Cards missing up to the gold, as far as one can guess."""
        return sum([chance * steps for chance, steps in zip(self.gold, missing, strict=True)])

    @cached_property
    def missing(self) -> float:
        """Cards missing now."""
        return self.expect(self.maze.outlook.turns)

    @cached_property
    def left(self) -> int:
        """How many cards all players together can still play in this round."""
        return self.view.draw_pile + sum(self.view.hand_sizes)

    @cached_property
    def surest(self) -> float:
        """How sure it is where the gold lies."""
        return max(self.gold)

    def gain(self, card: str, cell: Cell) -> float:
        """How much nearer the gold comes by a card laid there."""
        return self.missing - self.expect(self.maze.after(card, cell).turns)

    def wins(self, card: str, cell: Cell) -> float:
        """How likely the card laid there leads into the gold."""
        after = self.maze.after(card, cell).cards
        return sum([chance for chance, steps in zip(self.gold, after, strict=True) if steps == 0])

    def broken(self, seat: int) -> int:
        """How many broken tools lie in front of the seat."""
        return len(self.view.front[seat])

    def turns_until(self, seat: int) -> int:
        """After how many turns the seat is on."""
        return (seat - self.me) % self.view.players
