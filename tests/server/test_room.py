"""The living room over real sockets: televisions, devices handed round, second devices, looks and reactions."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.table import entry as log
from saboteur.server.table.looks import USUAL, usual, worn
from saboteur.server.table.state import State
from servers import Guest, Server, Table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]

BOTS: list[dict[str, Any]] = [{"bot": "random"}, {"bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("room") / "data", between=600.0) as running:
        yield running


def opened(guest: Guest, *seats: dict[str, Any], **more: Any) -> str:
    """A table with these seats."""
    more = {"options": {"first": "p1"}, **more}
    table = guest.post("/api/tables", game="saboteur", players=len(seats), seats=seats, **more)
    return str(table["id"])


def television(guest: Guest, table: str) -> Table:
    """The table on a big screen, opened by somebody."""
    return guest.join(f"{table}?screen")


def test_a_television_gets_the_bytes_of_a_nameless_spectator(server: Server) -> None:
    """Whoever opens it: even the cookies of a seated person show nothing of their hand."""
    ada, nobody = Guest(server, "Ada"), Guest(server)
    table = opened(ada, {"me": True}, *BOTS)
    hand = ada.join(table)
    hand.do("start")
    hand.wait("state")
    big, watching = television(ada, table), nobody.join(table)
    for viewer in (big, watching):
        viewer.wait("state")
    assert hand.match["view"]["hand"]
    assert big.match["view"]["hand"] == []
    assert big.match["view"]["seat"] is None
    hand.play()
    hand.turn()
    hand.play()
    for viewer in (big, watching):
        while viewer.match["moved"] < 4:
            viewer.receive()
    states = [[text for text in viewer.raw if '"type":"table"' not in text] for viewer in (big, watching)]
    assert states[0] == states[1]
    tables = [dict(viewer.table) for viewer in (big, watching)]
    assert tables[0]["you"] is tables[1]["you"] is None
    assert tables[0]["screens"] == 1
    assert not any(seat["you"] for seat in tables[0]["seats"])
    assert "no-name" == big.refused("chat", text="I am Ada")


def test_a_device_handed_round_holds_no_hand_before_its_gate_opens(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = opened(ada, {"me": True}, {}, {})
    device = ada.join(table)
    device.do("share", seat=1, name="Ben")
    device.do("share", seat=2, name="Cleo")
    assert "seat-taken" == device.refused("share", seat=2, name="Dan")
    device.do("start")
    device.wait("state")
    closed = len(device.raw)
    assert device.match["view"]["seat"] is None
    assert not device.match["moves"]

    device.do("open", seat=0)
    assert 0 == device.match["view"]["seat"]
    hand = device.match["view"]["hand"]
    move = next(one["text"] for one in device.match["moves"] if one["text"].startswith("discard"))
    device.play(move)
    device.do("open", seat=None)
    assert device.match["view"]["hand"] == []
    since = len(device.raw)
    # Ben's hand must not come before he opens it, whatever happens meanwhile.
    device.do("chat", text="Whose turn is it?")
    assert not any('"hand":["' in text for text in device.raw[since:])
    assert not any('"hand":["' in text for text in device.raw[:closed])
    device.do("open", seat=1)
    assert 1 == device.match["view"]["seat"]
    assert device.match["view"]["actor"] == 1
    # Ada's discard stays hers.
    assert all(event.get("cards", ["?"]) == ["?"] for event in device.events if event["kind"] == "discard"), hand
    again = ada.join(table)
    again.wait("state")
    assert again.match["view"]["seat"] is None, "a reload comes back to the curtain"
    eve = Guest(server, "Eve").join(table)
    eve.wait("state")
    assert "not-beside" == eve.refused("open", seat=1)


def test_notes_on_a_device_handed_round_are_their_writers(server: Server) -> None:
    """They come with the hand, and what is sent while no hand lies open is nobody's."""
    ada = Guest(server, "Ada")
    table = opened(ada, {"me": True}, {}, {"bot": "random"})
    device = ada.join(table)
    device.do("share", seat=1, name="Ben")
    device.do("start")
    told: dict[int, str] = {}
    for seat, text in ((0, "I doubt Ben."), (1, "I trust Ada.")):
        device.do("open", seat=seat)
        device.do("note", seat=1 - seat, text=text)
        device.do("open", seat=None)
        assert "no-seat" == device.refused("note", seat=1 - seat, text="Late.")
    for seat in (0, 1):
        since = len(device.raw)
        device.do("open", seat=seat)
        told[seat] = next(text for text in device.raw[since:] if '"type":"notes"' in text)
        device.do("open", seat=None)
    assert ["I doubt Ben.", "I trust Ada."] == [json.loads(told[seat])["notes"][0]["text"] for seat in (0, 1)]
    assert not any("I trust Ada." in text for text in ada.join(table).raw)


