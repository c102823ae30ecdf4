"""A turn of the base game as the greedy player sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from saboteur.bots.maze import Maze, without
from saboteur.bots.odds import NEUTRAL, family
from saboteur.cards.actions import is_action
from saboteur.notation.move import Cell
from saboteur.view import View

SPARE_MAP = 0.05
"""Value of a map once the gold is found."""


@dataclass(frozen=True)
class Situation:
    """What is known before a move. Turns are the estimated number still needed to reach the gold."""

    view: View
    maze: Maze
    gold: list[float]
    """Probability of gold under each face-down goal."""
    suspicion: list[float]
    """Probability of each seat being a saboteur."""

    @cached_property
    def turns(self) -> float:
        """Turns needed now."""
        return self._expect(self.maze.outlook.turns)

    def turns_with(self, card: str, cell: Cell) -> float:
        """Turns needed after laying a card there."""
        after = self.maze.after(card, cell)
        return self.turns if after is self.maze.outlook else self._expect(after.turns)

    def turns_without(self, cell: Cell) -> float:
        """Turns needed after removing a card."""
        return self._expect(without(self.maze, cell).outlook.turns)

    def _expect(self, turns: tuple[float, ...]) -> float:
        return sum([chance * number for chance, number in zip(self.gold, turns, strict=True)])

    def wins(self, card: str, cell: Cell) -> float:
        """Probability that a card laid there reaches the gold."""
        after = self.maze.after(card, cell).cards
        return (
            sum([chance for chance, steps in zip(self.gold, after, strict=True) if steps == 0]) if 0 in after else 0.0
        )

    def chance(self, cell: Cell | None) -> float:
        """Probability of gold there."""
        return next((chance for goal, chance in zip(self.maze.hidden, self.gold, strict=True) if goal == cell), 0.0)

    @property
    def knows(self) -> bool:
        """Whether it knows where the gold is."""
        return max(self.gold) > 0.99

    def broken(self, seat: int | None) -> int:
        """Number of broken tools in front of the seat."""
        assert seat is not None
        return len(self.view.front[seat])

    def action_worth(self, card: str, worth: dict[str, float]) -> float | None:
        """Value of keeping an action card, given the worth of each family; None for path cards."""
        if not is_action(card):
            return None
        if card == "map" and self.knows:
            return SPARE_MAP
        return worth.get(family(card), NEUTRAL)
