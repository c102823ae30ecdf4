"""The weight of a position under a belief: the product of weights for roles, goals and cards in hands."""

from typing import TYPE_CHECKING, final

from saboteur.engine.core.seat import KIND, ROLE, SIZE
from saboteur.engine.native import i64, vec

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position


@final
class Scales:
    """Weighs positions of one game by tables with a row for each seat or goal in the belief."""

    seats: vec[i64]  # whose roles are weighed
    roles: vec[float]  # a row for each of them
    role_count: i64
    goals: vec[i64]  # the numbers of the goals that are weighed
    stones: vec[float]  # a row for each of them, by what lies there
    stone_count: i64
    holders: vec[i64]  # whose hands are weighed
    cards: vec[float]  # a row for each of them
    card_count: i64

    def __init__(self) -> None:
        self.seats = vec[i64]()
        self.roles = vec[float]()
        self.role_count = 0
        self.goals = vec[i64]()
        self.stones = vec[float]()
        self.stone_count = 0
        self.holders = vec[i64]()
        self.cards = vec[float]()
        self.card_count = 0

    def set_roles(self, seats: list[int], rows: list[list[float]]) -> None:
        """Weigh the roles of these seats."""
        self.seats = vec[i64](seats)
        self.roles = vec[float]([weight for row in rows for weight in row])
        self.role_count = len(rows[0]) if rows else 0

    def set_goals(self, goals: list[int], rows: list[list[float]]) -> None:
        """Weigh the cards under these goals."""
        self.goals = vec[i64](goals)
        self.stones = vec[float]([weight for row in rows for weight in row])
        self.stone_count = len(rows[0]) if rows else 0

    def set_hands(self, seats: list[int], rows: list[list[float]]) -> None:
        """Weigh the cards in the hands of these seats."""
        self.holders = vec[i64](seats)
        self.cards = vec[float]([weight for row in rows for weight in row])
        self.card_count = len(rows[0]) if rows else 0

    def weight(self, position: "Position") -> float:
        """The weight of a position."""
        total = 1.0
        i: i64
        slot: i64
        for i in range(len(self.seats)):
            total *= self.roles[i * self.role_count + position.of(self.seats[i], ROLE)]
        for i in range(len(self.goals)):
            total *= self.stones[i * self.stone_count + position.goals[self.goals[i]]]
        for i in range(len(self.holders)):
            seat = self.holders[i]
            start = seat * position.game.hand_room
            for slot in range(start, start + position.of(seat, SIZE)):
                total *= self.cards[i * self.card_count + (position.hands[slot] & KIND)]
        return total
