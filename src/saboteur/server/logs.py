"""Logging: JSON lines about the server, never about cards, chat or roles."""

from __future__ import annotations

import logging
import sys
import time
import traceback

import structlog


def configure(level: str = "info") -> None:
    """Log to the standard error stream, one JSON object a line."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[_Libraries()])


REPEAT = 10.0
"""Seconds between two lines of the same trouble in a library: whoever sends nonsense must not fill the disk."""
KINDS = 100
"""Kinds of trouble that are counted."""


class _Libraries(logging.Handler):
    """Logs library messages without their arguments, which may be secrets."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[str, ...], tuple[float, int]] = {}
        """When each kind of trouble was logged last, and how often it has come since."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        what = {} if error is None else {"error": where(error)}
        line = str(record.msg).partition("\n")[0]
        key, now = (record.name, line, *what.values()), time.monotonic()
        at, again = self._told.get(key, (-REPEAT, 0))
        if now - at < REPEAT:
            self._told[key] = at, again + 1
            return
        if len(self._told) >= KINDS:
            self._told.clear()
        self._told[key] = now, 0
        more = {"again": again} if again else {}
        structlog.get_logger("libraries").warning("library", source=record.name, trouble=line, **what, **more)


def trace() -> str:
    """The id of the current request; other processes log it, too."""
    return str(structlog.contextvars.get_contextvars().get("request", ""))


def where(error: BaseException) -> str:
    """An error's type and place; not its text, which may hold secrets."""
    places = traceback.extract_tb(error.__traceback__)[-3:]
    way = " < ".join(f"{place.filename.rpartition('/')[2]}:{place.lineno}" for place in reversed(places))
    return f"{type(error).__name__} at {way}"
