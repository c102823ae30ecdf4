"""Whoever is away is called when their turn begins: once, whatever happens, and without any secret."""

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from called import SOON, duel, hand_over, link, mailing, postponed, settle, subscribed
from receivers import Browser, MailBox, PushService, mail_box, push_service, until
from saboteur import GAMES, Match, game
from saboteur.server.calls import mail as mail_module
from saboteur.server.calls.endpoint import BadEndpointError, check_url, resolve
from saboteur.server.calls.mail import Mailer
from saboteur.server.calls.notice import notice
from saboteur.server.calls.push import SIZE, padded
from saboteur.server.net import socket
from saboteur.server.settings import MailServer, Settings
from saboteur.server.store.calls import Mail
from saboteur.server.table.client import Client
from servers import Guest, Server, sync
from stills import Still, otherwise

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A push service."""
    with push_service() as found:
        yield found


@pytest.fixture
def box() -> Iterator[MailBox]:
    """A mail server."""
    with mail_box() as found:
        yield found


def test_somebody_away_is_called_once(tmp_path: Path, service: PushService) -> None:
    """On every device, encrypted, signed and of the same length; nobody who is there; and not twice an hour."""
    with Server(tmp_path / "data", **SOON) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo", "de")
        phone, desk = subscribed(bo, service, "phone"), subscribed(bo, service, "desk")
        hers = subscribed(ada, service, "hers")
        table_id, mine, theirs = duel(ada, bo)
        hand_over(mine)
        settle(server)
        assert [] == phone.got, "he was there"
        hand_over(theirs)
        theirs.close()
        hand_over(mine)
        until(lambda: phone.got and desk.got)
        (told,) = phone.got
        assert ("Du bist am Zug", f"/t/{table_id}") == (told["title"], told["path"])
        assert told["body"].startswith("Saboteur: Das Duell.")
        assert [SIZE] == [len(one) for one in phone.plain]
        assert re.fullmatch(r"[\w-]{32}", phone.fields[0]["topic"])
        theirs = bo.join(table_id)
        hand_over(theirs)
        theirs.close()
        hand_over(mine)
        settle(server)
        assert (1, 1, 0) == (len(phone.got), len(desk.got), len(hers.got))
        secret = _key(server)
        assert secret not in server.log()
        assert "send/phone" not in server.log()


def _key(server: Server) -> str:
    import sqlite3  # noqa: PLC0415 - only to look behind the curtain

    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        (pem,) = database.execute("select value from keys where name = 'vapid'").fetchone()
    return str(pem).splitlines()[1]


def test_whoever_comes_back_in_time_is_not_called(tmp_path: Path, service: PushService) -> None:
    with Server(tmp_path / "data", **SOON | {"call_delay": 1.5}) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
        phone = subscribed(bo, service, "quick")
        table_id, mine, theirs = duel(ada, bo)
        theirs.close()
        hand_over(mine)
        bo.join(table_id)
        settle(server)
        assert [] == phone.got


def test_whoever_is_lost_as_their_turn_begins_is_called(tmp_path: Path, service: PushService) -> None:
    """A lost connection shows late: until then its person counts as there. A look later calls nobody again."""
    with Server(tmp_path / "data", **SOON | {"call_gap": 0.0}) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
        phone, hers = subscribed(bo, service, "lost"), subscribed(ada, service, "there")
        table_id, mine, theirs = duel(ada, bo)
        hand_over(mine)
        settle(server)
        assert [] == phone.got
        theirs.cut()
        until(lambda: phone.got)
        look = bo.join(table_id)
        sync(look)
        look.close()
        mine.until(lambda table: not table["seats"][1]["connected"])
        mine.close()
        settle(server)
        assert (1, 0) == (len(phone.got), len(hers.got))


@pytest.mark.slow
def test_whoever_is_asked_just_before_the_server_ends_is_called(tmp_path: Path, service: PushService) -> None:
    """They counted as there, and never come back; however long no server ran. Whoever comes back is not called."""
    with Server(tmp_path / "data", **SOON | {"call_delay": 2.0, "call_gap": 0.0}) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
        phone = subscribed(bo, service, "stopped")
        table_id, mine, _theirs = duel(ada, bo)
        hand_over(mine)
        server.kill()
        server.set_wall_clock(7200)
        server.start()
        until(lambda: phone.got)
        theirs = bo.join(table_id)
        hand_over(theirs)
        theirs.close()
        mine = ada.join(table_id)
        theirs = bo.join(table_id)
        hand_over(mine)
        server.kill()
        server.start()
        theirs = bo.join(table_id)
        settle(server)
        assert 1 == len(phone.got)
        theirs.close()


def test_whoever_leaves_after_a_while_has_seen_their_turn(tmp_path: Path, service: PushService) -> None:
    with Server(tmp_path / "data", **SOON | {"unnoticed": 0.0}) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
        phone = subscribed(bo, service, "seen")
        _, mine, theirs = duel(ada, bo)
        hand_over(mine)
        theirs.close()
        mine.until(lambda table: not table["seats"][1]["connected"])
        settle(server)
        assert [] == phone.got


def test_a_connection_is_left_before_anything_else_happens() -> None:
    """A move that comes right behind a farewell finds its sender gone, and calls them."""
    import asyncio  # noqa: PLC0415 - as below

    happened: list[str] = []

    async def say_nothing() -> None:
        return None

    async def listen() -> None:
        line = SimpleNamespace(next_text=say_nothing)
        desk = SimpleNamespace(settings=Settings())
        visit = SimpleNamespace(leave=lambda: happened.append("left"))
        client = Client(None, "en")
        listening = asyncio.create_task(socket._listen(line, desk, visit, client, lambda: 0.0))  # type: ignore[arg-type]
        listening.add_done_callback(lambda _: happened.append("ended"))
        with pytest.raises(WebSocketDisconnect):
            await listening

    asyncio.run(listen())
    assert ["left", "ended"] == happened


@pytest.mark.slow
def test_a_call_survives_the_server(tmp_path: Path, service: PushService) -> None:
    """Written with the move: a server that was killed before it could call does so after its restart."""
    with Server(tmp_path / "data", **SOON | {"call_delay": 2.0}) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
        phone = subscribed(bo, service, "survivor")
        _, mine, theirs = duel(ada, bo)
        theirs.close()
        hand_over(mine)
        server.kill()
        assert [] == phone.got
        server.start()
        until(lambda: phone.got)
        settle(server)
        assert 1 == len(phone.got)


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    """404 and 410 mean it will never come back; a service in trouble is asked again, but not for ever."""
    with Server(tmp_path / "data", **SOON) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo")
        gone, busy = subscribed(bo, service, "gone"), subscribed(bo, service, "busy")
        gone.status, busy.status = 410, 503
        assert 2 == bo.get("/api/me/calls")["devices"]
        _, mine, theirs = duel(ada, bo)
        theirs.close()
        before = len(service.asked)
        hand_over(mine)
        until(lambda: service.asked[before:].count("/send/busy") == 3)
        assert 1 == bo.get("/api/me/calls")["devices"]
        settle(server)
        assert 4 == len(service.asked) - before


def test_pushes_lead_only_to_public_services_over_tls(tmp_path: Path) -> None:
    """No request of the server can be sent into its own network by a made-up subscription."""
    for url in (
        "http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.8/x",
        "https://localhost/x", "https://router/x", "https://169.254.169.254/x", "https://[::ffff:10.0.0.1]/x",
        "https://a@push.example.org/x", "https://push.example.org:8443/x", "file:///etc/passwd",
        "https://printer.local/x", "https://[64:ff9b::7f00:1]/x", "https://[2002:7f00:1::]/x", "https://push.example.org/\n",
    ):  # fmt: skip
        with pytest.raises(BadEndpointError):
            check_url(url, anywhere=False)
    assert ("push.example.org", 443) == check_url("https://push.example.org/x", anywhere=False)
    with Server(tmp_path / "data") as server, push_service() as service:
        bo = Guest(server, "Bo")
        browser = Browser(service, "inside")
        assert "bad-device" == bo.http.post("/api/me/devices", json=browser.subscription).json()["reason"]
        wrong = browser.subscription | {"endpoint": "https://push.example.org/x", "p256dh": "AAAA"}
        assert "bad-device" == bo.http.post("/api/me/devices", json=wrong).json()["reason"]


async def _resolved(url: str) -> None:
    await resolve(url, anywhere=False)


def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is looked at when it is used, and exactly that address is used."""
    import asyncio  # noqa: PLC0415 - the only one here

    async def inside(_loop: object, host: str, port: int, **_more: object) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.215.14", port)), (2, 1, 6, "", ("192.168.0.1", port))] if host else []

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", inside)
    with pytest.raises(BadEndpointError):
        asyncio.run(_resolved("https://push.example.org/x"))


