"""The shape of observations: planes over cells and single features, all by name.

>>> import saboteur
>>> seen = saboteur.observation("saboteur", 5)
>>> match = saboteur.Match.new("saboteur", players=5, seed=7)
>>> row = seen.observe(match, 0, bytearray(seen.size))
>>> sum(seen.part(row, "hand"))
6
>>> seen.shape == (23, 23, len(seen.planes))
True
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, SupportsIndex

from saboteur.arrays.subject import Key, position_of
from saboteur.engine.core.position import Position
from saboteur.games import Ruleset, ruleset
from saboteur.readonly import ReadOnly

if TYPE_CHECKING:
    from saboteur.cards.box import Value
    from saboteur.match import Match


class Observation:
    """What the numbers of an observation mean: first for each cell of `bounds` its `planes`, then `features`.

    Numbers are whole and between 0 and 255; whatever is listed by seat begins with the observing seat unless told
    otherwise.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.bounds = rules.deck.bounds
        writer = rules.views.observer(rules.game)
        self.size = int(writer.size)
        """Numbers in a row."""
        self.planes: tuple[str, ...] = tuple(writer.planes)
        """Names of the planes."""
        self.shape = (self.bounds.height, self.bounds.width, len(self.planes))
        """Shape of the planes, the first numbers of a row: all planes of a cell lie together."""
        cells = self.bounds.width * self.bounds.height
        self.features: Mapping[str, int] = ReadOnly(zip(writer.features, map(int, writer.sizes), strict=True))
        """Numbers in each feature, by name."""
        starts: dict[str, slice] = {
            name: slice(number, len(self.planes) * cells, len(self.planes)) for number, name in enumerate(self.planes)
        }
        at = len(self.planes) * cells
        for name, size in self.features.items():
            starts[name] = slice(at, at + size)
            at += size
        self.parts: Mapping[str, slice] = ReadOnly(starts)
        """Where each plane and feature is in a row."""

    def part(self, row: Any, name: str) -> Any:
        """A plane or feature of a row."""
        if name not in self.parts:
            raise ValueError(f"There is no {name!r} in observations of {self.rules.name}: {', '.join(self.parts)}.")
        return row[self.parts[name]]

    def observe(self, at: Match | Position, seat: SupportsIndex | None, out: Any = None, *, rotate: bool = True) -> Any:
        """Write what the seat knows into a buffer of `size` bytes or floats; without one, return new bytes."""
        return position_of(at, self.rules).observe(seat, out, rotate)

    def __reduce__(self) -> tuple[object, tuple[Ruleset]]:
        return observation_of, (self.rules,)

    def __repr__(self) -> str:
        return f"<Observation of {self.rules.name}, {self.rules.players} seats: {self.size}>"


def observation(
    game: str, players: SupportsIndex, edition: str | None = None, **options: Value | SupportsIndex
) -> Observation:
    """The shape of observations of a game with this many players."""
    return observation_of(ruleset(game, players, edition, **options))


def observation_of(rules: Ruleset) -> Observation:
    """The shape of observations of a match's rules."""
    return _observation(Key(rules))


@lru_cache(maxsize=64)
def _observation(key: Key) -> Observation:
    return Observation(key.rules)
