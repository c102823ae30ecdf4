"""Hints on request: from one's view alone, never delaying a move, and beside other people only in the open."""

import time
from collections.abc import Iterator

import pytest

from servers import Guest, Server, Table, open_table

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hints") / "data", grace=600) as running:
        yield running
        assert "Traceback" not in running.log()


def advised(table: Table, kind: str) -> dict[str, object]:
    """The answer to a request for advice, before its `ack`."""
    table.send(kind, id=f"please-{kind}")
    found = table.wait(kind, "refused")
    assert found["type"] == kind, found
    table.wait("ack", until=lambda message: message["id"] == f"please-{kind}")
    return found


def test_against_bots_a_hint_is_always_there(server: Server) -> None:
    """Two or three legal moves with reasons; and what one can know about every other player."""
    a = Guest(server, "Ada")
    table = a.join(str(a.post("/api/play", game="saboteur", players=4, options={"first": "p1"})["id"]))
    table.turn()
    assert table.table["hints"]
    ideas = advised(table, "hint")["ideas"]
    assert isinstance(ideas, list)
    assert 1 <= len(ideas) <= 3
    legal = {choice["text"] for choice in table.match["moves"]}
    assert {idea["move"] for idea in ideas} <= legal
    assert all(idea["reason"]["kind"] for idea in ideas)
    known = advised(table, "know")["knowledge"]
    assert isinstance(known, dict)
    assert [doubt["seat"] for doubt in known["doubts"]] == [1, 2, 3]
    assert len(known["hopes"]) == 3
    # Nobody else is there to be told.
    assert table.table["helped"] == [0, 0, 0, 0]
    assert not table.chats


def test_a_move_does_not_wait_for_a_hint(server: Server) -> None:
    """A move sent right after the request is carried out first if the hint takes longer."""
    a = Guest(server, "Ada")
    table = a.join(str(a.post("/api/play", game="saboteur2", players=6, options={"first": "p1"})["id"]))
    table.turn()
    began = time.monotonic()
    table.send("hint", id="slow")
    table.play()
    took = time.monotonic() - began
    kinds = [one for one in table.raw if '"type":"hint"' in one]
    # Either the hint was quicker, or it is still being reckoned.
    assert kinds or took < 30
    if not kinds:
        assert table.wait("hint", "refused")["id"] == "slow"


def test_beside_other_people_hints_are_off_unless_the_host_allows_them(server: Server) -> None:
    """Then everybody reads who asked, and the table counts it."""
    ada, bob = Guest(server, "Ada"), Guest(server, "Bob")
    for allowed in (False, True):
        wish = {"hints": allowed, "options": {"first": "p1"}}
        where = open_table(ada, {"me": True}, {}, {"bot": "greedy"}, **wish)
        a, b = ada.join(where), bob.join(where)
        # Whoever comes reads it before they sit down.
        assert b.table["hints"] is allowed
        b.do("sit", seat=1)
        b.do("ready")
        a.until(lambda table: table["seats"][1]["ready"])
        a.do("start")
        a.turn()
        assert a.table["hints"] is allowed
        if not allowed:
            assert a.refused("hint") == "no-hints"
            assert a.refused("know") == "no-hints"
            continue
        advised(a, "hint")
        told = b.wait("chat")
        assert (told["seat"], told["phrase"]) == (0, "hint-used")
        b.until(lambda table: table["helped"] == [1, 0, 0])
        # Nobody can pretend to have been helped, or that another was.
        assert b.refused("chat", phrase="hint-used") in {"malformed", "unreadable"}
        assert b.refused("hint") == "not-your-turn"


def test_people_without_a_seat_get_none(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    where = open_table(ada, {"me": True}, {"bot": "greedy"}, {"bot": "greedy"})
    a = ada.join(where)
    a.do("start")
    a.turn()
    e = eve.join(where)
    assert e.refused("hint") == "no-seat"
    assert e.refused("know") == "no-seat"
