"""The operator's own address, and trusted proxies, as configured in a file."""

import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from servers import PATIENCE, Guest, Server, wait_until_ready

pytestmark = [pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, int]]:
    """A server started as its operator would: its port, and the port of its metrics."""
    folder = tmp_path_factory.mktemp("operator")
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        metrics = free.getsockname()[1]
    file = folder / "saboteur.toml"
    file.write_text(
        f'port = 0\ndata = "data"\nmetrics = "127.0.0.1:{metrics}"\nper_address = 1\nlang = "en"\n'
        'trust_proxy = ["127.0.0.2", "10.0.0.0/8"]\n'
    )
    command = [sys.executable, "-m", "saboteur", "serve", "--config", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)/", process.stdout.readline())
        assert found is not None
        yield int(found[1]), metrics
        process.terminate()
        _, logged = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert [
        json.loads(line)["event"]
        for line in logged.splitlines()
        if not {"refused", "slow"} & {json.loads(line)["event"]}
    ] == [
        "started",
        "stopped",
    ]
    assert (folder / "data" / "key").is_file(), "relative to the configuration"


def test_metrics_have_an_address_of_their_own(addresses: tuple[int, int]) -> None:
    public, own = addresses
    numbers = httpx.get(f"http://127.0.0.1:{own}/metrics", timeout=PATIENCE)
    assert re.search(r"^saboteur_sockets ", numbers.text, re.MULTILINE)
    wait_until_ready(f"http://127.0.0.1:{own}")
    for path in ("/", "/api/me", "/ws/tables/x"):
        assert httpx.get(f"http://127.0.0.1:{own}{path}", timeout=PATIENCE).status_code == 404
    for path in ("/metrics", "/metrics/", "/metrics%2F", "/metrics%2f%2f"):
        found = httpx.get(f"http://127.0.0.1:{public}{path}", timeout=PATIENCE)
        assert (found.status_code, found.json()["reason"]) == (404, "no-such-address"), path
    wait_until_ready(f"http://127.0.0.1:{public}")


def test_only_trusted_proxies_name_addresses(addresses: tuple[int, int]) -> None:
    """Each address may have one socket here; the proxies of the configuration replace this machine."""
    public, _ = addresses

    def ask(proxy: str, visitor: str) -> ClientConnection:
        return connect(
            f"ws://127.0.0.1:{public}/ws/tables/none", open_timeout=PATIENCE, source_address=(proxy, 0),
            additional_headers={"x-forwarded-for": visitor},
        )  # fmt: skip

    with ExitStack() as opened:
        sockets = [
            opened.enter_context(ask(proxy, visitor))
            for proxy, visitor in (
                ("127.0.0.2", "203.0.113.1"), ("127.0.0.2", "203.0.113.2"),
                ("127.0.0.1", "203.0.113.3"),
            )
        ]  # fmt: skip
        assert [json.loads(one.recv(PATIENCE))["reason"] for one in sockets] == ["no-such-table"] * 3


def test_browsers_are_told_to_use_tls_if_there_is_any(tmp_path: Path) -> None:
    for secure in (True, False):
        with Server(tmp_path / str(secure), secure=secure) as server:
            for path in ("/", "/api/me", "/api/nothing", "/assets/nothing.js"):
                found = httpx.get(f"{server.url}{path}", timeout=PATIENCE).headers.get("strict-transport-security")
                assert found == ("max-age=31536000" if secure else None), path


def test_a_metrics_address_that_is_taken_is_told(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "saboteur", "serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
        command += ["--metrics", f"127.0.0.1:{port}"]
        found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert found.returncode == 2
    assert f"Port {port} is taken" in found.stderr
    assert "with --metrics." in found.stderr


def test_metrics_are_public_if_asked_for(tmp_path: Path) -> None:
    with Server(tmp_path / "data", public_metrics=True) as server:
        assert "saboteur_sockets" in Guest(server).http.get("/metrics").text


def test_the_board_for_grafana_asks_only_for_metrics_that_are_there(tmp_path: Path) -> None:
    board = (Path(__file__).parents[2] / "docs" / "grafana.json").read_text(encoding="utf-8")
    asked = set(re.findall(r"\b(?:saboteur|process)_\w+", board))
    with Server(tmp_path / "data", public_metrics=True) as server:
        ada = Guest(server, "Ada")
        a = ada.join(ada.post("/api/play", game="saboteur", bots=["random"], options={"first": "p1"})["id"])
        a.turn()
        assert a.refused("move", seq=0, move="nonsense")
        a.play()
        told = ada.http.get("/metrics").text
    found = set(re.findall(r"^\w+", told, re.MULTILINE))
    assert len(asked) > 10
    assert asked <= found
    assert float(told.partition("\nsaboteur_request_seconds_count ")[2].split()[0]) >= 2
    assert 'saboteur_refused_total{reason="' in told
