"""Whom a change at a table calls back to it."""

from __future__ import annotations

from saboteur.server.clock import SteadyClock
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.calls import Call
from saboteur.server.table.attendance import Attendance
from saboteur.server.table.state import State


def called(
    attendance: Attendance, clock: SteadyClock, settings: Settings, before: State, after: State
) -> tuple[Call, ...]:
    """Whom to call after a change: the person whose turn begins while they are away."""
    person = after.asked_person
    # Whoever has seconds to decide is there, or is replaced by a bot before any call arrives.
    begins = person != before.asked_person or after.nudged != before.nudged
    if person is None or not begins or after.created.clock.kind == "move":
        return ()
    person = after.sharing(person)[0]
    if attendance.is_connected(person):
        return ()
    # Whoever is on vacation is called when that is over.
    due = (attendance.vacation(after, person) or clock.now()) + settings.call_delay
    return (Call(table_id=after.table_id, person=person, moved=after.moved, due=due),)


def check_nudge(since: int | None, now: float, *, there: bool) -> None:
    """Refuse to remind somebody too early, too often, or who is there anyway."""
    if since is None or since > now:
        raise Refusal("nudged-too-soon", 429)
    if there:
        raise Refusal("nobody-to-nudge")
