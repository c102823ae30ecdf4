"""How likely a bot believes a position to be: weights for roles, goals and cards in hands, multiplied."""

from __future__ import annotations

from collections.abc import Mapping

from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import KIND, ROLE, SIZE
from saboteur.games import Ruleset
from saboteur.notation.move import Cell

BySeat = Mapping[int, Mapping[str, float]]
"""For some seats: weights by the name of a role or a card; 1 for names that are not there."""
ByCell = Mapping[Cell, Mapping[str, float]]
"""For some goals: weights by what lies under them, `gold` or `stone SW`, or `stone` for all of these."""


class Weights:
    """The weight of a position; `most` is not exceeded by any."""

    def __init__(self, rules: Ruleset, roles: BySeat, goals: ByCell, hands: BySeat) -> None:
        _check((*roles.values(), *goals.values(), *hands.values()))
        for seat in (*roles, *hands):
            if not 0 <= seat < rules.players:
                raise ValueError(f"There is no seat {seat}; the seats are 0 to {rules.players - 1}.")
        self._rules = rules
        self._roles = roles
        self._goals = goals
        self._hands = hands
        self._at: list[int] | None = None
        self.most = 1.0
        for named in (*roles.values(), *goals.values()):
            self.most *= max(1.0, *named.values())
        for named in hands.values():
            self.most *= max(1.0, *named.values()) ** rules.game.hand_room

    def of(self, position: Position) -> float:
        """The weight of a position."""
        codec, game = self._rules.codec, self._rules.game
        weight = 1.0
        for seat, named in self._roles.items():
            weight *= named.get(codec.roles[position.of(seat, ROLE)], 1.0)
        if self._goals:
            if self._at is None:
                self._at = self._find(position)
            for (_, named), at in zip(self._goals.items(), self._at, strict=True):
                name = codec.goal_names[position.goals[at]]
                weight *= named.get(name, named.get(name.partition(" ")[0], 1.0))
        for seat, named in self._hands.items():
            start = seat * game.hand_room
            for at in range(start, start + position.of(seat, SIZE)):
                weight *= named.get(codec.cards[position.hands[at] & KIND], 1.0)
        return weight

    def _find(self, position: Position) -> list[int]:
        """The numbers of the goals with weights: they lie where they lie in every position."""
        cells = [self._rules.codec.cell(place) for place in position.board.goals]
        for cell in self._goals:
            if cell not in cells:
                raise ValueError(f"There is no goal at {cell}; the goals are {sorted(cells)}.")
        return [cells.index(cell) for cell in self._goals]


def _check(weights: tuple[Mapping[str, float], ...]) -> None:
    for named in weights:
        for name, weight in named.items():
            if not 0 <= weight < float("inf"):
                raise ValueError(f"The weight of {name} is {weight!r}; weights are numbers from 0 on.")
