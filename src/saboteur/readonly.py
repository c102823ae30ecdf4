"""A read-only dictionary, because views and boxes are shared by all callers.

>>> ReadOnly(rounds=3)["rounds"]
3
"""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class ReadOnly(dict[K, V]):
    """Compares, prints and encodes like a dictionary; ``dict(it)`` is a mutable copy."""

    __slots__ = ()

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("This table is shared and cannot be changed; change a copy: dict(table).")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[ReadOnly[K, V]], tuple[dict[K, V]]]:
        # Otherwise copies are filled item by item.
        return type(self), (dict(self),)
