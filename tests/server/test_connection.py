"""Broken connections and duplicate, late or reordered messages: nothing is lost or done twice."""

import random
from collections.abc import Iterator

import pytest

from saboteur import GAMES, Match
from servers import Guest, Message, Server, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("connection") / "data", grace=60) as running:
        yield running


def against_bots(server: Server, **options: object) -> tuple[Guest, str]:
    ada = Guest(server, "Ada")
    chosen = {"rounds": 1, "first": "p1", **options}
    return ada, ada.post("/api/play", game="saboteur", players=3, bots=["random"], options=chosen)["id"]


@pytest.mark.parametrize("name", GAMES)
def test_a_client_cut_off_at_every_step_plays_the_match_to_its_end(server: Server, name: str) -> None:
    """Before or after the answer, alternating: unacknowledged messages are resent with the same id."""
    ada = Guest(server, "Ada")
    table = ada.post("/api/play", game=name, bots=["random"], options={} if name == "dark-cave" else {"rounds": 1})[
        "id"
    ]
    rng = random.Random(5)
    known: list[Message] = []
    moves: list[str] = []
    while True:
        a = ada.join(table, known=known)
        a.turn()
        if a.over:
            break
        known = a.events
        wish = {"id": f"m{len(moves)}", "seq": a.match["seq"], "moved": a.match["moved"]}
        wish["move"] = rng.choice(a.match["moves"])["text"]
        a.send("move", **wish)
        if len(moves) % 2:
            a.wait("ack")
        a.cut()
        a = ada.join(table, known=known)
        a.send("move", **wish)
        assert a.wait("ack", "refused")["type"] == "ack"
        a.cut()
        moves.append(wish["move"])
    record = ada.http.get(f"/api/tables/{table}/record").text
    kept = [line.strip(' ",') for line in record.splitlines()]
    assert [f"p1: {move}" for move in moves] == [line for line in kept if line.startswith("p1: ")], (
        "none lost, none twice"
    )
    match = Match.replay(record)
    assert [event["kind"] for event in a.match["events"]] == [event.kind for event in match.events]


def test_messages_twice_stale_and_out_of_order(server: Server) -> None:
    ada, table = against_bots(server)
    a = ada.join(table)
    sync(a)
    seq, move = a.match["seq"], a.match["moves"][0]["text"]
    a.send("move", id="later", seq=seq + 5, move=move)
    assert a.wait("refused")["reason"] == "stale"
    assert a.wait("state")["seq"] == seq, "a stale move is answered with the whole state"
    for _ in range(3):
        a.send("move", id="once", seq=seq, move=move)
    acks = [a.wait("ack", "refused") for _ in range(3)]
    assert [("ack", "once")] * 3 == [(ack["type"], ack["id"]) for ack in acks]
    assert 1 == len({ack["seq"] for ack in acks})
    # The next prompt may have arrived with the answers.
    while a.match["seq"] == seq or not a.match["moves"]:
        a.receive()
    now = a.match["seq"]
    a.send("move", id="old", seq=seq, move=a.match["moves"][0]["text"])
    assert a.wait("refused")["reason"] == "stale"
    # A claim in between does not change the legal moves.
    a.do("claim", claim="no-path")
    a.do("move", seq=now, move=a.match["moves"][0]["text"])
    a.send("claim", id="c", claim="trust p2")
    a.send("claim", id="c", claim="trust p2")
    a.wait("ack")
    a.wait("ack")
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert record.count("says: trust p2") == 1
    a.close()


def test_two_devices_of_one_person_see_the_same(server: Server) -> None:
    ada, table = against_bots(server)
    a, b = ada.join(table), ada.join(table)
    sync(a, b)
    a.do("move", seq=a.match["seq"], move=a.match["moves"][0]["text"])
    assert b.refused("move", seq=0, move="EW 1,0") in {"stale", "not-your-turn"}
    a.wait("update", until=lambda m: bool(m["moves"]))
    while b.match["seq"] < a.match["seq"]:
        b.receive()
    assert a.match["view"] == b.match["view"]
    a.close()
    b.close()


def test_another_message_with_a_used_id_is_refused(server: Server) -> None:
    """It used to be acknowledged like a resend without being carried out. A restart makes no difference."""
    ada = Guest(server, "Ada")
    a = ada.join(ada.post("/api/play", game="duel", bots=["random"])["id"])
    a.turn()
    a.send("chat", id="1", text="Hello!")
    assert "ack" == a.wait("ack", "refused")["type"]
    move = {"seq": a.match["seq"], "moved": a.match["moved"], "move": a.match["moves"][0]["text"]}
    for _ in range(2):
        a.send("move", id="1", **move)
        assert "id-reused" == a.wait("ack", "refused").get("reason")
        a.send("chat", id="1", text="Hello again!")
        assert "id-reused" == a.wait("ack", "refused").get("reason")
        a.send("chat", id="1", text="Hello!")
        assert "ack" == a.wait("ack", "refused")["type"]
        a.send("claim", id="2", claim="no-path")
        assert "ack" == a.wait("ack", "refused")["type"]
        a.send("claim", id="2", claim="trust p2")
        assert "id-reused" == a.wait("ack", "refused").get("reason")
        a.close()
        server.kill()
        server.start()
        a = ada.join(a.table["id"])
        a.turn()
    a.do("move", **move)
    assert ["Hello!"] == [chat["text"] for chat in a.chats]


def test_sitting_down_twice_is_sitting(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    b = ben.join(open_table(ada, {"me": True}, {}, {}))
    b.do("sit", seat=1)
    sync(b)
    entries = b.table["seq"]
    b.do("sit", seat=1)
    sync(b)
    assert entries == b.table["seq"]
