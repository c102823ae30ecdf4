"""Differences between the actual and the expected state of a scenario."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import msgspec

_BARE = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
LONGEST = 600


class Difference(msgspec.Struct, frozen=True):
    """An expectation that does not hold."""

    scenario: str
    step: int
    move: str
    key: str
    expected: Any
    actual: Any

    def __str__(self) -> str:
        where = f"step {self.step}{f' ({self.move})' if self.move else ''}, " if self.step else ""
        lines = [f"{self.scenario}, {where}{self.key}"]
        lines.append(f"    expected  {write(self.expected)}")
        lines.append(f"    actual    {write(self.actual)}")
        if isinstance(self.expected, list) and isinstance(self.actual, list):
            wanted = Counter(item for item in self.expected if isinstance(item, str))
            found = Counter(item for item in self.actual if isinstance(item, str))
            for word, items in (("missing", wanted - found), ("too much", found - wanted)):
                if items and len(wanted) > 1:
                    lines.append(f"    {word:<9} {_cut(', '.join(map(_write, items.elements())))}")
        return "\n".join(lines)


def same(expected: object, actual: object) -> bool:
    """Equal, and of the same kind: 1 is not true."""
    return msgspec.json.encode(expected, order="sorted") == msgspec.json.encode(actual, order="sorted")


def narrow(expected: object, actual: object) -> object:
    """The actual value, restricted to the keys of the expected one."""
    if isinstance(expected, dict):
        if isinstance(actual, list):
            actual = {f"p{number}": item for number, item in enumerate(actual, 1)}
        if isinstance(actual, dict):
            return {key: narrow(item, actual[key]) for key, item in expected.items() if key in actual}
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        return [narrow(one, other) for one, other in zip(expected, actual, strict=True)]
    return actual


def write(value: object) -> str:
    """A value as it would stand in a scenario."""
    return _cut(_write(value))


def _write(value: object) -> str:
    if isinstance(value, dict):
        pairs = (f"{key if _BARE.fullmatch(key) else _write(key)} = {_write(item)}" for key, item in value.items())
        return f"{{ {', '.join(pairs)} }}" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_write(item) for item in value)}]"
    return json.dumps(value, ensure_ascii=False)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"
