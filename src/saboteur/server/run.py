"""Runs a server until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec

from saboteur.server.logs import configure
from saboteur.server.settings import Settings
from saboteur.server.trouble import ServerTrouble

KEY = 32
HELD = 3
"""The file in which systemd passes a socket."""
OTHER_FILES = 1_000
"""Files and connections besides table sockets."""

Role = Literal["all", "edge", "owner", "bots"]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Where a server listens and stores its data."""

    host: str
    port: int
    data: Path
    database: str | None = None
    """A URL; by default a file in `data`."""
    settings: Settings = Settings()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
    """Addresses and networks of the proxies whose forwarded headers are trusted."""
    metrics: tuple[str, int] | None = None
    """Where to serve metrics and health checks to the operator alone."""
    role: Role = "all"
    """Which part of a cluster it is."""
    bus: str | None = None
    """The URL of the cluster's bus; without one this process owns every table."""

    @property
    def url(self) -> str:
        """The database's URL."""
        return self.database or f"sqlite:///{(self.data / 'tables.sqlite').absolute()}"

    def check(self) -> None:
        """Raise `ServerTrouble` if its parts do not fit together."""
        if self.bus is None and self.role != "all":
            raise ServerTrouble("Only a cluster has roles: name its --bus, too.")
        if self.bus is not None and self.url.startswith("sqlite"):
            raise ServerTrouble("The parts of a cluster share a database: name one with --database postgresql://….")


def run(plan: Plan, ready: Callable[[int], None]) -> None:
    """Serve until stopped; calls `ready` with the port. Raises `ServerTrouble` if it cannot start."""
    configure()
    plan.check()
    # Tables live long and form no cycles: frequent full collections would be wasted.
    gc.set_threshold(20_000, 20, 50)
    key = read_key(plan.data) if plan.role in {"all", "edge"} else b""
    allow_files(plan.settings.sockets + OTHER_FILES)
    with contextlib.ExitStack() as closing:
        listening = closing.enter_context(_held() or listen(plan.host, plan.port)) if key else None
        watched = None if plan.metrics is None else closing.enter_context(listen(*plan.metrics, option="--metrics"))
        closing.enter_context(contextlib.suppress(KeyboardInterrupt))
        runner = closing.enter_context(asyncio.Runner(loop_factory=_loop()))
        if plan.bus is not None:
            from saboteur.server.roles import Part, serve_part  # noqa: PLC0415 - needs another extra

            part = Part(plan.role, plan.url, plan.bus, plan.settings, plan.proxies)
            runner.run(serve_part(part, key, listening, watched, ready))
        else:
            assert listening is not None
            # Imported only here: a part of a cluster needs less and starts faster.
            from saboteur.server.alone import serve_alone  # noqa: PLC0415

            runner.run(serve_alone(plan, key, listening, watched, ready))


def read_key(data: Path) -> bytes:
    """The cookie key; created once, readable by the owner only."""
    file = data / "key"
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not file.exists():
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as new:
                new.write(secrets.token_bytes(KEY))
        key = file.read_bytes()
    except OSError as error:
        raise ServerTrouble(
            f"The folder {data} cannot be used: {error.strerror}. Choose another one with --data."
        ) from None
    if len(key) != KEY:
        raise ServerTrouble(f"The key in {file} is damaged. Restore it, or delete it: guests then lose their seats.")
    if os.name != "nt" and file.stat().st_mode & 0o077:
        raise ServerTrouble(f"Others can read the key in {file}. Run: chmod 600 {file}")
    return key


def allow_files(wanted: int) -> None:
    """Raise this process's limit of open files as far as allowed; the default is often 1,024."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _held() -> socket.socket | None:
    """The socket that systemd holds, also while this process is replaced."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    # The first one after the standard streams; bots must not get it.
    os.set_inheritable(HELD, False)
    return socket.socket(fileno=HELD)


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """A listening socket; `ServerTrouble` if it cannot listen."""
    checked = "--host" if option == "--port" else option
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServerTrouble(
                f"Port {port} is taken, perhaps by a server that already runs. Choose another one with {option}."
            ) from None
        if error.errno == errno.EACCES:
            raise ServerTrouble(f"Port {port} needs rights you do not have; choose one above 1023.") from None
        raise ServerTrouble(f"The server cannot listen on {host}: {error.strerror}. Check {checked}.") from None
    return listening


def lan_address() -> str | None:
    """This machine's address in its network; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found  # noqa: S104 - compared, not bound


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415 - not on Windows
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
