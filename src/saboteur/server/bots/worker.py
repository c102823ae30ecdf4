"""A process that thinks for bots: asked and answering in lines of JSON. It is told what the seat may know, no more."""

from __future__ import annotations

import os
import random
import sys
import time
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from saboteur.bots import BotError, Referee
from saboteur.notation.event import Event
from saboteur.notation.move import Move
from saboteur.view import View

KEPT = 2_000
"""So many bots are remembered; one forgotten is told its match again."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A bot is asked for its move."""

    bot: str
    key: str
    """Which match and seat."""
    since: int
    """The number of the first of the events."""
    events: tuple[Event, ...]
    view: View
    moves: tuple[Move, ...]
    limit: float


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The move and what is said with it, or why there is none; `forgotten` asks for all events."""

    move: str = ""
    claims: tuple[str, ...] = ()
    trouble: str = ""
    forgotten: bool = False
    took: float = 0.0
    """Seconds it thought."""


class Memory:
    """The bots of many matches."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, tuple[Referee, int]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Have the bot choose."""
        bot, known = self._bots.pop(question.key, (None, 0))
        if bot is None or bot.name != question.bot or known != question.since:
            if question.since:
                return Answer(forgotten=True)
            try:
                bot = Referee(question.bot, question.view.seat or 0, random.SystemRandom(), question.limit)
            except BotError as error:
                return Answer(trouble=error.reason)
        began = time.monotonic()
        try:
            decision = bot.decide(question.view, question.moves, question.events)
        except BotError as error:
            return Answer(trouble=error.reason)
        took = time.monotonic() - began
        self._bots[question.key] = (bot, question.since + len(question.events))
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return Answer(move=str(decision.move), claims=tuple(map(str, decision.claims)), took=took)


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer until there are no more questions."""
    memory = Memory()
    decoder = msgspec.json.Decoder(Question)
    for line in asked:
        answered.write(msgspec.json.encode(memory.answer(decoder.decode(line))) + b"\n")
        answered.flush()


def main() -> None:
    """Serve on the standard streams, which bots cannot spoil by printing."""
    answered = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    asked = os.fdopen(os.dup(0), "rb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    # Bots search: whoever plays comes first.
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        serve(asked, answered)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)


if __name__ == "__main__":
    main()
