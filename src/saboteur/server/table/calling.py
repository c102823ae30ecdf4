"""Whom a change at a table notifies."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

import structlog

from saboteur.server.clock import SteadyClock
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.calls import Call
from saboteur.server.store.failure import DamagedError, UnavailableError
from saboteur.server.store.vacations import delayed
from saboteur.server.table.attendance import Attendance
from saboteur.server.table.state import State

if TYPE_CHECKING:
    from saboteur.server.store.store import Store
    from saboteur.server.table.table import Table

_log = structlog.get_logger("calls")


def called(
    attendance: Attendance, clock: SteadyClock, settings: Settings, before: State, after: State
) -> tuple[Call, ...]:
    """Whom to notify after a change: the person whose turn begins while they are away."""
    person = after.asked_person
    # With a clock of seconds the player is present, or replaced by a bot before a notification arrives.
    begins = person != before.asked_person or after.nudged != before.nudged
    if person is None or not begins or after.created.clock.kind == "move":
        return ()
    person = after.sharing(person)[0]
    if attendance.is_connected(person):
        return ()
    return (_call(after, person, attendance.vacation(after, person) or clock.now(), settings),)


def call_missed(table: Table, people: Container[str], store: Store, settings: Settings) -> None:
    """Notify one of those who have just left, or may have been present when the last server stopped.

    They may not have seen that their turn had begun.
    """
    state = table.state
    asked = state.asked_person
    if asked is None or asked not in people or state.created.clock.kind == "move":
        return
    # Nobody could see anything while the server was down.
    if delayed(state.asked_at, settings.unnoticed, store.stops) < (now := store.clock.now()):
        return
    person = state.sharing(asked)[0]
    if not table.is_connected(person):
        table.background(_note(store, _call(state, person, table.vacation(person) or now, settings)))


async def _note(store: Store, call: Call) -> None:
    try:
        await store.calls.add(call)
    except (UnavailableError, DamagedError) as error:
        _log.warning("call-not-noted", table_id=call.table_id, error=type(error).__name__)


def _call(state: State, person: str, since: float, settings: Settings) -> Call:
    """A call, delayed until they could have returned; for people on vacation, until it is over."""
    return Call(table_id=state.table_id, person=person, moved=state.moved, due=since + settings.call_delay)


def check_nudge(since: int | None, now: float, *, there: bool) -> None:
    """Refuse reminders that are too early, too frequent, or for somebody who is present."""
    if since is None or since > now:
        raise Refusal("nudged-too-soon", 429)
    if there:
        raise Refusal("nobody-to-nudge")
