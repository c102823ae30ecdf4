"""Checks that returned objects are read-only."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from saboteur.readonly import ReadOnly

PLAIN = (str, int, bool, type(None))


def changeable(thing: object, where: str, proven: dict[int, object] | None = None) -> Iterator[str]:
    """The paths of everything in it that can be changed.

    `proven` collects structs that are read-only, by identity, so that a long history is looked through once.
    """
    proven = {} if proven is None else proven
    if type(thing) in PLAIN or id(thing) in proven:
        return
    if isinstance(thing, msgspec.Struct):
        paths = [*_changeable_parts(thing, where, proven)]
        if not paths:
            proven[id(thing)] = thing
        yield from paths
    elif type(thing) is tuple:
        for number, item in enumerate(thing):
            yield from changeable(item, f"{where}[{number}]", proven)
    elif type(thing) is ReadOnly:
        for key, value in thing.items():
            yield from changeable(key, f"{where} key", proven)
            yield from changeable(value, f"{where}[{key!r}]", proven)
    else:
        yield f"{where}: {type(thing).__name__}"


def _changeable_parts(thing: msgspec.Struct, where: str, proven: dict[int, object]) -> Iterator[str]:
    if not type(thing).__struct_config__.frozen:
        yield where
    for name in thing.__struct_fields__:
        yield from changeable(getattr(thing, name), f"{where}.{name}", proven)
