"""The files to run a server with: containers, systemd, and an upgrade without a refused connection."""

import configparser
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from click.testing import CliRunner

from saboteur.commands.serve import serve
from servers import PATIENCE

pytestmark = [pytest.mark.once, pytest.mark.slow]

DEPLOY = Path(__file__).parents[2] / "deploy"
ANALYSE = shutil.which("systemd-analyze")
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
STAGES = ("compose.yaml", "compose.cluster.yaml")


def check(arguments: list[str], folder: Path) -> dict[str, Any]:
    """Check a command line of the server; its settings."""
    for name in ("saboteur.toml", "cluster.toml"):
        (folder / name).write_text('allow_host = ["play.example.org"]\n')
    (folder / "database.url").write_text("postgresql://saboteur:secret@postgres/saboteur\n")
    (folder / "database.url").chmod(0o600)
    wish = [re.sub(r"/etc/saboteur/|/run/secrets/", f"{folder}/", one) for one in arguments]
    wish = [re.sub(r"\$\{[^}]*\}", "play.example.org", one).replace("%i", "01") for one in wish]
    if "--role" in wish and "--bus" not in wish:
        wish += ["--bus", "nats://127.0.0.1", "--database-file", f"{folder}/database.url"]
    found = CliRunner().invoke(serve, [*wish, "--check"])
    assert found.exit_code == 0, (arguments, found.output)
    return tomllib.loads(found.stdout)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_starts_what_the_command_knows(unit: Path, tmp_path: Path) -> None:
    parts = configparser.ConfigParser(strict=False, interpolation=None)
    parts.optionxform = str  # type: ignore[assignment,method-assign] # as configparser documents it
    parts.read_string(unit.read_text(encoding="utf-8"))
    program, command, *arguments = shlex.split(parts["Service"]["ExecStart"])
    assert (Path(program).name, command) == ("saboteur", "serve")
    role = re.match(r"saboteur-(\w+)@", unit.name)
    assert check(arguments, tmp_path)["role"] == (role[1] if role else "all")
    assert parts["Service"]["NoNewPrivileges"] == "yes"


@pytest.mark.skipif(ANALYSE is None, reason="this system has no systemd that could read its units")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for file in (DEPLOY / "systemd").iterdir():
        (tmp_path / file.name).write_text(
            re.sub("/opt/saboteur/bin/saboteur", "/bin/true", file.read_text()).replace("User=saboteur", "User=root")
        )
    wanted = [str(file).replace("@.", "@01.") for file in sorted(tmp_path.iterdir())]
    environment = os.environ | {"SYSTEMD_UNIT_PATH": f"{tmp_path}:"}
    found = subprocess.run(
        [str(ANALYSE), "verify", "--man=no", *wanted], capture_output=True, text=True, check=False, env=environment
    )
    ours = [line for line in found.stderr.splitlines() if "saboteur" in line]
    assert ours == [], found.stderr


@pytest.mark.parametrize("name", STAGES)
def test_a_compose_file_starts_what_the_command_knows(name: str, tmp_path: Path) -> None:
    services = yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8"))["services"]
    roles = set()
    for service in services.values():
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            settings = check(service["command"], tmp_path)
            roles.add(settings["role"])
    assert roles == ({"all"} if name == "compose.yaml" else {"owner", "bots", "edge"})
    assert "metrics" not in str(services["caddy"]), "the operator's address is for nobody else"


AS_SYSTEMD = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.executable, [sys.executable, "-m", "saboteur", *sys.argv[2:]])
"""


class Held:
    """A server whose port somebody else holds, as systemd does."""

    def __init__(self, port: socket.socket, data: Path) -> None:
        held = port.fileno()
        wish = ["serve", "--port", "1", "--data", str(data), "--lang", "en"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", AS_SYSTEMD, str(held), *wish], pass_fds=(held,), stdout=subprocess.PIPE, text=True,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        assert self.process.stdout is not None
        assert str(port.getsockname()[1]) in self.process.stdout.readline()

    def stop(self) -> None:
        """End it as an upgrade does."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0


@pytest.fixture
def port() -> Iterator[socket.socket]:
    with closing(socket.create_server(("127.0.0.1", 0), backlog=100)) as held:
        yield held


@pytest.mark.skipif(os.name == "nt", reason="Windows has no sockets that a service manager holds")
def test_nobody_is_refused_while_one_version_replaces_another(port: socket.socket, tmp_path: Path) -> None:
    """Whoever connects between two servers waits for the next one."""
    url = f"http://127.0.0.1:{port.getsockname()[1]}/healthz"
    answers: list[int | str] = []
    stopping = threading.Event()

    def ask() -> None:
        while not stopping.is_set():
            try:
                answers.append(httpx.get(url, timeout=4 * PATIENCE).status_code)
            except (httpx.ReadError, httpx.RemoteProtocolError):
                # It was accepted in the last moment of a server; a browser asks again.
                continue
            except httpx.HTTPError as error:
                answers.append(type(error).__name__)
            stopping.wait(0.02)

    server = Held(port, tmp_path / "data")
    asking = threading.Thread(target=ask)
    asking.start()
    try:
        for replaced in (False, True):
            before = len(answers)
            while len(answers) < before + 3:
                stopping.wait(0.02)
            if not replaced:
                server.stop()
                server = Held(port, tmp_path / "data")
    finally:
        stopping.set()
        asking.join(4 * PATIENCE)
        server.process.kill()
        server.process.communicate()
    assert set(answers) == {200}
