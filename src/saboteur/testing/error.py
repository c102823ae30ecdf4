"""What a failed check says."""

from __future__ import annotations


class ConformanceError(AssertionError):
    """A game breaks a promise that all games keep; the message names the check, the match and the move."""


class BrokenPromiseError(AssertionError):
    """Raised inside a check; `check_game` adds where it happened."""


def demand(kept: bool, sentence: str) -> None:
    """Fail with the sentence unless the promise is kept."""
    if not kept:
        raise BrokenPromiseError(sentence)
