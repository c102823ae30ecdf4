"""All kinds of event: one row each, found by the engine's number or by name.

A kind is named after the engine's constant: ``round-over`` is `events.ROUND_OVER`. Its row is in `notation/events/`.
Numbers are unique within a game, names among all games: a written event does not say which game it belongs to.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import NamedTuple

from saboteur.engine.core import events as numbers
from saboteur.notation.constants import constants
from saboteur.notation.event_part import SEAT, Part, Reader
from saboteur.notation.events import shared
from saboteur.registry import GAMES, part

Rows = Mapping[str, tuple[Part, ...]]


class Row(NamedTuple):
    """A kind of event."""

    kind: str
    parts: tuple[Part, ...]
    readers: tuple[tuple[str, Reader], ...]


class Section(NamedTuple):
    """Constants of the engine and their rows, in modules of their own."""

    numbers: ModuleType
    events: Rows


SHARED = Section(numbers, shared.EVENTS)
PEOPLE: Rows = {"claim": (SEAT, Part("claim", None))}
"""Claims: they happen outside the engine."""


def section(game: str) -> Section | None:
    """The events that only this game has, if any."""
    found, rows = part("engine.{}.events", game), part("notation.events.{}", game)
    if found is None and rows is None:
        return None
    if found is None or rows is None:
        raise TypeError(f"The events of {game} need constants in engine/ and rows in notation/events/.")
    return Section(found, rows.EVENTS)


def numbered(sections: list[Section]) -> dict[int, Row]:
    """The rows by the engine's numbers; every constant has exactly one row, and every number one constant."""
    rows: dict[int, Row] = {}
    for module, events in sections:
        found = constants(module, leave_out=("WIDTH",))
        lonely = found.keys() ^ events.keys()
        if lonely:
            raise TypeError(f"{', '.join(sorted(lonely))}: an event needs a constant in {module.__name__} and a row.")
        for kind, parts in events.items():
            if found[kind] in rows:
                raise TypeError(f"The events {kind} and {rows[found[kind]].kind} have the same number.")
            readers = tuple((part.name, part.read) for part in parts if part.read is not None)
            rows[found[kind]] = Row(kind, parts, readers)
    return rows


def named(sections: list[Section]) -> dict[str, tuple[Part, ...]]:
    """The parts of every kind; no two games may give the same name to different events."""
    parts: dict[str, tuple[Part, ...]] = {}
    for module, events in sections:
        taken = parts.keys() & events.keys()
        if taken:
            raise TypeError(f"{', '.join(sorted(taken))}: {module.__name__} needs another name, an event has this one.")
        parts |= events
    return parts


OWN: dict[str, Section | None] = {game: section(game) for game in GAMES}

ROWS: dict[str, dict[int, Row]] = {
    game: numbered([SHARED] if own is None else [SHARED, own]) for game, own in OWN.items()
}
"""The events of each game by the engine's number."""

SECTIONS = [SHARED, *{own.numbers.__name__: own for own in OWN.values() if own is not None}.values()]
"""Every section once: games can share one."""

PARTS: dict[str, tuple[Part, ...]] = {**named(SECTIONS), **PEOPLE}

FIELDS: dict[str, tuple[str, ...]] = {kind: tuple(part.name for part in parts) for kind, parts in PARTS.items()}
"""The parts of each kind of event, in the order in which they are written."""

SECRET: dict[str, str] = {kind: part.name for kind, parts in PARTS.items() for part in parts if part.secret}
"""The part of an event that only some may see."""
