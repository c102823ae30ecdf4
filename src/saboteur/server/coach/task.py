"""What a helper process is asked, and what it answers, one line of JSON each."""

from __future__ import annotations

from typing import Literal

import msgspec

from saboteur.notation.event import Event
from saboteur.view import View


class Task(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A question: a hint or a belief from one seat's view and events, or the story of a finished match.

    Or, of a match in which only bots play, its present moment.
    """

    kind: Literal["hint", "know", "story", "watch"]
    view: View | None = None
    events: tuple[Event, ...] = ()
    record: str = ""
    effort: float = 1.0


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far it has come; the last one holds the answer as JSON, or says what went wrong."""

    done: int = 0
    total: int = 0
    answer: str = ""
    trouble: str = ""

    @property
    def over(self) -> bool:
        """Whether it is the last one."""
        return bool(self.answer or self.trouble)
