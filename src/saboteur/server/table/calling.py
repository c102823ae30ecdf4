"""Whom a change at a table calls back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saboteur.server.clock import SteadyClock
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.calls import Call
from saboteur.server.table.attendance import Attendance
from saboteur.server.table.state import State

if TYPE_CHECKING:
    from saboteur.server.table.table import Table


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
    return (_call(after, person, attendance.vacation(after, person) or clock.now(), settings),)


def missed(table: Table, people: tuple[str, ...], now: float, settings: Settings) -> Call | None:
    """The call to somebody who has just left, and may not have seen that their turn had begun."""
    state = table.state
    asked = state.asked_person
    if asked not in people or state.created.clock.kind == "move" or now - state.asked_at > settings.unnoticed:
        return None
    person = state.sharing(asked)[0]
    return None if table.is_connected(person) else _call(state, person, table.vacation(person) or now, settings)


def _call(state: State, person: str, since: float, settings: Settings) -> Call:
    """A call once they could have come; whoever is on vacation is called when that is over."""
    return Call(table_id=state.table_id, person=person, moved=state.moved, due=since + settings.call_delay)


def check_nudge(since: int | None, now: float, *, there: bool) -> None:
    """Refuse to remind somebody too early, too often, or who is there anyway."""
    if since is None or since > now:
        raise Refusal("nudged-too-soon", 429)
    if there:
        raise Refusal("nobody-to-nudge")
