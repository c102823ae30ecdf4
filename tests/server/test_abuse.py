"""Malicious visitors are refused with a clear reason, and nobody else notices."""

import asyncio
import base64
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect as knock

from servers import Guest, Server, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("abuse") / "data") as running:
        yield running
        guest = Guest(running, "Last")
        assert guest.get("/readyz")["status"] == "ok"
        assert "Traceback" not in running.log()
        assert "failed" not in running.log()
        assert all(json.loads(line) for line in running.log().splitlines())


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    ada = Guest(server, "Ada")
    good = ada.http.cookies["session"]
    inside = base64.b64decode(good.strip('"') + "==", altchars=b"-_")
    assert not [word for word in (ada.me["id"], "Ada") if word.encode() in good.encode() + inside], "it is encrypted"
    for forged in (good[:-6] + "AAAAAA", "x", "null", "AAAA" * 500, good[::-1]):
        with httpx.Client(base_url=server.url, timeout=60, cookies={"session": forged}) as http:
            assert http.get("/api/me").json()["name"] is None


def test_without_a_token_nothing_is_changed(server: Server) -> None:
    ada = Guest(server, "Ada")
    for token in ("", "wrong", ada.http.cookies["csrftoken"][::-1]):
        answer = ada.http.post("/api/me", json={"name": "Eve"}, headers={"x-csrftoken": token})
        assert (answer.status_code, answer.json()["reason"]) == (403, "no-csrf-token")
    assert ada.get("/api/me")["name"] == "Ada"


def test_pages_of_others_cannot_open_sockets(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = ada.post("/api/play", game="saboteur")["id"]
    for origin in (
        "https://evil.example",
        "null",
        f"http://127.0.0.1:{server.port}.evil.example",
        "http://127.0.0.1:1",
    ):
        evil = ada.join(table, hello=False, origin=origin)
        assert evil.receive()["reason"] == "bad-origin"
        assert evil.closed() == 4401
    own = ada.join(table, origin=server.url)
    sync(own)


def test_strange_hosts_are_refused(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60, headers={"host": "evil.example"}) as http:
        assert (http.get("/").status_code, http.get("/").json()["reason"]) == (400, "bad-host")


def test_every_answer_carries_the_policy(server: Server) -> None:
    for path in ("/", "/api/me", "/nothing/here", "/api/nothing", "/healthz"):
        headers = Guest(server).http.get(path).headers
        assert ("default-src 'none'" if "/api/" in path else "default-src 'self'") in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "[]", "null", "{}", '{"type": "nothing"}', '{"type": "move"}', '{"type": "sit", "seat": "0"}',
        '{"type": "sit", "seat": 99999999999999999999}', '{"type": "hello", "since": -1}',
        '{"type": "ping", "extra": 1}',
        "[" * 5_000, '{"type": "chat", "id": "' + "x" * 41 + '", "text": "hi"}', '{"type": "chat", "id": "\\ud800"}',
    ],
)  # fmt: skip
def test_malformed_messages_are_refused_and_the_socket_lives_on(server: Server, text: str) -> None:
    a = Guest(server, "Ada").join(Guest(server, "Host").post("/api/tables", game="saboteur", players=3)["id"])
    a.socket.send(text)
    assert a.wait("error")["reason"] == "malformed"
    sync(a)
    a.close()


def test_what_is_no_text_or_no_http_at_all(server: Server) -> None:
    """It ends only its own connection and logs nothing but valid lines."""
    a = Guest(server, "Ada").join(Guest(server, "Host").post("/api/tables", game="saboteur", players=3)["id"])
    a.socket.send(b'{"type": "ping"}')
    assert a.wait("error")["reason"] == "malformed"
    a.socket.send(b"\xff\xfe", text=True)
    assert a.closed() == 1007
    for words in (b"\x00\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"POST /api/me HTTP/1.1\r\ncontent-length: -1\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port), 60) as way:
            way.sendall(words)
            assert way.recv(100).startswith(b"HTTP/1.1 400 ")
    assert "Invalid HTTP request" in server.log()


def test_nonsense_fills_no_log(tmp_path: Path) -> None:
    """It is logged once in ten seconds."""
    with Server(tmp_path / "data") as server:
        for _ in range(200):
            with socket.create_connection(("127.0.0.1", server.port), 60) as way:
                way.sendall(b"\x00\r\n\r\n")
                assert way.recv(100).startswith(b"HTTP/1.1 400 ")
        assert server.log().count("Invalid HTTP request") < 20


@pytest.mark.parametrize("path", ["/%00", "/%ff%fe%00", "/assets/%00", "/" + "x" * 5_000, "/api/tables/%00", "/me/%00"])
def test_addresses_that_are_none(server: Server, path: str) -> None:
    assert Guest(server).http.get(path).status_code in {200, 404}


