"""Makes and reads vectors for interpreted callers, which cannot build a `vec` themselves."""

from saboteur.engine.native import i64, vec


def vector(numbers: list[int]) -> vec[i64]:
    """Vector of these numbers."""
    return vec[i64](numbers)


def numbers(vector: vec[i64]) -> list[int]:
    """Numbers of the vector as a list."""
    return [x for x in vector]


def sort(vector: vec[i64]) -> None:
    """Bring the numbers into rising order, in place."""
    i: i64
    for i in range(1, len(vector)):
        item = vector[i]
        at = i
        while at > 0 and vector[at - 1] > item:
            vector[at] = vector[at - 1]
            at -= 1
        vector[at] = item
