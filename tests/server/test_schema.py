"""The server keeps the promises of its schemas, whatever the request."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest

from saboteur import GAMES
from saboteur.server.net.socket_schema import socket_schema
from servers import Guest, Server
from volume import LONG

pytestmark = [pytest.mark.once, pytest.mark.slow]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("schema") / "data", tables_per_person=100_000, between=0.2) as running:
        yield running
        assert "failed" not in running.log()


CONFIGURATION = """
[parameters]
"path.table_id" = "{table}"

[checks.negative_data_rejection]
# The usual ones, and 413 for what is too large to be looked at.
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
"""


@pytest.mark.lengthy
def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    """No server errors and no responses outside the schema."""
    ada = Guest(server, "Ada")
    table = ada.post("/api/play", game="duel")["id"]
    done = ada.join(table)
    done.do("resign")
    while not done.over:
        done.receive()
    (tmp_path / "schemathesis.toml").write_text(CONFIGURATION.format(table=table))
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.url}/api/schema/openapi.json",
        # Refusals by the rules are outside the schema.
        "--checks", "all", "--exclude-checks", "positive_data_acceptance",
        # These end the session that all others need.
        "--exclude-path-regex", "^/api/me/(link|sign-out)$",
        "--max-examples", "300" if LONG else "15", "--seed", "1", "--no-color", "--suppress-health-check", "all",
        "--header", f"cookie: {ada.cookies()}", "--header", f"x-csrftoken: {ada.http.cookies['csrftoken']}",
    ]  # fmt: skip
    found = subprocess.run(command, capture_output=True, text=True, timeout=500, check=False, cwd=tmp_path)
    assert found.returncode == 0, found.stdout[-12000:] + found.stderr[-2000:]


def told_by(server: Server, name: str) -> Iterator[tuple[str, str]]:
    """Every message of a match, from lobby to rematch, with its sender."""
    ada, eve = Guest(server, "Ada"), Guest(server)
    table = ada.post("/api/play", game=name, bots=["random"])["id"]
    a = ada.join(table)
    rng = random.Random(1)
    a.do("chat", text="Hello!")
    a.do("claim", claim="no-path")
    a.refused("move", seq=0, move="nonsense")
    a.socket.send("{}")
    a.wait("error")
    while not a.over:
        a.turn()
        a.go_on()
        if a.match["moves"]:
            a.play(rng.choice(a.match["moves"])["text"])
    a.do("rematch")
    a.do("mute", person=ada.me["id"])
    a.send("ping")
    a.wait("pong")
    e = eve.join(table, hello=False)
    e.closed()
    yield from (("ServerMessage", text) for text in (*a.raw, *e.raw))
    yield from (("ClientMessage", text) for text in a.sent)


@pytest.mark.parametrize("name", GAMES)
def test_every_message_is_as_its_schema_says(server: Server, name: str) -> None:
    schema = socket_schema()
    readers = {
        who: jsonschema_rs.validator_for({**schema, "$ref": f"#/components/schemas/{who}"})
        for who in ("ServerMessage", "ClientMessage")
    }
    kinds = set()
    for who, text in told_by(server, name):
        message = json.loads(text)
        kinds.add(message["type"])
        readers[who].validate(message)
    assert {"table", "state", "update", "chat", "ack", "refused", "error", "pong", "move", "claim", "ping"} <= kinds
    with pytest.raises(jsonschema_rs.ValidationError):
        readers["ServerMessage"].validate({"type": "update", "seq": 1})


def test_the_example_plays_a_whole_match(server: Server) -> None:
    """As a separate program, the way users start it."""
    command = [sys.executable, str(ROOT / "examples" / "bot_client.py"), server.url, "saboteur"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert found.returncode == 0, found.stderr
    assert len(json.loads(found.stdout)["gold"]) == 4
