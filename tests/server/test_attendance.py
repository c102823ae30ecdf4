"""Clocks, absence and idleness, on a clock that only moves when told to."""

import asyncio
import json
from pathlib import Path

import pytest

from saboteur import Match
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.clock import SteadyClock
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.store import Person, Store
from saboteur.server.table import entry as log
from saboteur.server.table.answer import Clock
from saboteur.server.table.attendance import Attendance
from saboteur.server.table.client import Client
from saboteur.server.table.state import State
from saboteur.server.table.table import Table
from stills import Still

pytestmark = [pytest.mark.once, pytest.mark.slow]

SETTINGS = Settings(idle=180, idle_longest=600, last_call=60, grace=60, between=30)


class Told(SteadyClock):
    """Shows the time it is set to."""

    moment = 1_000_000.0

    def now(self) -> float:
        return self.moment


class Hours:
    """The time, and a table of Ada, who is asked, Ben and a bot."""

    def __init__(self, clock: Clock | None = None, people: tuple[str, ...] = ("ada", "ben")) -> None:
        self.clock = Told()
        self.state = State("t")
        self.attendance = Attendance(SETTINGS, self.clock, ())
        self.add(log.Created(code="A", game="saboteur", players=3, options={}, host="ada", clock=clock or Clock()))
        for seat, person in enumerate(people):
            self.add(log.Sat(person=person, name=person, seat=seat))
        for seat in range(len(people), 3):
            self.add(log.Bot(seat=seat, bot="random"))
        self.add(log.Start(record="", seq=0))
        self.state.match = Match.new("saboteur", 3, 1, first="p1")

    def add(self, entry: log.AnyEntry) -> None:
        """Something happens now."""
        self.state.add(entry, self.clock.moment)

    def come(self, *people: str) -> None:
        """Some people come."""
        for person in people:
            self.attendance.join(person, self.state)

    def left(self) -> float | None:
        """The seconds until a bot plays for somebody who is there, if that is soon; everybody is told."""
        with self.attendance.telling(self.state):
            pass
        found = self.attendance.last_call(self.state)
        return None if found is None else found - self.clock.moment

    def pass_by(self, seconds: float) -> None:
        """Time passes."""
        self.clock.moment += seconds


@pytest.fixture
def table() -> Hours:
    return Hours()


def test_whoever_does_nothing_has_three_minutes_of_which_the_last_is_shown(table: Hours) -> None:
    table.come("ada", "ben")
    table.pass_by(119)
    assert table.left() is None
    table.pass_by(1)
    assert table.left() == 60
    table.pass_by(1)
    assert table.left() == 59
    table.attendance.touch("ada")
    assert table.left() is None
    table.pass_by(120)
    assert table.left() == 60
    table.pass_by(60)
    assert table.left() == 0


def test_whoever_asks_before_a_late_last_call_does_not_put_it_off(table: Hours) -> None:
    """On a busy server somebody may come or go after the moment of the call and before its timer."""
    table.come("ada", "ben")
    call = table.clock.moment + 120
    assert table.attendance.due(table.state) == call
    table.pass_by(121)
    assert table.attendance.due(table.state) == call, "at once"
    assert table.left() == 60
    assert table.attendance.due(table.state) == table.clock.moment + 60
    # A sign of life brings the next call, neither lost nor late.
    table.pass_by(10)
    table.attendance.touch("ada")
    call = table.clock.moment + 120
    assert table.attendance.due(table.state) == call
    assert table.left() is None
    assert table.attendance.due(table.state) == call
    table.pass_by(125)
    assert table.attendance.due(table.state) == call


def test_a_late_last_call_leaves_its_whole_time(table: Hours) -> None:
    """The server may have been busy."""
    table.come("ada", "ben")
    table.pass_by(10_000)
    assert table.left() == 60
    table.pass_by(30)
    table.attendance.leave("ada")
    assert table.left() is None
    table.come("ada")
    assert table.left() == 30, "coming anew is no new beginning"


def test_signs_of_life_give_ten_minutes_in_all(table: Hours) -> None:
    """Reconnecting is one of them and does not start over."""
    table.come("ada", "ben")
    for way in range(6):
        table.pass_by(65)
        assert table.left() == (None if way < 5 else 60), way
        table.pass_by(30)
        assert table.left() == (None if way < 5 else 30), way
        if way % 2:
            table.attendance.touch("ada")
        else:
            table.attendance.leave("ada")
            table.come("ada")
    table.pass_by(30)
    assert table.left() == 0


