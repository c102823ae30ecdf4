"""The evidence of a round about each role card, summed incrementally."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log

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
        self._shared: set[int] = set()
        """Cards whose sums belong to a copy, too."""
        self._means: dict[int, ByRole] = {}

    def add(self, card: int, deed: Deed) -> None:
        """Add an action of this role card's holder."""
        self.count += 1
        sums = self._cards.get(card)
        if sums is None:
            sums = self._cards[card] = [{} for _ in self.styles]
        elif card in self._shared:
            sums = self._cards[card] = [of.copy() for of in sums]
        self._shared.discard(card)
        self._means.pop(card, None)
        for of, rows in zip(sums, self.styles, strict=True):
            row = rows.get(deed.what)
            if row:
                for role, odds in row.items():
                    of[role] = of.get(role, 0.0) + odds * deed.amount

    def copy(self) -> Sums:
        """The same sums, to add to; this one is not added to while the copy is in use."""
        other = Sums(self.styles)
        other.count = self.count
        other._cards = self._cards.copy()
        other._shared = set(self._cards)
        other._means = self._means.copy()
        return other

    @property
    def cards(self) -> Mapping[int, Sequence[ByRole]]:
        """The sums of each style, by role card."""
        return self._cards

    @property
    def means(self) -> Mapping[int, ByRole]:
        """By role card, how much all its deeds speak for each role, in whichever style."""
        for card, styles in self._cards.items():
            if card not in self._means:
                roles = {role for sums in styles for role in sums}
                self._means[card] = {role: _log_mean([sums.get(role, 0.0) for sums in styles]) for role in roles}
        return self._means


def _log_mean(numbers: Sequence[float]) -> float:
    """The logarithm of the mean of what these are logarithms of."""
    if len(numbers) == 1:
        return numbers[0]
    most = max(numbers)
    return most + log(sum([exp(number - most) for number in numbers]) / len(numbers))
