"""Gold of the base game: cards worth 1, 2 or 3, kept as counts.

The pile is never refilled. Draws ask chance; payments make change and lose no nugget.
"""

from typing import TYPE_CHECKING, Final

from saboteur.engine.core.chance import GOLD
from saboteur.engine.core.seat import NUGGETS
from saboteur.engine.native import append, i64, vec
from saboteur.engine.saboteur.state import OFFER, PILE, START

if TYPE_CHECKING:
    from saboteur.engine.core.position import Position

# The history of a match: kind, seat, value.
PICKED: Final = 1
PAID: Final = 2
ROUND_WON: Final = 3  # seat: the one that reached the treasure, or 31; value: the winning role
HELD: Final = 4  # seat, or 31 for the role set aside; value: the role
NO_SEAT: Final = 31


def entry(kind: i64, seat: i64, value: i64) -> i64:
    """An entry of the history."""
    return kind | seat << 4 | value << 9


def entry_kind(number: i64) -> i64:
    """The kind of an entry."""
    return number & 15


def entry_seat(number: i64) -> i64:
    """The seat of an entry."""
    return number >> 4 & 31


def entry_value(number: i64) -> i64:
    """The amount or role of an entry."""
    return number >> 9


def count(extra: vec[i64], where: i64) -> i64:
    """Number of gold cards at this offset."""
    return extra[where + 1] + extra[where + 2] + extra[where + 3]


def worth(extra: vec[i64], where: i64) -> i64:
    """Number of nuggets at this offset."""
    return extra[where + 1] + 2 * extra[where + 2] + 3 * extra[where + 3]


def fill(position: "Position", value: i64, number: i64) -> None:
    """Add cards to the initial pile of a match."""
    position.extra[PILE + value] += number
    position.extra[START + value] += number


def lay_out(position: "Position", number: i64) -> None:
    """Draw this many gold cards from the pile and offer them."""
    extra = position.extra
    cards = vec[i64]()
    value: i64
    i: i64
    for value in range(1, 4):
        for i in range(extra[PILE + value]):
            cards = append(cards, value)
    drawn = position.chance.shuffle(GOLD, cards, min(number, len(cards)))
    for i in range(len(drawn)):
        extra[PILE + drawn[i]] -= 1
        extra[OFFER + drawn[i]] += 1


def pay(position: "Position", seat: i64, amount: i64) -> i64:
    """Pay a seat from the pile: exactly if possible, else with change in single nuggets."""
    extra = position.extra
    due = min(amount, worth(extra, PILE))
    change_from(extra, PILE, due)
    position.keep(seat, NUGGETS, position.of(seat, NUGGETS) + due)
    return due


def change_from(extra: vec[i64], where: i64, due: i64) -> None:
    """Take cards worth ``due``: the fewest that pay it exactly, else the smallest larger sum, with change in ones."""
    best_sum: i64 = 1000
    best_cards: i64 = 0
    best_two: i64 = 0
    best_three: i64 = 0
    two: i64
    three: i64
    for three in range(min(extra[where + 3], 2) + 1):
        for two in range(min(extra[where + 2], 2) + 1):
            ones = max(0, min(due - 3 * three - 2 * two, extra[where + 1]))
            total = ones + 2 * two + 3 * three
            cards = ones + two + three
            if total >= due and (total < best_sum or (total == best_sum and cards < best_cards)):
                best_sum = total
                best_cards = cards
                best_two = two
                best_three = three
    extra[where + 3] -= best_three
    extra[where + 2] -= best_two
    extra[where + 1] -= due - 2 * best_two - 3 * best_three
