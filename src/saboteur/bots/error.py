"""Errors of bots: each names the bot, the reason and a sentence."""

from __future__ import annotations

import traceback
from pathlib import Path

HERE = str(Path(__file__).parent)


class BotError(Exception):
    """A bot that cannot be used; `bot` is its name and `reason` the error's name."""

    reason = "bot-error"

    def __init__(self, bot: str, sentence: str, reason: str | None = None, trace: str = "") -> None:
        super().__init__(sentence)
        self.bot = bot
        self.trace = trace
        """The traceback of the bot's own code, if that failed."""
        if reason is not None:
            self.reason = reason

    def __reduce__(self) -> tuple[type[BotError], tuple[str, str, str, str]]:
        # Pickled by its parts, to cross from worker processes.
        return type(self), (self.bot, str(self), self.reason, self.trace)


class BotNotLoaded(BotError):  # noqa: N818 - says what happened, as the names of the game's own errors do
    """A bot that does not exist or cannot be read.

    Its reason is no-such-bot, no-file, not-python, no-class, no-choose, wrong-signature, bad-parameters,
    bad-budget, does-not-start or other-game.
    """

    reason = "no-such-bot"


class BotCrashed(BotError):  # noqa: N818 - as above
    """A bot whose own code failed."""

    reason = "crashed"


class BotTooSlow(BotError):  # noqa: N818 - as above
    """A bot that took longer than its time limit."""

    reason = "too-slow"


class BotCheated(BotError):  # noqa: N818 - as above
    """A bot that returned something other than one of its moves or a claim.

    Its reason is illegal-move, no-move or illegal-claim.
    """

    reason = "illegal-move"


def own_traceback(error: BaseException) -> str:
    """The traceback of an error in a bot's code, without the frames that called it."""
    lines = traceback.TracebackException.from_exception(error, compact=True)
    own = [frame for frame in lines.stack if not frame.filename.startswith((HERE, "<frozen importlib"))]
    # A built-in bot has only such frames.
    if own:
        lines.stack = traceback.StackSummary.from_list(own)
    return "".join(lines.format())
