"""A WebSocket protocol that writes several messages at once."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from saboteur.server.net.inbox import Inbox

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without its compiled part
    from websockets.utils import apply_mask

LINE = "saboteur.line"
"""Scope key of the protocol itself, past all middleware."""
WAITING = 4
"""Messages that may wait before no more are read."""
_TEXT = 0x81
"""The first byte of an unfragmented text frame."""
_MASKED = 0x80
"""The mask bit of the second byte, which every client frame must have."""
_PING = bytes((0x89, 0))
_MIDDLE = struct.Struct("!BBH").pack
_BETWEEN = StreamReader.at_eof.__code__
"""The library's parser state between two frames."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Writes queued messages in one system call, which costs more than making them."""

    on_writable: Callable[[], None] | None = None
    """Called once the client reads again."""
    _heard = True
    """Whether the client has sent anything since the last check."""
    _asked = False
    """Whether it was pinged at the last check."""
    _between = False
    """Whether the library waits for the beginning of a frame."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.queue = Inbox[Any]()  # type: ignore[assignment] # has what uvicorn needs of a queue

    def handle_connect(self, event: Request) -> None:
        """Begin the conversation, at which this protocol can be reached."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope[LINE] = self  # type: ignore[literal-required] # servers may add keys of their own

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Pausing after each one, as uvicorn does, would take two system calls."""
        if self.queue.qsize() >= WAITING:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused

    def data_received(self, data: bytes) -> None:
        """Take what the client sends."""
        self._heard = True
        text = self._whole_text(data) if self._between else None
        if text is not None:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() > WAITING and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            return
        try:
            super().data_received(data)
        except InvalidState:
            # An invalid frame and a close frame in one read, which uvicorn wants to answer.
            self.transport.close()
            return
        parser: Any = self.conn.parser
        while parser is not None and parser.gi_code is not _BETWEEN:
            parser = parser.gi_yieldfrom
        self._between = parser is not None

    def _whole_text(self, data: bytes) -> str | None:
        """The text of a frame that arrived complete and alone, as nearly all do; the library handles all others."""
        conn = self.conn
        if (
            len(data) < 6
            or data[0] != _TEXT
            or conn.extensions
            or conn.current_size is not None
            or self.close_sent
            or conn.state is not State.OPEN
        ):
            return None
        length, start = data[1] - _MASKED, 6
        if length == 126 and len(data) >= 8:
            length, start = data[2] << 8 | data[3], 8
            if length < 126 or length > self.config.ws_max_size:
                return None
        elif length > 125:
            return None
        if not 0 <= length == len(data) - start:
            return None
        try:
            return apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return None

    def hang_up(self) -> None:
        """Unblock the receiver."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1012})

    async def next_text(self) -> str | None:
        """The next message; None once the client has gone."""
        message: Any = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return None if message["type"] == "websocket.disconnect" else message.get("text") or ""

    def schedule_ping(self) -> None:
        """Schedule the next liveness check."""
        assert self.ping_interval is not None
        self.ping_timer = self.loop.call_later(self.ping_interval, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Ping a client that has sent nothing since the last check, and drop one that did not answer.

        Active players are never pinged; any message, the pong included, counts as a sign of life.
        """
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        if self._heard:
            self._heard = self._asked = False
        elif self._asked:
            self.keepalive_timeout()
            return
        else:
            self._asked = True
            self.transport.write(_PING)
        self.schedule_ping()

    def resume_writing(self) -> None:
        """Note that the client reads again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def can_write(self) -> bool:
        """Whether the client reads what it is sent."""
        return self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts; nothing if the client has gone."""
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return
        self.transport.write(self._compressed(texts) if self.conn.extensions else _plain(texts))

    def _compressed(self, texts: Sequence[bytes]) -> bytes:
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            return b""
        return b"".join(self.conn.data_to_send())


def _plain(texts: Sequence[bytes]) -> bytes:
    """The frames of these texts, as the library would make them, without an object for each."""
    if len(texts) == 1:
        return frame_head(len(texts[0])) + texts[0]
    return b"".join([part for text in texts for part in (frame_head(len(text)), text)])


def frame_head(length: int) -> bytes:
    """The header of an unmasked text frame of this length."""
    if 126 <= length < 1 << 16:
        return _MIDDLE(_TEXT, 126, length)
    return bytes((_TEXT, length)) if length < 126 else bytes((_TEXT, 127)) + length.to_bytes(8, "big")
