"""A connection to a table: an outgoing queue and what the table knows about its viewer."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from saboteur.server.refusal import Refusal
from saboteur.server.store.note import Note
from saboteur.server.store.store import Person
from saboteur.server.table import answer

MAX_QUEUED = 2_000_000
"""Bytes a slow client may have queued before it is dropped."""

TOGETHER = 32_000
"""Bytes above which queued messages are written separately, so that a slow client is noticed."""


class Client:
    """Queues messages for one socket; drops a client that does not read them."""

    def __init__(
        self,
        person: Person | None,
        language: str,
        muted: frozenset[str] = frozenset(),
        session: str = "",
        *,
        screen: bool = False,
    ) -> None:
        self.person = None if screen else person
        self.screen = screen
        """Whether it is a television: a spectator without a name, whoever opened it."""
        self.open: int | None = None
        """On a shared device: the seat whose hand it shows."""
        self.held = False
        """Whether the person plays on another device, and this one waits for `take`."""
        self.used = 0.0
        """When it was last used, by a monotonic clock."""
        self.present: tuple[str, ...] = ()
        """The people who count as connected by it."""
        self.session = session
        """The id of the session that opened it."""
        self.language = language
        self.muted = muted
        self.notes: tuple[Note, ...] = ()
        """The person's private notes at this table."""
        self.subscribed = False
        """Whether it has said hello and gets updates."""
        self.closing = False
        """Whether it is being closed: its messages are ignored from then on."""
        self.seq = 0
        """The number of the next event to send."""
        self.queue: deque[bytes | int] = deque()
        """Messages to write, and the code to close with."""
        self.on_waiting: Callable[[], None] = lambda: None
        """Called when the queue becomes non-empty."""
        self._queued = 0

    @property
    def key(self) -> str:
        """The key for rate limits: the person, or this connection."""
        return f"socket {id(self)}" if self.person is None else self.person.id

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if self._queued > MAX_QUEUED:
            self.close(4408)
            return
        self._queued += len(data)
        self.queue.append(data)
        if len(self.queue) == 1:
            self.on_waiting()

    def refuse(self, refusal: Refusal, message: str = "") -> None:
        """Refuse a request, or without its id report an error."""
        sentence = refusal.sentence(self.language)
        if message:
            self.send(answer.write(answer.Refused(id=message, reason=refusal.reason, sentence=sentence)))
        else:
            self.send(answer.write(answer.Error(reason=refusal.reason, sentence=sentence)))

    def take(self) -> tuple[list[bytes], int | None]:
        """The next messages to write, as many as fit together, and the code to close with afterwards."""
        texts: list[bytes] = []
        size = 0
        while self.queue and size < TOGETHER:
            data = self.queue.popleft()
            if isinstance(data, int):
                return texts, data
            texts.append(data)
            size += len(data)
        self._queued -= size
        return texts, None

    def close(self, code: int) -> None:
        """Close the connection after the queued messages."""
        self.subscribed = False
        self.closing = True
        self.queue.append(code)
        if len(self.queue) == 1:
            self.on_waiting()
