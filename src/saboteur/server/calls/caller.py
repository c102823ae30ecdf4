"""Notifies people whose turn began while they were away. Only the owner of a table does, so exactly one process."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
import structlog

from saboteur.server.calls.mail import Mailer
from saboteur.server.calls.notice import notice
from saboteur.server.calls.office import Office
from saboteur.server.calls.push import Pusher, Sent
from saboteur.server.logs import where
from saboteur.server.refusal import Refusal
from saboteur.server.store.calls import MAIL, Call, Device
from saboteur.server.store.failure import DamagedError, FencedError, UnavailableError
from saboteur.server.store.leases import HeldError
from saboteur.server.store.store import Person
from saboteur.server.table.table import Table
from saboteur.server.table.tables import Tables

POLL = 5.0
"""Longest time between searches for due calls, in seconds."""
AT_ONCE = 8
"""Concurrent calls."""
TRIES = 3
"""Attempts per call, including restarts of the server."""
AGAIN = 120.0
"""Seconds until a call is retried after the server stopped in the middle of it."""
LONGEST = 24 * 3600
"""Seconds a push may wait for a phone without a network."""

_log = structlog.get_logger("calls")


class Caller:
    """Makes the calls of the tables that this process owns."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._calls = tables.store.calls
        self._settings = tables.settings
        self._office = Office(tables.store.calls, tables.settings)
        self._pusher: Pusher | None = None
        self._mailer: Mailer | None = None
        self._task: asyncio.Task[None] | None = None
        self._busy: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """Begin."""
        self._pusher = await self._office.pusher()
        self._mailer = await self._office.mailer()
        if self._pusher is not None or self._mailer is not None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; running calls are retried later."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._office.close()

    async def _run(self) -> None:
        pause = min(POLL, self._settings.call_delay / 2 + 0.05)
        async with asyncio.TaskGroup() as group:
            while True:
                await asyncio.sleep(pause)
                with contextlib.suppress(UnavailableError, DamagedError):
                    for call in await self._calls.due(self._tables.store.clock.now()):
                        key = call.table_id, call.person
                        if key not in self._busy and len(self._busy) < AT_ONCE:
                            self._busy.add(key)
                            group.create_task(self._guarded(call))

    async def _guarded(self, call: Call) -> None:
        try:
            await self._call(call)
        except (HeldError, UnavailableError, DamagedError, FencedError):
            # Another owner calls, or it is retried.
            pass
        except Refusal:
            await self._give_up(call)
        except Exception as error:  # noqa: BLE001 - one call must not stop the others
            _log.error("call-failed", error=where(error))
            await self._give_up(call)
        finally:
            self._busy.discard((call.table_id, call.person))

    async def _give_up(self, call: Call) -> None:
        with contextlib.suppress(UnavailableError, DamagedError):
            await self._calls.change(call, due=None)

    async def _call(self, call: Call) -> None:
        table = await self._tables.get(call.table_id)
        try:
            person = await self._tables.store.person(call.person)
            if person is None or not _awaited(table, call) or call.tries >= TRIES:
                await self._calls.change(call, due=None)
            elif call.stage == MAIL:
                await self._mail(table, call, person)
            else:
                await self._push(table, call, person)
        finally:
            self._tables.unload_idle(table)

    # Push.

    async def _push(self, table: Table, call: Call, person: Person) -> None:
        now = self._tables.store.clock.now()
        devices = [] if self._pusher is None else await self._calls.devices(person.id)
        if devices and now < call.pushed + self._settings.call_gap:
            await self._calls.change(call, due=call.pushed + self._settings.call_gap)
            return
        reached = False
        if devices:
            # Should the server stop now, the call is made once more; browsers show both as one.
            if not await self._calls.change(call, due=now + AGAIN, tries=call.tries + 1):
                return
            reached = await self._push_all(table, call, person, devices)
        values: dict[str, float | int | None] = {"pushed": now} if reached else {}
        if self._mailer is None:
            await self._calls.change(call, due=None, **values)
        else:
            later = now + self._settings.mail_delay if reached else now
            await self._calls.change(call, due=later, stage=MAIL, tries=0, **values)

    async def _push_all(self, table: Table, call: Call, person: Person, devices: list[Device]) -> bool:
        """Push to every device of a person; whether one of the services took it."""
        assert self._pusher is not None
        state = table.state
        nudged = state.nudged is not None and state.nudged[0] == state.moved
        topic = self._pusher.topic(call.table_id, person.id)
        message = msgspec.json.encode(notice(state, person.language, topic[:16], nudged=nudged))
        left = state.created.clock.seconds if state.created.clock.kind == "slow" else LONGEST
        results = await asyncio.gather(
            *(self._push_one(device, message, min(left, LONGEST), topic) for device in devices)
        )
        return "sent" in results

    async def _push_one(self, device: Device, message: bytes, seconds: int, topic: str) -> Sent:
        assert self._pusher is not None
        for pause in (*self._settings.push_pauses, None):
            sent = await self._pusher.send(device, message, seconds=seconds, topic=topic)
            if sent in {"gone", "never"}:
                await self._calls.remove_device(device.endpoint)
            if sent != "later" or pause is None:
                return sent
            await asyncio.sleep(pause)
        return "later"

    # Mail.

    async def _mail(self, table: Table, call: Call, person: Person) -> None:
        now = self._tables.store.clock.now()
        found = None if self._mailer is None else await self._calls.mail(person.id)
        if self._mailer is None or found is None or found.confirmed is None:
            await self._calls.change(call, due=None)
            return
        if now < call.mailed + self._settings.mail_gap:
            await self._calls.change(call, due=call.mailed + self._settings.mail_gap)
            return
        # Recorded before it is sent: at most one mail, even if the server stops in between.
        if await self._calls.change(call, due=None, mailed=now):
            await self._mailer.send_digest(table.state, found, person.language)


def _awaited(table: Table, call: Call) -> bool:
    """Whether the table still waits for the person, who has not returned."""
    state = table.state
    asked = state.asked_person
    if asked is None or state.sharing(asked)[0] != call.person or state.moved != call.moved:
        return False
    return not table.is_connected(call.person)
