"""A table in memory: one change after the other, each written before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

import msgspec
import structlog

from saboteur.server import action
from saboteur.server import entry as log
from saboteur.server import message as say
from saboteur.server.client import Client
from saboteur.server.logs import where
from saboteur.server.refusal import Refusal
from saboteur.server.settings import Settings
from saboteur.server.state import State, fold
from saboteur.server.store import Batch, Collision, Person, Row, Store
from saboteur.server.telling import Viewer, message_for
from saboteur.server.workers import Workers

_log = structlog.get_logger("tables")
_QUIET = (log.Acted, log.Claimed, log.Spoke)
"""What changes nothing but the match or the talk."""


class Room:
    """A table, those who look at it, its clocks and its bots."""

    def __init__(self, state: State, store: Store, workers: Workers, settings: Settings) -> None:
        self.state = state
        self.clients: set[Client] = set()
        self._store = store
        self._workers = workers
        self._settings = settings
        self._lock = asyncio.Lock()
        self._gone: dict[str, float] = {}
        self._awake = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[object]] = set()
        self._closed = False

    # Who is there.

    def here(self, person: str) -> bool:
        """Whether the person is connected."""
        return any(client.person is not None and client.person.id == person for client in self.clients)

    def watching(self) -> int:
        """How many spectators are connected."""
        return sum(client.told and self._seat(client) is None for client in self.clients)

    def idle(self) -> bool:
        """Whether nobody is there and nothing can happen by itself."""
        return not self.clients and not self._lock.locked() and self._due() is None and not self._bot_due()

    def check_welcome(self, person: Person | None) -> None:
        """Refuse those who may not look on."""
        state = self.state
        seat = state.seat_of(person.id if person is not None else None)
        if state.phase != "lobby" and not state.created.spectators and seat is None:
            raise Refusal("no-spectators", 403)

    def join(self, client: Client) -> None:
        """Let somebody in; they are told nothing before they say hello."""
        was_here = self._anybody()
        self.clients.add(client)
        if client.person is not None:
            self._gone.pop(client.person.id, None)
            if not was_here and self._anybody():
                self._awake = time.time()
                # The time alone does not count against those who are still away.
                self._gone = dict.fromkeys((p for p in self.state.people if not self.here(p)), self._awake)
            seat = self.state.seat_of(client.person.id)
            if seat is not None and self.state.seats[seat].absent:
                self._spawn(self._come_back(client.person.id))
        self.tell_table(but=client)
        self.wake()

    def leave(self, client: Client) -> None:
        """Let somebody go."""
        self.clients.discard(client)
        if self._closed:
            return
        if client.person is not None and not self.here(client.person.id):
            self._gone[client.person.id] = time.time()
        self.tell_table()
        self.wake()

    # What they do.

    async def act(self, client: Client, message: say.ClientMessage) -> None:
        """Do what somebody asks and answer them, whatever becomes of their connection meanwhile."""
        await self._safely(lambda: self._act(client, message))

    def hello(self, client: Client, since: int = 0) -> None:
        """Tell somebody everything."""
        client.told = True
        viewer = self._viewer(client)
        client.put(say.write(message_for(self, viewer, "table")))
        for chat in self.state.chats:
            if chat.person not in client.muted:
                client.put(say.write(chat))
        self._tell_state(client, since)

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
        for client in self.clients:
            client.close(1012)

    # Time.

    def deadline(self) -> float | None:
        """When the clock of the seat that is asked runs out, or the wait between rounds ends."""
        state, clock = self.state, self.state.created.clock
        if state.phase == "between":
            seconds, always = self._settings.between, False
        elif state.phase == "playing" and clock.kind != "none" and self._asks_person():
            seconds, always = float(clock.seconds), clock.kind == "slow"
        else:
            return None
        if always:
            # While the server did not run, no clock did.
            lost = sum(max(0.0, ended - max(began, state.asked)) for began, ended in self._store.stops)
            return state.asked + seconds + lost
        return max(state.asked, self._awake) + seconds if self._anybody() else None

    def wake(self) -> None:
        """See to it that what is due happens, now or at its time."""
        if self._closed:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._due()
        if due is not None:
            delay = max(0.0, due - time.time())
            self._timer = asyncio.get_running_loop().call_later(delay, lambda: self._spawn(self._tick()))
        if self._bot_due() and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think())

    def _due(self) -> float | None:
        times = [self._gone[person] + self._settings.grace for person in self._leavers()]
        deadline = self.deadline()
        if deadline is not None:
            times.append(deadline)
        return min(times, default=None)

    def _leavers(self) -> list[str]:
        """Those who are gone while others wait for them."""
        state = self.state
        if state.phase not in {"playing", "between"} or state.created.clock.kind == "slow" or not self._anybody():
            return []
        return [person for person in state.voters if person in self._gone]

    async def _tick(self) -> None:
        async with self._lock:
            now = time.time()
            state = self.state
            late = {person for person in self._leavers() if self._gone[person] + self._settings.grace <= now}
            deadline = self.deadline()
            expired = deadline is not None and deadline <= now
            if expired and state.phase == "playing":
                late.add(str(state.seats[state.running.actor or 0].person))
            entries: list[log.AnyEntry] = [
                log.StoodIn(seat=number, on=True) for number, seat in enumerate(state.seats) if seat.person in late
            ]
            if state.phase == "between" and (expired or (late and state.voters - late <= state.waved)):
                entries.append(log.WentOn())
            if entries:
                await self._change_locked(action.Change(tuple(entries)))
        self.wake()

    async def _come_back(self, person: str) -> None:
        async with self._lock:
            seat = self.state.seat_of(person)
            if seat is not None and self.state.seats[seat].absent and self.state.phase != "over":
                await self._change_locked(action.Change((log.StoodIn(seat=seat, on=False),)))

    # Bots.

    def _asks_person(self) -> bool:
        actor = self.state.running.actor
        return actor is not None and self.state.seats[actor].led

    def _bot_due(self) -> bool:
        state = self.state
        if state.phase != "playing":
            return False
        actor = state.running.actor
        if actor is None or state.seats[actor].led:
            return False
        # Nobody wishes to come back to a match that went on without a single one of them.
        return not state.seats[actor].absent or self._anybody() or state.created.clock.kind == "slow"

    async def _think(self) -> None:
        while self._bot_due() and not self._closed:
            state = self.state
            match = state.running
            seat = match.actor or 0
            began = time.monotonic()
            name = state.seats[seat].bot or self._stand_in()
            try:
                move = await self._workers.move(state.table, seat, name, match)
                await asyncio.sleep(max(0.0, self._workers.pace(name) - (time.monotonic() - began)))
                await self._safely(lambda: self._play_bot(seat, move, match.seq))  # noqa: B023 - awaited at once
            except (OSError, Refusal) as error:
                _log.warning("bot-failed", bot=name, error=type(error).__name__)
                await asyncio.sleep(1)

    async def _play_bot(self, seat: int, move: str, seq: int) -> None:
        async with self._lock:
            match = self.state.running
            if not self._bot_due() or match.actor != seat or any(e.kind != "claim" for e in match.events[seq:]):
                return
            await self._change_locked(action.play(self.state, seat, move))

    def _stand_in(self) -> str:
        return "greedy" if "greedy" in self._settings.bots else self._settings.bots[0]

    # Changes.

    async def _act(self, client: Client, message: say.ClientMessage) -> None:
        person = client.person
        asking = action.Asking(person, self._settings.bots)
        async with self._lock:
            if person is not None and message.id and (person.id, message.id) in self.state.done:
                client.put(say.write(say.Ack(id=message.id, seq=self.state.done[person.id, message.id])))
                return
            try:
                change = action.decide(self.state, asking, message)
            except Refusal as refusal:
                self._refuse(client, message.id, refusal)
                if refusal.reason == "stale":
                    self._tell_state(client, 0)
                return
            change = self._returning(person, change)
            try:
                await self._change_locked(change, lambda: self._acknowledge(client, message.id))
            except Refusal as refusal:
                self._refuse(client, message.id, refusal)

    def _returning(self, person: Person | None, change: action.Change) -> action.Change:
        """Whoever does something is no longer absent."""
        seat = self.state.seat_of(person.id if person is not None else None)
        if seat is None or not self.state.seats[seat].absent or self.state.phase == "over":
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
        for client in self.clients:
            if client.told:
                client.put(say.write(message_for(self, self._viewer(client), "table")))
                self._tell_state(client, 0)
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
        for client in self.clients:
            if client.told and client is not but:
                client.put(say.write(message_for(self, self._viewer(client), "table")))

    def _tell(self, before: State, change: action.Change) -> None:
        state = self.state
        started = before.phase == "lobby" and state.phase != "lobby"
        if started and not state.created.spectators:
            self._send_away()
        quiet = all(isinstance(entry, _QUIET) for entry in change.entries)
        if not quiet or state.phase != before.phase or state.created.clock.kind != "none":
            self.tell_table()
        if change.match is not None:
            self._tell_match(whole=started or state.phase == "over")
        for chat in state.chats:
            if chat.number >= before.seq:
                data = say.write(chat)
                for client in self.clients:
                    if client.told and chat.person not in client.muted:
                        client.put(data)

    def _tell_match(self, *, whole: bool) -> None:
        written: dict[tuple[int | None, int], bytes] = {}
        for client in self.clients:
            if not client.told:
                continue
            if whole:
                self._tell_state(client, 0)
                continue
            key = (self._seat(client), client.seq)
            if key not in written:
                written[key] = say.write(message_for(self, self._viewer(client), "update", client.seq))
            client.put(written[key])
            client.seq = self.state.running.seq

    def _tell_state(self, client: Client, since: int) -> None:
        if self.state.phase != "lobby":
            client.put(say.write(message_for(self, self._viewer(client), "state", since)))
            client.seq = self.state.running.seq

    def _send_away(self) -> None:
        for client in self.clients:
            if self._seat(client) is None:
                reason = Refusal("no-spectators", 403)
                client.put(say.write(say.ErrorMessage(reason=reason.reason, sentence=reason.sentence(client.language))))
                client.close(4403)

    def _viewer(self, client: Client) -> Viewer:
        return Viewer(None if client.person is None else client.person.id, self._seat(client))

    def _seat(self, client: Client) -> int | None:
        return self.state.seat_of(None if client.person is None else client.person.id)

    def _anybody(self) -> bool:
        return any(self.here(person) for person in self.state.people)


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
