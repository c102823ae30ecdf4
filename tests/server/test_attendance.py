"""Who is waited for, and for how long: clocks, absence and idleness, on a clock that only moves when told to."""

from types import SimpleNamespace

import pytest

from saboteur import Match
from saboteur.server.settings import Settings
from saboteur.server.table import entry as log
from saboteur.server.table.answer import Clock
from saboteur.server.table.attendance import Attendance
from saboteur.server.table.state import State

pytestmark = [pytest.mark.once, pytest.mark.slow]

SETTINGS = Settings(idle=180, idle_longest=600, last_call=60, grace=60, between=30)


class Hours:
    """The time, and a table of Ada, who is asked, Ben and a bot."""

    def __init__(self, clock: Clock | None = None, people: tuple[str, ...] = ("ada", "ben")) -> None:
        self.now = 1_000_000.0
        self.state = State("t")
        self.attendance = Attendance(SETTINGS, ())
        self.add(log.Created(code="A", game="saboteur", players=3, options={}, host="ada", clock=clock or Clock()))
        for seat, person in enumerate(people):
            self.add(log.Sat(person=person, name=person, seat=seat))
        for seat in range(len(people), 3):
            self.add(log.Bot(seat=seat, bot="random"))
        self.add(log.Start(record="", seq=0))
        self.state.match = Match.new("saboteur", 3, 1, first="p1")

    def add(self, entry: log.AnyEntry) -> None:
        """Something happens now."""
        self.state.add(entry, self.now)

    def come(self, *people: str) -> None:
        """Some people come."""
        for person in people:
            self.attendance.join(person, self.state)

    def left(self) -> float | None:
        """The seconds until a bot plays for somebody who is there, if that is soon."""
        found = self.attendance.last_call(self.state)
        return None if found is None else found - self.now

    def pass_by(self, seconds: float) -> None:
        """Time passes."""
        self.now += seconds


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return running(monkeypatch, Hours())


def running(monkeypatch: pytest.MonkeyPatch, hours: Hours) -> Hours:
    """Let these be the hours of the server."""
    monkeypatch.setattr("saboteur.server.table.attendance.time", SimpleNamespace(time=lambda: hours.now))
    return hours


def test_whoever_does_nothing_has_three_minutes_of_which_the_last_is_shown(table: Hours) -> None:
    table.come("ada", "ben")
    table.pass_by(119)
    assert table.left() is None
    table.pass_by(2)
    assert table.left() == 59
    table.attendance.touch("ada")
    assert table.left() is None
    table.pass_by(180)
    assert table.left() == 0


def test_signs_of_life_give_ten_minutes_in_all(table: Hours) -> None:
    """Coming anew is one of them, and no new beginning."""
    table.come("ada", "ben")
    for way in range(6):
        table.pass_by(95)
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
    table.pass_by(121)
    assert table.left() == 59
    table.attendance.leave("ben")
    assert table.left() is None
    table.come("ben")
    assert table.left() is None
    table.pass_by(180)
    assert table.left() == 0


def test_nobody_is_hurried_in_a_pause_alone_or_with_a_clock(monkeypatch: pytest.MonkeyPatch, table: Hours) -> None:
    table.come("ada", "ben")
    table.add(log.Pause(on=True))
    table.pass_by(10_000)
    assert table.left() is None
    assert table.attendance.due(table.state) is None
    table.add(log.Pause(on=False))
    table.pass_by(180)
    assert table.left() == 0
    alone = running(monkeypatch, Hours(people=("ada",)))
    alone.come("ada")
    alone.pass_by(10_000)
    assert alone.attendance.due(alone.state) is None
    slow = running(monkeypatch, Hours(Clock("slow", 86_400)))
    slow.come("ada", "ben")
    slow.pass_by(10_000)
    assert slow.left() is None
    assert slow.attendance.due(slow.state) == slow.now - 10_000 + 86_400


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
