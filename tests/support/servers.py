"""Servers in their own processes, and guests who talk to them over real sockets."""

import json
import multiprocessing
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from socket import SHUT_RDWR
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serve_for_tests import serve

Message = dict[str, Any]
PROCESSES = multiprocessing.get_context("forkserver")
# By their installed names: the process that loads them does not know where the tests are. What a server loads only when
# its role or its database need it is named, too: otherwise every start spends more than a second of CPU on it.
PROCESSES.set_forkserver_preload(
    ["saboteur.server.run", "saboteur.server.alone", "alembic.command", "aiosqlite", "uvloop"]
)
QUICK: Message = {
    "bot_delay": [0, 0], "requests": [1e5, 1e5], "messages": [1e6, 1e6], "messages_per_address": [1e6, 1e6],
    "changes": [1e6, 1e6], "story_effort": 0.001,
}  # fmt: skip
PATIENCE = 60.0
"""Seconds after which to give up, even on a busy machine."""


class NotStarted(Exception):  # noqa: N818 - says what happened
    """The server could not start; the message is its sentence."""


class Server:
    """A running server."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        self.folder = folder
        self._database = database
        self._settings = json.dumps(QUICK | settings)
        self._log = folder.parent / f"{folder.name}.log"
        self._process: Any
        self.port = 0
        self.closing = ExitStack()
        """Connections guests have left open."""
        self.start()

    def start(self) -> None:
        """Start, at the same port as before."""
        ours, theirs = PROCESSES.Pipe()
        arguments = (self.folder, self._settings, self.port, str(self._log), self._database, theirs)
        self._process = PROCESSES.Process(target=serve, args=arguments)
        self._process.start()
        theirs.close()
        assert ours.poll(2 * PATIENCE), self.log()
        answer = ours.recv()
        ours.close()
        if not isinstance(answer, int):
            self._process.join()
            raise NotStarted(str(answer))
        self.port = answer

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid or 0

    def log(self) -> str:
        """Everything it has logged."""
        return self._log.read_text(encoding="utf-8")

    def wait_until_ready(self) -> None:
        """Wait until all matches are resumed and the database takes writes."""
        wait_until_ready(self.url)

    def set_wall_clock(self, ahead: float) -> None:
        """Set its wall clock, this many seconds ahead of the true time; no other clock follows."""
        self._hand_over(".ahead", str(ahead))

    def show_page(self, folder: Path) -> None:
        """Hand out another build of the page from now on."""
        self._hand_over(".page", str(folder))

    def _hand_over(self, suffix: str, text: str) -> None:
        """Write a file that the server may read at this very moment: it finds the old one or the whole new one."""
        new = self.folder.with_suffix(f"{suffix}.new")
        new.write_text(text)
        new.replace(self.folder.with_suffix(suffix))

    def kill(self) -> None:
        """End it at once, as a power failure would."""
        self._process.kill()
        self._process.join()

    def announce(self) -> None:
        """Ask it to stop, without waiting."""
        self._process.terminate()

    def stop(self) -> int | None:
        """Ask it to stop; return its exit code."""
        self._process.terminate()
        self._process.join(PATIENCE)
        code: int | None = self._process.exitcode
        return code

    def exit_code(self) -> int | None:
        """Wait until it stops by itself; its exit code."""
        self._process.join(PATIENCE)
        code: int | None = self._process.exitcode
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process.is_alive():
            self.kill()
        self.closing.close()


def wait_until_ready(url: str) -> None:
    """Wait until a server says it is ready; a new one first says that it is starting."""
    end = time.monotonic() + PATIENCE
    with httpx.Client(verify=False, trust_env=False, timeout=PATIENCE) as http:  # noqa: S501 - plain HTTP
        while (answer := http.get(f"{url}/readyz")).status_code != 200:
            assert time.monotonic() < end, answer.text
            time.sleep(0.05)
    assert answer.json() == {"status": "ok"}


class Guest:
    """A person with a browser."""

    def __init__(
        self, server: Server, name: str | None = None, language: str = "en", address: str = "127.0.0.1"
    ) -> None:
        self.server = server
        self._address = address
        # Nothing here speaks TLS, and reading all certificates costs more than a hundred requests.
        way = httpx.HTTPTransport(local_address=address, verify=False)
        client = httpx.Client(base_url=server.url, timeout=PATIENCE, transport=way, trust_env=False)
        self.http = server.closing.enter_context(client)
        self.http.get("/api/me")
        self.http.headers["x-csrftoken"] = self.http.cookies["csrftoken"]
        self.me: Message = {}
        if name is not None:
            self.me = self.post("/api/me", name=name, language=language)

    def post(self, path: str, **body: Any) -> Message:
        """Post and expect success."""
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def get(self, path: str) -> Any:
        """Get and expect success."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def cookies(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def join(self, table: str, *, hello: bool = True, known: Sequence[Message] = (), **headers: str) -> "Table":
        """Open a table's socket, given the events already known."""
        address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}"
        cookies = {"cookie": self.cookies(), **headers}
        wanted = connect(
            address, additional_headers=cookies, max_size=None, max_queue=None, open_timeout=PATIENCE, close_timeout=2,
            ping_interval=None, source_address=(self._address, 0),
        )  # fmt: skip
        opened = Table(self.server.closing.enter_context(wanted))
        opened.events = list(known)
        if hello:
            opened.send("hello", since=len(known))
            opened.wait("table")
        return opened


