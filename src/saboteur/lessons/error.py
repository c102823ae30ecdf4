"""What is wrong with a lesson, and where."""

from __future__ import annotations


class LessonError(ValueError):
    """A lesson that cannot be read, or a place it does not have; the message says where and why."""
