"""How fast bots move, and steps: nobody else is ever kept waiting, and no delay tells a role."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saboteur.pace import FACTORS, PACES
from saboteur.server.bots.pool import WorkerPool
from saboteur.server.settings import Settings
from servers import Guest, Server, Table, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("pace") / "data", between=600) as running:
        yield running
        assert running.stop() == 0


def alone(server: Server, **more: object) -> tuple[Guest, Table]:
    """A match against two bots that begins with a question to the only person."""
    ada = Guest(server, "Ada")
    bots = [{"bot": "random"}, {"bot": "random"}]
    table = ada.join(open_table(ada, {"me": True}, *bots, options={"first": "p1"}, **more))
    table.do("start")
    sync(table)
    return ada, table


def test_the_pace_is_chosen_at_the_opening_and_changed_in_the_match(server: Server) -> None:
    ada, table = alone(server, pace="beginner")
    assert table.table["pace"] == "beginner"
    for pace in PACES:
        table.do("pace", pace=pace)
        while table.table["pace"] != pace:
            table.receive()
    assert ada.http.post("/api/tables", json={"game": "solo", "players": 1, "pace": "hasty"}).status_code == 400
    assert table.refused("pace", pace="hasty") == "malformed"
    table.close()


def test_only_the_host_sets_the_pace(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"})
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    assert a.table["pace"] == "normal"
    assert b.refused("pace", pace="fast") == "not-host"
    a.do("pace", pace="fast")
    b.until(lambda m: m["pace"] == "fast")
    a.close()
    b.close()


def test_at_the_pace_step_every_bot_waits_for_a_touch(server: Server) -> None:
    """Also after the touch of another move: one step is one move."""
    _, table = alone(server, pace="step")
    assert not table.table["awaits_step"]
    table.play()
    for _ in range(2):
        table.until(lambda m: m["awaits_step"])
        sync(table)
        moved = table.match["moved"]
        table.drain(0.6)
        assert table.match["moved"] == moved
        table.do("step")
        while table.match["moved"] == moved:
            table.receive()
        table.drain(0.6)
        assert table.match["moved"] == moved + 1
        if table.match["moves"]:
            break
    assert table.match["moves"]
    assert not table.table["awaits_step"]
    table.play()
    table.until(lambda m: m["awaits_step"])
    # Another pace lets them go on by themselves.
    table.do("pace", pace="fast")
    table.turn()
    table.close()


def test_a_match_that_waits_for_a_step_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "data", between=600) as server:
        ada, table = alone(server, pace="step")
        table.play()
        table.until(lambda m: m["awaits_step"])
        server.kill()
        server.start()
        table = ada.join(table.table["id"])
        sync(table)
        assert table.table["awaits_step"]
        table.do("step")
        table.until(lambda m: not m["awaits_step"])


def test_steps_never_hold_up_other_people(server: Server) -> None:
    """A table with two people cannot be set to them, and one that was before they came goes on by itself."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    bots = [{"bot": "random"}] * 2
    table = open_table(ada, {"me": True}, {}, *bots, pace="step", options={"first": "p1"})
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    assert a.refused("pace", pace="step") == "step-alone"
    b.do("ready")
    a.do("start")
    sync(a, b)
    a.play()
    b.turn()
    b.play()
    a.turn()
    assert a.match["moves"]
    assert not a.table["awaits_step"]


def test_a_step_that_nobody_waits_for_changes_nothing(server: Server) -> None:
    _, table = alone(server, pace="step")
    table.do("step")
    table.play()
    table.until(lambda m: m["awaits_step"])
    stranger = Guest(server, "Eve").join(table.table["id"])
    assert stranger.refused("step") == "no-seat"
    table.close()


def test_a_rematch_keeps_the_pace(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = ada.join(open_table(ada, {"me": True}, game="solo", options={"rounds": 1}))
    table.do("pace", pace="beginner")
    table.do("start")
    sync(table)
    while not table.over:
        table.play(table.match["moves"][-1]["text"])
    table.do("rematch")
    table.until(lambda m: m["rematch"] is not None)
    again = ada.join(table.table["rematch"])
    assert again.table["pace"] == "beginner"
    again.close()


def test_the_delay_depends_on_bot_and_pace_alone() -> None:
    """No seat, card or role is asked for it; a beginner's bots take longer, fast ones less."""
    pool = WorkerPool(Settings(bot_delay=(1.0, 2.0)))
    for pace in PACES:
        drawn = [pool.delay("greedy", pace) for _ in range(300)]
        assert min(drawn) >= FACTORS[pace]
        assert max(drawn) <= 2 * FACTORS[pace]
    assert FACTORS["fast"] < FACTORS["normal"] < FACTORS["beginner"]
