"""The checker of recorded histories finds every kind of broken one."""

from collections.abc import Callable

import msgspec
import pytest

from histories import History, Line, Logs, Played, Seen, check
from saboteur import Match
from saboteur.server.table import action, request
from saboteur.server.table import entry as log
from saboteur.server.table.state import State

pytestmark = pytest.mark.once

TABLE = "t"


def whole() -> tuple[History, Logs]:
    """A match of the solo game as it should be: four moves sent, acknowledged and seen."""
    state = State(TABLE)
    lines: list[Line] = []

    def add(*entries: log.AnyEntry) -> None:
        for entry in entries:
            lines.append(Line(state.seq, entry, 1.0))
            state.add(entry, 1.0)

    add(log.Created(code="ABCDEF", game="solo", players=1, options={}, host="h"), log.Sat(person="h", name="H", seat=0))
    match = Match.new("solo", 1, 7)
    add(log.Start(record=match.record(), seq=match.seq))
    state.match = match
    played = []
    for number in range(4):
        move = str(state.running.moves()[0])
        wish = request.Move(id=f"{number}", seq=state.running.seq, move=move)
        change = action.play(state, 0, move, "h", wish)
        add(*change.entries)
        assert change.match is not None
        state.match = change.match
        played.append(Played(TABLE, "h", wish.id, move, acknowledged=True))
    events = msgspec.json.decode(msgspec.json.encode(state.running.seen(0)))
    return History(tuple(played), (Seen(TABLE, 0, tuple(events), over=False),)), {TABLE: lines}


def test_a_true_history_is_accepted() -> None:
    history, logs = whole()
    assert check(history, logs) == []
    # A client may know less than the log, and a move may be in the log whose acknowledgement got lost.
    seen = history.seen[0]._replace(events=history.seen[0].events[:-3])
    played = (*history.played[:-1], history.played[-1]._replace(acknowledged=False))
    assert check(History(played, (seen,)), logs) == []


def lose_the_last(history: History, logs: Logs) -> History:
    logs[TABLE].pop()
    return history._replace(seen=())


def lose_one_between(history: History, logs: Logs) -> History:
    del logs[TABLE][4]
    return history._replace(seen=())


def double(history: History, logs: Logs) -> History:
    logs[TABLE].append(logs[TABLE][-1]._replace(seq=len(logs[TABLE])))
    return history._replace(seen=())


def reorder(history: History, logs: Logs) -> History:
    one, other = logs[TABLE][3], logs[TABLE][4]
    logs[TABLE][3:5] = [other._replace(seq=3), one._replace(seq=4)]
    return history._replace(seen=())


def invent(history: History, _logs: Logs) -> History:
    return history._replace(played=history.played[1:], seen=())


def change(history: History, _logs: Logs) -> History:
    return history._replace(played=(history.played[0]._replace(move="pass"), *history.played[1:]), seen=())


def skip(history: History, _logs: Logs) -> History:
    events = history.seen[0].events
    return history._replace(seen=(history.seen[0]._replace(events=(*events[:2], *events[3:])),))


def dream(history: History, _logs: Logs) -> History:
    events = history.seen[0].events
    return history._replace(seen=(history.seen[0]._replace(events=(*events[:-1], {**events[-1], "kind": "x"})),))


def foresee(history: History, logs: Logs) -> History:
    logs[TABLE].pop()
    return history._replace(played=history.played[:-1])


def end_early(history: History, _logs: Logs) -> History:
    return history._replace(seen=(history.seen[0]._replace(over=True),))


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (lose_the_last, "lost"),
        (lose_one_between, "gaps"),
        (double, "twice"),
        (reorder, "another order"),
        (invent, "nobody has sent"),
        (change, "another move"),
        (skip, "a client has a gap"),
        (dream, "something else"),
        (foresee, "something else"),
        (end_early, "an end that the log does not have"),
    ],
)
def test_a_broken_history_is_found_out(damage: Callable[[History, Logs], History], found: str) -> None:
    history, logs = whole()
    broken = damage(history, logs)
    assert any(found in trouble for trouble in check(broken, logs)), check(broken, logs)
