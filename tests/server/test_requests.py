"""Each request has an id: in its answer, in its log lines, and in those of other processes."""

import asyncio
import json
from typing import Any

import pytest
import structlog
from litestar.types import Message, Receive, Scope, Send

from saboteur.server.cluster import messages
from saboteur.server.cluster.remote_visit import RemoteVisit
from saboteur.server.net import gate
from saboteur.server.settings import Settings
from saboteur.server.store.store import Person
from saboteur.server.table import request
from saboteur.server.table.client import Client

pytestmark = pytest.mark.once

LINK = "/me/a-secret-link"


def ask(path: str) -> tuple[dict[bytes, bytes], list[dict[str, object]]]:
    """Send a request through the gate to an application that logs; the answer's headers, and the lines."""
    sent: list[Any] = []

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        structlog.get_logger("test").warning("seen")
        await asyncio.create_task(log_later())
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def log_later() -> None:
        structlog.get_logger("test").warning("later")

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "GET", "path": path, "headers": [(b"host", b"localhost")],
        "client": ("192.0.2.1", 1), "path_template": "/me/{token}",
    }  # fmt: skip
    with structlog.testing.capture_logs(processors=[structlog.contextvars.merge_contextvars]) as lines:
        asyncio.run(gate.Gate(app, Settings(), lambda _: "GET")(scope, receive, send))  # type: ignore[arg-type]
    return dict(sent[0]["headers"]), [dict(line) for line in lines]


def test_what_a_request_logs_carries_the_id_of_its_answer() -> None:
    """Also what its tasks log; and no two requests have the same."""
    headers, lines = ask("/")
    assert [line["request"] for line in lines] == [headers[b"x-request-id"].decode()] * 2
    assert ask("/")[0][b"x-request-id"] != headers[b"x-request-id"]


def test_a_slow_request_is_logged_without_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which may be somebody's personal link."""
    assert [line["event"] for line in ask(LINK)[1]] == ["seen", "later"]
    monkeypatch.setattr(gate, "SLOW", -1.0)
    headers, lines = ask(LINK)
    assert (lines[-1]["event"], lines[-1]["where"]) == ("slow", "/me/{token}")
    assert lines[-1]["request"] == headers[b"x-request-id"].decode()
    assert "secret" not in json.dumps(lines)


def test_the_owner_of_a_table_is_told_the_id() -> None:
    told: list[messages.ToOwner] = []

    class House:
        def __init__(self) -> None:
            self.name = "e"
            self.visits: dict[int, RemoteVisit] = {}

        def next_number(self) -> int:
            return 1

        def tell(self, _owner: str, message: messages.ToOwner) -> None:
            told.append(message)
            if isinstance(message, messages.Join):
                visit.receive(messages.Joined(1))
            elif isinstance(message, messages.Act):
                visit.receive(messages.Done(1, message.number))

        def hears(self, _owner: str) -> bool:
            return True

        async def owner_of(self, _key: str) -> str:
            return "o"

    async def act() -> None:
        await visit.open()
        with structlog.contextvars.bound_contextvars(request="cafe"):
            await visit.handle(request.Ping())

    visit = RemoteVisit(House(), "t", Client(Person("a", "Ada", "en"), "en"))
    asyncio.run(act())
    assert [one.trace for one in told if isinstance(one, messages.Act)] == ["cafe"]
