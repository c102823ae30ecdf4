"""Compressed files: the encoding the client prefers, with headers that keep every cache right."""

import gzip
from pathlib import Path

import pytest

from answers import ask
from saboteur.server.net.files import choose

pytestmark = pytest.mark.once

SCRIPT = b"export const gold = 'gold gold gold gold gold gold gold gold';\n" * 20
PACKED = gzip.compress(SCRIPT, mtime=0)
SMALLER = b"in place of brotli, which Python cannot write"


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with compressed files beside its script and its index, and with a font that has none."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/index-1a2b.js"):
        (folder / name).write_bytes(SCRIPT)
        (folder / f"{name}.gz").write_bytes(PACKED)
        (folder / f"{name}.br").write_bytes(SMALLER)
    (folder / "assets" / "text-1a2b.woff2").write_bytes(b"wOF2")
    monkeypatch.setattr("saboteur.server.net.page.folder", lambda: folder)
    return folder


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("x-gzip", "gzip"),
        ("GZIP;Q=0.5", "gzip"),
        ("br;q=0.2, gzip;q=0.9", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*", "br"),
        ("*;q=0", ""),
        ("*;q=0.3, identity", ""),
        ("gzip;q=0.5, identity;q=0.4", "gzip"),
        ("br;q=many", ""),
        ("br;q=0.000", ""),
        ("deflate", ""),
        (" , ;,br", "br"),
        ("", ""),
    ],
)
def test_the_encoding_with_the_greatest_weight_is_chosen(accepted: str, encoding: str) -> None:
    assert encoding == choose([accepted], ["br", "gzip"])


def test_only_what_is_there_is_chosen() -> None:
    assert "gzip" == choose(["br, gzip;q=0.1"], ["gzip"])
    assert "" == choose(["br, gzip"], [])
    assert "" == choose([], ["br", "gzip"])


@pytest.mark.parametrize("path", ["/", "/settings", "/assets/index-1a2b.js"])
def test_packed_bytes_are_the_file(tmp_path: Path, path: str) -> None:
    (answer,) = ask(tmp_path, path, headers={"accept-encoding": "gzip"})
    assert "gzip" == answer.headers["content-encoding"]
    assert len(PACKED) == int(answer.headers["content-length"])
    assert SCRIPT == answer.content
    assert "Accept-Encoding" == answer.headers["vary"]


def test_plain_bytes_are_sent_to_whoever_wants_them(tmp_path: Path) -> None:
    """With the same media type, and with word to caches that others get something else."""
    (plain,) = ask(tmp_path, "/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    (packed,) = ask(tmp_path, "/assets/index-1a2b.js", headers={"accept-encoding": "gzip"})
    assert SCRIPT == plain.content
    assert "content-encoding" not in plain.headers
    for name in ("vary", "content-type", "cache-control"):
        assert plain.headers[name] == packed.headers[name]
    assert plain.headers["etag"] != packed.headers["etag"]


def test_what_has_no_packed_form_is_sent_plain(tmp_path: Path, page: Path) -> None:
    (font,) = ask(tmp_path, "/assets/text-1a2b.woff2", headers={"accept-encoding": "br, gzip"})
    assert b"wOF2" == font.content
    assert {"vary", "content-encoding"}.isdisjoint(font.headers)
    for file in page.rglob("*.br"):
        file.unlink()
    (script,) = ask(tmp_path, "/assets/index-1a2b.js", headers={"accept-encoding": "br, gzip;q=0.1"})
    assert "gzip" == script.headers["content-encoding"]
    assert SCRIPT == script.content


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
def test_what_the_client_has_is_not_sent_again(tmp_path: Path, path: str, encoding: str) -> None:
    (first,) = ask(tmp_path, path, headers={"accept-encoding": encoding})
    tag = first.headers["etag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        (again,) = ask(tmp_path, path, headers={"accept-encoding": encoding, "if-none-match": known})
        assert (304, b"") == (again.status_code, again.content)
        for name in ("etag", "vary", "cache-control"):
            assert first.headers[name] == again.headers[name]
    (other,) = ask(tmp_path, path, headers={"accept-encoding": encoding, "if-none-match": '"other"'})
    assert (200, SCRIPT) == (other.status_code, other.content)


def test_a_new_index_is_sent(tmp_path: Path, page: Path) -> None:
    """The index keeps its name, so its tag must change with it."""
    (first,) = ask(tmp_path, "/", headers={"accept-encoding": "identity"})
    (page / "index.html").write_bytes(b"new")
    tag = first.headers["etag"]
    (second,) = ask(tmp_path, "/", headers={"accept-encoding": "identity", "if-none-match": tag})
    assert (200, b"new") == (second.status_code, second.content)


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/assets/text-1a2b.woff2"])
def test_head_tells_the_same_without_the_bytes(tmp_path: Path, path: str) -> None:
    headers = {"accept-encoding": "gzip"}
    (whole,) = ask(tmp_path, path, headers=headers)
    (head,) = ask(tmp_path, path, headers=headers, method="HEAD")
    assert (200, b"") == (head.status_code, head.content)
    for name in ("content-length", "content-type", "content-encoding", "etag", "vary", "cache-control"):
        assert whole.headers.get(name) == head.headers.get(name)


def test_a_range_is_answered_with_the_whole_file(tmp_path: Path) -> None:
    """A part of packed bytes would help nobody; whoever asks for one is told so."""
    headers = {"accept-encoding": "gzip", "range": "bytes=5-9"}
    (answer,) = ask(tmp_path, "/assets/index-1a2b.js", headers=headers)
    assert (200, SCRIPT) == (answer.status_code, answer.content)
    assert "none" == answer.headers["accept-ranges"]
    assert "content-range" not in answer.headers
