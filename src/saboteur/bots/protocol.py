"""Messages between a bot worker process and its caller, one line of JSON each."""

from __future__ import annotations

import msgspec

from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Asks a bot for its move or, without moves, only passes on events."""

    bot: str
    key: str
    """Identifies match and seat."""
    since: int
    """Number of the first event."""
    events: tuple[Event, ...]
    view: View
    moves: tuple[Move, ...] = ()
    limit: float
    seed: int | None = None
    """The seed of a new bot's generator; by default from the operating system."""
    share: float = 1.0
    """The share of its budget that the bot may use; lower if many requests wait."""
    deck: str | None = None
    """The file of the match's custom deck, if any."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The move and its claims, or an error; `forgotten` requests all events again."""

    move: str = ""
    claims: tuple[str, ...] = ()
    trouble: str = ""
    """The error's name."""
    sentence: str = ""
    """The error's sentence."""
    trace: str = ""
    """The traceback, if the bot's code failed."""
    forgotten: bool = False
    took: float = 0.0
    """Seconds it thought."""
