"""A turn of Saboteur 2 as the greedy player sees it."""

from __future__ import annotations

from functools import cached_property, lru_cache

from saboteur.bots.maze import Maze, maze_of, without
from saboteur.cards.shape import Shape, letters
from saboteur.notation.move import Cell
from saboteur.view import View

DIG = ("blue-digger", "green-digger", "boss")
"""Roles that want the treasure reached. A profiteer earns more with saboteurs: fewer share."""
OTHER = {"blue-digger": "green", "green-digger": "blue"}
"""The colour of the doors that block a role."""
BOTH = ("blue", "green")
FRIENDS = {
    "blue-digger": {"blue-digger": 0.4},
    "green-digger": {"green-digger": 0.4},
    "saboteur": {"saboteur": 0.6},
}
"""Rivalry of each known role; 1 for those not listed."""
UNKNOWN = 0.75
SOON_CARDS, SOON_TURNS = 20, 2.5
"""The end is near with this few cards in the pile or turns to the treasure."""
LATE_CARDS, LATE_TURNS = 12, 1.5
"""The end is very near."""
PRICE = 2
"""Number of cards that pay for a removal."""


@lru_cache(maxsize=512)
def shut(card: str, colours: tuple[str, ...]) -> str:
    """The card for players who cannot pass doors of these colours: the path ends there."""
    if not any(f"door-{colour}" in card for colour in colours):
        return card
    return "|".join(letters(Shape.parse(card).openings))


class Situation:
    """What is known before a move. Turns are the estimated number still needed to reach the gold."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.role is not None
        self.view = view
        self.me = view.seat
        self.role = view.role
        self.digs = view.role in DIG
        self.maze = self._maze(self._shut_colours())
        self.gold = self._odds()

    def _shut_colours(self) -> tuple[str, ...]:
        return (OTHER[self.role],) if self.role in OTHER else ()

    def _maze(self, colours: tuple[str, ...]) -> Maze:
        board = tuple([(shut(laid.card, colours), laid.cell) for laid in self.view.board])
        return maze_of(board, tuple([goal.cell for goal in self.view.goals if not goal.open]))

    def _odds(self) -> list[float]:
        """Probability of gold under each face-down goal."""
        hidden = [goal for goal in self.view.goals if not goal.open]
        if any(goal.card == "gold" for goal in hidden):
            return [float(goal.card == "gold") for goal in hidden]
        left = [goal for goal in hidden if goal.card == "?"]
        return [(goal.card == "?") / len(left) for goal in hidden]

    @property
    def hindrances(self) -> set[str]:
        """What keeps the player from laying paths."""
        return set(self.view.front[self.me]) - {"theft"}

    @property
    def wants_to_lay(self) -> bool:
        """Whether laying paths matters to it."""
        return self.digs or self.role == "geologist"

    @cached_property
    def turns(self) -> float:
        """Turns needed now."""
        return self._expect(self.maze.outlook.turns)

    def turns_with(self, card: str, cell: Cell) -> float:
        """Turns needed after laying a card there."""
        return self._expect(self.maze.after(self._seen(card), cell).turns)

    def turns_without(self, cell: Cell) -> float:
        """Turns needed after removing a card."""
        return self._expect(without(self.maze, cell).outlook.turns)

    def _expect(self, turns: tuple[float, ...]) -> float:
        return sum([chance * number for chance, number in zip(self.gold, turns, strict=True)])

    def _seen(self, card: str) -> str:
        return shut(card, self._shut_colours())

    def shut_by(self, card: str) -> bool:
        """Whether the card would block this player."""
        return self._seen(card) != card

    def wins(self, card: str, cell: Cell) -> float:
        """Probability that a card laid there reaches the gold, for any colour."""
        return self._reaches(self._maze(()), card, cell)

    def gains(self, card: str, cell: Cell) -> bool:
        """Whether a connection made with this card brings this player gold."""
        if self.role in OTHER:
            return self._reaches(self.maze, self._seen(card), cell) > 0
        return self.role in {"boss", "profiteer"}

    def _reaches(self, maze: Maze, card: str, cell: Cell) -> float:
        after = maze.after(card, cell).cards
        return sum([chance for chance, steps in zip(self.gold, after, strict=True) if steps == 0])

    def chance(self, cell: Cell | None) -> float:
        """Probability of gold there."""
        return next((chance for goal, chance in zip(self.maze.hidden, self.gold, strict=True) if goal == cell), 0.0)

    def rivalry(self, seat: int) -> float:
        """How much the seat's gain is this player's loss, from 0 to 1."""
        known = self.view.roles[seat]
        return UNKNOWN if known == "?" else FRIENDS.get(self.role, {}).get(known, 1.0)

    @property
    def end_is_near(self) -> bool:
        """Whether few players will have another turn this round."""
        return self.view.draw_pile <= SOON_CARDS or self.turns <= SOON_TURNS

    def lasting(self, seat: int) -> float:
        """Probability that a card in front of the seat is still there at the end."""
        if self.view.draw_pile == 0 and self.view.hand_sizes[seat] < PRICE:
            return 1.0
        if self.turns <= LATE_TURNS or self.view.draw_pile == 0:
            return 0.5
        return 0.3 if self.view.draw_pile <= LATE_CARDS else 0.05