def erased(match: Match, seat: int | None) -> Match:
    """The match as if nobody had ever known what this viewer may not know of its events."""
    other = match.copy()
    other._events = match.seen(seat)
    return other


@pytest.mark.parametrize("name", GAMES)
def test_no_call_depends_on_a_secret(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes of pushes and mails are the same in two worlds that differ in what the reader may not know."""
    monkeypatch.setattr(mail_module, "formatdate", lambda **_: "Thu, 1 Jan 2026 00:00:00 GMT")
    mailer = Mailer(MailServer(host="h", port=25, sender="mine@example.org"), "https://play.example.org", b"k" * 32)
    rng = random.Random(5)
    match = Match.new(name, max(game(name).players[0], min(4, game(name).players[1])), 5)
    lengths, compared, step = set(), 0, 0
    while match.actor is not None and step < 160:
        step += 1
        if step % 7 == 3:
            for seat in range(match.rules.players):
                for lang in ("de", "en"):
                    pushes, letters = [], []
                    for world in (match, otherwise(match, None, rng), erased(match, None)):
                        told = notice(Still(world, "t").state, lang, "tag")
                        pushes.append(padded(msgspec.json.encode(told)))
                    for world in (match, otherwise(match, seat, rng), erased(match, seat)):
                        state = Still(world, "t").state
                        who = state.seats[seat].person or ""
                        mail = Mail(person=who, address="bo@example.org", asked=0.0, confirmed=1.0)
                        letters.append(bytes(mailer.write_digest(state, mail, lang)))
                    assert 1 == len({*pushes})
                    assert 1 == len({*letters})
                    lengths |= {len(push) for push in pushes}
                    compared += 1
        match.play(rng.choice(match.moves()))
    assert compared > 3
    assert {SIZE} == lengths


def test_without_a_mail_server_nobody_is_asked(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        bo = Guest(server, "Bo")
        assert bo.get("/api/me/calls")["mail"] is None
        assert "no-mail" == bo.http.post("/api/me/mail", json={"address": "bo@example.org"}).json()["reason"]


def test_mails_come_only_to_confirmed_addresses(tmp_path: Path, box: MailBox) -> None:
    """Double opt-in, a digest in the reader's language, one mail a day and table, and one click ends it."""
    with Server(tmp_path / "data", **mailing(box)) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo", "de")
        told = bo.post("/api/me/mail", address="bo@example.org")["mail"]
        assert {"address": "bo@example.org", "confirmed": False} == told
        again = bo.http.post("/api/me/mail", json={"address": "other@example.org"})
        assert (429, "mail-too-soon") == (again.status_code, again.json()["reason"])
        assert "bad-address" == ada.http.post("/api/me/mail", json={"address": "a\n@b.c"}).json()["reason"]
        table_id, mine, theirs = duel(ada, bo)
        theirs.close()
        hand_over(mine)
        settle(server)
        assert 1 == len(box.mails), "the confirmation alone"
        token = link(box, 0, "confirm")
        assert "bo@example.org" == ada.post("/api/mail/confirm", token=token)["address"]
        assert 404 == ada.http.post("/api/mail/confirm", json={"token": token}).status_code
        for _ in range(2):
            theirs = bo.join(table_id)
            hand_over(theirs)
            theirs.close()
            hand_over(mine)
            settle(server)
            # It is noted before it is sent.
            until(lambda: len(box.mails) == 2)
        assert postponed(server) > 3600, "not a second one on the same day"
        mail = box.mails[1]
        assert ("bo@example.org", "Du bist am Zug: Saboteur: Das Duell") == (mail["To"], mail["Subject"])
        body = mail.get_body(("plain",))
        assert body is not None
        assert "Ada" in body.get_content()
        assert f"https://play.example.org/t/{table_id}" in body.get_content()
        assert "List-Unsubscribe=One-Click" == mail["List-Unsubscribe-Post"]
        off = link(box, 1, "off")
        assert f"<https://play.example.org/mail/off/{off}>" == mail["List-Unsubscribe"]
        stranger = Guest(server)
        stranger.http.cookies.clear()
        del stranger.http.headers["x-csrftoken"]
        for wrong in (off[:-1] + ("0" if off[-1] != "0" else "1"), "nobody.x"):
            assert 200 == stranger.http.post(f"/mail/off/{wrong}").status_code
        assert bo.get("/api/me/calls")["mail"]["confirmed"]
        assert 200 == stranger.http.get(f"/mail/off/{off}").status_code
        assert bo.get("/api/me/calls")["mail"]["confirmed"], "a look does nothing"
        ended = stranger.http.post(f"/mail/off/{off}", data={"List-Unsubscribe": "One-Click"})
        assert 200 == ended.status_code
        assert {"address": None, "confirmed": False} == bo.get("/api/me/calls")["mail"]
        assert "bo@example.org" not in server.log()


def test_an_address_is_not_flooded(tmp_path: Path, box: MailBox) -> None:
    """However many people claim it."""
    with Server(tmp_path / "data", **mailing(box)) as server:
        answers = [
            Guest(server, f"G{number}").http.post("/api/me/mail", json={"address": "victim@example.org"}).status_code
            for number in range(5)
        ]
        assert [200, 200, 200, 429, 429] == answers
        assert 3 == len(box.mails)
        bo = Guest(server, "Bo")
        answers = []
        for spelled in ("other@example.org", "Other@example.org", "OTHER@EXAMPLE.ORG", "other@example.org"):
            answers.append(bo.http.post("/api/me/mail", json={"address": spelled}).status_code)
            bo.post("/api/me/mail/remove")
        assert [200, 200, 200, 429] == answers, "not even by taking it back each time"
        box.full = True
        assert "mail-failed" == bo.http.post("/api/me/mail", json={"address": "bo@example.org"}).json()["reason"]


@pytest.mark.slow
def test_somebody_is_reminded_once_per_period(tmp_path: Path, service: PushService) -> None:
    """By a player at the table, not too early, not twice, and only somebody who is away; a restart forgets nothing."""
    times = {"call_gap": 0.0, "nudge_after": 1.0, "nudge_gap": 600.0}
    with Server(tmp_path / "data", **SOON | times) as server:
        ada, bo = Guest(server, "Ada"), Guest(server, "Bo", "de")
        phone = subscribed(bo, service, "nudged")
        table_id, mine, theirs = duel(ada, bo)
        assert "nobody-to-nudge" == mine.refused("nudge")
        hand_over(mine)
        assert "nudged-too-soon" == mine.refused("nudge")
        until(lambda: mine.refused("nudge") == "nobody-to-nudge")
        theirs.close()
        mine.until(lambda table: not table["seats"][1]["connected"])
        watcher = Guest(server, "Cy").join(table_id)
        assert "no-seat" == watcher.refused("nudge")
        mine.do("nudge")
        assert "Die anderen warten auf dich" == until(lambda: phone.got)[0]["title"]
        assert "nudged-too-soon" == mine.refused("nudge")
        server.kill()
        server.start()
        again = ada.join(table_id)
        assert "nudged-too-soon" == again.refused("nudge")
        assert again.table["nudge"] > time.time() + 500