def test_the_time_of_others_counts_only_while_they_are_there(table: Hours) -> None:
    table.come("ada")
    table.pass_by(10_000)
    assert table.left() is None
    table.come("ben")
    table.pass_by(120)
    assert table.left() == 60
    table.attendance.leave("ben")
    assert table.left() is None
    table.come("ben")
    assert table.left() is None
    table.pass_by(120)
    assert table.left() == 60
    table.pass_by(60)
    assert table.left() == 0


def test_nobody_is_hurried_in_a_pause_alone_or_with_a_clock(table: Hours) -> None:
    table.come("ada", "ben")
    table.add(log.Pause(on=True))
    table.pass_by(10_000)
    assert table.left() is None
    assert table.attendance.due(table.state) is None
    table.add(log.Pause(on=False))
    table.pass_by(120)
    assert table.left() == 60
    table.pass_by(60)
    assert table.left() == 0
    alone = Hours(people=("ada",))
    alone.come("ada")
    alone.pass_by(10_000)
    assert alone.attendance.due(alone.state) is None
    slow = Hours(Clock("slow", 86_400))
    slow.come("ada", "ben")
    slow.pass_by(10_000)
    assert slow.left() is None
    assert slow.attendance.due(slow.state) == slow.clock.moment - 10_000 + 86_400


def test_a_question_whose_time_has_run_out_is_lost_until_it_is_answered(table: Hours) -> None:
    table.come("ada", "ben")
    assert not table.attendance.left_to_bot(table.state, 0)
    table.attendance.leave_to_bot(table.state)
    table.add(log.StandIn(seat=0, on=True))
    assert table.attendance.left_to_bot(table.state, 0)
    assert not table.attendance.left_to_bot(table.state, 1)
    table.attendance.return_later("ada")
    assert table.attendance.returns("ada")
    table.attendance.leave("ada")
    assert not table.attendance.returns("ada"), "who is gone again is not back"
    table.add(log.Move(seat=0, lines=(), seq=5))
    assert not table.attendance.left_to_bot(table.state, 0)


def test_a_clock_of_days_stands_still_while_its_person_is_on_vacation() -> None:
    """Only theirs, only at tables with such a clock, and never twice for the same hour."""
    slow = Hours(Clock("slow", 1000))
    asked = slow.clock.moment
    away = slow.attendance._away
    away["ben"] = [(asked, asked + 5000)]
    assert slow.attendance.due(slow.state) == asked + 1000, "it is not his turn"
    away["ada"] = [(asked - 500, asked + 200), (asked + 600, asked + 900)]
    assert slow.attendance.due(slow.state) == asked + 1000 + 200 + 300
    slow.attendance._stops = ((asked + 100, asked + 300), (asked + 800, asked + 950))
    assert slow.attendance.due(slow.state) == asked + 1000 + 300 + 350, "spans that overlap count once"
    away["ada"] = [(asked + 5000, asked + 9000)]
    assert slow.attendance.due(slow.state) == asked + 1000 + 200 + 150, "too late for this turn"
    assert slow.attendance.vacation(slow.state, "ada") is None
    slow.pass_by(5500)
    assert slow.attendance.vacation(slow.state, "ada") == asked + 9000
    assert Hours().attendance.vacation(Hours().state, "ada") is None


class Busy(SteadyClock):
    """The time on a machine that becomes so busy that much passes between any two looks at it."""

    moment = 1_000_000.0
    between = 0.0

    def now(self) -> float:
        self.moment += self.between
        return self.moment


def told(client: Client) -> list[int]:
    """The clocks a client was told of."""
    clocks = []
    for text in client.queue:
        assert isinstance(text, bytes)
        message = json.loads(text)
        if message["type"] == "table":
            clocks += [seat["clock"] for seat in message["seats"] if seat["clock"] is not None]
    return clocks


def test_nobody_is_played_for_before_everybody_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However late a timer is, and however long it takes to find out what it is late for."""
    # Of a clock like that timers would ring for ever.
    monkeypatch.setattr(Table, "schedule", lambda _table: None)

    async def check() -> None:
        store = Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}"))
        await store.open()
        store.clock = clock = Busy()
        still = Still(Match.new("saboteur", 3, 1, first="p1"))
        table = Table(still.state, store, WorkerPool(SETTINGS), SETTINGS)
        clients = [Client(Person(f"h{one}", f"N{one}", "en"), "en") for one in range(3)]
        for client in clients:
            table.join(client)
            table.hello(client)
        clock.between = SETTINGS.idle + 1
        await table._on_timer()
        assert not any(seat.absent for seat in table.state.seats)
        assert [[60], [60], [60]] == [told(client) for client in clients], "everybody is told the whole time"
        await table.close()
        await store.close()

    asyncio.run(check())
