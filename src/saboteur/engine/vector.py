"""Making and reading the engine's vectors, for interpreted callers: they cannot build a `vec` themselves."""

from saboteur.engine.native import i64, vec


def zeros(length: i64) -> vec[i64]:
    """Vector of that many zeros."""
    return vec[i64]([0] * length)


def vector(numbers: list[int]) -> vec[i64]:
    """Vector of these numbers."""
    return vec[i64](numbers)


def numbers(vector: vec[i64]) -> list[int]:
    """Numbers of the vector as a list."""
    return [x for x in vector]
