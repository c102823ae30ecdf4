"""Absent, late and idle players: nobody keeps a table waiting, and everyone can come back."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saboteur.match import Match
from servers import Guest, Message, Server, Table, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]

SETTINGS: Message = {"grace": 0.4, "between": 60}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("absence") / "data", **SETTINGS) as running:
        yield running
        assert running.stop() == 0


def test_a_host_who_stays_away_from_the_lobby_is_replaced(server: Server) -> None:
    """By the next connected person at the table; everyone sees it, and the old host keeps their seat."""
    ada, ben, cid, eve = (Guest(server, name) for name in ("Ada", "Ben", "Cid", "Eve"))
    table = open_table(ada, {"bot": "random"}, {"me": True}, {}, {}, {})
    a, b, c, e = (guest.join(table) for guest in (ada, ben, cid, eve))
    b.do("sit", seat=3)
    c.do("sit", seat=2)
    a.cut()
    b.until(lambda m: not m["seats"][1]["connected"])
    assert b.table["host"] == ada.me["id"], "not at once"
    for one in (b, c, e):
        one.until(lambda m: m["host"] == cid.me["id"])
        assert one.table["seats"][1]["name"] == "Ada"
    assert b.refused("bot", seat=4, bot="random") == "not-host"
    a = ada.join(table)
    assert a.table["host"] == cid.me["id"]
    assert a.refused("start") == "not-host"
    assert [one["id"] for one in ada.get("/api/tables/mine")] == [table]
    c.do("bot", seat=4, bot="random")
    a.do("ready")
    b.do("ready")
    c.do("start")
    for one in (a, b, c, e):
        one.close()


def test_nobody_takes_over_who_has_no_seat_or_is_not_there(server: Server) -> None:
    ada, ben, eve = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server, "Eve")
    table = open_table(ada, {"me": True}, {}, {})
    a, b, e = ada.join(table), ben.join(table), eve.join(table)
    b.do("sit", seat=1)
    # The host is there until the other one is seen to be gone: otherwise a busy machine might notice that too late.
    b.cut()
    e.until(lambda m: m["seats"][1]["name"] == "Ben" and not m["seats"][1]["connected"])
    a.cut()
    e.until(lambda m: not m["seats"][0]["connected"])
    e.drain(0.8)
    assert e.table["host"] == ada.me["id"], "who has no seat is no host"
    e.close()


def test_a_host_who_was_gone_for_a_moment_stays_the_host(tmp_path: Path) -> None:
    """Also when a host who left later, and did not come back, is replaced."""
    with Server(tmp_path / "data", grace=4) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        short, long = (open_table(ada, {"me": True}, {}, {}) for _ in range(2))
        hosts, guests = [ada.join(one) for one in (short, long)], [ben.join(one) for one in (short, long)]
        for one in guests:
            one.do("sit", seat=1)
        # On a very busy machine even a moment may take too long.
        while True:
            began = time.monotonic()
            hosts[0].cut()
            guests[0].until(lambda m: not m["seats"][0]["connected"])
            hosts[0] = ada.join(short)
            if time.monotonic() - began < 3:
                break
            short = open_table(ada, {"me": True}, {}, {})
            hosts[0], guests[0] = ada.join(short), ben.join(short)
            guests[0].do("sit", seat=1)
        hosts[1].cut()
        guests[1].until(lambda m: m["host"] == ben.me["id"])
        sync(guests[0])
        assert guests[0].table["host"] == ada.me["id"]


def test_a_host_who_never_came_or_stood_up_is_replaced_too(tmp_path: Path) -> None:
    """Also after a restart: the log says who is the host."""
    with Server(tmp_path / "data", grace=0.4) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        table = open_table(ada, {}, {"bot": "random"}, {"bot": "random"})
        b = ben.join(table)
        b.do("sit", seat=0)
        b.until(lambda m: m["host"] == ben.me["id"])
        assert ada.get("/api/tables/mine") == []
        server.kill()
        server.start()
        b = ben.join(table)
        assert b.table["host"] == ben.me["id"]
        b.do("start")
        b.close()


def test_whoever_is_gone_is_played_for_until_they_return(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"}, options={"first": "p2"})
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    a.do("start")
    sync(a, b)
    assert b.match["moves"]
    b.cut()
    a.until(lambda m: not m["seats"][1]["connected"])
    a.until(lambda m: bool(m["seats"][1]["absent"]))
    a.turn()
    b = ben.join(table)
    a.until(lambda m: not m["seats"][1]["absent"])
    # Once everyone is gone nothing happens, so that nobody misses the match.
    a.cut()
    b.cut()
    watcher = Guest(server).join(table)
    before = watcher.match.get("seq")
    watcher.drain(1.0)
    assert before in {None, watcher.match["seq"]}
    watcher.close()


def test_what_a_bot_did_for_somebody_is_marked_for_everybody(tmp_path: Path) -> None:
    """In what is sent, in the record and in its replay, also after a restart; all other moves are not."""
    with Server(tmp_path / "data", grace=0.4, between=60) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        table = open_table(ada, {"me": True}, {}, {"bot": "random"}, options={"first": "p1", "rounds": 1})
        a, b = ada.join(table), ben.join(table)
        b.do("sit", seat=1)
        b.do("ready")
        a.do("start")
        sync(a, b)
        a.play("discard " + a.match["view"]["hand"][0])
        b.cut()
        a.until(lambda m: bool(m["seats"][1]["absent"]))
        a.turn()

        def marked(events: list[dict[str, object]]) -> set[object]:
            return {event["seat"] for event in events if event.get("by_bot")}

        acts = [event for event in a.events if event.get("by_bot")]
        assert acts
        assert marked(a.events) == {1}
        assert not any(event["kind"] in {"draw", "round", "role"} for event in acts)
        server.kill()
        server.start()
        b = ben.join(table)
        sync(b)
        assert [event["seq"] for event in b.events if event.get("by_bot")] == [event["seq"] for event in acts]
        a = ada.join(table)
        sync(a, b)
        while not a.over:
            for one in (a, b):
                sync(one)
                if one.match["moves"] and one.table["phase"] == "playing":
                    one.play()
                    break
            else:
                a.drain(0.1)
        record = ada.http.get(f"/api/tables/{table}/record").text
        assert record.count("p2 (bot): ") >= 1
        assert "p1 (bot)" not in record
        assert "p3 (bot)" not in record
        assert Match.replay(record).record() == record
        steps = ada.get(f"/api/tables/{table}/replay?count=100")["steps"]
        assert {step["by"] for step in steps if any(event.get("by_bot") for event in step["events"])} == {1}


def against_the_clock(host: Guest) -> Table:
    """A running match that asks the host, with five seconds on the clock; bots wait for the answer."""
    bots = [{"bot": "random"}, {"bot": "random"}]
    clock = {"kind": "move", "seconds": 5}
    table = host.join(open_table(host, {"me": True}, *bots, options={"first": "p1"}, clock=clock))
    table.do("start")
    sync(table)
    return table


def test_the_clock_hands_over_to_a_bot(tmp_path: Path) -> None:
    """A question whose time has run out is answered by the bot; neither a word nor a sign of life resets the clock."""
    with Server(tmp_path / "data", grace=60, bot_delay=[1, 1]) as server:
        ada = Guest(server, "Ada")
        assert ada.http.post(
            "/api/tables", json={"game": "saboteur", "players": 3, "clock": {"kind": "move", "seconds": 1}}
        ).json() == {
            "reason": "bad-clock",
            "sentence": "A clock needs at least 5 seconds. Leave it out to play without one.",
        }
        waiting = {"chat": against_the_clock(ada), "here": against_the_clock(ada)}
        for a in waiting.values():
            assert 0 <= a.table["seats"][0]["clock"] <= 5
            assert a.match["moved"] == 0
        for way, a in waiting.items():
            a.until(lambda m: bool(m["seats"][0]["absent"]))
            a.do(way, **({"text": "here I am"} if way == "chat" else {}))
            sync(a)
            assert a.table["seats"][0]["absent"] or a.match["moved"] > 0
            while a.table["seats"][0]["absent"] or a.match["moved"] == 0:
                a.receive()
            a.turn()


def test_so_is_the_question_of_somebody_who_was_gone_for_long(tmp_path: Path) -> None:
    """Leaving and returning at the right moment gains no time."""
    with Server(tmp_path / "data", bot_delay=[1, 1], grace=0.5) as server:
        ada, _, a, b = two_at_a_table(server, clock={"kind": "move", "seconds": 600})
        a.cut()
        b.until(lambda m: bool(m["seats"][0]["absent"]))
        a = ada.join(b.table["id"])
        sync(a)
        assert a.table["seats"][0]["absent"] or a.match["moved"] > 0
        while a.table["seats"][0]["absent"] or a.match["moved"] == 0:
            a.receive()


def test_whoever_moves_just_after_their_time_has_moved(tmp_path: Path) -> None:
    """That keeps nobody waiting."""
    with Server(tmp_path / "data", bot_delay=[60, 60]) as server:
        a = against_the_clock(Guest(server, "Ada"))
        a.until(lambda m: bool(m["seats"][0]["absent"]))
        a.play()
        sync(a)
        assert not a.table["seats"][0]["absent"]
        a.close()


def two_at_a_table(server: Server, **more: object) -> tuple[Guest, Guest, Table, Table]:
    """Ada, who is asked first, and Ben."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"}, options={"first": "p1"}, **more)
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    a.do("start")
    sync(a, b)
    return ada, ben, a, b


