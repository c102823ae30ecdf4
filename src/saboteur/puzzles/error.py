"""Errors in puzzles."""

from __future__ import annotations


class PuzzleError(ValueError):
    """A puzzle that cannot be read, or that there is not; the message says what is wrong."""
