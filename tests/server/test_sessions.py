"""People can sign out: on one device, everywhere, or everywhere else with a new personal link."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect

from saboteur.server.net.socket import _listen
from saboteur.server.net.socket_protocol import SocketProtocol
from saboteur.server.resource import NewTable
from saboteur.server.settings import Settings
from saboteur.server.store.database import Database
from saboteur.server.store.store import Person, Store
from saboteur.server.table.client import Client
from saboteur.server.table.desk import LocalDesk
from saboteur.server.table.tables import Tables
from servers import Guest, Server, open_table, sync

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("sessions") / "data") as running:
        yield running
        assert "failed" not in running.log()


def another_device(server: Server, link: str) -> Guest:
    """A browser that has followed a personal link."""
    device = Guest(server)
    assert device.http.get(link).status_code == 303
    return device


def test_signing_out_ends_this_session_alone(server: Server) -> None:
    ada = Guest(server, "Ada")
    link = ada.post("/api/me/link")["path"]
    phone = another_device(server, link)
    table = open_table(ada, {"me": True}, {}, {})
    here, there = ada.join(table), phone.join(table)
    assert ada.post("/api/me/sign-out") == {"id": None, "name": None, "language": "en", "closing": None, "looks": None}
    assert here.receive()["type"] == "table", "the phone came"
    assert here.wait("error")["reason"] == "signed-out"
    assert here.closed() == 4410
    assert "session" not in ada.http.cookies
    assert ada.get("/api/me")["name"] is None
    refused = ada.http.post("/api/me/sign-out", json={})
    assert (refused.status_code, refused.json()["reason"]) == (401, "no-name")
    sync(there)
    assert phone.get("/api/me")["name"] == "Ada"
    assert another_device(server, link).get("/api/me")["id"] == phone.get("/api/me")["id"], "the link brings one back"


def test_signing_out_everywhere_ends_every_session(server: Server) -> None:
    """Cookies that somebody has copied are worthless, too; other people notice nothing."""
    ada, ben = Guest(server, "Ada"), Guest(server, "Ben")
    link = ada.post("/api/me/link")["path"]
    phone = another_device(server, link)
    copied = dict(ada.http.cookies)
    table = open_table(ada, {"me": True}, {}, {})
    sockets, b = [ada.join(table), phone.join(table), phone.join(table)], ben.join(table)
    ada.post("/api/me/sign-out", everywhere=True)
    assert [one.closed() for one in sockets] == [4410] * 3
    with httpx.Client(base_url=server.url, timeout=60, cookies=copied) as thief:
        assert thief.get("/api/me").json()["name"] is None
    assert phone.get("/api/me")["name"] is None
    assert phone.http.post("/api/tables", json={"game": "duel", "players": 2}).json()["reason"] == "no-name"
    late = phone.join(table)
    assert (late.table["you"], late.refused("chat", text="psst")) == (None, "no-name")
    sync(b)
    assert ben.get("/api/me")["name"] == "Ben"
    back = another_device(server, link)
    assert back.join(table).table["seats"][0]["you"]


def test_a_new_link_ends_the_other_sessions_only_if_one_wishes(server: Server) -> None:
    ada = Guest(server, "Ada")
    first = ada.post("/api/me/link")["path"]
    phone = another_device(server, first)
    second = ada.post("/api/me/link", end_sessions=False)["path"]
    assert phone.get("/api/me")["name"] == "Ada"
    other = phone.join(open_table(ada, {"me": True}, {}, {}))
    third = ada.post("/api/me/link", end_sessions=True)["path"]
    assert other.closed() == 4410
    assert ada.get("/api/me")["name"] == "Ada", "the device that asked stays signed in"
    assert phone.get("/api/me")["name"] is None
    for spent in (first, second):
        assert Guest(server).http.get(spent).status_code == 404
    assert another_device(server, third).get("/api/me")["id"] == ada.me["id"]


def test_who_signed_out_can_begin_anew(server: Server) -> None:
    ada = Guest(server, "Ada")
    ada.post("/api/me/sign-out", everywhere=True)
    again = ada.post("/api/me", name="Ada")
    assert again["id"] != ada.me["id"]
    assert ada.get("/api/me") == again


def test_an_ended_session_stays_ended_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = Guest(server, "Ada")
        phone = another_device(server, ada.post("/api/me/link")["path"])
        ada.post("/api/me/sign-out", everywhere=True)
        server.stop()
        server.start()
        assert phone.get("/api/me")["name"] is None


def test_a_client_that_does_not_read_is_heard_no_more(tmp_path: Path) -> None:
    """What it sends after the end of its session changes nothing, even if the close has not reached it."""

    async def work() -> None:
        tables = Tables(Store(Database(f"sqlite:///{tmp_path / 'x.sqlite'}")), Settings())
        await tables.open()
        ada = Person("a", "Ada", "en")
        await tables.store.keep(ada)
        table = await tables.create(ada, NewTable(game="saboteur", players=3))
        client = Client(ada, "en")
        visit = await LocalDesk(tables).visit(table.state.table_id, client)
        table.hello(client)
        tables.disconnect(ada)
        script = _Script('{"type": "hello"}', '{"type": "stand"}')
        with pytest.raises(WebSocketDisconnect):
            await _listen(script, LocalDesk(tables), visit, client, lambda: 0.0)
        assert table.state.seats[0].name == "Ada"
        await tables.close()

    asyncio.run(work())


class _Script(SocketProtocol):
    """A socket that receives these messages."""

    def __init__(self, *texts: str) -> None:
        self._texts = list(texts)

    async def next_text(self) -> str | None:
        """The next message; after the last one, that the client has gone."""
        return self._texts.pop(0) if self._texts else None