def absent(table: Table) -> list[int]:
    """The seats a bot plays for."""
    return [seat["seat"] for seat in table.table["seats"] if seat["absent"]]


@pytest.mark.lengthy
def test_somebody_who_is_there_and_does_nothing_is_played_for(tmp_path: Path) -> None:
    """While others wait at a table without a clock. The last part of the time is shown; any action brings them back."""
    with Server(tmp_path / "data", idle=3, last_call=2, grace=60) as server:
        _, _, a, b = two_at_a_table(server)
        for one in (a, b):
            # On a busy machine everything may have happened already.
            while absent(one) != [0]:
                one.receive()
            told = [message for text in one.raw if (message := json.loads(text))["type"] == "table"]
            clocked = [message["seats"][0] for message in told if message["seats"][0]["clock"] is not None]
            assert clocked
            assert not any(seat["absent"] for seat in clocked)
            assert one.table["seats"][0]["connected"]
            assert one.table["seats"][0]["clock"] is None
        # Nobody waits for Ben now, so he has unlimited time.
        b.turn()
        b.drain(4)
        assert absent(b) == [0]
        b.play()
        b.turn()
        a.do("here")
        b.until(lambda m: not m["seats"][0]["absent"])
        # When one of them is idle again the match waits for the other, so that they do not miss it.
        b.until(lambda m: bool(m["seats"][1]["absent"]))
        b.drain(4)
        assert absent(b) == [1]
        assert b.refused("kick", seat=1) == "not-in-lobby"
        while absent(b):
            b.receive()


