"""Who is at a table and who is not, and what follows from it when: clocks, absence, a new host."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from saboteur.server.settings import Settings
from saboteur.server.table.state import State


class Attendance:
    """The people of one table who are connected, and since when the others are not. Begins anew with the server."""

    def __init__(self, settings: Settings, stops: Sequence[tuple[float, float]]) -> None:
        """``stops`` are the times between which the server did not run."""
        self._settings = settings
        self._stops = stops
        self._here: Counter[str] = Counter()
        self._gone: dict[str, float] = {}
        self._awake = 0.0
        """Since when anybody of the table has been there."""
        self._since: dict[str, float] = {}
        """Since when each person who is there has been."""
        self._touched: dict[str, float] = {}
        """When each person last gave a sign of life."""
        self._lapsed: int | None = None
        """The last question that was left to a bot, by the number of moves before it."""
        self._returning: set[str] = set()
        """Who will decide again after that question."""

    # Coming and going.

    def here(self, person: str) -> bool:
        """Whether the person is connected."""
        return person in self._here

    def anybody(self, state: State) -> bool:
        """Whether anybody who has a seat is connected."""
        return any(person in self._here for person in state.people)

    def join(self, person: str, state: State) -> None:
        """One more connection of a person."""
        anybody = self.anybody(state)
        self._here[person] += 1
        self._gone.pop(person, None)
        now = time.time()
        self._since.setdefault(person, now)
        self.touch(person)
        if not anybody and self.anybody(state):
            self._awake = now
            # The time alone does not count against those who are still away.
            self._gone = dict.fromkeys((one for one in state.members if one not in self._here), now)

    def leave(self, person: str) -> None:
        """One connection less."""
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person], self._since[person]
            self._gone[person] = time.time()

    def touch(self, person: str) -> None:
        """A sign of life."""
        self._touched[person] = time.time()

    # Questions that are left to a bot.

    def lapse(self, state: State) -> None:
        """Leave the present question to the bot, whoever comes back before it has answered."""
        self._lapsed = state.moved
        self._returning.clear()

    def lapsed(self, state: State, seat: int) -> bool:
        """Whether the bot answers what the seat is asked, whoever is back."""
        return self._lapsed == state.moved and state.phase == "playing" and state.running.actor == seat

    def return_later(self, person: str) -> None:
        """Somebody is back, but too late for this question."""
        self._returning.add(person)

    def returns(self, person: str | None) -> bool:
        """Whether somebody who came back too late for a question is to decide from the next one on."""
        return person in self._returning and person in self._here

    # What follows.

    def due(self, state: State) -> float | None:
        """When something has to be done, unless something else happens before."""
        away = self.leavers(state) if self.heir(state) is None else [state.host]
        times = [self._late(person) for person in away]
        deadline, idle = self.deadline(state), self._idle_until(state)
        if deadline is not None:
            times.append(deadline)
        elif idle is not None:
            times.append(idle - self._settings.last_call)
        return min(times, default=None)

    def deadline(self, state: State) -> float | None:
        """When the clock of the seat that is asked runs out, or the wait between rounds ends."""
        clock = state.created.clock
        if state.phase == "between":
            seconds, always = self._settings.between, False
        elif clock.kind != "none" and state.asks_person:
            seconds, always = float(clock.seconds), clock.kind == "slow"
        else:
            return self.last_call(state)
        if always:
            # While the server did not run, no clock did.
            lost = sum(max(0.0, ended - max(began, state.asked)) for began, ended in self._stops)
            return state.asked + seconds + lost
        return max(state.asked, self._awake) + seconds if self.anybody(state) else None

    def last_call(self, state: State) -> float | None:
        """When a bot will play for somebody who is there and does nothing, if that is soon."""
        idle = self._idle_until(state)
        return idle if idle is not None and idle - time.time() <= self._settings.last_call else None

    def leavers(self, state: State) -> list[str]:
        """Those who are gone while others wait for them."""
        if state.phase not in {"playing", "between"} or state.created.clock.kind == "slow" or not self.anybody(state):
            return []
        return [person for person in state.voters if person in self._gone]

    def late(self, person: str) -> bool:
        """Whether somebody who is not there has been gone for too long."""
        return self._late(person) <= time.time()

    def heir(self, state: State) -> str | None:
        """Who will be the host if the present one stays away from the lobby: the next at the table who is there."""
        if state.phase != "lobby" or state.host in self._here:
            return None
        seat = state.seat_of(state.host)
        first = 0 if seat is None else seat + 1
        people = [one.person for one in (*state.seats[first:], *state.seats[:first])]
        return next((person for person in people if person is not None and person in self._here), None)

    def _late(self, person: str) -> float:
        # A host may never have come, or not since the server was started.
        return self._gone.setdefault(person, time.time()) + self._settings.grace

    def _idle_until(self, state: State) -> float | None:
        """When a bot will play for somebody who is there and does nothing; only while others wait without a clock."""
        if state.created.clock.kind != "none" or not state.asks_person:
            return None
        person = state.seats[state.running.actor or 0].person
        waiting = [self._since[other] for other in state.voters if other != person and other in self._here]
        if person not in self._here or not waiting:
            return None
        # The others' time counts, not theirs who are asked: to come anew is a sign of life and no new beginning.
        began = max(state.asked, min(waiting))
        stirred = max(began, self._touched.get(str(person), 0.0))
        return min(stirred + self._settings.idle, began + self._settings.longest)
