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
    """Where a new bot's randomness comes from; unsaid: the operating system."""
    share: float = 1.0
    """The share of its budget that the bot may use; less if many wait."""
    deck: str | None = None
    """The file of the match's deck, if it is not the game's own."""


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
