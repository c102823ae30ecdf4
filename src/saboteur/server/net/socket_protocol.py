"""A WebSocket protocol that writes several messages at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import State

LINE = "saboteur.line"
"""Scope key of the protocol itself, past all middleware."""
WAITING = 4
"""Messages that may wait before no more are read."""
_TEXT = 0x81
"""The first byte of a frame that is a whole text."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Hands messages that wait together to the system in one call: that call costs more than making them."""

    on_writable: Callable[[], None] | None = None
    """Called once the client reads again."""

    def handle_connect(self, event: Request) -> None:
        """Begin the conversation, at which this protocol can be reached."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope[LINE] = self  # type: ignore[literal-required] # servers may add keys of their own

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. To stop reading after each one, as uvicorn does, takes two calls of the system."""
        if self.queue.qsize() >= WAITING:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused

    def resume_writing(self) -> None:
        """Note that the client reads again."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()

    def can_write(self) -> bool:
        """Whether the client reads what it is sent."""
        return self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts; nothing if the client has gone, which its last message says."""
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
    """The frames of these texts, made here: they are what the library makes, without an object for each."""
    return b"".join([part for text in texts for part in (frame_head(len(text)), text)])


def frame_head(length: int) -> bytes:
    """What stands before an unmasked text of so many bytes."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126, length >> 8, length & 255))
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")
