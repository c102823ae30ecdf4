"""People at tables of a running server, from the lobby to the rematch."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from saboteur import GAMES, Match, game
from servers import Guest, Server, Table, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("play") / "data", grace=0.4, between=60) as running:
        yield running
        assert running.stop() == 0


def play_on(tables: list[Table], rng: random.Random, claims: bool = True) -> None:
    """Play until the match is over, for whichever seat is asked."""
    number = 0
    while not all(table.over for table in tables):
        table = next((one for one in tables if one.match["moves"]), None)
        if tables[0].table["phase"] == "between":
            for one in tables:
                one.do("next")
            sync(*tables)
            assert tables[0].table["phase"] == "playing"
        elif table is None:
            tables[0].wait("update", "state")
        else:
            number += 1
            if claims and number % 7 == 0:
                rng.choice(tables).do("claim", claim=rng.choice(["trust p2", "no-path", "gold 8,2"]))
            table.send("ping")
            table.wait("pong")
            if table.match["moves"] and table.table["phase"] == "playing":
                move = rng.choice(table.match["moves"])
                table.do("move", seq=table.match["seq"], move=move["text"])
        sync(*tables)


def test_two_people_and_a_spectator_play_a_whole_match(server: Server) -> None:
    ada, ben, eve = Guest(server, "Ada"), Guest(server, "Ben", "de"), Guest(server)
    table = open_table(ada, {"me": True}, {}, {"bot": "greedy"}, public=True, options={"rounds": 2})
    assert table in [one["id"] for one in eve.get("/api/tables")]
    a = ada.join(table)
    assert ben.post("/api/join", code=a.table["code"].lower())["id"] == table
    b, c = ben.join(table), eve.join(table)
    assert b.refused("start") == "not-host"
    assert a.refused("start") == "seats-free"
    assert c.refused("sit", seat=1) == "no-name"
    assert b.refused("sit", seat=0) == b.refused("sit", seat=2) == "seat-taken"
    assert b.refused("sit", seat=3) == "no-such-seat"
    b.do("sit", seat=1)
    assert a.refused("start") == "not-ready"
    b.do("ready")
    assert b.refused("move", seq=0, move="EW 1,0") == "not-playing"
    a.do("start")
    sync(a, b, c)
    assert [one["name"] for one in c.table["seats"]] == ["Ada", "Ben", "greedy"]
    assert [one["you"] for one in b.table["seats"]] == [False, True, False]
    assert 1 == c.table["watching"]
    assert c.refused("move", seq=0, move="EW 1,0") == "no-name"
    assert a.refused("sit", seat=1) == "not-in-lobby"
    masked = ben.http.get(f"/api/tables/{table}/record").text
    assert 'masked = "p2"' in masked
    assert ben.http.get(f"/api/tables/{table}/replay").json()["reason"] == "not-over"
    play_on([a, b], random.Random(3))
    c.drain()
    for one in (a, b, c):
        assert one.table["phase"] == "over"
        assert one.match["outcome"] == a.match["outcome"]
        assert len(one.match["results"]) == 2
        assert "?" not in [event.get("card") for event in one.match["events"]], "all is open after the end"
    record = eve.http.get(f"/api/tables/{table}/record").text
    match = Match.replay(record)
    assert match.outcome is not None
    assert list(match.outcome.gold) == a.match["outcome"]["gold"]
    first = eve.get(f"/api/tables/{table}/replay?count=3")
    assert first["total"] > 20
    assert 3 == len(first["steps"])
    last = eve.get(f"/api/tables/{table}/replay?seat=1&first={first['total'] - 1}")
    assert last["steps"][-1]["view"]["seat"] == 1
    assert rematch_of(ben, a, b)["names"] == ["Ada", "Ben", "greedy"]
    for one in (a, b, c):
        one.close()


def rematch_of(guest: Guest, a: Table, b: Table) -> dict[str, Any]:
    """The rematch table; it waits in its lobby because the other person must be there."""
    a.do("rematch")
    b.do("rematch")
    sync(a, b)
    assert a.table["rematch"] == b.table["rematch"]
    again: dict[str, Any] = guest.get(f"/api/tables/{a.table['rematch']}")
    assert again["phase"] == "lobby"
    return again


def test_a_rematch_against_bots_alone_begins_at_once(server: Server) -> None:
    ada = Guest(server, "Ada")
    a = ada.join(ada.post("/api/play", game="duel", bots=["random"], options={"rounds": 1})["id"])
    a.turn()
    play_on([a], random.Random(5), claims=False)
    a.do("rematch")
    sync(a)
    assert ada.get(f"/api/tables/{a.table['rematch']}")["phase"] == "playing"
    a.close()


def test_a_finished_match_is_listed_with_its_winners_and_replayed_with_its_goals(server: Server) -> None:
    ada = Guest(server, "Ada")
    a = ada.join(ada.post("/api/play", game="saboteur", bots=["random"], players=3, options={"rounds": 1})["id"])
    a.turn()
    play_on([a], random.Random(6), claims=False)
    listed = next(one for one in ada.get("/api/tables/mine") if one["id"] == a.table["id"])
    assert listed["winners"] == a.match["outcome"]["winners"]
    first = ada.get(f"/api/tables/{a.table['id']}/replay?count=1")["steps"][0]
    assert ["?"] * 3 == [goal["card"] for goal in first["view"]["goals"]]
    assert ["gold", "stone", "stone"] == sorted(goal["card"].split()[0] for goal in first["goals"])
    a.close()


def test_a_finished_match_can_be_shown_to_others_by_its_link(server: Server) -> None:
    """Even one without spectators; but its chat stays at the table."""
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    table = ada.post("/api/play", game="duel", bots=["random"], options={"rounds": 1})["id"]
    a = ada.join(table)
    for what in ("record", "replay"):
        assert eve.http.get(f"/api/tables/{table}/{what}").json()["reason"] == "no-spectators"
    a.do("resign")
    while not a.over:
        a.receive()
    assert Match.replay(eve.http.get(f"/api/tables/{table}/record").text).outcome is not None
    assert eve.get(f"/api/tables/{table}/replay?seat=0")["total"] > 5
    for wrong in ("first=-1", "first=x", "count=0", "count=101", "seat=-1", "seat=2"):
        assert eve.http.get(f"/api/tables/{table}/replay?{wrong}").status_code == 400, wrong
    assert eve.join(table, hello=False).receive()["reason"] == "no-spectators"
    a.close()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_against_bots_at_once(server: Server, name: str) -> None:
    ada = Guest(server, "Ada")
    a = ada.join(ada.post("/api/play", game=name)["id"])
    sync(a)
    play_on([a], random.Random(1), claims=False)
    assert a.table["game"] == name
    a.close()


def test_a_refused_move_names_its_reason(server: Server) -> None:
    """In the person's language; and nothing happens."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben", "de")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"}, options={"first": "p1"})
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    a.do("start")
    sync(a, b)
    hand = a.match["view"]["hand"]
    card = next(one for one in hand if set(one) <= set("NESW|"))
    other = next(one for one in ("NS", "EW", "NESW", "NES", "NEW") if one not in hand)
    for move, reason in (
        (f"{other} 1,0", "not-in-hand"), (f"{card} 50,50", "not-adjacent"), (f"{card} 0,0", "occupied"),
        ("take 3", "wrong-prompt"), ("dig!", "unreadable-move"), ("", "unreadable-move"),
    ):  # fmt: skip
        assert a.refused("move", seq=a.match["seq"], move=move) == reason
    assert b.refused("move", seq=b.match["seq"], move=f"{card} 0,0") == "not-your-turn"
    assert "bist" in b.ask("move", seq=b.match["seq"], move="dig!")["sentence"]
    moved = a.match["moved"]
    sync(a)
    assert a.match["moved"] == moved
    a.play()
    a.close()
    b.close()


