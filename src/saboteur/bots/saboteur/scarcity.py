"""The distance to the gold for a player who counts which cards are still out.

Diggers run out of cards more often than of turns. A gap that only few cards fit, most of them laid already or in one's
own hand, delays them for long and looks like any other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from saboteur.bots.grid import FAR
from saboteur.bots.maze import Outlook, without
from saboteur.bots.odds import kind_of, numbers
from saboteur.bots.saboteur.picture import Situation
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell

HANDS = 3
"""Cards from which a player chooses on average; the others are kept for other uses."""
GONE = 16.0
"""Turns assumed if no card that fits is left."""
RARE = 2.0
"""Value of a turn of waiting: diggers discard meanwhile and begin to suspect each other."""


@dataclass(frozen=True)
class Scarcity(Situation):
    """A turn as a saboteur sees it."""

    @cached_property
    def turns(self) -> float:
        """Turns needed now."""
        return self._needed(self.maze.outlook)

    def turns_with(self, card: str, cell: Cell) -> float:
        """Turns needed after laying a card there."""
        after = self.maze.after(card, cell)
        return self.turns if after is self.maze.outlook else self._needed(after)

    def turns_without(self, cell: Cell) -> float:
        """Turns needed after removing a card."""
        return self._needed(without(self.maze, cell).outlook)

    @cached_property
    def left(self) -> tuple[int, ...]:
        """The number of cards of each kind that are neither on the table nor in the player's own hand."""
        view = self.view
        left = list(numbers())
        goals = {goal.cell for goal in view.goals}
        laid = [one.card for one in view.board[1:] if one.cell not in goals]
        for card in (*laid, *view.hand, *[one.card for one in view.discards if one.card != HIDDEN]):
            kind = kind_of(card)
            if kind is not None:
                left[kind] -= 1
        return tuple(left)

    @cached_property
    def unseen(self) -> int:
        """Cards that may be any of these."""
        view = self.view
        thrown = sum([one.card == HIDDEN for one in view.discards])
        return max(1, view.draw_pile + sum(view.hand_sizes) - len(view.hand) + thrown)

    @cached_property
    def _waits(self) -> dict[int, float]:
        """Cache of `wait`: most moves need the same values."""
        return {}

    def wait(self, kinds: int) -> float:
        """Turns until someone has a card of these kinds."""
        known = self._waits.get(kinds)
        if known is None:
            known = self._waits[kinds] = self._wait(kinds)
        return known

    def _wait(self, kinds: int) -> float:
        count = sum([number for kind, number in enumerate(self.left) if kinds >> kind & 1])
        if count <= 0:
            return GONE
        return min(GONE, 1.0 / (1.0 - max(0.0, 1.0 - count / self.unseen) ** HANDS))

    def _needed(self, outlook: Outlook) -> float:
        ways = zip(self.gold, outlook.cards, outlook.kinds, outlook.detours, strict=True)
        return sum([chance * self._to_goal(steps, kinds, detour) for chance, steps, kinds, detour in ways if chance])

    def _to_goal(self, steps: int, kinds: int, detour: int) -> float:
        """The shortest way, or one that is longer by a card and easier to go on with."""
        if steps in {0, FAR}:
            return float(steps)
        shortest = steps + RARE * (self.wait(kinds) - 1.0)
        return min(shortest, steps + 1 + RARE * (self.wait(kinds | detour) - 1.0)) if detour else shortest
