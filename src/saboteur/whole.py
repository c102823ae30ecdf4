"""Integers of any kind: Python's, NumPy's, and anything else that can be an index.

>>> whole(3), whole(True), whole(3.0), whole("3")
(3, None, None, None)
"""

from __future__ import annotations

import operator


def whole(value: object) -> int | None:
    """The number as an int; None if it is not an integer. Booleans do not count."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None
