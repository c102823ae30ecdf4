"""A turn of the base game as the greedy player sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from saboteur.bots.maze import Maze, without
from saboteur.notation.move import Cell
from saboteur.view import View


@dataclass(frozen=True)
class Situation:
    """What there is to know before a move. Turns are those missing up to the gold, as far as one can guess."""

    view: View
    maze: Maze
    gold: list[float]
    """How likely the gold lies under each face-down goal."""
    suspicion: list[float]
    """How likely each seat is a saboteur."""

    @cached_property
    def turns(self) -> float:
        """Turns missing now."""
        return self._expect(self.maze.outlook.turns)

    def turns_with(self, card: str, cell: Cell) -> float:
        """Turns missing with a card laid there."""
        return self._expect(self.maze.after(card, cell).turns)

    def turns_without(self, cell: Cell) -> float:
        """Turns missing with a card taken away."""
        return self._expect(without(self.maze, cell).outlook.turns)

    def _expect(self, turns: tuple[float, ...]) -> float:
        return sum([chance * number for chance, number in zip(self.gold, turns, strict=True)])

    def wins(self, card: str, cell: Cell) -> float:
        """How likely a card laid there leads into the gold."""
        after = self.maze.after(card, cell).cards
        return (
            sum([chance for chance, steps in zip(self.gold, after, strict=True) if steps == 0]) if 0 in after else 0.0
        )

    def chance(self, cell: Cell | None) -> float:
        """How likely the gold lies there."""
        return next((chance for goal, chance in zip(self.maze.hidden, self.gold, strict=True) if goal == cell), 0.0)

    @property
    def knows(self) -> bool:
        """Whether it is sure where the gold lies."""
        return max(self.gold) > 0.99

    def broken(self, seat: int | None) -> int:
        """How many broken tools lie in front of the seat."""
        assert seat is not None
        return len(self.view.front[seat])
