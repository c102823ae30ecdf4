"""The evidence of a round about each role card, summed incrementally."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from saboteur.belief.table import Rows
from saboteur.belief.term import Deed

ByRole = dict[str, float]
"""Log odds by role."""


class Sums:
    """By role card and style, the sums over all actions of its holder."""

    def __init__(self, styles: Sequence[Rows]) -> None:
        self.styles = styles
        self.count = 0
        """The number of actions added so far."""
        self._cards: dict[int, list[ByRole]] = {}

    def add(self, card: int, deed: Deed) -> None:
        """Add an action of this role card's holder."""
        self.count += 1
        sums = self._cards.get(card)
        if sums is None:
            sums = self._cards[card] = [{} for _ in self.styles]
        for of, rows in zip(sums, self.styles, strict=True):
            row = rows.get(deed.what)
            if row:
                for role, odds in row.items():
                    of[role] = of.get(role, 0.0) + odds * deed.amount

    def copy(self) -> Sums:
        """The same sums, to add to."""
        other = Sums(self.styles)
        other.count = self.count
        other._cards = {card: [of.copy() for of in sums] for card, sums in self._cards.items()}
        return other

    @property
    def cards(self) -> Mapping[int, Sequence[ByRole]]:
        """The sums of each style, by role card."""
        return self._cards