def another_device(server: Server, guest: Guest) -> Guest:
    """Another browser of the same person."""
    device = Guest(server)
    assert device.http.get(guest.post("/api/me/link")["path"]).status_code == 303
    return device


def is_asked(device: Table) -> bool:
    """Whether a device that has just said hello asks for the hand; it then has got nothing of it."""
    sync(device)
    asked = bool(device.table["elsewhere"])
    assert asked != any('"type":"state"' in text for text in device.raw)
    return asked


def test_a_second_device_of_the_same_person_asks(server: Server) -> None:
    ada = Guest(server, "Ada")
    phone = another_device(server, ada)
    table = opened(ada, {"me": True}, *BOTS)
    first = ada.join(table)
    first.do("start")
    second = phone.join(table)
    assert is_asked(second)
    assert "elsewhere" == second.refused("move", seq=0, move="pass")
    second.do("take")
    assert 0 == second.match["view"]["seat"]
    first.until(lambda table: bool(table["elsewhere"]))
    assert "elsewhere" == first.refused("move", seq=0, move="pass")
    # The phone plays on, and the first device gets nothing of it.
    since = len(first.raw)
    second.turn()
    second.play()
    sync(first)
    assert not any('"hand"' in text for text in first.raw[since:])


def test_coming_back_is_never_asked(server: Server) -> None:
    """Neither a reload, nor a second tab, nor another device once the first has gone; whoever asked goes on asking."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    phone = another_device(server, ada)
    table = opened(ada, {"me": True}, {}, {"bot": "random"})
    first, other = ada.join(table), ben.join(table)
    other.do("sit", seat=1)
    other.do("ready")
    first.do("start")
    tab = ada.join(table)
    assert not is_asked(tab)
    second = phone.join(table)
    assert is_asked(second)
    for lost in (first, tab):
        lost.cut()
    other.until(lambda told: not told["seats"][0]["connected"])
    # The network failed for both: the one that asked is back first.
    second.cut()
    second = phone.join(table, hello=False)
    second.send("hello", waits=True)
    second.wait("table")
    assert is_asked(second)
    first = ada.join(table)
    assert not is_asked(first)
    other.until(lambda told: bool(told["seats"][0]["connected"]))
    # Opened anew after the first device has gone, it plays.
    first.close()
    second.close()
    other.until(lambda told: not told["seats"][0]["connected"])
    second = phone.join(table)
    assert not is_asked(second)
    assert is_asked(ada.join(table))


def test_a_code_seats_a_guest_once_and_nobody_in_anothers_place(server: Server) -> None:
    """Whoever comes twice has one seat; a namesake, a later guest and one who comes after the start get no hand."""
    ada, ben, eve = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server, "Ben")
    table = opened(ada, {"me": True}, {}, {})
    host = ada.join(table)
    code = host.table["code"]
    assert [table, table] == [ben.post("/api/join", code=code)["id"] for _ in range(2)]
    first, again = ben.join(table), ben.join(table)
    first.do("sit", seat=1)
    again.do("sit", seat=1)
    again.do("sit", seat=2)
    host.until(lambda told: bool(told["seats"][2]["person"]))
    assert [ada.me["id"], None, ben.me["id"]] == [seat["person"] for seat in host.table["seats"]]
    # Somebody else of the same name is somebody else.
    other = eve.join(eve.post("/api/join", code=code.lower())["id"])
    assert "seat-taken" == other.refused("sit", seat=2)
    assert "seat-taken" == other.refused("share", seat=2, name="Ben")
    assert "not-beside" == other.refused(
        "dress", seat=2, looks={"hat": 0, "beard": 0, "colour": 0, "hair": 0, "skin": 0}
    )
    other.do("sit", seat=1)
    # Who leaves gives the seat away, and has none until they sit down again.
    first.do("stand")
    sync(first)
    assert not any(seat["you"] for seat in first.table["seats"])
    assert "no-seat" == first.refused("ready")
    first.do("sit", seat=2)
    for one in (first, other):
        one.do("ready")
    host.do("start")
    for one in (host, first, other):
        one.wait("state")
    assert [0, 2, 1] == [one.match["view"]["seat"] for one in (host, first, other)]
    # From now on the code is only for those who sit there, and seats nobody.
    late = Guest(server, "Ben")
    assert 404 == late.http.post("/api/join", json={"code": code}).status_code
    assert table == ben.post("/api/join", code=code)["id"]
    watching = late.join(table)
    watching.wait("state")
    assert watching.match["view"]["seat"] is None
    assert "not-in-lobby" == watching.refused("sit", seat=1)
    assert "not-beside" == watching.refused("open", seat=1)


def test_when_hands_are_dealt_the_device_used_last_shows_it(server: Server) -> None:
    """In the lobby there is nothing to hide; at the end neither."""
    ada = Guest(server, "Ada")
    phone = another_device(server, ada)
    table = opened(ada, {"me": True}, *BOTS, options={"first": "p1", "rounds": 1})
    first, second = ada.join(table), phone.join(table)
    first.do("start")
    second.until(lambda told: told["phase"] == "playing")
    assert is_asked(second)
    first.wait("state")
    while not first.over:
        first.play()
        first.turn()
    second.wait("state")
    assert not second.table["elsewhere"]
    assert second.over
    # Whoever comes now is told who leads the replay and where somebody points; not what has ended.
    first.do("lead", step=3)
    for cell in ([1, 0], None, [0, 0]):
        first.do("point", cell=cell)
    late = Guest(server, "Ben").join(table)
    sync(late)
    told = {one["type"]: one for one in map(json.loads, late.raw)}
    assert (3, [0, 0]) == (told["led"]["step"], told["pointed"]["cell"])
    first.do("lead", step=None)
    first.do("point", cell=None)
    later = Guest(server, "Cleo").join(table)
    sync(later)
    assert not any('"type":"led"' in text or '"type":"pointed"' in text for text in later.raw)


def test_no_two_people_wear_one_colour(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = opened(ada, {"me": True}, {}, {"bot": "random"})
    one, two = ada.join(table), ben.join(table)
    two.do("sit", seat=1)
    wish = {"hat": 6, "beard": 6, "colour": 7, "hair": 5, "skin": 2}
    one.do("dress", looks=wish)
    two.do("dress", looks=wish)
    two.until(lambda table: bool(table["seats"][1]["looks"]["hair"] == 5))  # nobody's usual hair
    worn = [seat["looks"] for seat in two.table["seats"]]
    assert worn[0] == wish
    assert {**worn[1], "colour": 7} == wish
    assert 3 == len({looks["colour"] for looks in worn})
    two.send("dress", id="x", looks={**wish, "hat": 8})
    assert "malformed" == two.wait("error")["reason"]


def test_who_did_not_choose_looks_the_same_at_every_table_and_as_chosen_in_a_circle(server: Server) -> None:
    ada, worn = Guest(server, "Ada"), set()
    me: dict[str, Any] = {"me": True}
    for seats in ([me, *BOTS], [*BOTS, me]):
        table = ada.join(opened(ada, *seats))
        looks = next(seat["looks"] for seat in table.table["seats"] if seat["person"])
        worn.add((looks["hat"], looks["beard"], looks["hair"], looks["skin"]))
        table.close()
    own = usual(ada.me["id"])
    assert {(own.hat, own.beard, own.hair, own.skin)} == worn
    circle = ada.post("/api/circles", name="Thursday")
    assert [None] == [one["looks"] for one in circle["people"]], "the page knows the usual ones"
    wish = {"hat": 6, "beard": 5, "colour": 4, "hair": 3, "skin": 2}
    ada.post("/api/me/looks", **wish)
    assert [wish] == [one["looks"] for one in ada.get(f"/api/circles/{circle['id']}")["people"]]


def test_what_is_usual_follows_from_the_id_as_on_the_page() -> None:
    """As in `web/src/art/dwarf.test.ts`."""
    assert [usual(""), usual("abc"), usual("Zx-_9")] == [USUAL[0], USUAL[294 % 12], USUAL[407 % 12]]


def test_no_two_at_a_table_look_alike() -> None:
    """Even if they usually do."""
    state = State("t")
    state.add(log.Created(code="ABCDEF", game="saboteur", players=4, options={}, host="ab"), 0.0)
    for seat, person in ((1, "ab"), (2, "ba")):
        state.add(log.Sat(person=person, name=person, seat=seat), 0.0)
    looks = worn(state)
    assert usual("ab") == usual("ba") == looks[1]
    assert 4 == len({(one.hat, one.beard) for one in looks}) == len({one.colour for one in looks})


def test_a_glance_shows_the_board_to_those_who_play_and_nothing_else(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = opened(ada, {"me": True}, *BOTS)

    def refused(guest: Guest, path: str = f"/api/tables/{table}/glance") -> tuple[int, str]:
        answer = guest.http.get(path)
        return answer.status_code, answer.json()["reason"]

    assert (409, "not-playing") == refused(ada)
    hand = ada.join(table)
    hand.do("start")
    hand.turn()
    answer = ada.http.get(f"/api/tables/{table}/glance")
    assert "no-store" == answer.headers["cache-control"]
    told = answer.json()
    shown, own = told["view"], hand.match["view"]
    assert own["hand"]
    assert own["role"] not in {None, "?"}
    assert (None, [], None) == (shown["seat"], shown["hand"], shown.get("role"))
    assert (own["board"], own["goals"]) == (shown["board"], shown["goals"])
    assert [seat["looks"] for seat in hand.table["seats"]] == told["looks"]
    assert (403, "no-seat") == refused(ben)
    assert (401, "no-name") == refused(Guest(server))
    assert (404, "no-such-table") == refused(ada, "/api/tables/nowhere/glance")
    hand.close()


def test_looks_are_kept_with_the_person_and_worn_at_every_table(server: Server) -> None:
    """On every device of theirs; a colour that is taken becomes the nearest free one for the evening only."""
    ada, ben, phone = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server)
    assert ada.get("/api/me")["looks"] is None
    wish = {"hat": 6, "beard": 6, "colour": 7, "hair": 5, "skin": 2}
    for guest in (ada, ben):
        assert wish == guest.post("/api/me/looks", **wish)["looks"]
    phone.http.get(ada.post("/api/me/link")["path"])
    assert wish == phone.get("/api/me")["looks"]
    assert wish == phone.post("/api/me", name="Ada", language="de")["looks"]
    two = ben.join(opened(ada, {"me": True}, {}, {"bot": "random"}))
    two.do("sit", seat=1)
    two.until(lambda table: bool(table["seats"][1]["looks"]["hair"] == 5))  # nobody's usual hair
    assert wish == two.table["seats"][0]["looks"]
    worn = two.table["seats"][1]["looks"]
    assert {**worn, "colour": 7} == wish
    assert worn["colour"] != 7
    assert wish == ben.get("/api/me")["looks"]
    # What one wore here stays, also after standing up.
    two.do("dress", looks={**wish, "hat": 1, "colour": 3})
    two.do("stand")
    two.do("sit", seat=1)
    two.until(lambda table: bool(table["seats"][1]["person"]))
    assert (1, 3) == (two.table["seats"][1]["looks"]["hat"], two.table["seats"][1]["looks"]["colour"])
    against_bots = ada.join(ada.post("/api/play", game="saboteur", bots=["random"])["id"])
    assert wish == against_bots.table["seats"][0]["looks"]
    assert 400 == ada.http.post("/api/me/looks", json={**wish, "hat": 8}).status_code
    assert 401 == Guest(server).http.post("/api/me/looks", json=wish).status_code


def test_reactions_reach_everyone_but_those_who_muted_and_not_too_often(server: Server) -> None:
    ada, ben, cleo = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server, "Cleo")
    table = opened(ada, {"me": True}, {}, {})
    one, two, three = ada.join(table), ben.join(table), cleo.join(table)
    two.do("sit", seat=1)
    three.do("sit", seat=2)
    three.do("mute", person=ada.me["id"])
    one.do("react", reaction="mug")
    assert "too-fast" == one.refused("react", reaction="heart")
    told = two.wait("reaction")
    assert ("Ada", 0, "mug") == (told["name"], told["seat"], told["reaction"])
    three.do("chat", phrase="hurry")
    said = two.wait("chat")
    assert ("hurry", "") == (said["phrase"], said["text"])
    assert not any('"type":"reaction"' in text for text in three.raw)
    one.do("silence", person=ben.me["id"])
    assert "silenced" == two.refused("react", reaction="eye")


def test_only_the_host_pauses_and_goes_on_for_everyone(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = opened(ada, {"me": True}, {}, {"bot": "random"})
    one, two = ada.join(table), ben.join(table)
    two.do("sit", seat=1)
    two.do("ready")
    one.do("start")
    assert "not-host" == two.refused("pause", everyone=True)
    one.do("pause", everyone=True)
    two.until(lambda table: table["phase"] == "paused")
    two.do("pause", on=False)
    assert "not-between" == one.refused("next", everyone=True)
    assert "not-over" == one.refused("lead", step=3)


def test_a_log_with_all_this_is_read_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as other:
        ada = Guest(other, "Ada")
        table = opened(ada, {"me": True}, {}, {"bot": "random"})
        device = ada.join(table)
        device.do("share", seat=1, name="Ben")
        device.do("dress", looks={"hat": 7, "beard": 0, "colour": 4, "hair": 0, "skin": 0}, seat=1)
        device.do("start")
        other.kill()
        other.start()
        other.wait_until_ready()
        again = ada.join(table)
        ben = again.table["seats"][1]
        assert (7, 4) == (ben["looks"]["hat"], ben["looks"]["colour"])
        assert ada.me["id"] == ben["keeper"]
        assert json.loads(again.raw[0])["phase"] == "playing"
