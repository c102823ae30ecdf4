"""The number and vector types of the engine: machine numbers when compiled, plain int and list when interpreted.

Never compiled itself: mypyc reads the types of the first branch, the interpreter runs the second.
"""

from typing import TYPE_CHECKING

__all__ = ["append", "extend", "i16", "i32", "i64", "mypyc_attr", "trait", "u8", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i16, i32, i64, mypyc_attr, trait, u8
else:
    i64 = i32 = i16 = u8 = int
    vec = list

    def append(vector, item):
        """Vector with the item added; as in the compiled form only the returned vector may be used afterwards."""
        vector.append(item)
        return vector

    def extend(vector, items):
        """Vector with the items added, in the same way."""
        vector.extend(items)
        return vector

    def trait(cls):
        """Class that may be one of several bases."""
        return cls

    def mypyc_attr(*_flags, **_values):
        """Decorator that says something to mypyc only."""
        return lambda cls: cls
