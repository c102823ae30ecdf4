"""Worker process that runs bots, speaking JSON lines. It receives only what the seat may know."""

from __future__ import annotations

import os
import random
import sys
import threading
import time
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from saboteur.bots.error import BotError
from saboteur.bots.protocol import Answer, Question
from saboteur.bots.referee import Referee

KEPT = 2_000
"""Bots kept in memory; a dropped bot gets its match's events again."""

_leave = os._exit


class Memory:
    """The bots of many matches."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, tuple[Referee, int]] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """Let the bot choose, or only pass on events."""
        bot, known = self._bots.pop(question.key, (None, 0))
        began = time.monotonic()
        try:
            if bot is None or bot.name != question.bot or known != question.since:
                if question.since:
                    return Answer(forgotten=True)
                bot = Referee(question.bot, question.view.seat or 0, _randomness(question.seed), question.limit)
                began = time.monotonic()
            if not question.moves:
                # The match is over; do not keep the bot.
                bot.hear(question.events)
                return Answer()
            bot.hurry(question.share)
            decision = bot.decide(question.view, question.moves, question.events, question.deck)
        except BotError as error:
            return Answer(trouble=error.reason, sentence=str(error), trace=error.trace)
        took = time.monotonic() - began
        self._bots[question.key] = (bot, question.since + len(question.events))
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return Answer(move=str(decision.move), claims=tuple(map(str, decision.claims)), took=took)


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Answer requests until the input ends."""
    memory = Memory()
    decoder = msgspec.json.Decoder(Question)
    for line in asked:
        answered.write(msgspec.json.encode(memory.answer(decoder.decode(line))) + b"\n")
        answered.flush()


def main() -> None:
    """Serve on stdin and stdout; output of bots goes to stderr."""
    answered = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    asked = os.fdopen(os.dup(0), "rb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if hasattr(os, "getppid"):
        threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    try:
        serve(asked, answered)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)


def _end_with_parent(parent: int) -> None:
    """Exit with the parent: a bot thinking for long would not notice that its caller is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    _leave(1)


def _randomness(seed: int | None) -> random.Random:
    return random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311 - simulations are repeatable


if __name__ == "__main__":
    main()
