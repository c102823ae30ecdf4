"""A table in memory: one change after the other, each written before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine

import msgspec
import structlog

from saboteur.server.bots.pool import WorkerPool
from saboteur.server.bots.worker import Answer
from saboteur.server.limits import Buckets
from saboteur.server.logs import where
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.store.store import Batch, Collision, Person, Row, Store
from saboteur.server.table import action
from saboteur.server.table import entry as log
from saboteur.server.table import message as say
from saboteur.server.table.attendance import Attendance
from saboteur.server.table.audience import Audience
from saboteur.server.table.client import Client
from saboteur.server.table.state import State, fold

_log = structlog.get_logger("tables")
_QUIET = (log.Acted, log.Claimed, log.Spoke)
"""What changes nothing but the match or the talk."""


class Table:
    """A table, those who look at it, its clocks and its bots."""

    def __init__(self, state: State, store: Store, workers: WorkerPool, settings: Settings) -> None:
        self.state = state
        self.audience = Audience(self)
        self._store = store
        self._workers = workers
        self._settings = settings
        self._lock = asyncio.Lock()
        self._attendance = Attendance(settings, store.stops)
        self._talk = Buckets(*settings.talk)
        self._called = False
        """Whether everyone was told that somebody's time to do nothing runs out."""
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[object]] = set()
        self._closed = False

    # Who is there.

    def here(self, person: str) -> bool:
        """Whether the person is connected."""
        return self._attendance.here(person)

    def watching(self) -> int:
        """How many spectators are connected."""
        return self.audience.watching()

    def idle(self) -> bool:
        """Whether nobody is there and nothing can happen by itself."""
        return (
            not self.audience.clients
            and not self._lock.locked()
            and self._attendance.due(self.state) is None
            and not self._bot_due()
        )

    def check_welcome(self, person: Person | None) -> None:
        """Refuse those who may not look on."""
        state = self.state
        seat = state.seat_of(person.id if person is not None else None)
        if state.phase != "lobby" and not state.created.spectators and seat is None:
            raise Refusal("no-spectators", 403)

    def join(self, client: Client) -> None:
        """Let somebody in; they are told nothing before they say hello."""
        self.audience.clients.add(client)
        if client.person is not None:
            self._attendance.join(client.person.id, self.state)
            seat = self.state.seat_of(client.person.id)
            if seat is not None and self.state.seats[seat].absent:
                self._spawn(self._come_back(client.person.id))
        self.tell_table(but=client)
        self.wake()

    def leave(self, client: Client) -> None:
        """Let somebody go."""
        self.audience.clients.discard(client)
        if client.person is not None:
            self._attendance.leave(client.person.id)
        if self._closed:
            return
        self.tell_table()
        self.wake()

    # What they do.

    async def act(self, client: Client, message: say.ClientMessage) -> None:
        """Do what somebody asks and answer them, whatever becomes of their connection meanwhile."""
        await self._safely(lambda: self._act(client, message))

    def hello(self, client: Client, since: int = 0) -> None:
        """Tell somebody everything."""
        self.audience.hello(client, since)

    async def change(self, change: action.Change) -> None:
        """Write a change that nobody in particular asked for."""
        await self._safely(lambda: self._change(change))

    async def close(self) -> None:
        """Stop all clocks and bots; everyone is sent away to come again."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self.audience.close()

    # Time.

    def deadline(self) -> float | None:
        """When the clock of the seat that is asked runs out, or the wait between rounds ends."""
        return self._attendance.deadline(self.state)

    def wake(self) -> None:
        """See to it that what is due happens, now or at its time."""
        if self._closed:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._attendance.due(self.state)
        if due is not None:
            delay = max(0.0, due - time.time())
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._spawn(self._tick()))
        if self._bot_due() and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())

    async def _tick(self) -> None:
        async with self._lock:
            state, attendance = self.state, self._attendance
            heir = attendance.heir(state)
            if heir is not None and attendance.late(state.host):
                await self._change_locked(action.Change((log.Hosted(person=heir),)))
                return
            late = {person for person in attendance.leavers(state) if attendance.late(person)}
            deadline = attendance.deadline(state)
            expired = deadline is not None and deadline <= time.time()
            asked = state.seats[state.running.actor or 0].person if state.asks_person else None
            if expired and asked is not None:
                late.add(asked)
            if asked in late:
                attendance.lapse(state)
            entries: list[log.AnyEntry] = [
                log.StoodIn(seat=number, on=True) for number, seat in enumerate(state.seats) if seat.person in late
            ]
            if state.phase == "between" and (expired or (late and state.voters - late <= state.waved)):
                entries.append(log.WentOn())
            if entries:
                await self._change_locked(action.Change(tuple(entries)))
            elif attendance.last_call(state) is not None and not self._called:
                self.tell_table()
        self.wake()

    async def _come_back(self, person: str) -> None:
        async with self._lock:
            await self._come_back_locked(person)

    async def _come_back_locked(self, person: str) -> None:
        change = self._returning(person, action.Change(()))
        if change.entries:
            await self._change_locked(change)

    # Bots.

    def _bot_due(self) -> bool:
        state = self.state
        actor = state.running.actor if state.phase == "playing" else None
        if actor is None or state.seats[actor].led:
            return False
        # Nobody wishes to come back to a match that went on without a single one of them.
        return not state.seats[actor].absent or self._attendance.anybody(state) or state.created.clock.kind == "slow"

    async def _think(self) -> None:
        while self._bot_due() and not self._closed:
            state = self.state
            match = state.running
            seat = match.actor or 0
            began = time.monotonic()
            name = state.seats[seat].bot or self._stand_in()
            try:
                answer = await self._workers.move(state.table, seat, name, match)
                await asyncio.sleep(max(0.0, self._workers.pace(name) - (time.monotonic() - began)))
                await self._safely(lambda: self._play_bot(seat, answer, match.seq))  # noqa: B023 - awaited at once
            except (OSError, Refusal) as error:
                _log.warning("bot-failed", bot=name, error=type(error).__name__)
                await asyncio.sleep(1)

    async def _play_bot(self, seat: int, answer: Answer, seq: int) -> None:
        async with self._lock:
            match = self.state.running
            if not self._bot_due() or match.actor != seat or any(e.kind != "claim" for e in match.events[seq:]):
                return
            # Whoever plays for a person does not speak in their name.
            sitting = self.state.seats[seat]
            change = action.play(self.state, seat, answer.move, claims=answer.claims if sitting.bot else ())
            if self._attendance.returns(sitting.person):
                change = action.Change((*change.entries, log.StoodIn(seat=seat, on=False)), change.match)
            await self._change_locked(change)

    def _stand_in(self) -> str:
        return "greedy" if "greedy" in self._settings.bots else self._settings.bots[0]

    # Changes.

    async def _act(self, client: Client, message: say.ClientMessage) -> None:
        person = client.person
        asking = action.Asking(person, self._settings.bots)
        async with self._lock:
            if person is not None:
                if not isinstance(message, say.Talk | say.Say):
                    # Talk is no step towards a decision.
                    self._touch(person.id)
                if message.id and (person.id, message.id) in self.state.done:
                    client.put(say.write(say.Ack(id=message.id, seq=self.state.done[person.id, message.id])))
                    return
            try:
                self._check_pace(person, message)
                change = action.decide(self.state, asking, message)
            except Refusal as refusal:
                self._refuse(client, message.id, refusal)
                if refusal.reason == "stale":
                    self.audience.tell_state(client)
                if person is not None:
                    with contextlib.suppress(Refusal):
                        await self._come_back_locked(person.id)
                return
            if person is not None:
                change = self._returning(person.id, change)
            try:
                await self._change_locked(change, lambda: self._acknowledge(client, message.id))
            except Refusal as refusal:
                self._refuse(client, message.id, refusal)

    def _check_pace(self, person: Person | None, message: say.ClientMessage) -> None:
        """Refuse more talk of somebody who drowns out the others."""
        if person is not None and isinstance(message, say.Talk | say.Say) and not self._talk.take(person.id):
            raise Refusal("too-fast", 429)

    def _touch(self, person: str) -> None:
        """Note a sign of life."""
        if self.state.seat_of(person) is not None:
            self._attendance.touch(person)
            if self._called and self._attendance.last_call(self.state) is None:
                self.tell_table()

    def _returning(self, person: str, change: action.Change) -> action.Change:
        """Whoever does something is no longer absent; but the bot answers what it was left, unless they move now."""
        seat = self.state.seat_of(person)
        if seat is None or not self.state.seats[seat].absent or self.state.phase == "over":
            return change
        if self._attendance.lapsed(self.state, seat) and not any(isinstance(one, log.Acted) for one in change.entries):
            self._attendance.return_later(person)
            return change
        return action.Change((log.StoodIn(seat=seat, on=False), *change.entries), change.match)

    def _acknowledge(self, client: Client, message: str) -> None:
        if message:
            seq = 0 if self.state.phase == "lobby" else self.state.running.seq
            client.put(say.write(say.Ack(id=message, seq=seq)))

    def _refuse(self, client: Client, message: str, refusal: Refusal) -> None:
        client.put(
            say.write(say.Refused(id=message, reason=refusal.reason, sentence=refusal.sentence(client.language)))
        )

    async def _change(self, change: action.Change) -> None:
        async with self._lock:
            await self._change_locked(change)

    async def _change_locked(self, change: action.Change, answer: Callable[[], None] = lambda: None) -> None:
        """Write a change, then let it be, then tell everyone."""
        if not change.entries:
            answer()
            return
        before, now = self.state, time.time()
        after = before.copy()
        for entry in change.entries:
            after.add(entry, now)
        if change.match is not None:
            after.match = change.match
        batch = _indexed(Batch(table=before.table, first=before.seq, entries=change.entries, at=now), before, after)
        try:
            await self._store.write(batch)
        except Collision:
            await self._reload()
            raise Refusal("stale") from None
        except Exception as error:
            # What the error says might hold what was to be written: cards.
            _log.error("not-kept", table=before.table, error=type(error).__name__)
            await self._reload()
            raise Refusal("not-kept", 503) from error
        self.state = after
        answer()
        self._tell(before, change)
        self.wake()

    async def _reload(self) -> None:
        self.state = fold(self.state.table, await self._store.read(self.state.table))
        self.tell_table()
        if self.state.phase != "lobby":
            self.audience.tell_match(whole=True)
        self.wake()

    async def _safely(self, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Finish what was begun even if whoever waits for it is cancelled: it may be on disk already."""
        await asyncio.shield(self._spawn(work()))

    def _spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_report)
        return task

    # Telling.

    def tell_table(self, but: Client | None = None) -> None:
        """Tell everyone about seats and people."""
        self._called = self._attendance.last_call(self.state) is not None
        self.audience.tell_table(but)

    def _tell(self, before: State, change: action.Change) -> None:
        state = self.state
        started = before.phase == "lobby" and state.phase != "lobby"
        if started and not state.created.spectators:
            self.audience.send_strangers_away()
        quiet = all(isinstance(entry, _QUIET) for entry in change.entries)
        if not quiet or state.phase != before.phase or state.created.clock.kind != "none" or self._called:
            self.tell_table()
        if change.match is not None:
            self.audience.tell_match(whole=started or state.phase == "over")
        self.audience.tell_chats(before.seq)


def _indexed(batch: Batch, before: State, after: State) -> Batch:
    """The batch with what changes in the index of tables."""
    old, new = set(before.members), set(after.members)
    if (before.phase, before.free, old) == (after.phase, after.free, new):
        return batch
    return msgspec.structs.replace(batch, row=row(after), joined=tuple(new - old), left=tuple(old - new))


def row(state: State) -> Row:
    """What the index says about a table."""
    created = state.created
    return Row(state.table, created.code, created.public, state.phase, state.free, state.began, state.changed)


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
        _log.error("table-failed", error=where(error))
