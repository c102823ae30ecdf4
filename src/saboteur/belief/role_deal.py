"""Role cards sampled by a belief: uniform deals, weighted afterwards, hardly ever fit the deeds of a whole table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from saboteur.engine.core.chance import Dice
from saboteur.engine.core.position import Position
from saboteur.engine.core.seat import ROLE
from saboteur.games import Ruleset
from saboteur.registry import part

GRAIN = 1 << 29


class Place(NamedTuple):
    """Where a role card lies."""

    seat: int | None
    """Whose it is."""
    at: int | None
    """The index in the position's extra vector, if it is stored there."""

    def read(self, position: Position) -> int:
        """The role that lies there."""
        if self.at is not None:
            return int(position.extra[self.at])
        assert self.seat is not None
        return int(position.of(self.seat, ROLE))

    def write(self, position: Position, role: int) -> None:
        """Lay another one there."""
        if self.at is not None:
            position.extra[self.at] = role
        if self.seat is not None:
            position.keep(self.seat, ROLE, role)


Places = Callable[[Position, int], list[Place]]


def places_of(game: str) -> Places | None:
    """What finds the role cards of a game that a seat has not seen, where they may be dealt to anybody."""
    found = part("belief.{}", game)
    return getattr(found, "unseen_roles", None)


class RoleDeal:
    """Deals role cards holder by holder, in proportion to the cards left and the holder's weights.

    Sequential importance sampling: `deal` returns the importance weight of each deal.
    """

    def __init__(
        self, rules: Ruleset, position: Position, places: Sequence[Place], weights: Mapping[int, Mapping[str, float]]
    ) -> None:
        names = rules.codec.roles
        self._counts = [0] * len(names)
        for place in places:
            self._counts[place.read(position)] += 1
        self._believed: list[tuple[Place, list[float]]] = []
        self._others: list[Place] = []
        for place in places:
            believed = None if place.seat is None else weights.get(place.seat)
            if believed is None:
                self._others.append(place)
            else:
                self._believed.append((place, [float(believed.get(name, 1.0)) for name in names]))

    def deal(self, position: Position, dice: Dice) -> float:
        """Deal these cards anew; return the importance weight."""
        left, total, worth = self._counts[:], sum(self._counts), 1.0
        for place, row in self._believed:
            shares = [count * weight for count, weight in zip(left, row, strict=True)]
            whole = sum(shares)
            if whole <= 0.0:
                return 0.0
            role = _pick(shares, whole * int(dice.below(GRAIN)) / GRAIN)
            place.write(position, role)
            left[role] -= 1
            worth *= whole / total
            total -= 1
        for place in self._others:
            role = _pick(left, int(dice.below(total)))
            place.write(position, role)
            left[role] -= 1
            total -= 1
        return worth


def _pick(shares: Sequence[float], mark: float) -> int:
    """The index of the share in which the mark lies."""
    found = 0
    for number, share in enumerate(shares):
        if share > 0:
            found = number
            if mark < share:
                break
            mark -= share
    return found
