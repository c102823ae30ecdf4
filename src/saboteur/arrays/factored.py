"""The same moves in two plies: first the card or verb, then its aim.

>>> import saboteur
>>> space = saboteur.actions("dark-cave", 4).factored
>>> match = saboteur.Match.new("dark-cave", players=4, seed=7)
>>> first = space.legal(match)[0]
>>> second = space.legal(match, first)[0]
>>> space.move(first, second, match) in match.moves()
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

from saboteur.arrays.subject import position_of
from saboteur.engine.core.action_space import ActionSpace
from saboteur.engine.core.position import Position
from saboteur.games import Ruleset
from saboteur.notation.move import Move
from saboteur.whole import whole

if TYPE_CHECKING:
    from saboteur.match import Match


class Factored:
    """Two plies: `first` numbers for the card, tile or verb, `second` for aims; the meaning of both is fixed.

    The last number of each is `overflow`, as in the flat form: it is chosen twice.
    """

    def __init__(self, rules: Ruleset, space: ActionSpace) -> None:
        self.rules = rules
        self.first = int(space.count) + 1
        self.second = int(space.aims) + 1
        self._space = space

    @property
    def size(self) -> int:
        """Both plies together, for a single head: second-ply numbers begin at `first`."""
        return self.first + self.second

    def index(self, move: Move | str) -> tuple[int, int]:
        """The two numbers of a move."""
        code = self.rules.codec.code(Move.parse(move) if isinstance(move, str) else move)
        block = self._space.block_of(code)
        aim = self._space.aim_in(block, code)
        if aim < 0:
            return self.first - 1, self.second - 1
        return int(block), int(self._space.second_of(block, aim))

    def move(self, first: SupportsIndex, second: SupportsIndex, at: Match | Position | None = None) -> Move:
        """The move with these numbers; the overflow needs to know where: at which match or position."""
        block, chosen = whole(first), whole(second)
        if block is None or chosen is None or not 0 <= block < self.first or not 0 <= chosen < self.second:
            raise ValueError(
                f"There is no action {first!r}, {second!r}; they go to {self.first - 1}, {self.second - 1}."
            )
        if block == self.first - 1 and chosen == self.second - 1:
            code = -1 if at is None else self._space.outside(position_of(at, self.rules))
            if code < 0:
                raise ValueError("The overflow action plays a legal move outside the bounds; there is none here.")
            return self.rules.codec.move(code)
        aim = -1 if block == self.first - 1 else self._space.aim_at(block, chosen)
        if aim < 0:
            raise ValueError(f"The first number {block} cannot be followed by {chosen}.")
        return self.rules.codec.move(self._space.move_in(block, aim))

    def legal(self, at: Match | Position, first: SupportsIndex | None = None) -> list[int]:
        """The legal first numbers, ascending; after a first one, the legal second numbers."""
        plies = self._space.plies(position_of(at, self.rules))
        pairs = [(self.first - 1, self.second - 1) if block < 0 else (block, aim) for block, aim in plies]
        if first is None:
            return sorted({block for block, _ in pairs})
        chosen = whole(first)
        if chosen is None or not 0 <= chosen < self.first:
            raise ValueError(f"There is no first number {first!r}; they go to {self.first - 1}.")
        return sorted(aim for block, aim in pairs if block == chosen)

    def __reduce__(self) -> tuple[object, tuple[Ruleset]]:
        return factored_of, (self.rules,)

    def __repr__(self) -> str:
        return f"<Factored of {self.rules.name}, {self.rules.players} seats: {self.first} and {self.second}>"


def factored_of(rules: Ruleset) -> Factored:
    """The two plies of a match's rules."""
    from saboteur.arrays.actions import actions_of  # noqa: PLC0415 - which have these

    return actions_of(rules).factored
