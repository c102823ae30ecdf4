"""Frames that the server makes itself are those of the library."""

import pytest
from websockets.frames import Frame, Opcode

from saboteur.server.net.socket_protocol import frame_head

pytestmark = pytest.mark.once


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 255, 256, 4_000, 65_535, 65_536, 70_000])
def test_a_text_has_the_frame_of_the_library(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
