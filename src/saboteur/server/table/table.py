"""A loaded table: applies one change at a time and writes it before broadcasting it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial

from saboteur.match import Match
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.bots.worker import Answer
from saboteur.server.refusal import Refusal
from saboteur.server.sanitize import note_text
from saboteur.server.settings import Settings
from saboteur.server.store.failure import Collision, LostError, UnavailableError
from saboteur.server.store.note import Note
from saboteur.server.store.store import Person, Store
from saboteur.server.table import action, answer, request
from saboteur.server.table import entry as log
from saboteur.server.table.attendance import Attendance
from saboteur.server.table.audience import Audience
from saboteur.server.table.bot_seats import BotSeats
from saboteur.server.table.calling import called, check_nudge
from saboteur.server.table.certain import Certain
from saboteur.server.table.client import Client
from saboteur.server.table.errands import Errands
from saboteur.server.table.journal import Journal
from saboteur.server.table.quotas import Quotas
from saboteur.server.table.state import Handled, State

_MATCH_OR_TALK = (log.Move, log.Claim, log.Chat)  # these entries change nothing in the `table` message
_TALK = frozenset({request.Chat, request.Claim})
MOVED = 1012  # closes connections of a table that another owner has taken over: its clients ask there


class Table:
    """A table with its connections, clocks and bots."""

    def __init__(self, state: State, store: Store, pool: WorkerPool, settings: Settings) -> None:
        self._journal = Journal(state, store)
        self.audience = Audience(self)
        self._store = store
        self._settings = settings
        self._lock = asyncio.Lock()
        self._attendance = Attendance(settings, store.clock, store.stops, store.away)
        self._bots = BotSeats(self, self._journal, self._attendance, pool)
        self.quotas = Quotas(settings)
        # A bound method would be a cycle, and keep an unloaded table alive until the next full collection.
        self._journal.calls = partial(called, self._attendance, store.clock, settings)
        self._note_lock = asyncio.Lock()
        self._last_call_sent = False  # the countdown of an idle person
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0
        self._errands = Errands()
        self._closed = False
        self._lost = False
        """Whether another owner has taken over."""
        self.on_lost: Callable[[Table], None] = lambda _table: None
        """Called once another owner has taken over."""
        self.on_refused: Callable[[str], None] = lambda _reason: None
        """Called with the reason of each refusal."""
        self.on_over: Callable[[Match], None] = lambda _match: None
        """Called with the match once it is over."""

    @property
    def state(self) -> State:
        """What the log says."""
        return self._journal.state

    # Connections.

    def is_connected(self, person: str) -> bool:
        """Whether the person is connected."""
        return self._attendance.is_connected(person)

    def watching(self) -> int:
        """The number of connected spectators."""
        return self.audience.watching()

    def screens(self) -> int:
        """The number of connected televisions."""
        return self.audience.screens()

    def nudge_from(self) -> int | None:
        """When the person whose turn it is can be reminded; None if they cannot."""
        state = self.state
        if state.asked_person is None or self.vacation(state.asked_person) or state.created.clock.kind == "move":
            return None
        last = 0.0 if state.nudged is None else state.nudged[1] + self._settings.nudge_gap
        return round(max(state.asked_at + self._settings.nudge_after, last))

    def sealed(self) -> bool:
        """Whether others still play the same deal."""
        return self.state.sealed(self._store.clock.now())

    def vacation(self, person: str | None) -> int | None:
        """Until when a person is on vacation from this game; None if they are not."""
        return self._attendance.vacation(self.state, person)

    def awaits_step(self) -> bool:
        """Whether the next move of a bot waits for a person."""
        return self._bots.awaits_step

    def idle(self) -> bool:
        """Whether nobody is connected and nothing can happen by itself."""
        return (
            not self.audience.clients
            and not self._lock.locked()
            and self._attendance.due(self.state) is None
            and not self._bots.due
        )

    def check_welcome(self, person: Person | None) -> None:
        """Refuse people who may not watch."""
        self.check_open()
        state = self.state
        seat = state.seat_of(person.id if person is not None else None)
        if person is not None and person.id in state.removed and seat is None and person.id != state.host:
            raise Refusal("removed", 403)
        kept = () if person is None else state.kept_by(person.id)
        if state.phase != "lobby" and not state.created.spectators and seat is None and not kept:
            raise Refusal("no-spectators", 403)

    def check_open(self) -> None:
        """Refuse anything at a table that was closed."""
        if self.state.phase == "closed":
            raise Refusal("table-closed", 404)

    def join(self, client: Client) -> None:
        """Add a connection; it gets nothing before `hello`."""
        self.audience.clients.add(client)
        self._count_present()
        self.send_table(skip=client)
        self.schedule()

    def leave(self, client: Client) -> None:
        """Remove a connection."""
        self.audience.clients.discard(client)
        self._attendance.drop(client)
        if self._closed:
            return
        self.audience.stop_showing(client)
        self.send_table()
        self.schedule()

    def take(self, client: Client) -> None:
        """Let a person play on this device from now on."""
        self.audience.take(client)
        self._count_present()
        self.schedule()

    def _count_present(self) -> None:
        """Update who is connected; returning people play again."""
        for person in self._attendance.count(self.audience.clients, self.state):
            if any(seat.person == person and seat.absent for seat in self.state.seats):
                self._spawn(self._end_absence(person))

    # Requests.

    async def act(self, client: Client, message: request.AnyRequest) -> None:
        """Carry out a request and answer it, even if the connection is lost meanwhile. Must not be cancelled."""
        await self._errands.run(self._act(client, message))

    def hello(self, client: Client, since: int = 0, *, waits: bool = False) -> None:
        """Subscribe a client and send it everything; if it `waits`, only after `take`."""
        self.audience.hello(client, since, waits=waits)
        if client.held:
            self._count_present()
            self.send_table(skip=client)
        if self.state.bots_only:
            # Bots play for those who watch.
            self.schedule()

    def insight(self, client: Client, message: request.Insight) -> None:
        """Tell a client what follows from its view."""
        if self.state.phase == "lobby":
            raise Refusal("not-playing")
        self.quotas.check_insight(client.key)
        self.audience.send_insight(client, message.id)

    async def note(self, person: str, message: request.Note) -> None:
        """Store a private note. It is not in the log, so neither records nor replays contain it."""
        state = self.state
        if state.phase == "lobby":
            raise Refusal("not-playing")
        if state.seat_of(person) is None:
            raise Refusal("no-seat", 403)
        if message.seat >= state.created.players:
            raise Refusal("no-such-seat", 400, most=state.created.players)
        self.quotas.check_note(person)
        round_ = state.running.view(None).round
        text = note_text(message.text)
        # One after the other: the last one sent is the last one kept.
        async with self._note_lock:
            kept = Note(message.seat, message.mark, round_, text)
            await self._store.keep_note(person, state.table_id, kept)
            self.audience.note(person, await self._store.notes(person, state.table_id))

    def background(self, work: Coroutine[object, object, None]) -> None:
        """Run something for a client without blocking changes."""
        self._spawn(work)

    async def change(self, change: action.Change | Callable[[State], action.Change]) -> None:
        """Apply a change that no client requested, or one that is decided on under the lock."""
        await self._errands.complete(self._apply(change))

    @property
    def closed(self) -> bool:
        """Whether it takes no more requests."""
        return self._closed

    async def close(self, code: int = 1012) -> None:
        """Stop clocks and bots and close all connections; clients reconnect."""
        await self.stop()
        self.audience.close(code)

    def lose(self) -> None:
        """Give way to another owner: this one's state is stale, and the other one answers."""
        if not self._lost:
            self._closed = self._lost = True
            self.on_lost(self)

    async def stop(self) -> None:
        """Stop clocks and bots, and finish what is being written."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        await self._bots.stop()
        await self._errands.wait()

    # Time.

    def seconds_left(self) -> float | None:
        """Seconds until the current seat's clock runs out, or the wait between rounds ends."""
        return self._attendance.seconds_left(self.state)

    def schedule(self) -> None:
        """Start what is due now, and set the timer for the next deadline."""
        if self._closed:
            return
        state, now, journal = self.state, self._store.clock.now(), self._journal
        due = self._attendance.due(state)
        if journal.failing:
            due = journal.retry_at if journal.uncertain or self._bots.due else due and max(due, journal.retry_at)
        self._set_timer(due, now)
        self._bots.start(now)

    def _set_timer(self, due: float | None, now: float) -> None:
        if self._timer is not None:
            # Most moves postpone the deadline. A timer that fires early finds nothing to do, and is set again.
            if due is not None and self._timer_at <= due:
                return
            self._timer.cancel()
            self._timer = None
        if due is not None:
            self._timer_at = due
            self._timer = asyncio.get_running_loop().call_later(max(0.0, due - now), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._spawn(self._on_timer())

    async def _on_timer(self) -> None:
        async with self._certain():
            state, attendance = self.state, self._attendance
            next_host = attendance.next_host(state)
            if next_host is not None and attendance.late(state.host):
                await self._apply_locked(action.Change((log.Host(person=next_host),)))
                return
            late = {person for person in attendance.leavers(state) if attendance.late(person)}
            # The time first: a deadline that begins with a call made now lies ahead, however busy the machine is.
            now, deadline = self._store.clock.now(), attendance.deadline(state)
            expired = deadline is not None and deadline <= now
            asked = state.seats[state.running.actor or 0].person if state.awaits_person else None
            if expired and asked is not None:
                late.add(asked)
            if asked in late:
                attendance.leave_to_bot(state)
            entries: list[log.AnyEntry] = [
                log.StandIn(seat=number, on=True) for number, seat in enumerate(state.seats) if seat.person in late
            ]
            if state.phase == "between" and (expired or (late and state.voters - late <= state.ready_for_next)):
                entries.append(log.WentOn())
            if entries:
                await self._apply_locked(action.Change(tuple(entries)))
            elif attendance.last_call(state) is not None and not attendance.is_called(state):
                self.send_table()
        self.schedule()

    async def _end_absence(self, person: str) -> None:
        async with self._certain():
            await self._end_absence_locked(person)

    async def _end_absence_locked(self, person: str) -> None:
        change = self._with_return(person, action.Change(()))
        if change.entries:
            await self._apply_locked(change)

    # Bots.

    async def play_for_bot(self, seat: int, answer: Answer, seq: int) -> None:
        """Play a bot's answer to the position after event number `seq`, unless it comes too late."""
        await self._errands.complete(self._play_for_bot(seat, answer, seq))

    async def _play_for_bot(self, seat: int, answer: Answer, seq: int) -> None:
        async with self._certain():
            change = self._bots.change(seat, answer, seq)
            if change is not None:
                await self._apply_locked(change)

    def _grant_step(self) -> None:
        if self._bots.awaits_step:
            self._bots.grant_step()
            self.send_table()
            self.schedule()

    # Changes.

    async def _act(self, client: Client, message: request.AnyRequest) -> None:
        requester = action.Requester(self.audience.acting(client), self._settings.bots)
        try:
            async with self._certain():
                self.check_open()
                await self._act_locked(client, requester, message)
        except Refusal as refusal:
            # The new owner answers a request that came too late for this one.
            if not self._lost:
                self._refuse(client, message.id, refusal)

    async def _act_locked(self, client: Client, requester: action.Requester, message: request.AnyRequest) -> None:
        person = requester.person
        if person is not None:
            if type(message) not in _TALK:
                # Talk does not count as activity.
                self._touch(person.id)
            handled = self.state.handled.get((person.id, message.id)) if message.id else None
            if handled is not None:
                self._answer_again(client, message, handled)
                return
        try:
            if person is not None:
                self.quotas.check(person.id, message, self.state)
            change = action.decide(self.state, requester, message)
            self._do_beside(message)
        except Refusal as refusal:
            self._refuse(client, message.id, refusal)
            if refusal.reason == "stale":
                self.audience.send_state(client)
            if person is not None:
                with contextlib.suppress(Refusal):
                    await self._end_absence_locked(person.id)
            return
        if person is not None:
            change = self._with_return(person.id, change)
        await self._apply_locked(change, lambda: self._acknowledge(client, message.id))

    def _answer_again(self, client: Client, message: request.AnyRequest, handled: Handled) -> None:
        """Answer a request whose id was used before: acknowledged, or refused if it differs."""
        if handled.digest in {"", request.digest(message)}:
            client.send(answer.write(answer.Ack(id=message.id, seq=handled.seq)))
        else:
            self._refuse(client, message.id, Refusal("id-reused"))

    def _touch(self, person: str) -> None:
        """Note that a person is active."""
        if self.state.seat_of(person) is not None:
            for one in self.state.sharing(person):
                self._attendance.touch(one)
            if self._last_call_sent and self._attendance.last_call(self.state) is None:
                self.send_table()
                # The next last call is due before the deadline the timer was set for.
                self.schedule()

    def _with_return(self, person: str, change: action.Change) -> action.Change:
        """The change with the end of a person's absence; only a move takes back a prompt left to the bot."""
        seat = self.state.seat_of(person)
        if seat is None or not self.state.seats[seat].absent or self.state.phase == "over":
            return change
        if self._attendance.left_to_bot(self.state, seat) and not any(
            isinstance(one, log.Move) for one in change.entries
        ):
            self._attendance.return_later(person)
            return change
        return action.Change((log.StandIn(seat=seat, on=False), *change.entries), change.match)

    def _acknowledge(self, client: Client, message: str) -> None:
        if message:
            seq = 0 if self.state.phase == "lobby" else self.state.running.seq
            client.send(answer.write(answer.Ack(id=message, seq=seq)))

    def _refuse(self, client: Client, message: str, refusal: Refusal) -> None:
        self.on_refused(refusal.reason)
        client.send(
            answer.write(answer.Refused(id=message, reason=refusal.reason, sentence=refusal.sentence(client.language)))
        )

    async def _apply(self, change: action.Change | Callable[[State], action.Change]) -> None:
        async with self._certain():
            await self._apply_locked(change if isinstance(change, action.Change) else change(self.state))

    async def _apply_locked(self, change: action.Change, answer: Callable[[], None] = lambda: None) -> None:
        """Write a change, then apply it, then broadcast it."""
        if not change.entries:
            answer()
            return
        before = self.state
        try:
            await self._journal.append(change)
        except Collision:
            await self._reload()
            raise Refusal("stale") from None
        except LostError:
            self.lose()
            raise Refusal("not-kept", 503) from None
        except UnavailableError as error:
            self.schedule()
            await self._reload()
            raise Refusal("not-kept", 503) from error
        if any(isinstance(entry, log.Sat) for entry in change.entries):
            self._count_present()
        answer()
        self._broadcast(before, change)
        self.schedule()
        if self.state.phase == "over" and before.phase != "over":
            self.on_over(self.state.running)

    def _certain(self) -> Certain:
        """Hold the lock, with a state that the log confirms; `Refusal` if it cannot be read now."""
        return Certain(self._lock, self._journal, self._reload)

    @contextlib.asynccontextmanager
    async def rewriting(self) -> AsyncIterator[None]:
        """Lock the table while its log is rewritten, then reload it."""
        async with self._lock:
            self._journal.uncertain = True
            yield
            with contextlib.suppress(Refusal):
                await self._reload()

    async def _reload(self) -> None:
        """Reload the state after a write that may have failed; `Refusal` if the log cannot be read."""
        try:
            if await self._journal.reload():
                if self.state.phase == "closed":
                    self.audience.dismiss_all(Refusal("table-closed", 404), 4404)
                    return
                self.send_table()
                if self.state.phase != "lobby":
                    self.audience.send_match(whole=True)
        finally:
            self.schedule()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        self._errands.begin(work)

    def _do_beside(self, message: request.AnyRequest) -> None:
        """The side effects of a request besides its entries."""
        if isinstance(message, request.Nudge):
            asked = self.state.asked_person or ""
            check_nudge(self.nudge_from(), self._store.clock.now(), there=self.is_connected(asked))
        elif isinstance(message, request.Step):
            self._grant_step()

    # Broadcasts.

    def send_table(self, skip: Client | None = None) -> None:
        """Send `table` to everyone."""
        with self._attendance.telling(self.state) as self._last_call_sent:
            self.audience.send_table(skip)

    def _broadcast(self, before: State, change: action.Change) -> None:
        state = self.state
        started = before.phase == "lobby" and state.phase != "lobby"
        if started and not state.created.spectators:
            self.audience.disconnect_spectators()
        if started or state.phase == "over":
            self.audience.settle()
            self._count_present()
        if state.phase == "closed":
            self.audience.dismiss_all(Refusal("table-closed", 404), 4404)
        if state.removed != before.removed:
            self.audience.remove(state.removed - before.removed)
        quiet = all(isinstance(entry, _MATCH_OR_TALK) for entry in change.entries)
        if (
            not quiet
            or state.steps
            or state.phase != before.phase
            or state.created.clock.kind != "none"
            or self._last_call_sent
        ):
            self.send_table()
        for entry in change.entries:
            if isinstance(entry, log.Resign):
                self.audience.take_moves(entry.seat)
        if change.match is not None:
            self.audience.send_match(whole=started or state.phase == "over")
        self.audience.send_chats(before.seq)
