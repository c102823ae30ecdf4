"""Frames that the server makes and reads itself are those of the library."""

import asyncio
import itertools
import random
from typing import Any, cast

import pytest
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from saboteur.server.net.inbox import Inbox
from saboteur.server.net.socket_protocol import SocketProtocol, frame_head

pytestmark = pytest.mark.once

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n"
)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 255, 256, 4_000, 65_535, 65_536, 70_000])
def test_a_text_has_the_frame_of_the_library(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Line:
    """One end of a connection, with an application that notes what it gets."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol], extensions: bytes = b"", **settings: Any) -> None:
        self.got: list[Any] = []
        self.wire = Wire()
        config = Config(self._listen, ws_max_size=2_000, log_config=None, interface="asgi3", **settings)
        self.protocol = kind(config=config, server_state=ServerState(), app_state={})
        self.protocol.connection_made(self.wire)
        self.protocol.data_received(HANDSHAKE % extensions)

    async def _listen(self, _scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            self.got.append(await receive())
            if self.got[-1]["type"] == "websocket.disconnect":
                return


def frame(rng: random.Random) -> bytes:
    """Something a client may send, mostly good."""
    text = "é".encode() * rng.choice([0, 1, 10, 62, 63, 64, 200, 990, 1_200])
    text += b"x" * rng.randrange(4)
    whole = Frame(Opcode.TEXT, text).serialize(mask=True)
    odd = [
        Frame(Opcode.PING, b"?").serialize(mask=True),
        Frame(Opcode.TEXT, text, fin=False).serialize(mask=True),
        Frame(Opcode.CONT, text).serialize(mask=True),
        Frame(Opcode.TEXT, text).serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        bytes((0xC1,)) + whole[1:],
        Frame(Opcode.BINARY, text).serialize(mask=True),
        # A length written in more bytes than it needs.
        bytes((0x81, 0x80 | 126, 0, 3)) + bytes(4) + b"abc",
        # And in eight: 127 announces them, and as many bytes follow as if it were the length itself.
        bytes((0x81, 0x80 | 127)) + (119).to_bytes(8, "big") + bytes(4) + b"x" * 119,
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
    ]
    chosen = rng.randrange(24)
    return odd[chosen] if chosen < len(odd) else whole


def pieces(data: bytes, frames: list[bytes], rng: random.Random) -> list[bytes]:
    """The data as it may arrive: a frame at a time, or cut anywhere."""
    if rng.random() < 0.4:
        return frames
    cuts = sorted({0, len(data), *(rng.randrange(len(data) + 1) for _ in range(rng.randrange(8)))})
    return [data[first:last] for first, last in itertools.pairwise(cuts)]


@pytest.mark.parametrize("extensions", [b"", b"Sec-WebSocket-Extensions: permessage-deflate\r\n"])
def test_whatever_comes_is_read_as_the_library_reads_it(extensions: bytes) -> None:
    """In whatever pieces, good or bad; most frames never reach the library."""

    async def check(seed: int) -> int:
        rng = random.Random(seed)
        frames = [frame(rng) for _ in range(rng.randrange(1, 9))]
        arriving = pieces(b"".join(frames), frames, rng)
        ours, theirs = Line(SocketProtocol, extensions), Line(WebSocketsSansIOProtocol, extensions)
        for line in (ours, theirs):
            await asyncio.sleep(0)
            for piece in arriving:
                if line.wire.closed:
                    break
                try:
                    line.protocol.data_received(piece)
                except InvalidState:
                    assert line is theirs, "nothing that a client sends is an error of the server"
                    line.wire.close()
            for _ in range(20):
                await asyncio.sleep(0)
            line.protocol.connection_lost(None)
            for _ in range(5):
                await asyncio.sleep(0)
        assert ours.got == theirs.got, seed
        assert ours.wire.written == theirs.wire.written, seed
        assert ours.wire.closed == theirs.wire.closed, seed
        return len(ours.got)

    assert sum(asyncio.run(check(seed)) for seed in range(600)) > 1_000


def test_the_rest_of_a_frame_is_not_taken_for_another() -> None:
    """Its mask, which the client chooses, looks like the head of a text that is exactly as long as the rest."""

    async def check() -> None:
        mask = bytes((0x81, 0x88, 7, 7))
        rest = mask + bytes(letter ^ mask[place % 4] for place, letter in enumerate(b"0123456789"))
        first = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
        lines = [Line(SocketProtocol), Line(WebSocketsSansIOProtocol)]
        for line in lines:
            await asyncio.sleep(0)
            for piece in (first, bytes((0x81, 0x8A)), rest, first):
                line.protocol.data_received(piece)
            for _ in range(10):
                await asyncio.sleep(0)
        assert [[one.get("text") for one in line.got] for line in lines] == [["{}", "0123456789", "{}"]] * 2
        for line in lines:
            line.protocol.connection_lost(None)
            await asyncio.sleep(0)

    asyncio.run(check())


def test_a_silent_client_is_asked_and_one_that_says_nothing_then_is_dropped() -> None:
    async def check() -> None:
        line = Line(SocketProtocol, ws_ping_interval=1_000)
        protocol = cast("SocketProtocol", line.protocol)
        for _ in range(5):
            await asyncio.sleep(0)
        line.wire.written = b""
        look = protocol.send_keepalive_ping
        look()
        assert line.wire.written == b"", "it has just come"
        look()
        assert line.wire.written == Frame(Opcode.PING, b"").serialize(mask=False)
        protocol.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
        look()
        assert len(line.wire.written) == 2, "it has answered"
        for _ in range(3):
            protocol.data_received(Frame(Opcode.TEXT, b"{}").serialize(mask=True))
            look()
        assert len(line.wire.written) == 2, "whoever talks is not asked"
        look()
        assert len(line.wire.written) == 4
        assert not line.wire.closed
        look()
        assert line.wire.closed
        assert b"keepalive" in line.wire.written
        protocol.stop_keepalive()
        protocol.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(check())


def test_an_inbox_loses_nothing_when_its_reader_gives_up() -> None:
    async def check() -> None:
        inbox = Inbox[int]()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        # It was woken, and is cancelled before it runs.
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        assert reader.cancelled()
        inbox.put_nowait(2)
        assert [await inbox.get() for _ in range(inbox.qsize())] == [1, 2]
        assert inbox.empty()

    asyncio.run(check())