@pytest.mark.parametrize("claim", ["gold 1,0", "stone 99999999999999999999,1", "trust p9", "I am good", "gold", ""])
def test_claims_are_about_what_there_is(server: Server, claim: str) -> None:
    ada = Guest(server, "Ada")
    a = ada.join(ada.post("/api/play", game="saboteur", players=3)["id"])
    assert a.refused("claim", claim=claim) == "unreadable-claim"
    a.do("claim", claim="gold 8,-2")
    a.close()


def test_games_tell_their_options(server: Server) -> None:
    found = Guest(server).get("/api/games")
    assert [one["name"] for one in found] == list(GAMES)
    for one in found:
        assert (one["least"], one["most"]) == game(one["name"]).players
        assert one["editions"]


def test_people_talk_and_can_be_muted(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "<b>Ben</b>")
    table = open_table(ada, {"me": True}, {}, {})
    a, b = ada.join(table), ben.join(table)
    b.do("chat", text="<script>alert(1)</script>\u202e \x00 hi")
    a.wait("chat")
    assert a.chats[-1]["text"] == "<script>alert(1)</script> hi", "kept as it is, for it is never markup"
    assert a.chats[-1]["name"] == "<b>Ben</b>"
    a.do("mute", person=ben.me["id"])
    b.do("chat", text="again")
    a.do("chat", text="mine")
    sync(a)
    assert [chat["text"] for chat in a.chats[1:]] == ["mine"]
    assert b.refused("chat", text="  ") == "empty-text"
    assert b.refused("chat", text="x" * 301) == "too-long"
    late = ada.join(table)
    sync(late)
    assert [chat["text"] for chat in late.chats] == ["mine"], "muted for good"
    for one in (a, b, late):
        one.close()