def test_large_messages_end_only_the_socket_they_came_by(server: Server) -> None:
    host = Guest(server, "Host")
    table = host.post("/api/tables", game="saboteur", players=3)["id"]
    a, b = host.join(table), host.join(table)
    a.send("chat", id="1", text="x" * 20_000)
    assert a.wait("error")["reason"] == "message-too-long"
    a.send("chat", id="1", text="x" * 10_000_000)
    assert a.closed() in {1009, 1006}
    sync(b)
    answer = host.http.post("/api/me", json={"name": "x" * 10_000_000})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
    for name in ("x" * 31, "", "   ", "\u202e", "\x00"):
        answer = host.http.post("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-name")
    b.close()


def test_bodies_that_are_no_requests(server: Server) -> None:
    host = Guest(server, "Host")
    wrong = (
        b'{"game": 5}',
        b'{"game": "saboteur", "players": "3"}',
        b'{"game": "saboteur", "players": 3, "public": 0}',
    )
    for body in (b"", b"[]", b"{", b"\xff\xfe", *wrong, b'{"game": "saboteur", "players": 3, "x": 1}'):
        answer = host.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), body
    for wish, reason in (
        ({"game": "chess", "players": 3}, "bad-options"),
        ({"game": "saboteur", "players": 99}, "bad-options"),
        ({"game": "saboteur", "players": 3, "options": {"seed": 5}}, "bad-options"),
        ({"game": "saboteur", "players": 3, "options": {"players": 5}}, "bad-options"),
        ({"game": "saboteur", "players": 3, "options": {"edition": "en"}, "edition": "de"}, "bad-options"),
        ({"game": "saboteur", "players": 3, "seats": [{"bot": "../x.py"}]}, "no-such-bot"),
        ({"game": "saboteur", "players": 3, "seats": [{"me": True}, {"me": True}]}, "one-seat"),
        ({"game": "saboteur", "players": 3, "seats": [{}] * 4}, "no-such-seat"),
    ):
        answer = host.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["reason"]) == (400, reason), wish


def test_nobody_plays_for_somebody_else(server: Server) -> None:
    ada, eve = Guest(server, "Ada"), Guest(server, "Eve")
    table = ada.post(
        "/api/tables", game="saboteur", players=3, seats=[{"me": True}, {"bot": "random"}, {"bot": "random"}],
        options={"first": "p1"},
    )["id"]  # fmt: skip
    a, e = ada.join(table), eve.join(table)
    a.do("start")
    sync(a, e)
    move = a.match["moves"][0]["text"]
    for kind, parts in (
        ("move", {"seq": a.match["seq"], "move": move}), ("claim", {"claim": "no-path"}), ("resign", {}), ("pause", {}),
    ):  # fmt: skip
        assert e.refused(kind, **parts) == "no-seat"
    assert e.match["moves"] == []
    assert eve.http.post("/api/me/link", headers={"cookie": ""}).status_code in {401, 403}
    a.do("move", seq=a.match["seq"], move=move)
    a.close()
    e.close()


def test_a_thousand_sockets_from_one_address(tmp_path: Path) -> None:
    """A hundred are accepted; others play on; once they are gone, the address is welcome again."""
    with Server(tmp_path / "data", patience=600) as server:
        ada, eve = Guest(server, "Ada", address="127.0.0.2"), Guest(server, "Eve")
        a = ada.join(ada.post("/api/play", game="saboteur", options={"first": "p1"})["id"])
        table = eve.post("/api/tables", game="saboteur", players=3)["id"]

        async def all_at_once() -> list[ClientConnection]:
            inside, refused = [], 0
            address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
            for _ in range(20):
                opened = [
                    await connect(address, open_timeout=60, ping_interval=None, compression=None) for _ in range(50)
                ]
                for one in opened:
                    with suppress(ConnectionClosed):
                        await one.send('{"type": "ping"}')
                    answer = json.loads(await one.recv())
                    if answer["type"] == "pong":
                        inside.append(one)
                        continue
                    refused += answer["reason"] == "too-many-sockets"
                    await one.wait_closed()
                    assert one.close_code == 4429
            assert (len(inside), refused) == (100, 900)
            return inside

        async def crowd() -> None:
            inside = await all_at_once()
            await asyncio.to_thread(a.turn)
            await asyncio.to_thread(a.play)
            for one in inside:
                await one.close()

        asyncio.run(crowd())
        sync(eve.join(table), a)


