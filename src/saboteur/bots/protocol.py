"""What a process that thinks for bots is asked, and what it answers: a line of JSON each."""

from __future__ import annotations

import msgspec

from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A bot is asked for its move, or, without moves, only told the events."""

    bot: str
    key: str
    """Which match and seat."""
    since: int
    """The number of the first of the events."""
    events: tuple[Event, ...]
    view: View
    moves: tuple[Move, ...] = ()
    limit: float
    seed: int | None = None
    """Where a new bot's randomness comes from; unsaid: the operating system."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The move and what is said with it, or why there is none; `forgotten` asks for all events."""

    move: str = ""
    claims: tuple[str, ...] = ()
    trouble: str = ""
    """The name of what the bot did wrong."""
    sentence: str = ""
    """The same for people."""
    trace: str = ""
    """The traceback, if the bot's code failed."""
    forgotten: bool = False
    took: float = 0.0
    """Seconds it thought."""