def test_a_muted_person_is_silent_on_every_device_until_heard_again(server: Server) -> None:
    """Claims remain events for everyone; the muting person learns whose they are, to hide them."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"}, options={"first": "p1"})
    a, phone, b = ada.join(table), ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    a.do("start")
    assert a.refused("mute", person="nobody") == "no-such-person"
    a.do("mute", person=ben.me["id"])
    sync(a, phone)
    assert a.table["muted"] == phone.table["muted"] == [ben.me["id"]]
    b.do("chat", text="psst")
    b.do("claim", claim="no-path")
    sync(a, phone, b)
    for one in (a, phone):
        assert one.chats == []
        assert [(event["seat"], event["claim"]) for event in one.events if event["kind"] == "claim"] == [(1, "no-path")]
    assert b.table["muted"] == [], "nobody is told by whom they are muted"
    late = ada.join(table)
    assert late.table["muted"] == [ben.me["id"]]
    late.do("mute", person=ben.me["id"], on=False)
    sync(a, phone, late)
    assert a.table["muted"] == phone.table["muted"] == late.table["muted"] == []
    b.do("chat", text="again")
    for one in (a, phone):
        one.wait("chat", until=lambda m: m["text"] == "again")
    for one in (a, b, phone, late):
        one.close()


def test_the_host_rules_the_lobby(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {}, spectators=False)
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("sit", seat=2)
    assert b.refused("kick", seat=0) == b.refused("bot", seat=1, bot="greedy") == "not-host"
    assert a.refused("bot", seat=2, bot="greedy") == "seat-taken"
    assert a.refused("bot", seat=1, bot="/etc/passwd.py:X") == "no-such-bot"
    assert a.refused("kick", seat=1) == "no-guest"
    a.do("kick", seat=2)
    assert (b.wait("error")["reason"], b.closed()) == ("removed", 4403)
    assert ben.join(table, hello=False).receive()["reason"] == "removed"
    ben = Guest(server, "Cleo")
    b = ben.join(table)
    a.do("kick", seat=0)
    a.do("sit", seat=0)
    a.do("bot", seat=1, bot="random")
    a.do("bot", seat=2, bot="random")
    sync(b)
    assert [one["bot"] for one in b.table["seats"]] == [None, "random", "random"]
    a.do("start")
    assert b.closed() == 4403, "no spectators here"
    assert ben.http.get(f"/api/tables/{table}/record").json()["reason"] == "no-spectators"
    again = ben.join(table, hello=False)
    assert again.receive()["reason"] == "no-spectators"
    a.close()


def test_spectators_are_seen_to_come_and_go(server: Server) -> None:
    """In the lobby and in the match, without any other change."""
    ada, eve = Guest(server, "Ada"), Guest(server)
    table = open_table(ada, {"me": True}, {"bot": "random"}, {"bot": "random"}, options={"first": "p1"})
    a = ada.join(table)
    for start in (True, False):
        assert a.table["watching"] == 0
        e = eve.join(table)
        a.until(lambda m: m["watching"] == 1)
        e.send("hello")
        sync(e)
        sync(a)
        e.close()
        a.until(lambda m: m["watching"] == 0)
        if start:
            a.do("start")
            sync(a)
    a.close()


def test_resign_and_pause(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"}, options={"first": "p1", "rounds": 1})
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    a.do("start")
    a.do("pause")
    sync(a, b)
    assert b.table["phase"] == "playing"
    assert b.table["pausing"] == [0]
    b.do("pause")
    sync(a, b)
    assert a.table["phase"] == "paused"
    assert a.refused("move", seq=a.match["seq"], move=a.match["moves"][0]["text"]) == "paused"
    b.do("pause", on=False)
    a.do("resign")
    assert a.refused("resign") == "resigned"
    b.do("resign")
    a.until(lambda m: m["phase"] == "over")
    a.close()
    b.close()


def test_whoever_resigned_is_sent_no_more_moves(server: Server) -> None:
    """Neither those on offer when they gave up, nor at a later turn, nor when they come back."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    options = {"first": "p1", "rounds": 1}
    table = open_table(ada, {"me": True}, {}, {"bot": "random"}, options=options, hints=True)
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    a.do("start")
    sync(a, b)
    a.do("pause", everyone=True)
    sync(a)
    assert a.match["view"]["actor"] == 0
    assert a.match["moves"]
    a.do("resign")
    sync(a)
    assert a.match["moves"] == []
    assert a.match["view"]["actor"] == 0
    assert a.refused("hint") == "resigned"
    again = ada.join(table)
    sync(again)
    assert again.match["moves"] == []
    b.do("pause", on=False)
    a.raw.clear()
    for _ in range(3):
        b.turn()
        b.play()
    b.turn()
    sync(a)
    told = [message for message in map(json.loads, a.raw) if message["type"] in {"state", "update"}]
    assert any(message["view"]["actor"] == 0 for message in told)
    assert all(message["moves"] == [] for message in told)
    a.do("chat", text="Glück auf!")
    for one in (a, b, again):
        one.close()


