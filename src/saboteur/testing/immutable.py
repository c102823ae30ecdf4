"""Checks that returned objects are read-only."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from saboteur.readonly import ReadOnly

PLAIN = (str, int, bool, type(None))


def changeable(thing: object, where: str) -> Iterator[str]:
    """The paths of everything in it that can be changed."""
    if type(thing) in PLAIN:
        return
    if isinstance(thing, msgspec.Struct):
        if not type(thing).__struct_config__.frozen:
            yield where
        for name in thing.__struct_fields__:
            yield from changeable(getattr(thing, name), f"{where}.{name}")
    elif type(thing) is tuple:
        for number, item in enumerate(thing):
            yield from changeable(item, f"{where}[{number}]")
    elif type(thing) is ReadOnly:
        for key, value in thing.items():
            yield from changeable(key, f"{where} key")
            yield from changeable(value, f"{where}[{key!r}]")
    else:
        yield f"{where}: {type(thing).__name__}"
