"""Where the gold lies: what is known, and the claims and actions of those who have looked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log

import msgspec

from saboteur.cards.deck import Deck
from saboteur.notation.event import HIDDEN
from saboteur.notation.move import Cell

GOLD, STONE = "gold", "stone"
HONEST, DISHONEST = 0.94, 0.35
"""How often players tell the truth about a goal they have looked at: loyal players, and traitors."""
POINTED = 0.5
"""Evidence of a card laid by somebody who has looked at a goal, per step that it leads nearer."""
MOST = 3.0


class Saying(msgspec.Struct, frozen=True):
    """A claim about a goal."""

    seq: int
    seat: int
    cell: Cell
    what: str
    looked: bool
    """Whether the player has looked at the goal; otherwise the claim is no evidence."""

    def odds(self, doubt: float) -> tuple[float, float]:
        """Log-likelihoods of the claim if the goal hides gold, and if it does not."""
        right = log((1.0 - doubt) * HONEST + doubt * DISHONEST)
        wrong = log((1.0 - doubt) * (1.0 - HONEST) + doubt * (1.0 - DISHONEST))
        return (right, wrong) if self.what == GOLD else (wrong, right)


class Pointing(msgspec.Struct, frozen=True):
    """A card laid by somebody who has looked at a goal, and how much it favours each goal by getting nearer."""

    seq: int
    seat: int
    cell: Cell | None
    """Where the card was laid."""
    favour: Mapping[Cell, float]

    @classmethod
    def of(cls, seq: int, seat: int, cell: Cell | None, gains: Mapping[Cell, int]) -> Pointing:
        """The evidence of a card that led this many steps nearer to each goal."""
        mean = sum(gains.values()) / len(gains)
        leads = {goal: POINTED * (gain - mean) for goal, gain in gains.items()}
        return cls(seq, seat, cell, {goal: exp(max(-MOST, min(MOST, lead))) for goal, lead in leads.items()})


def gold_odds(
    cells: Sequence[Cell],
    truth: Mapping[Cell, str],
    said: Sequence[Saying],
    pointed: Sequence[Pointing],
    doubt: Sequence[float],
) -> dict[Cell, float]:
    """The probability of each goal hiding the gold, given each seat's probability of being a traitor."""
    for cell in cells:
        if truth.get(cell) == GOLD:
            return {other: float(other == cell) for other in cells}
    weights = {cell: 0.0 for cell in cells if cell not in truth}
    for saying in said:
        if saying.looked:
            gold, stone = saying.odds(doubt[saying.seat])
            for cell in weights:
                weights[cell] += gold if saying.cell == cell else stone
    for pointing in pointed:
        p = doubt[pointing.seat]
        for cell, favour in pointing.favour.items():
            if cell in weights:
                weights[cell] += log((1.0 - p) * favour + p)
    most = max(weights.values(), default=0.0)
    likely = {cell: exp(weight - most) for cell, weight in weights.items()}
    total = sum(likely.values())
    return {cell: likely.get(cell, 0.0) / total if total else 0.0 for cell in cells}


def prior(deck: Deck, known: Sequence[str]) -> dict[str, float]:
    """The distribution of an unknown goal card, if all unknown cards are equally likely."""
    left = Counter({kind(card.code): 0 for card in deck.goals})
    for card in deck.goals:
        left[kind(card.code)] += card.count
    for name in known:
        if name != HIDDEN:
            left[kind(name)] -= 1
    total = sum(count for count in left.values() if count > 0)
    return {name: count / total for name, count in left.items() if count > 0} if total else {}


def kind(name: str) -> str:
    """What a goal is, whichever way it lies: its features, or nothing special."""
    if name.partition(" ")[0] in {GOLD, STONE}:
        return name.partition(" ")[0]
    features = name.partition(":")[2]
    words = [word.partition("@")[0] for word in features.split("+")]
    return next((word for word in words if not word.startswith("door")), "") or STONE
