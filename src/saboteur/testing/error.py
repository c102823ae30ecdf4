"""The error of a failed check."""

from __future__ import annotations


class ConformanceError(AssertionError):
    """A game violates an invariant; the message names the check, the match and the move."""


class BrokenPromiseError(AssertionError):
    """Raised inside a check; `check_game` adds where it happened."""


def demand(kept: bool, sentence: str) -> None:
    """Fail with the sentence unless the condition holds."""
    if not kept:
        raise BrokenPromiseError(sentence)
