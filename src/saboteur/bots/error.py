"""What can be wrong with a bot; every error says which bot it is and why, and has a name."""

from __future__ import annotations

import traceback
from pathlib import Path

HERE = str(Path(__file__).parent)


class BotError(Exception):
    """A bot that cannot be used; `bot` names it and `reason` is the error's name."""

    reason = "bot-error"

    def __init__(self, bot: str, sentence: str, reason: str | None = None, trace: str = "") -> None:
        super().__init__(sentence)
        self.bot = bot
        self.trace = trace
        """The traceback of the bot's own code, if that failed."""
        if reason is not None:
            self.reason = reason

    def __reduce__(self) -> tuple[type[BotError], tuple[str, str, str, str]]:
        # Errors cross from worker processes by their parts.
        return type(self), (self.bot, str(self), self.reason, self.trace)


class BotNotLoaded(BotError):  # noqa: N818 - says what happened, as the names of the game's own errors do
    """A bot that does not exist or cannot be read.

    Its reason is no-such-bot, no-file, not-python, no-class, no-choose, wrong-signature or does-not-start.
    """

    reason = "no-such-bot"


class BotCrashed(BotError):  # noqa: N818 - as above
    """A bot whose own code failed while it was asked."""

    reason = "crashed"


class BotTooSlow(BotError):  # noqa: N818 - as above
    """A bot that took longer than its time limit."""

    reason = "too-slow"


class BotCheated(BotError):  # noqa: N818 - as above
    """A bot that answered with none of its moves or no claim; its reason is illegal-move, no-move or illegal-claim."""

    reason = "illegal-move"


def own_traceback(error: BaseException) -> str:
    """The traceback of an error in a bot's code, without the frames that led to it."""
    lines = traceback.TracebackException.from_exception(error, compact=True)
    own = [frame for frame in lines.stack if not frame.filename.startswith((HERE, "<frozen importlib"))]
    # A bot that comes with the games has nothing but such frames.
    if own:
        lines.stack = traceback.StackSummary.from_list(own)
    return "".join(lines.format())
