"""A whole cluster on this machine, for trials and tests: PostgreSQL, NATS and the processes of every role."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from saboteur.server.cluster.programs import Nats, Postgres, free_port, nats_program, postgres_programs
from saboteur.server.part import write
from saboteur.server.run import Plan, Role
from saboteur.server.settings import Settings
from saboteur.server.trouble import ServerTrouble


class Program(Protocol):
    """A part that can be started, stopped and killed."""

    process: Any

    @property
    def running(self) -> bool:
        """Whether it runs."""

    def start(self) -> None:
        """Start it."""

    def stop(self) -> None:
        """Stop it gracefully."""

    def kill(self) -> None:
        """End it at once."""


class Network:
    """Where the parts are: all on this machine."""

    database = bus = "127.0.0.1"

    def address(self, _part: str) -> str:
        """The address of a part."""
        return "127.0.0.1"

    def command(self, _part: str) -> list[str]:
        """The command prefix that starts a program where a part is."""
        return []


class Part:
    """A process of one role."""

    def __init__(self, plan: Plan, log: Path, before: Sequence[str] = ()) -> None:
        """`before` is the beginning of its command line."""
        self.plan = plan
        self.python = sys.executable
        """Its interpreter; an upgrade replaces it with another version's."""
        self._before = before
        self._log = log
        self.port = plan.port
        self.process: subprocess.Popen[str]

    def start(self) -> None:
        """Start it, at the same port as before, and wait until it is ready."""
        self.begin()
        self.wait()

    def begin(self) -> None:
        """Start it."""
        command = [*self._before, self.python, "-m", "saboteur.server.part", write(self.plan)]
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )

    def wait(self) -> None:
        """Wait until it is ready."""
        assert self.process.stdout is not None
        with self.process.stdout as output:
            line = output.readline()
        if not line:
            self.kill()
            # Lines before the last one may be those of an earlier start.
            why = (self.log().splitlines() or [""])[-1]
            raise ServerTrouble(f"A process did not start: {why}")
        self.port = int(line)

    def log(self) -> str:
        """Everything it has logged."""
        return self._log.read_text(encoding="utf-8")

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self.process.poll() is None

    def signal(self, what: signal.Signals) -> None:
        """Send it a signal."""
        if self.running:
            self.process.send_signal(what)

    def stop(self) -> None:
        """Stop it gracefully."""
        self.signal(signal.SIGTERM)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """End it at once, with the bots it has started."""
        if self.running:
            if os.name == "nt":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(60)


class LocalCluster:
    """All parts by name: `postgres`, `nats`, `edge1` …, `owner1` …, `bots1` …"""

    def __init__(
        self,
        folder: Path,
        edges: int,
        owners: int,
        bots: int,
        settings: Settings | None = None,
        network: Network | None = None,
        python: str = sys.executable,
        prepare: Callable[[str], None] = lambda _url: None,
    ) -> None:
        """Start everything, with a database migrated to the version of this Python."""
        self.network = network or Network()
        self._folder = folder
        self._settings = settings or Settings()
        folder.mkdir(parents=True, exist_ok=True)
        # Before anything is started that would have to be stopped.
        postgres_programs(), nats_program()
        # In a folder that PostgreSQL's own user can reach if root runs this.
        self._database = Path(tempfile.mkdtemp(prefix="saboteur-"))
        self._python = python
        self.parts: dict[str, Part] = {}
        self.postgres: Postgres
        self.nats: Nats
        try:
            self.postgres = Postgres(self._database, self.network.database)
            prepare(self.postgres.url)
            self.nats = Nats(self.network.bus)
            for role, count in (("owner", owners), ("edge", edges), ("bots", bots)):
                for number in range(1, count + 1):
                    self.parts[f"{role}{number}"] = self._part(f"{role}{number}", role)  # type: ignore[arg-type]
            for part in self.parts.values():
                part.begin()
            for part in self.parts.values():
                part.wait()
        except BaseException:
            self.close()
            raise

    def _part(self, name: str, role: Role) -> Part:
        plan = Plan(
            host=self.network.address(name),
            port=free_port() if role == "edge" else 0,
            data=self._folder / "data",
            database=self.postgres.url,
            settings=self._settings,
            role=role,
            bus=self.nats.url,
        )
        part = Part(plan, self._folder / f"{name}.log", self.network.command(name))
        part.python = self._python
        return part

    @property
    def edges(self) -> list[Part]:
        """The edges."""
        return [part for name, part in self.parts.items() if name.startswith("edge")]

    def entrances(self) -> list[tuple[str, int]]:
        """Where running edges listen."""
        return [(part.plan.host, part.port) for part in self.edges if part.running]

    def program(self, name: str) -> Program:
        """A part by its name."""
        programs: dict[str, Program] = {"postgres": self.postgres, "nats": self.nats, **self.parts}
        return programs[name]

    def log(self) -> str:
        """Everything all processes have logged."""
        return "".join(part.log() for part in self.parts.values())

    def close(self) -> None:
        """Stop everything."""
        for part in self.parts.values():
            if hasattr(part, "process"):
                part.signal(signal.SIGCONT)
                part.signal(signal.SIGTERM)
        for part in self.parts.values():
            if hasattr(part, "process"):
                part.stop()
        if hasattr(self, "nats"):
            self.nats.kill()
        if hasattr(self, "postgres"):
            self.postgres.stop(signal.SIGQUIT)
        shutil.rmtree(self._database, ignore_errors=True)