def test_requests_that_never_come_to_an_end_are_given_up(tmp_path: Path) -> None:
    """Whether nothing comes, half a head, half a body, or nothing after the last request; sockets stay."""
    head = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    body = "POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
    with Server(tmp_path / "data", patience=2) as server, ExitStack() as closing:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="saboteur", options={"first": "p1"})["id"])
        sync(a)
        begun = ("", "G", head, f"{head}x: ", body, f"{head}\r\n", f"{head}\r\n\r\n", f"{head}\r\n{head}")
        ways = [closing.enter_context(socket.create_connection(("127.0.0.1", server.port), 60)) for _ in begun]
        for way, words in zip(ways, begun, strict=True):
            way.sendall(words.encode())
        for way in ways:
            while way.recv(1000):
                pass
        sync(a)
        assert "failed" not in server.log()


def test_a_head_without_end_is_refused(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 60) as way, suppress(ConnectionError):
        way.sendall(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
        for _ in range(1_000):
            way.sendall(b"x: " + b"y" * 10_000 + b"\r\n")
        pytest.fail("10 MB were taken")
    assert Guest(server).get("/healthz")["status"] == "ok"


def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with Server(tmp_path / "data", patience=2) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/tables", game="saboteur", players=3)["id"], hello=False)
        assert a.receive()["reason"] == "say-hello"
        assert a.closed() == 4400


def test_many_sockets_of_one_address_are_read_no_faster_than_one_crowd(tmp_path: Path) -> None:
    """Their excess messages wait; somebody else is answered meanwhile."""
    with Server(tmp_path / "data", messages_per_address=[30, 0.01]) as server:
        ada, eve = Guest(server, "Ada", address="127.0.0.2"), Guest(server, "Eve")
        a = ada.join(ada.post("/api/play", game="saboteur", options={"first": "p1"})["id"])
        table = eve.post("/api/tables", game="saboteur", players=3)["id"]
        crowd = [eve.join(table, hello=False) for _ in range(10)]
        for one in crowd:
            for _ in range(10):
                one.send("ping")
        a.turn()
        a.play()
        for one in crowd:
            one.drain(0.5)
        heard = sum('"type":"pong"' in text for one in crowd for text in one.raw)
        assert 1 <= heard <= 40


def test_whoever_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path / "data", requests=[20, 0.0001]) as server:
        with httpx.Client(base_url=server.url, timeout=60, headers={"accept-language": "de-CH, en;q=0.5"}) as http:
            answers = [http.get("/api/games") for _ in range(30)]
            assert {200, 429} == {answer.status_code for answer in answers}
            last = answers[-1]
            assert last.json() == {
                "reason": "too-fast",
                "sentence": "Das war zu viel auf einmal. Warte einen Augenblick.",
            }
            assert last.headers["retry-after"]
            assert http.get("/healthz").status_code == 200, "who watches the server may go on"
        with pytest.raises(InvalidStatus):
            knock(f"ws://127.0.0.1:{server.port}/ws/tables/x", open_timeout=60)


def test_nobody_drowns_out_the_others(tmp_path: Path) -> None:
    """Endless chat is slowed down; moves are not."""
    with Server(tmp_path / "data", talk=[5, 0.0001]) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="saboteur", options={"first": "p1"})["id"])
        a.turn()
        for _ in range(5):
            a.do("claim", claim="no-path")
        assert a.refused("claim", claim="no-path") == a.refused("chat", text="hello?") == "too-fast"
        assert a.refused("chat", text="hello?") == "too-fast"
        a.play()
        b = Guest(server, "Ben").join(a.table["id"], hello=False)
        assert b.receive()["reason"] == "no-spectators"
        a.close()


def test_one_person_cannot_open_tables_without_end(server: Server) -> None:
    ada = Guest(server, "Ada")
    statuses = [ada.http.post("/api/tables", json={"game": "duel", "players": 2}).status_code for _ in range(25)]
    assert [201] * 20 + [409] * 5 == statuses


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b"\xff", b"\x00", b'{"name": "a\x00"}', b"\xef\xbb\xbf{}"])
def test_bodies_that_are_no_text_are_malformed(server: Server, body: bytes) -> None:
    refused_as_malformed(server, body)


