"""Lists of numbers put into words, and kept for the next time: views repeat themselves, or go on where they ended."""

from typing import Any, final

from saboteur.engine.native import i64, vec


@final
class Told:
    """A list of numbers and its words. Never changed, so that no thread sees half of a new one."""

    numbers: vec[i64]
    words: tuple[Any, ...]

    def __init__(self, numbers: vec[i64], words: tuple[Any, ...]) -> None:
        self.numbers = numbers
        self.words = words


@final
class Telling:
    """Looks words up in a table, those at the beginning that were told last time excepted.

    Only numbers are compared, so it does not matter which position they come from.
    """

    table: dict[int, object]  # the word of each number; makes those that are missing
    last: Told

    def __init__(self, table: dict[int, object]) -> None:
        self.table = table
        self.last = Told(vec[i64](), ())

    def tell(self, numbers: vec[i64]) -> tuple[Any, ...]:
        """The words of these numbers, which the caller changes no more."""
        last = self.last
        before = last.numbers
        count = len(numbers)
        most = min(count, len(before))
        same: i64 = 0
        while same < most and before[same] == numbers[same]:
            same += 1
        if same == count and same == len(before):
            return last.words
        table = self.table
        words: list[object] = []
        i: i64
        for i in range(same, count):
            words.append(table[numbers[i]])
        told = last.words[:same] + tuple(words)
        self.last = Told(numbers, told)
        return told
