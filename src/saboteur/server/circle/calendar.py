"""A circle's next date as iCalendar (RFC 5545): one event, or a calendar to follow (RFC 7986)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from saboteur.server.store.circles import Circle
from saboteur.text import text

WIDTH = 75
"""Longest line in octets; longer ones are folded."""
NEWLINE = "\r\n"


REFRESH = "PT4H"
"""How often programs should poll for a moved date."""
UTC_ZONE = (
    "BEGIN:VTIMEZONE",
    "TZID:UTC",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0000",
    "TZOFFSETTO:+0000",
    "END:STANDARD",
    "END:VTIMEZONE",
)
"""A calendar has one component at least, also without a date."""


def calendar(circle: Circle, url: str, host: str, language: str) -> str:
    """The calendar with the one event. A moved date has the same UID and a higher sequence, so it replaces the old."""
    return _written(_event(circle, url, host, language))


def feed(circle: Circle, url: str, host: str, language: str) -> str:
    """The calendar feed: a cancelled date disappears from it."""
    name = escape(circle.name)
    about = (f"NAME:{name}", f"X-WR-CALNAME:{name}", f"REFRESH-INTERVAL;VALUE=DURATION:{REFRESH}")
    event = UTC_ZONE if circle.date is None else _event(circle, url, host, language)
    return _written((*about, f"X-PUBLISHED-TTL:{REFRESH}", *event))


def _event(circle: Circle, url: str, host: str, language: str) -> tuple[str, ...]:
    assert circle.date is not None
    about = (
        text("circle-calendar", language, game=text(f"game-{circle.date_game}", language)) if circle.date_game else ""
    )
    return (
        "BEGIN:VEVENT",
        f"UID:{circle.id}-{circle.date_number}@{escape(host)}",
        f"SEQUENCE:{circle.date_moves}",
        f"DTSTAMP:{moment(circle.date_changed)}",
        f"DTSTART:{moment(circle.date)}",
        f"DTEND:{moment(circle.date + circle.minutes * 60)}",
        f"SUMMARY:{escape(circle.name)}",
        *([f"DESCRIPTION:{escape(about)}"] if about else []),
        f"URL:{url}",
        "STATUS:CONFIRMED",
        "END:VEVENT",
    )


def _written(inside: Iterable[str]) -> str:
    head = ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Unter Tage//Circles//EN", "CALSCALE:GREGORIAN")
    lines = (*head, "METHOD:PUBLISH", *inside, "END:VCALENDAR")
    return "".join(fold(line) + NEWLINE for line in lines)


def moment(at: float) -> str:
    """A moment in UTC, which needs no definition of a time zone."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def escape(value: str) -> str:
    """A text as a property's value."""
    for sign in ("\\", ";", ","):
        value = value.replace(sign, f"\\{sign}")
    return value.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\\n")


def fold(line: str) -> str:
    """A line in pieces of at most 75 octets, without dividing a character."""
    pieces, piece, size = [], "", 0
    for sign in line:
        octets = len(sign.encode())
        if size + octets > WIDTH:
            pieces.append(piece)
            # The space that marks a continuation counts, too.
            piece, size = " ", 1
        piece += sign
        size += octets
    return NEWLINE.join([*pieces, piece])