def test_nobody_is_played_for_unwarned(tmp_path: Path) -> None:
    """However late the server is."""
    with Server(tmp_path / "data", idle=2, last_call=1, grace=60) as server:
        _, _, _, b = two_at_a_table(server)
        os.kill(server.pid, signal.SIGSTOP)
        time.sleep(2.5)
        os.kill(server.pid, signal.SIGCONT)
        while absent(b) != [0]:
            b.receive()
        told = [message["seats"][0] for text in b.raw if (message := json.loads(text))["type"] == "table"]
        clocks = [seat["clock"] for seat in told if seat["clock"] is not None]
        assert clocks == [1]


@pytest.mark.parametrize("ahead", [7200, -7200])
def test_setting_the_wall_clock_neither_ends_nor_prolongs_a_turn(tmp_path: Path, ahead: float) -> None:
    """Not while the server runs, and not at its next start."""
    with Server(tmp_path / "data") as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        table = open_table(ada, {"me": True}, {}, game="duel", clock={"kind": "slow", "seconds": 3600})
        a, b = ada.join(table), ben.join(table)
        b.do("sit", seat=1)
        b.do("ready")
        began = time.monotonic()
        a.do("start")
        sync(a, b)

        def check() -> None:
            again = ada.join(table)
            clocks = [seat["clock"] for seat in again.table["seats"] if seat["clock"] is not None]
            assert len(clocks) == 1
            assert not absent(again)
            # A killed server counts up to a few seconds less than it ran.
            assert 3590 - (time.monotonic() - began) < clocks[0] <= 3610

        check()
        server.set_wall_clock(ahead)
        check()
        server.kill()
        server.start()
        check()
        server.set_wall_clock(0)
        server.kill()
        server.start()
        check()


