"""A WebSocket protocol that writes several messages at once."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

TEXTS = "saboteur.texts"
"""Key of a list of encoded texts in a message to send."""
_TEXT = 0x81
"""The first byte of a frame that is a whole text."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Hands messages that wait together to the system in one call: that call costs more than making them."""

    async def send(self, message: Any) -> None:
        """Send a message, or all texts of one."""
        texts: list[bytes] | None = message.get(TEXTS)
        if texts is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        self.transport.write(self._compressed(texts) if self.conn.extensions else self._plain(texts))

    def _plain(self, texts: list[bytes]) -> bytes:
        """The frames of these texts, made here: they are what the library makes, without an object for each."""
        if self.conn.state is not State.OPEN:
            raise ClientDisconnected
        return b"".join([part for text in texts for part in (frame_head(len(text)), text)])

    def _compressed(self, texts: list[bytes]) -> bytes:
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        return b"".join(self.conn.data_to_send())


def frame_head(length: int) -> bytes:
    """What stands before an unmasked text of so many bytes."""
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126, length >> 8, length & 255))
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")
