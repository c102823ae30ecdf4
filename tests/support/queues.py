"""The order in which the processes of pytest-xdist begin tests: the longest first, so that none is left alone with one.

xdist hands each process a piece of the list, all of about the same length (`--dist=worksteal`).
"""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def sizes(count: int, queues: int) -> list[int]:
    """How many tests each process gets first."""
    found: list[int] = []
    for left in range(queues, 0, -1):
        found.append((count - sum(found)) // left)
    return found


def dealt(lengthy: Sequence[Item], others: Sequence[Item], queues: int) -> list[Item]:
    """All in one list, of which each process gets a piece that begins with its share of the lengthy ones."""
    found: list[Item] = []
    taken = 0
    for number, size in enumerate(sizes(len(lengthy) + len(others), queues)):
        share = lengthy[number::queues]
        rest = max(0, size - len(share))
        found += [*share, *others[taken : taken + rest]]
        taken += rest
    return [*found, *others[taken:]]
