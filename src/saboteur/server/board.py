"""The status page of a local cluster: shows who owns what, and can stop any part."""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import signal
import subprocess
import sys
import threading
from collections import defaultdict
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from saboteur.server.local import LocalCluster, Part
from saboteur.server.store.database import Database
from saboteur.server.store.schema import leases, owners, tables
from saboteur.server.trouble import ServerTrouble
from saboteur.text import text

ACTIONS = ("start", "stop", "kill", "pause", "resume")
SHOWN = 40
"""Tables listed for each owner."""
LONGEST = 1_000
"""Bytes of a wish at most."""
WORDS = (
    "running", "stopped", "paused", *ACTIONS, "edges", "owners", "stores", "bots", "log", "none", "epoch",
)  # fmt: skip
"""The texts of the page."""


class Board:
    """Serves the page in threads."""

    def __init__(self, cluster: LocalCluster, play: str, lang: str, port: int = 0) -> None:
        """`play` is the address at which people play."""
        self.cluster = cluster
        self._play = play
        self._lang = lang
        self._paused: set[str] = set()
        self._acting: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)
        """One lock per part: two clicks must not start two processes."""
        board = self

        class Handler(_Handler):
            """Requests to this board."""

            served = board

        self._server = _Server(("127.0.0.1", port), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Stop."""
        self._server.shutdown()
        self._server.server_close()

    def page(self) -> str:
        """The page."""
        words = {name: text(f"cluster-{name}", self._lang) for name in WORDS}
        parts = {name: text(f"cluster-{name}", self._lang) for name in ("title", "told", "go")}
        found = resources.files(__package__).joinpath("board.html").read_text(encoding="utf-8")
        for name, value in (parts | {"lang": self._lang, "play": self._play}).items():
            found = found.replace(f"{{{name}}}", html.escape(value))
        return found.replace("{words}", json.dumps(words).replace("<", "\\u003c"))

    def state(self) -> dict[str, Any]:
        """All parts, and the tables of each owner."""
        held: dict[int, list[dict[str, Any]]] | None = None
        # Without the database the owners are unknown; the page keeps showing the last state.
        with contextlib.suppress(sa.exc.SQLAlchemyError, OSError, TimeoutError):
            held = asyncio.run(self._held())
        return {"parts": [self._shown(name, held) for name in ("postgres", "nats", *self.cluster.parts)]}

    def act(self, name: str, what: str) -> None:
        """Start, stop, kill or pause a part; `ServerTrouble` if it does not start or stop."""
        with self._acting[name]:
            try:
                self._act(name, what)
            except (OSError, subprocess.TimeoutExpired) as error:
                raise ServerTrouble(str(error)) from None

    def _act(self, name: str, what: str) -> None:
        program = self.cluster.program(name)
        if what in {"pause", "resume"} and isinstance(program, Part):
            program.signal(signal.SIGSTOP if what == "pause" else signal.SIGCONT)
            (self._paused.add if what == "pause" else self._paused.discard)(name)
        elif what == "start" and not program.running:
            program.start()
        elif what in {"stop", "kill"} and program.running:
            self._paused.discard(name)
            (program.stop if what == "stop" else program.kill)()

    def _shown(self, name: str, held: dict[int, list[dict[str, Any]]] | None) -> dict[str, Any]:
        program = self.cluster.program(name)
        paused = name in self._paused
        can = ["start"] if not program.running else ["resume", "kill"] if paused else ["stop", "kill"]
        if isinstance(program, Part) and program.running and not paused:
            can.append("pause")
        owned = None
        if held is not None and name.startswith("owner"):
            owned = held.get(program.process.pid, [])[:SHOWN]
        state = "stopped" if not program.running else "paused" if paused else "running"
        return {"name": name, "state": state, "can": can, "tables": owned}

    async def _held(self) -> dict[int, list[dict[str, Any]]]:
        """The unfinished tables of each owner, by its process."""
        engine = create_async_engine(Database(self.cluster.postgres.url).url, connect_args={"timeout": 2})
        found: dict[int, list[dict[str, Any]]] = {}
        wanted = (
            sa.select(owners.c.label, tables.c.code, leases.c.epoch)
            .join(leases, leases.c.owner == owners.c.id)
            .join(tables, tables.c.id == leases.c.table_id)
            .where(tables.c.phase != "over")
            .order_by(tables.c.created)
        )
        try:
            async with engine.connect() as connection:
                for row in await connection.execute(wanted):
                    pid = int(row.label.rpartition(":")[2])
                    found.setdefault(pid, []).append({"code": row.code, "epoch": row.epoch})
        finally:
            await engine.dispose()
        return found


class _Server(ThreadingHTTPServer):
    """Ignores clients that disconnect before the response."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report every other error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    """Answers the page's requests; only this machine's own page may act."""

    served: Board

    def do_GET(self) -> None:
        """Show the page or the state."""
        if not self._local():
            self.send_error(HTTPStatus.BAD_REQUEST)
        elif self.path == "/":
            self._answer("text/html; charset=utf-8", self.served.page())
        elif self.path == "/state":
            self._answer("application/json", json.dumps(self.served.state()))
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    def do_POST(self) -> None:
        """Do something to a part."""
        # Another site's page cannot send this header.
        if self.path != "/act" or self.headers.get("x-cluster") != "1" or not self._local():
            self.send_error(HTTPStatus.FORBIDDEN)
            return
        try:
            # With a negative length it would be read to an end that may never come.
            length = max(0, min(int(self.headers.get("content-length", "0")), LONGEST))
            wish = json.loads(self.rfile.read(length))
            part, what = str(wish["part"]), str(wish["what"])
        except (ValueError, KeyError, TypeError, RecursionError):
            self.send_error(HTTPStatus.BAD_REQUEST)
            return
        if what not in ACTIONS or part not in {"postgres", "nats", *self.served.cluster.parts}:
            self.send_error(HTTPStatus.BAD_REQUEST)
            return
        try:
            self.served.act(part, what)
        except ServerTrouble as trouble:
            self._answer("application/json", json.dumps({"trouble": str(trouble)}), HTTPStatus.SERVICE_UNAVAILABLE)
        else:
            self._answer("application/json", "{}")

    def _local(self) -> bool:
        host = self.headers.get("host", "").rpartition(":")[0]
        return host in {"127.0.0.1", "localhost"}

    def _answer(self, kind: str, body: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        data = body.encode()
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(data)))
        self.send_header("cache-control", "no-store")
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_arguments: object) -> None:
        """Log nothing."""
