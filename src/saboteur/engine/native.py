"""Number and vector types of the engine: machine types when compiled, int and list when interpreted.

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
        """Append an item. As in compiled code, use only the returned vector afterwards."""
        vector.append(item)
        return vector

    def extend(vector, items):
        """Append several items; use only the returned vector afterwards."""
        vector.extend(items)
        return vector

    def trait(cls):
        """Mark a class that may be one of several bases."""
        return cls

    def mypyc_attr(*_flags, **_values):
        """Pass a hint to mypyc; no effect when interpreted."""
        return lambda cls: cls
