"""Set up and read positions of the base game for scenarios."""

from saboteur.engine.core.position import Position
from saboteur.engine.native import i64
from saboteur.engine.saboteur.gold import fill
from saboteur.engine.saboteur.state import ASIDE, PILE


def set_gold_pile(position: Position, cards: list[int]) -> None:
    """Set the gold pile to cards of these values."""
    for value in cards:
        fill(position, value, 1)


def set_aside(position: Position, role: i64) -> None:
    """Set a role aside."""
    position.extra[ASIDE] = role


def gold_pile(position: Position) -> list[int]:
    """The values of the gold cards in the pile, highest first."""
    result: list[int] = []
    value: i64 = 3
    while value > 0:
        result += [value] * position.extra[PILE + value]
        value -= 1
    return result


def aside(position: Position) -> int:
    """The role set aside."""
    return position.extra[ASIDE]