def test_a_sign_of_life_gives_more_time(tmp_path: Path) -> None:
    """The displayed clock disappears, and comes again a second later: not when the first one would have run out."""
    with Server(tmp_path / "data", idle=301, last_call=300, grace=60) as server:
        _, _, a, b = two_at_a_table(server)
        # A move that is refused changes nothing but the time left.
        signs: tuple[Callable[[], object], ...] = (
            lambda: a.do("here"),
            lambda: a.do("pause", on=False),
            lambda: a.refused("move", seq=0, move="nonsense"),
        )
        for give_a_sign in (*signs, a.play):
            b.until(lambda m: m["seats"][0]["clock"] is not None)
            assert b.table["seats"][0]["clock"] > 240, "the whole last call, every time"
            give_a_sign()
            b.until(lambda m: m["seats"][0]["clock"] is None)
            assert not b.table["seats"][0]["absent"]


@pytest.mark.parametrize("way", ["chat", "claim", "here", "come"])
def test_nobody_holds_up_a_table_by_signs_of_life(tmp_path: Path, way: str) -> None:
    """Chat does not count, and everything else, including reconnecting, only up to a limit."""
    with Server(tmp_path / "data", idle=2 if way in {"chat", "claim"} else 600, idle_longest=3, grace=60) as server:
        ada, _, a, b = two_at_a_table(server)
        end = time.monotonic() + 60
        # Whoever comes back just then is absent for a moment only, but the bot still makes the move.
        while not b.match["moves"]:
            assert time.monotonic() < end
            if way == "come":
                a.cut()
                a = ada.join(b.table["id"])
            else:
                a.ask(way, **{"chat": {"text": "hm"}, "claim": {"claim": "no-path"}, "here": {}}[way])
            b.drain(0.2)


def test_the_next_round_begins_by_itself(tmp_path: Path) -> None:
    """Also for idle players; absent ones are not waited for."""
    with Server(tmp_path / "data", grace=0.3, between=5) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        table = open_table(ada, {"me": True}, {}, game="duel", options={"rounds": 3})
        a, b = ada.join(table), ben.join(table)
        b.do("sit", seat=1)
        b.do("ready")
        a.do("start")
        for rounds in (1, 2):
            while a.table["phase"] != "between":
                sync(a, b)
                for one in (a, b):
                    if one.match["moves"] and one.table["phase"] == "playing":
                        one.play(one.match["moves"][-1]["text"])
                        break
            assert a.table["waiting"] == [0, 1]
            assert 0 <= a.table["resumes"] <= 5
            a.do("next")
            if rounds == 1:
                a.until(lambda m: m["waiting"] == [1])
            else:
                b.cut()
            a.until(lambda m: m["phase"] == "playing")
            assert a.table["seats"][1]["absent"] == (rounds == 2)