class Table:
    """A table's socket with its latest messages; checks that events have no gap."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Message = {}
        self.match: Message = {}
        self.events: list[Message] = []
        self.chats: list[Message] = []
        self.raw: list[str] = []
        self.sent: list[str] = []
        self._ids = 0

    def send(self, kind: str, **parts: Any) -> None:
        """Send a message."""
        self.sent.append(json.dumps({"type": kind, **parts}))
        self.socket.send(self.sent[-1])

    def receive(self, timeout: float = PATIENCE) -> Message:
        """The next message."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        kind = message["type"]
        if kind == "table":
            self.table = message
        elif kind == "chat":
            self.chats.append(message)
        elif kind == "state":
            self.events[message["since"] :] = message["events"]
            self.match = message
        elif kind == "update":
            assert message["since"] == len(self.events), "gap"
            self.events += message["events"]
            self.match = message
        if kind in {"state", "update"}:
            assert message["seq"] == len(self.events)
            assert [event["seq"] for event in self.events] == list(range(len(self.events)))
        return message

    def wait(self, *kinds: str, until: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of these kinds that satisfies the condition."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive()
            if message["type"] in kinds and until(message):
                return message
        raise AssertionError(f"no {kinds}")

    def until(self, holds: Callable[[Message], bool]) -> None:
        """Wait until this holds for the table; it may hold already."""
        end = time.monotonic() + PATIENCE
        while not holds(self.table):
            assert time.monotonic() < end, self.table
            self.receive()

    def ask(self, kind: str, **parts: Any) -> Message:
        """Send a message and wait for its answer."""
        self._ids += 1
        name = f"{id(self)}-{self._ids}"
        self.send(kind, id=name, **parts)
        return self.wait("ack", "refused", "error", until=lambda message: message.get("id", name) == name)

    def do(self, kind: str, **parts: Any) -> Message:
        """Send a message and expect success."""
        answer = self.ask(kind, **parts)
        assert answer["type"] == "ack", answer
        return answer

    def play(self, move: str | None = None) -> Message:
        """Play a move, by default the first one, and wait for its update."""
        move = move or str(self.match["moves"][0]["text"])
        moved = self.match["moved"]
        answer = self.do("move", seq=self.match["seq"], moved=moved, move=move)
        while self.match["moved"] == moved:
            self.receive()
        return answer

    def turn(self) -> None:
        """Wait until this seat is asked, or the round or match is over."""
        while not self.match or not (self.match["moves"] or self.over or self.table["phase"] == "between"):
            self.receive()

    def go_on(self) -> None:
        """Ask for the next round, if the match waits for it, and wait until it begins."""
        if self.table["phase"] == "between":
            # It may have started by itself meanwhile.
            assert self.ask("next").get("reason", "not-between") == "not-between"
            while self.table["phase"] == "between":
                self.receive()

    def refused(self, kind: str, **parts: Any) -> str:
        """Send a message and expect a refusal; return the reason."""
        answer = self.ask(kind, **parts)
        assert answer["type"] in {"refused", "error"}, answer
        assert answer["sentence"]
        return str(answer["reason"])

    def drain(self, timeout: float = 0.2) -> None:
        """Read everything that has arrived."""
        try:
            while True:
                self.receive(timeout)
        except TimeoutError:
            pass

    def closed(self) -> int:
        """Read until the server closes; return the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.match) and self.match["outcome"] is not None

    def close(self) -> None:
        """Close the socket."""
        self.socket.close()

    def cut(self) -> None:
        """Drop the connection without closing it."""
        self.socket.socket.shutdown(SHUT_RDWR)


def open_table(host: Guest, *seats: Message, **more: object) -> str:
    """Open a table with these seats; return its id."""
    name = str(more.pop("game", "saboteur"))
    return str(host.post("/api/tables", game=name, players=len(seats), seats=list(seats), **more)["id"])


def sync(*tables: Table) -> None:
    """Wait until all have the same state."""
    for table in tables:
        table.send("ping")
        table.wait("pong")
