"""What a position of the base game laid out by hand needs besides what all games have."""

from saboteur.engine.core.position import Position
from saboteur.engine.native import i64
from saboteur.engine.saboteur.gold import fill
from saboteur.engine.saboteur.state import ASIDE, PILE


def set_gold_pile(position: Position, cards: list[int]) -> None:
    """Make these the values of the gold cards in the pile."""
    for value in cards:
        fill(position, value, 1)


def set_aside(position: Position, role: i64) -> None:
    """Put a role aside."""
    position.extra[ASIDE] = role


def gold_pile(position: Position) -> list[int]:
    """The values of the gold cards in the pile, the highest first."""
    result: list[int] = []
    value: i64 = 3
    while value > 0:
        result += [value] * position.extra[PILE + value]
        value -= 1
    return result


def aside(position: Position) -> int:
    """The role set aside."""
    return position.extra[ASIDE]
