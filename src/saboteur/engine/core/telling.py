"""Caches of decoded lists: consecutive views repeat lists or extend them."""

from typing import Any, final

from saboteur.engine.native import i64, vec


@final
class Told:
    """A list of numbers and its decoded form. Immutable, so that no thread sees half of a new one."""

    numbers: vec[i64]
    words: tuple[Any, ...]

    def __init__(self, numbers: vec[i64], words: tuple[Any, ...]) -> None:
        self.numbers = numbers
        self.words = words


@final
class Telling:
    """Decodes lists with a table, and reuses the common prefix with the previous list.

    Only numbers are compared, so it does not matter which position they come from.
    """

    table: dict[int, object]  # the decoded form of each number; computes missing ones
    small: list[object]  # the decoded forms of small numbers, a faster lookup; None until first used
    last: Told

    def __init__(self, table: dict[int, object], small: list[object] | None = None) -> None:
        """`small` may be shared by all users of the same table."""
        self.table = table
        self.small = [] if small is None else small
        self.last = Told(vec[i64](), ())

    def tell(self, numbers: vec[i64]) -> tuple[Any, ...]:
        """The decoded list for these numbers, which the caller must not modify any more."""
        last = self.last
        before = last.numbers
        count = len(numbers)
        most = min(count, len(before))
        same: i64 = 0
        while same < most and before[same] == numbers[same]:
            same += 1
        if same == count and same == len(before):
            return last.words
        words: list[object] = []
        i: i64
        for i in range(same, count):
            words.append(self._word(numbers[i]))
        told: tuple[Any, ...] = tuple(words)
        if same > 0:
            told = last.words[:same] + told
        self.last = Told(numbers, told)
        return told

    def _word(self, number: i64) -> object:
        small = self.small
        if number < 0 or number >= len(small):
            return self.table[number]
        word = small[number]
        if word is None:
            word = small[number] = self.table[number]
        return word


@final
class Words:
    """The caches of one seat's view: one for each list that all games show."""

    boards: list[Telling]  # by number of networks
    goals: Telling
    hand: Telling
    sizes: Telling
    fronts: Telling
    discards: Telling

    def __init__(
        self, boards: list[Telling], goals: Telling, hand: Telling, sizes: Telling, fronts: Telling, discards: Telling
    ) -> None:
        self.boards = boards
        self.goals = goals
        self.hand = hand
        self.sizes = sizes
        self.fronts = fronts
        self.discards = discards