def test_a_personal_link_brings_one_back_from_any_device(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = open_table(ada, {"me": True}, {"bot": "random"}, {"bot": "random"})
    old = ada.post("/api/me/link")["path"]
    link = ada.post("/api/me/link")["path"]
    phone = Guest(server)
    assert phone.http.get(old).json()["reason"] == "bad-link"
    assert phone.http.get(link).status_code == 303
    assert phone.get("/api/me")["name"] == "Ada"
    assert [(one["id"], one["yours"]) for one in phone.get("/api/tables/mine")] == [(table, 0)]
    p = phone.join(table)
    assert p.table["seats"][0]["you"]
    p.do("start")
    p.close()
    assert link.rpartition("/")[2] not in server.log()


def test_nobody_becomes_somebody_else_unasked(server: Server) -> None:
    """A personal link passed around takes nobody's seat away: they are asked first."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    link = ada.post("/api/me/link")["path"]
    assert "<html" in ben.http.get(link).text
    assert ben.get("/api/me")["name"] == "Ben"
    assert ada.http.get(link).status_code == 303
    token = link.rpartition("/")[2]
    refused = ben.http.post("/api/me/follow", json={"token": "spent"})
    assert (404, "bad-link") == (refused.status_code, refused.json()["reason"])
    assert ben.post("/api/me/follow", token=token)["name"] == "Ada"
    assert ben.get("/api/me") == ada.get("/api/me")
    assert token not in server.log()
