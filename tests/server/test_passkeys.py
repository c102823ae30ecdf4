"""People sign in with passkeys: without a password, on several devices, and nobody else can."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from authenticators import Authenticator, b64
from servers import Guest, Server

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("passkeys")
    with Server(folder / "data", challenges=[1000, 1000], passkeys_per_person=3) as running:
        yield running
        assert "failed" not in running.log()


def at_localhost(server: Server, name: str | None = None) -> Guest:
    """A guest at an address where browsers allow passkeys."""
    guest = Guest(server, name)
    guest.http.headers["host"] = f"localhost:{server.port}"
    return guest


def device_of(guest: Guest, label: str = "My phone") -> Authenticator:
    """A new passkey of a guest."""
    device = Authenticator(f"http://localhost:{guest.server.port}")
    made = device.make(guest.post("/api/me/passkeys/options")["options"])
    guest.post("/api/me/passkeys", credential=made, label=label)
    return device


def answer(guest: Guest, device: Authenticator, **odd: Any) -> httpx.Response:
    """Try to sign in."""
    options = guest.post("/api/sign-in/options")["options"]
    return guest.http.post("/api/sign-in", json={"credential": device.answer(options, **odd)})


def reason(response: httpx.Response) -> tuple[int, str]:
    """Why it was refused."""
    assert response.json()["sentence"]
    return response.status_code, str(response.json()["reason"])


def test_a_passkey_restores_the_person_on_another_device(server: Server) -> None:
    ada = at_localhost(server, "Ada")
    device = device_of(ada)
    table = ada.post("/api/play", game="duel")["id"]
    other = at_localhost(server)
    assert answer(other, device).json()["id"] == ada.me["id"]
    assert [one["id"] for one in other.get("/api/tables/mine")] == [table]
    assert other.join(table).table["you"] == ada.me["id"]
    assert answer(other, device).status_code == 200, "again and again"


def test_each_of_several_devices_signs_in_until_it_is_removed(server: Server) -> None:
    ada = at_localhost(server, "Ada")
    phone, tablet = device_of(ada, "Phone"), device_of(ada, "Tablet")
    known = ada.get("/api/me/passkeys")
    assert known["available"]
    assert [(one["label"], one["used"]) for one in known["passkeys"]] == [("Phone", None), ("Tablet", None)]
    assert answer(at_localhost(server), tablet).status_code == 200
    assert ada.get("/api/me/passkeys")["passkeys"][1]["used"]
    ada.post("/api/me/passkeys/rename", id=b64(phone.id), label="  Old\nphone ")
    left = ada.post("/api/me/passkeys/remove", id=b64(tablet.id))["passkeys"]
    assert [one["label"] for one in left] == ["Old phone"]
    assert reason(answer(at_localhost(server), tablet)) == (404, "no-such-passkey")
    assert answer(at_localhost(server), phone).status_code == 200


def test_passkeys_of_others_cannot_be_touched(server: Server) -> None:
    ada, eve = at_localhost(server, "Ada"), at_localhost(server, "Eve")
    device = device_of(ada)
    for path, more in (("remove", {}), ("rename", {"label": "mine"})):
        refused = eve.http.post(f"/api/me/passkeys/{path}", json={"id": b64(device.id), **more})
        assert reason(refused) == (404, "no-such-passkey")
    options = eve.post("/api/me/passkeys/options")["options"]
    stolen = device.make(options)
    assert reason(eve.http.post("/api/me/passkeys", json={"credential": stolen, "label": "x"})) == (400, "bad-passkey")
    device.user = ada.me["id"].encode()
    assert answer(at_localhost(server), device).json()["name"] == "Ada"


def test_a_challenge_is_answered_once_by_whom_it_was_made_for_and_in_time(server: Server) -> None:
    ada, eve = at_localhost(server, "Ada"), at_localhost(server, "Eve")
    device = device_of(ada)
    options = ada.post("/api/sign-in/options")["options"]
    first = device.answer(options)
    assert eve.http.post("/api/sign-in", json={"credential": first}).status_code == 200, "whoever holds the device"
    assert reason(eve.http.post("/api/sign-in", json={"credential": first})) == (409, "passkey-too-late")
    making = ada.post("/api/me/passkeys/options")["options"]
    new = Authenticator(device.origin)
    other = at_localhost(server, "Eve")
    refused = other.http.post("/api/me/passkeys", json={"credential": new.make(making), "label": "x"})
    assert reason(refused) == (409, "passkey-too-late"), "made for Ada"
    late = json.loads(ada.post("/api/sign-in/options")["options"])
    with sqlite3.connect(server.folder / "tables.sqlite", timeout=20) as database:
        database.execute("UPDATE challenges SET expires = expires - 301")
    database.close()
    credential = device.answer(json.dumps(late))
    assert reason(eve.http.post("/api/sign-in", json={"credential": credential})) == (409, "passkey-too-late")


def test_answers_for_another_page_or_with_another_key_are_refused(server: Server) -> None:
    ada = at_localhost(server, "Ada")
    device = device_of(ada)
    stranger = at_localhost(server)
    assert reason(answer(stranger, device, origin="https://evil.example")) == (400, "bad-passkey")
    assert reason(answer(stranger, device, type="webauthn.create")) == (400, "bad-passkey")
    thief = Authenticator(device.origin)
    thief.id, thief.user, thief.uses = device.id, device.user, 100
    assert reason(answer(stranger, thief)) == (400, "bad-passkey")
    assert answer(stranger, device).status_code == 200
    device.uses -= 1
    assert reason(answer(stranger, device)) == (400, "bad-passkey"), "a copy that lags behind"


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", '{"id": "x"}', '{"id":"AA","rawId":"AA","type":"public-key","response":{}}', "ä"]
)
def test_nonsense_is_refused_with_a_sentence(server: Server, text: str) -> None:
    ada = at_localhost(server, "Ada")
    for path, more in (("/api/me/passkeys", {"label": "x"}), ("/api/sign-in", {})):
        assert reason(ada.http.post(path, json={"credential": text, **more})) == (400, "bad-passkey")


def test_a_person_has_so_many_passkeys(server: Server) -> None:
    ada = at_localhost(server, "Ada")
    for _ in range(3):
        device_of(ada)
    refused = ada.http.post("/api/me/passkeys/options", json={})
    assert reason(refused) == (409, "too-many-passkeys")


def test_where_browsers_refuse_passkeys_they_are_off(server: Server, tmp_path: Path) -> None:
    by_number = Guest(server, "Ada")
    assert by_number.get("/api/me/passkeys") == {"available": False, "passkeys": []}
    assert reason(by_number.http.post("/api/me/passkeys/options", json={})) == (409, "no-passkeys")
    assert reason(by_number.http.post("/api/sign-in/options", json={})) == (409, "no-passkeys")
    hosts = ["127.0.0.1", "localhost", "play.example.org", "www.example.org", "other.net"]
    with Server(tmp_path / "data", hosts=hosts, passkey_domain="example.org", secure=True) as tls:
        found = {}
        for name in hosts:
            answered = httpx.get(f"{tls.url}/api/me/passkeys", headers={"host": name})
            found[name] = answered.json()["available"]
        assert found == dict.fromkeys(hosts, False) | {"play.example.org": True, "www.example.org": True}
    with Server(tmp_path / "off", passkeys=False) as off:
        assert not at_localhost(off).get("/api/me/passkeys")["available"]


def test_challenges_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "data", challenges=[3, 0.001]) as server:
        guest = at_localhost(server)
        answers = [guest.http.post("/api/sign-in/options", json={}).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
