"""The tasks and answers of helper processes, one line of JSON each."""

from __future__ import annotations

from typing import Literal

import msgspec

from saboteur.notation.event import Event
from saboteur.view import View


class Task(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A task: a hint or a belief from one seat's view and events, or the story of a finished match.

    Or the live view of a match of bots only.
    """

    kind: Literal["hint", "know", "story", "watch"]
    view: View | None = None
    events: tuple[Event, ...] = ()
    record: str = ""
    effort: float = 1.0


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Progress; the last one holds the answer as JSON, or the error."""

    done: int = 0
    total: int = 0
    answer: str = ""
    trouble: str = ""

    @property
    def over(self) -> bool:
        """Whether it is the last one."""
        return bool(self.answer or self.trouble)
