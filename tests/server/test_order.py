"""The host keeps order: closes the chat to spectators, silences people, removes them for good."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import Guest, Server, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("order") / "data", spectator_talk=[1e6, 1e6]) as running:
        yield running
        assert "failed" not in running.log()


def test_the_chat_can_be_closed_to_spectators(server: Server) -> None:
    """From the start or later, and opened again; people with a seat and the host always may chat."""
    ada, ben, eve = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server, "Eve", "de")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"}, spectator_chat=False)
    a, b, e = ada.join(table), ben.join(table), eve.join(table)
    assert e.table["spectator_chat"] is False
    answer = e.ask("chat", text="Hallo")
    assert (answer["reason"], answer["sentence"]) == (
        "chat-closed",
        "An diesem Tisch darf nur chatten, wer mitspielt.",
    )
    assert b.refused("chat", text="no seat yet") == "chat-closed"
    b.do("sit", seat=1)
    b.do("chat", text="hello")
    assert b.refused("spectators", chat=True) == e.refused("spectators", chat=True) == "not-host"
    b.do("ready")
    a.do("start")
    a.do("spectators", chat=True)
    e.until(lambda table: bool(table["spectator_chat"]))
    e.do("chat", text="Hallo")
    a.do("spectators", chat=False)
    a.do("spectators", chat=False)
    assert e.refused("chat", text="again") == "chat-closed"
    a.do("chat", text="the host")
    sync(a)
    assert [chat["text"] for chat in a.chats] == ["hello", "Hallo", "the host"]


def test_the_host_closes_all_talk(server: Server) -> None:
    """Chat, phrases and reactions of everybody, until it is opened again; claims belong to the game."""
    ada, ben, eve = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server, "Eve", "de")
    table = open_table(ada, {"me": True}, {}, game="duel", options={"rounds": 1})
    a, b, e = ada.join(table), ben.join(table), eve.join(table)
    b.do("sit", seat=1)
    assert b.refused("talk", on=False) == e.refused("talk", on=False) == "not-host"
    a.do("talk", on=False)
    b.until(lambda table: not table["talk"])
    answer = e.ask("chat", text="Hallo")
    assert (answer["reason"], answer["sentence"]) == (
        "talk-closed",
        "An diesem Tisch ist der Chat gerade für alle geschlossen.",
    )
    assert a.refused("chat", text="me, too") == b.refused("chat", phrase="hello") == "talk-closed"
    assert b.refused("react", reaction="mug") == "talk-closed"
    b.do("ready")
    a.do("start")
    b.do("claim", claim="no-path")
    a.do("talk", on=True)
    b.do("chat", text="Good evening")


def test_the_host_silences_one_person(server: Server) -> None:
    """They go on playing and may make claims, which belong to the game."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"})
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    assert b.refused("silence", person=ada.me["id"]) == "not-host"
    assert a.refused("silence", person=ada.me["id"]) == "yourself"
    assert a.refused("silence", person="nobody") == "no-such-person"
    a.do("silence", person=ben.me["id"])
    b.until(lambda table: table["silenced"] == [ben.me["id"]])
    assert b.refused("chat", text="hello") == "silenced"
    a.do("start")
    b.do("claim", claim="no-path")
    assert b.refused("chat", text="hello") == "silenced"
    a.do("silence", person=ben.me["id"], on=False)
    b.do("chat", text="thanks")
    assert a.refused("remove", person=ben.me["id"]) == "has-seat"
    assert b.refused("remove", person=ada.me["id"]) == "not-host"


@pytest.mark.parametrize("started", [False, True])
def test_a_removed_guest_cannot_come_back(tmp_path: Path, started: bool) -> None:
    """Neither to watch nor to chat, nor after a restart; newcomers get none of their messages."""
    with Server(tmp_path / "data") as server:
        ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
        table = open_table(ada, {"me": True}, {"bot": "random"}, {"bot": "random"})
        a, e, again = ada.join(table), eve.join(table), eve.join(table)
        if started:
            a.do("start")
        assert a.refused("remove", person=eve.me["id"]) == "no-such-person", "she has said nothing yet"
        e.do("chat", text="spam")
        a.do("remove", person=eve.me["id"])
        assert (e.wait("error")["reason"], e.closed(), again.closed()) == ("removed", 4403, 4403)
        for _ in range(2):
            late = eve.join(table, hello=False)
            assert (late.receive()["reason"], late.closed()) == ("removed", 4403)
            if started:
                assert eve.http.get(f"/api/tables/{table}/record").json()["reason"] == "removed"
            server.stop()
            server.start()
        watcher = Guest(server, "Wim").join(table)
        sync(watcher)
        assert watcher.chats == []


def test_a_rematch_keeps_the_order(server: Server) -> None:
    ada, eve, tom = Guest(server, "Ada"), Guest(server, "Eve"), Guest(server, "Tom")
    table = open_table(ada, {"me": True}, game="solo", spectator_chat=True)
    a, e, t = ada.join(table), eve.join(table), tom.join(table)
    for one in (e, t):
        one.do("chat", text="spam")
    a.do("remove", person=eve.me["id"])
    a.do("silence", person=tom.me["id"])
    a.do("spectators", chat=False)
    a.do("talk", on=False)
    a.do("start")
    a.turn()
    while not a.over:
        a.go_on()
        a.turn()
        a.play()
        a.turn()
    a.do("rematch")
    a.until(lambda table: table["rematch"] is not None)
    new = a.table["rematch"]
    assert eve.join(new, hello=False).receive()["reason"] == "removed"
    after = tom.join(new).table
    assert (after["spectator_chat"], after["talk"], after["silenced"]) == (False, False, [tom.me["id"]])


def test_spectators_share_what_they_may_write(tmp_path: Path) -> None:
    """Many guests are made quickly: together they cannot drown the others or fill the log."""
    with Server(tmp_path / "data", spectator_talk=[5, 0.0001], entries_per_person=30) as server:
        ada = Guest(server, "Ada")
        a = ada.join(open_table(ada, {"me": True}, {}, {}))
        crowd = [Guest(server, f"Eve {number}").join(a.table["id"]) for number in range(4)]
        answers = [one.ask("chat", text="spam")["type"] for one in crowd for _ in range(2)]
        assert answers == ["ack"] * 5 + ["refused"] * 3
        a.do("chat", text="still heard")
    with Server(tmp_path / "more", talk=[1e6, 1e6], spectator_talk=[1e6, 1e6], entries_per_person=30) as server:
        ada = Guest(server, "Ada")
        a = ada.join(open_table(ada, {"me": True}, {}, {}))
        crowd = [Guest(server, f"Eve {number}").join(a.table["id"]) for number in range(2)]
        reasons = [one.ask("chat", text="spam").get("reason") for one in crowd for _ in range(20)]
        assert reasons == [None] * 30 + ["enough-said"] * 10
        a.do("chat", text="still heard")
