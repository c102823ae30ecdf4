"""Who is connected to a table, and the deadlines that follow: clocks, absence, a new host."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from saboteur.server.clock import SteadyClock
from saboteur.server.settings import Settings
from saboteur.server.store.vacations import Spans, delayed
from saboteur.server.table.client import Client
from saboteur.server.table.state import State


class Attendance:
    """Tracks the people of one table. Not persisted: starts empty with the server."""

    def __init__(
        self, settings: Settings, clock: SteadyClock, stops: Sequence[tuple[float, float]], away: Spans | None = None
    ) -> None:
        """`stops` are the intervals in which the server did not run, `away` those of people on vacation."""
        self._away: Spans = {} if away is None else away
        self._settings = settings
        self._clock = clock
        self._stops = stops
        self._connections: Counter[str] = Counter()
        self._left_at: dict[str, float] = {}
        self._attended_since = 0.0
        """Since when anyone with a seat has been connected."""
        self._connected_since: dict[str, float] = {}
        """Since when each connected person has been connected."""
        self._active_at: dict[str, float] = {}
        """When each person was last active."""
        self._called: tuple[int, float] | None = None
        """The prompt at which an idle person was warned that a bot will take over, and when."""
        self._moment: float | None = None
        """The time of the current broadcast."""
        self._bot_prompt: int | None = None
        """The last prompt left to a bot, as the number of moves before it."""
        self._returning: set[str] = set()
        """People who play again after that prompt."""

    # Connections.

    def is_connected(self, person: str) -> bool:
        """Whether the person is connected."""
        return person in self._connections

    def anyone_connected(self, state: State) -> bool:
        """Whether anyone with a seat is connected."""
        return any(person in self._connections for person in state.people)

    def count(self, clients: Collection[Client], state: State) -> list[str]:
        """Update who is connected, from these clients; returns newcomers. Devices that wait for `take` do not count."""
        came: list[str] = []
        left: list[str] = []
        for client in clients:
            people = () if client.person is None or client.held else state.sharing(client.person.id)
            came += [person for person in people if person not in client.present]
            left += [person for person in client.present if person not in people]
            client.present = people
        # Newcomers first: a person who changes devices was never away.
        for person in came:
            self.join(person, state)
        for person in left:
            self.leave(person)
        return came

    def drop(self, client: Client) -> None:
        """Forget a client that has gone."""
        for person in client.present:
            self.leave(person)
        client.present = ()

    def join(self, person: str, state: State) -> None:
        """Count one more connection of a person."""
        anyone_connected = self.anyone_connected(state)
        self._connections[person] += 1
        self._left_at.pop(person, None)
        now = self._clock.now()
        self._connected_since.setdefault(person, now)
        self.touch(person)
        if not anyone_connected and self.anyone_connected(state):
            self._attended_since = now
            # Time at an empty table does not count as absence.
            self._left_at = dict.fromkeys((other for other in state.members if other not in self._connections), now)

    def leave(self, person: str) -> None:
        """Count one connection less."""
        self._connections[person] -= 1
        if not self._connections[person]:
            del self._connections[person], self._connected_since[person]
            self._left_at[person] = self._clock.now()

    def touch(self, person: str) -> None:
        """Note that a person is active."""
        self._active_at[person] = self._clock.now()

    # Prompts left to a bot.

    def leave_to_bot(self, state: State) -> None:
        """Let the bot answer the current prompt even if the person returns first."""
        self._bot_prompt = state.moved
        self._returning.clear()

    def left_to_bot(self, state: State, seat: int) -> bool:
        """Whether the seat's current prompt is left to the bot."""
        return self._bot_prompt == state.moved and state.phase == "playing" and state.running.actor == seat

    def return_later(self, person: str) -> None:
        """Let a person who returned too late for this prompt play from the next one on."""
        self._returning.add(person)

    def returns(self, person: str | None) -> bool:
        """Whether a person who returned too late for a prompt plays from the next one on."""
        return person in self._returning and person in self._connections

    # Deadlines.

    def due(self, state: State) -> float | None:
        """When the table must act next if nothing happens before."""
        away = self.leavers(state) if self.next_host(state) is None else [state.host]
        times = [self._late(person) for person in away]
        idle = self._idle_deadline(state)
        # Also if the last call is past: a query before a late timer must not postpone it.
        call = None if idle is None else idle - self._settings.last_call
        due = call
        if call is None or self.is_called(state):
            deadline = self._deadline(state, idle)
            due = call if deadline is None else deadline
        if due is not None:
            times.append(due)
        return min(times, default=None)

    def deadline(self, state: State) -> float | None:
        """When the current seat's clock runs out, or the wait between rounds ends."""
        return self._deadline(state, self._idle_deadline(state))

    def seconds_left(self, state: State) -> float | None:
        """Seconds until then."""
        deadline = self.deadline(state)
        now = self._clock.now() if self._moment is None else self._moment
        return None if deadline is None else deadline - now

    def _deadline(self, state: State, idle: float | None) -> float | None:
        clock = state.created.clock
        if state.phase == "between":
            seconds, always = self._settings.between, False
        elif clock.kind != "none" and state.awaits_person:
            seconds, always = float(clock.seconds), clock.kind == "slow"
        else:
            return self._last_call(state, idle, self._clock.now())
        if always:
            # No clock runs while the server is down or its person on vacation.
            away = self._away.get(state.asked_person or "", [])
            return delayed(state.asked_at, seconds, [*self._stops, *away])
        return max(state.asked_at, self._attended_since) + seconds if self.anyone_connected(state) else None

    def vacation(self, state: State, person: str | None) -> int | None:
        """Until when a person is on vacation from a game that takes days."""
        if person is None or state.created.clock.kind != "slow":
            return None
        now = self._clock.now()
        return max((round(until) for began, until in self._away.get(person, ()) if began <= now < until), default=None)

    def last_call(self, state: State) -> float | None:
        """When a bot takes over for a connected but idle person, if that is soon."""
        return self._last_call(state, self._idle_deadline(state), self._clock.now())

    def _last_call(self, state: State, idle: float | None, now: float) -> float | None:
        if idle is None or idle - now > self._settings.last_call:
            return None
        # A busy server may warn late: the person has the whole time from the warning on.
        called = self._called[1] if self._called is not None and self.is_called(state) else now
        return max(idle, called + min(self._settings.last_call, self._settings.idle, self._settings.idle_longest))

    def is_called(self, state: State) -> bool:
        """Whether the idle person was warned that a bot will take over."""
        return self._called is not None and self._called[0] == state.moved

    @contextlib.contextmanager
    def telling(self, state: State) -> Iterator[bool]:
        """Everyone is told of the present state, and whether that includes a last call.

        All of one moment: however busy the machine is, nobody is told less than the time that begins with it.
        """
        self._moment = now = self._clock.now()
        try:
            idle = self._idle_deadline(state)
            called = self._last_call(state, idle, now) is not None
            if called and not self.is_called(state):
                self._called = state.moved, now
            elif not called and idle is not None:
                # Activity gave more time. Reconnecting does not: there is no deadline while disconnected.
                self._called = None
            yield called
        finally:
            self._moment = None

    def leavers(self, state: State) -> list[str]:
        """Disconnected people others are waiting for."""
        if (
            not self._left_at
            or state.phase not in {"playing", "between"}
            or state.created.clock.kind == "slow"
            or not self.anyone_connected(state)
        ):
            return []
        return [person for person in state.voters if person in self._left_at]

    def late(self, person: str) -> bool:
        """Whether a disconnected person has exceeded the grace period."""
        return self._late(person) <= self._clock.now()

    def next_host(self, state: State) -> str | None:
        """The next connected person at the table, who becomes host if the present one stays away from the lobby."""
        if state.phase != "lobby" or state.host in self._connections:
            return None
        seat = state.seat_of(state.host)
        first = 0 if seat is None else seat + 1
        people = [one.person for one in (*state.seats[first:], *state.seats[:first])]
        return next((person for person in people if person is not None and person in self._connections), None)

    def _late(self, person: str) -> float:
        # A host may never have connected, or not since the server started.
        return self._left_at.setdefault(person, self._clock.now()) + self._settings.grace

    def _idle_deadline(self, state: State) -> float | None:
        """When a bot takes over for a connected but idle person; only while others wait and there is no clock."""
        person = state.asked_person if state.created.clock.kind == "none" else None
        if person is None or person not in self._connections:
            return None
        voters = state.voters
        others = [since for other, since in self._connected_since.items() if other != person and other in voters]
        if not others:
            return None
        # The limit counts the time the others wait: reconnecting is activity but does not restart it.
        began = max(state.asked_at, min(others))
        active = max(began, self._active_at.get(person, 0.0))
        return min(active + self._settings.idle, began + self._settings.idle_longest)