@pytest.mark.parametrize("begin", [b"[", b'{"name":'])
def test_bodies_without_bottom_are_malformed(server: Server, begin: bytes) -> None:
    """As deep as fits into a body: the decoder gives up before its end."""
    refused_as_malformed(server, begin * (60_000 // len(begin)))


def refused_as_malformed(server: Server, body: bytes) -> None:
    ada = Guest(server, "Ada")
    for path in ("/api/me", "/api/join", "/api/tables", "/api/replay"):
        answer = ada.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (400, "malformed") == (answer.status_code, answer.json()["reason"]), path


@pytest.mark.parametrize("path", ["/api/tables/a%00b", "/api/tables/%ff", "/me/%00", "/api/tables/%00/record"])
def test_addresses_that_are_no_text_lead_nowhere(server: Server, path: str) -> None:
    assert 404 == Guest(server, "Ada").http.get(path).status_code


def test_a_zero_in_a_word_is_malformed(server: Server) -> None:
    """PostgreSQL accepts none."""
    ada = Guest(server, "Ada")
    for path, body in (("/api/join", {"code": "AB\0"}), ("/api/me/follow", {"token": "\0"})):
        answer = ada.http.post(path, json=body)
        assert (400, "malformed") == (answer.status_code, answer.json()["reason"]), path
    a = ada.join(ada.post("/api/play", game="duel")["id"])
    a.send("mute", id="1", person="\0")
    assert "malformed" == a.wait("error")["reason"]


def test_only_the_addresses_for_monitoring_are_unlimited(tmp_path: Path) -> None:
    with (
        Server(tmp_path / "data", requests=[3, 0.001], public_metrics=True) as server,
        httpx.Client(base_url=server.url) as http,
    ):
        assert {200} == {http.get(path).status_code for path in ("/healthz", "/metrics") for _ in range(5)}
        assert 429 in {http.get("/healthzzz").status_code for _ in range(5)}


def test_a_code_ends_with_the_lobby(server: Server) -> None:
    """Six letters can be guessed; the link cannot. People with a seat still find their table by its code."""
    ada, ben, eve = Guest(server, "Ada"), Guest(server, "Ben"), Guest(server, "Eve")
    opened = ada.post("/api/tables", game="duel", players=2, seats=[{"me": True}, {}])
    a, b = ada.join(opened["id"]), ben.join(opened["id"])
    assert opened == eve.post("/api/join", code=opened["code"])
    b.do("sit", seat=1)
    b.do("ready")
    a.do("start")
    refused = eve.http.post("/api/join", json={"code": opened["code"]})
    assert (404, "no-such-code") == (refused.status_code, refused.json()["reason"])
    assert opened == ben.post("/api/join", code=opened["code"])
    c = eve.join(opened["id"])
    assert "playing" == c.table["phase"]


def test_simultaneous_requests_open_no_more_tables_than_allowed(tmp_path: Path) -> None:
    with Server(tmp_path / "data", tables_per_person=5) as server:
        ada = Guest(server, "Ada")

        async def open_many() -> list[int]:
            headers = dict(ada.http.headers)
            async with httpx.AsyncClient(
                base_url=server.url, headers=headers, cookies=ada.http.cookies, timeout=60
            ) as http:
                wanted = [http.post("/api/tables", json={"game": "duel", "players": 2}) for _ in range(45)]
                return [answer.status_code for answer in await asyncio.gather(*wanted)]

        assert [201] * 5 + [409] * 40 == sorted(asyncio.run(open_many()))


def test_a_request_that_changes_nothing_writes_nothing(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, {"bot": "random"})
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    sync(a, b)
    entries = b.table["seq"]
    for _ in range(5):
        b.do("ready")
        b.do("sit", seat=1)
        a.do("bot", seat=2, bot="random")
    sync(a, b)
    assert entries == a.table["seq"] == b.table["seq"]


def test_wishing_for_a_pause_again_writes_nothing(server: Server) -> None:
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    table = open_table(ada, {"me": True}, {}, game="duel")
    a, b = ada.join(table), ben.join(table)
    b.do("sit", seat=1)
    b.do("ready")
    a.do("start")
    a.do("pause")
    sync(a, b)
    entries = a.table["seq"]
    for _ in range(5):
        a.do("pause")
    sync(a, b)
    assert entries == a.table["seq"] == b.table["seq"]


def test_toggling_fills_no_log(tmp_path: Path) -> None:
    """One person's excess is refused; the others and the match continue, after a restart, too."""
    with Server(tmp_path / "data", changes=[10, 1e-6]) as server:
        b = Guest(server, "Ben").join(open_table(Guest(server, "Ada"), {"me": True}, {}, {}))
        b.do("sit", seat=1)
        answers = [b.ask("ready", ready=bool(number % 2)).get("reason") for number in range(1, 20)]
        assert [None] * 9 + ["too-fast"] * 10 == answers
    with Server(tmp_path / "more", entries_per_person=10, talk=[1e6, 1e6]) as server:
        ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
        table = open_table(ada, {"me": True}, {}, game="duel")
        a, b = ada.join(table), ben.join(table)
        b.do("sit", seat=1)
        assert [None] * 9 + ["enough-said"] == [
            b.ask("ready", ready=not number % 2).get("reason") for number in range(10)
        ]
        server.kill()
        server.start()
        a, b = ada.join(table), ben.join(table)
        assert "enough-said" == b.refused("chat", text="Hello!")
        a.do("chat", text="Hello!")
        a.do("start")
