"""Errors in lessons."""

from __future__ import annotations


class LessonError(ValueError):
    """A lesson that cannot be read, or a place it does not have; the message says where and why."""
