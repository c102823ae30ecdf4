"""A bot's weight for a position: the product of weights for roles, goals and cards in hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saboteur.engine.core.position import Position
from saboteur.engine.core.scales import Scales
from saboteur.games import Ruleset
from saboteur.notation.move import Cell

BySeat = Mapping[int, Mapping[str, float]]
"""Weights by seat and name of a role or a card; missing names have weight 1."""
ByCell = Mapping[Cell, Mapping[str, float]]
"""Weights by goal and what lies under it: `gold`, `stone SW`, or `stone` for every stone."""


class Weights:
    """The weight of a position; `most` is not exceeded by any."""

    def __init__(self, rules: Ruleset, roles: BySeat, goals: ByCell, hands: BySeat) -> None:
        _check((*roles.values(), *goals.values(), *hands.values()))
        for seat in (*roles, *hands):
            if not 0 <= seat < rules.players:
                raise ValueError(f"There is no seat {seat}; the seats are 0 to {rules.players - 1}.")
        codec = rules.codec
        self.scales = Scales()
        self.scales.set_roles([*roles], [_row(codec.roles, named) for named in roles.values()])
        cells = [codec.cell(place) for place in rules.game.template.goals]
        for cell in goals:
            if cell not in cells:
                raise ValueError(f"There is no goal at {cell}; the goals are {sorted(cells)}.")
        stones = [codec.goal_names.get(tile, "") for tile in range(max(codec.goal_names, default=-1) + 1)]
        self.scales.set_goals(
            [cells.index(cell) for cell in goals],
            [[_of_goal(name, named) for name in stones] for named in goals.values()],
        )
        self.scales.set_hands([*hands], [_row(codec.cards, named) for named in hands.values()])
        self.most = 1.0
        for named in (*roles.values(), *goals.values()):
            self.most *= max(1.0, *named.values())
        for named in hands.values():
            self.most *= max(1.0, *named.values()) ** rules.game.hand_room

    def of(self, position: Position) -> float:
        """The weight of a position."""
        return self.scales.weight(position)


def _row(names: Sequence[str], named: Mapping[str, float]) -> list[float]:
    return [float(named.get(name, 1.0)) for name in names]


def _of_goal(name: str, named: Mapping[str, float]) -> float:
    return float(named.get(name, named.get(name.partition(" ")[0], 1.0)))


def _check(weights: tuple[Mapping[str, float], ...]) -> None:
    for named in weights:
        for name, weight in named.items():
            if not 0 <= weight < float("inf"):
                raise ValueError(f"The weight of {name} is {weight!r}; weights are numbers from 0 on.")
