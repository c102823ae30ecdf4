"""Rows of small numbers for arrays: written sparsely, and cleared by undoing the writes."""

from array import array
from typing import Any, Final, final

from saboteur.engine.native import append, i32, i64, u8, vec

BYTES: Final = ("B", "b", "?", "c")
FLOATS: Final = ("f", "d")


@final
class Sheet:
    """One row in a vector that other sheets may share; numbers from 0 to 255, zero unless written."""

    numbers: vec[u8]
    start: i64
    touched: vec[i32]  # the indices that were written, relative to the start
    count: i64

    def __init__(self, numbers: vec[u8], start: i64) -> None:
        self.numbers = numbers
        self.start = start
        self.touched = vec[i32]([0] * 32)
        self.count = 0

    def put(self, at: i64, number: i64) -> None:
        """Write a number; those above 255 count as 255."""
        count = self.count
        if count == len(self.touched):
            self.touched = append(self.touched, i32(at))
        else:
            self.touched[count] = i32(at)
        self.count = count + 1
        self.numbers[self.start + at] = u8(min(number, 255))

    def add(self, at: i64, number: i64) -> None:
        """Add to a number."""
        before = i64(self.numbers[self.start + at])
        self.put(at, before + number)

    def wipe(self) -> None:
        """Set everything written back to zero."""
        numbers = self.numbers
        touched = self.touched
        start = self.start
        i: i64
        for i in range(self.count):
            numbers[start + i64(touched[i])] = 0
        self.count = 0

    def make_room(self, count: i64) -> None:
        """Make room for this many unchecked writes."""
        while len(self.touched) < count:
            self.touched = append(self.touched, 0)

    # For callers that keep track of writes.

    def write(self, at: i64, number: i64) -> None:
        """Write a number that survives clearing; those above 255 count as 255."""
        self.numbers[self.start + at] = u8(min(number, 255))

    def blank(self, at: i64, count: i64) -> None:
        """Set some numbers in a row to zero."""
        numbers = self.numbers
        i: i64
        for i in range(self.start + at, self.start + at + count):
            numbers[i] = 0


def blank_numbers(size: i64) -> vec[u8]:
    """A vector of this many zeros."""
    return vec[u8]([0] * size)


def bytes_of(numbers: vec[u8]) -> memoryview:
    """The numbers as read-only memory: shared if compiled, a copy if interpreted."""
    shared: object = numbers
    if isinstance(shared, list):
        return memoryview(bytes(shared))
    return memoryview(numbers)


def fill(out: Any, numbers: memoryview) -> None:
    """Copy the numbers into a writable buffer of one byte, or one float, each."""
    target = memoryview(out)
    if target.readonly:
        raise ValueError("The buffer cannot be written to.")
    if not target.c_contiguous:
        raise ValueError("The buffer is not contiguous; take a copy of it, or a whole row of an array.")
    kind = target.format
    if kind not in BYTES and kind not in FLOATS:
        raise ValueError(f"The buffer holds numbers of the kind {kind!r}; one byte or one float each is needed.")
    if target.nbytes != len(numbers) * target.itemsize:
        raise ValueError(f"The buffer has room for {target.nbytes // target.itemsize} numbers, not for {len(numbers)}.")
    flat = target.cast("B")
    if kind in BYTES:
        flat[:] = numbers
    else:
        # NumPy converts faster than an array does, and is there if the buffer is NumPy's.
        convert: Any = getattr(out, "ravel", None)
        if convert is not None:
            convert()[:] = numbers
        else:
            flat[:] = memoryview(array(kind, numbers.tolist())).cast("B")
