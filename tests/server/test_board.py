"""The page of a cluster speaks both languages and says everything it shows."""

import json
import re
import socket
from pathlib import Path

import pytest

from saboteur.server.board import Board
from saboteur.server.local import LocalCluster, Part
from saboteur.server.run import Plan
from saboteur.server.trouble import ServerTrouble
from saboteur.text import LANGUAGES

pytestmark = pytest.mark.once


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_words_for_all_it_shows(lang: str) -> None:
    board = Board(LocalCluster.__new__(LocalCluster), "http://127.0.0.1:1/?a=1&b=2", lang)
    try:
        page = board.page()
    finally:
        board.close()
    found = re.search(r'id="words">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    words = json.loads(found[1])
    asked = set(re.findall(r'data-word="(\w+)"', page)) | set(re.findall(r"words\.(\w+)", page))
    assert asked | {"running", "stopped", "paused", "start", "stop", "kill", "pause", "resume"} <= set(words)
    assert not any(word.startswith("cluster-") for word in words.values())
    assert f'lang="{lang}"' in page
    assert 'href="http://127.0.0.1:1/?a=1&amp;b=2"' in page
    assert not re.search(r"\{(title|told|go|play|lang|words)\}", page)


@pytest.mark.parametrize(
    ("length", "body"),
    [("-1", b""), ("x", b""), ("4", b"null"), ("2", b"{}"), ("1000", b"[" * 1000), ("2", b"\xff\xff")],
    ids=["negative", "no length", "null", "empty", "deep", "no text"],
)
def test_what_is_no_wish_is_refused(length: str, body: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """At once, and without a traceback; so is whatever comes from another page."""
    board = Board(LocalCluster.__new__(LocalCluster), "http://127.0.0.1:1/", "en")
    head = f"Host: 127.0.0.1:{board.port}\r\nContent-Length: {length}\r\n"
    try:
        for more, status in (("X-Cluster: 1\r\n", b"400"), ("", b"403")):
            with socket.create_connection(("127.0.0.1", board.port), 20) as way:
                way.sendall(f"POST /act HTTP/1.1\r\n{head}{more}\r\n".encode() + body)
                assert way.recv(100).split()[1] == status
        with socket.create_connection(("127.0.0.1", board.port), 20) as way:
            way.sendall(b"GET /state HTTP/1.1\r\nHost: evil.example\r\n\r\n")
            assert way.recv(100).split()[1] == b"400"
    finally:
        board.close()
    assert capsys.readouterr().err == ""


def test_whoever_closes_the_page_early_leaves_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    board = Board(LocalCluster.__new__(LocalCluster), "http://127.0.0.1:1/", "en")
    try:
        for error, told in ((BrokenPipeError(), False), (ConnectionResetError(), False), (ValueError("unknown"), True)):
            try:
                raise error
            except (OSError, ValueError):
                board._server.handle_error(None, ("127.0.0.1", 1))
            assert told == ("Traceback" in capsys.readouterr().err)
    finally:
        board.close()


def test_a_part_that_does_not_start_says_why_in_one_line(tmp_path: Path) -> None:
    """Not with what an earlier start has logged."""
    log = tmp_path / "part.log"
    log.write_text('{"event": "stopped"}\n')
    plan = Plan(host="127.0.0.1", port=0, data=tmp_path, role="owner", bus="nats://127.0.0.1:1")
    with pytest.raises(ServerTrouble) as told:
        Part(plan, log).start()
    assert str(told.value).startswith("A process did not start: The parts of a cluster share a database")
