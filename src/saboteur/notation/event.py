"""An event: numbered, with public parts, and secret parts that read ``?`` to everyone but its audience.

>>> str(Event(seq=4, kind="draw", seat=1, card="EW").masked())
'4 draw p2 ?'
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from saboteur.notation.event_table import FIELDS, SECRET
from saboteur.notation.move import Cell, read_cell, read_field, read_seat, write_cell, write_field, write_seat
from saboteur.notation.reason import InvalidMove

HIDDEN = "?"
BY_BOT = "(bot)"
"""Suffix of events, and of the seat in records, if a bot played for a person."""
_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)


class EventError(ValueError):
    """Text that cannot be parsed as an event."""


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened."""

    seq: int
    kind: str
    seat: int | None = None
    round: int | None = None
    role: str | None = None
    card: str | None = None
    cell: Cell | None = None
    target: int | None = None
    tool: str | None = None
    goal: str | None = None
    winner: str | None = None
    value: int | str | None = None
    values: tuple[int | str, ...] = ()
    claim: str | None = None
    field: str | None = None
    side: str | None = None
    creature: str | None = None
    vote: str | None = None
    reason: str | None = None
    by_bot: bool = False
    """Whether a bot did it for the person at that seat."""

    def masked(self) -> Event:
        """The event without its secret part."""
        part = SECRET.get(self.kind)
        if part is None:
            return self
        hidden = (HIDDEN,) * len(self.values) if part == "values" else HIDDEN
        return msgspec.structs.replace(self, **{part: hidden})

    @classmethod
    def parse(cls, text: str) -> Event:
        """Parse a printed event; `EventError` says what is wrong."""
        words = text.split()
        by_bot = words[-1:] == [BY_BOT]
        words = words[:-1] if by_bot else words
        short = repr(text if len(text) <= 60 else f"{text[:60]}…")
        if len(words) < 2 or not _NUMBER.fullmatch(words[0]) or words[1] not in FIELDS:
            raise EventError(f"{short} is not an event. It begins with a number and a kind, like '12 lay p1 EW 1,0'.")
        parts: dict[str, object] = {}
        rest = words[2:]
        fields = FIELDS[words[1]]
        try:
            for field in fields:
                _take(words[1], field, rest, parts, last=field == fields[-1])
        except (ValueError, IndexError):
            raise EventError(f"{short} is no {words[1]} event; it has {', '.join(fields)}.") from None
        if rest:
            raise EventError(f"{short} has too many words for a {words[1]} event.")
        return msgspec.convert({"seq": int(words[0]), "kind": words[1], "by_bot": by_bot, **parts}, cls)

    def __str__(self) -> str:
        words = [str(self.seq), self.kind]
        for field in FIELDS[self.kind]:
            value = getattr(self, field)
            if value is None:
                continue
            if field in {"seat", "target"}:
                words.append(write_seat(value))
            elif field == "cell":
                words.append(write_cell(value))
            elif field == "values":
                words += [str(item) for item in value]
            else:
                words.append(str(value))
        if self.by_bot:
            words.append(BY_BOT)
        return " ".join(words)


def _take(kind: str, field: str, rest: list[str], parts: dict[str, object], *, last: bool) -> None:
    if field == "seat" and last and not rest:
        return
    if kind == "play" and field in {"cell", "target"} and (not rest or ("," in rest[0]) != (field == "cell")):
        return
    if field in {"seat", "target"}:
        parts[field] = read_seat(rest.pop(0))
    elif field == "cell":
        parts[field] = read_cell(rest.pop(0))
    elif field == "field":
        parts[field] = write_field(*read_field(rest.pop(0)))
    elif field == "values":
        parts[field] = tuple(word if word == HIDDEN else int(word) for word in rest)
        rest.clear()
    elif field in {"value", "round"}:
        word = rest.pop(0)
        parts[field] = word if word == HIDDEN else int(word)
    elif field in {"goal", "claim"}:
        if not rest:
            raise InvalidMove("nothing left")
        parts[field] = " ".join(rest)
        rest.clear()
    else:
        parts[field] = rest.pop(0)


def check_parts(kinds: Mapping[str, tuple[str, ...]]) -> None:
    """Check at import time that every part of a kind of event is a field of `Event`.

    >>> check_parts({"whistle": ("seat", "tune")})
    Traceback (most recent call last):
        ...
    TypeError: The event whistle has the part 'tune', which is not a field of Event.
    """
    for kind, parts in kinds.items():
        for part in parts:
            if part not in Event.__struct_fields__:
                raise TypeError(f"The event {kind} has the part {part!r}, which is not a field of Event.")


check_parts(FIELDS)
