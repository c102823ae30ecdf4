"""Checks that returned objects are read-only."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from saboteur.readonly import ReadOnly

PLAIN = (str, int, bool, type(None))


def changeable(thing: object, where: str, proven: dict[int, object] | None = None) -> Iterator[str]:
    """The paths of everything in it that can be changed.

    `proven` collects structs found to be read-only, by identity, so that a long history is walked through once.
    """
    if type(thing) in PLAIN or (proven is not None and id(thing) in proven):
        return
    if isinstance(thing, msgspec.Struct):
        if not type(thing).__struct_config__.frozen:
            yield where
        loose = False
        for name in thing.__struct_fields__:
            for path in changeable(getattr(thing, name), f"{where}.{name}", proven):
                loose = True
                yield path
        if proven is not None and not loose and type(thing).__struct_config__.frozen:
            proven[id(thing)] = thing
    elif type(thing) is tuple:
        for number, item in enumerate(thing):
            yield from changeable(item, f"{where}[{number}]", proven)
    elif type(thing) is ReadOnly:
        for key, value in thing.items():
            yield from changeable(key, f"{where} key", proven)
            yield from changeable(value, f"{where}[{key!r}]", proven)
    else:
        yield f"{where}: {type(thing).__name__}"
