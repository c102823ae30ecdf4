"""The possible draws of gold cards from a pile, with their likelihoods."""

from typing import final

from saboteur.engine.core.chance import Dice
from saboteur.engine.native import i64, vec
from saboteur.engine.saboteur.gold import count
from saboteur.engine.saboteur.state import PILE


@final
class Ways:
    """Iterates over the counts of ones, twos and threes a draw can have, each with its likelihood."""

    pile: vec[i64]
    number: i64
    drawn: vec[i64]
    likely: float

    def __init__(self, pile: vec[i64], number: i64) -> None:
        self.pile = pile[:]
        self.number = number
        self.drawn = vec[i64]([0, 0, -1, 0])
        self.likely = 0.0

    def next(self) -> bool:
        """Advance to the next draw; False if there is none."""
        drawn = self.drawn
        while True:
            drawn[2] += 1
            if drawn[2] + drawn[3] > self.number or drawn[2] > self.pile[2]:
                drawn[2] = 0
                drawn[3] += 1
            if drawn[3] > self.number or drawn[3] > self.pile[3]:
                return False
            drawn[1] = self.number - drawn[2] - drawn[3]
            if drawn[1] <= self.pile[1]:
                break
        pile = self.pile
        ways = choices(pile[1], drawn[1]) * choices(pile[2], drawn[2]) * choices(pile[3], drawn[3])
        self.likely = ways / choices(count(pile, PILE), self.number)
        return True

    def left(self, pile: vec[i64]) -> vec[i64]:
        """The pile without these cards."""
        drawn = self.drawn
        return vec[i64]([0, pile[1] - drawn[1], pile[2] - drawn[2], pile[3] - drawn[3]])


def choices(cards: i64, number: i64) -> float:
    """Number of ways to draw this many of the cards."""
    result: float = 1.0
    i: i64
    for i in range(number):
        result *= float(cards - i) / float(i + 1)
    return result


def draw_one(pile: vec[i64], dice: Dice) -> i64:
    """Draw a card from the pile."""
    left = dice.below(count(pile, PILE))
    value: i64 = 1
    while left >= pile[value]:
        left -= pile[value]
        value += 1
    pile[value] -= 1
    return value
