"""The page's files: served with the right media type and policy, and nothing else is."""

from pathlib import Path

import pytest

from answers import ask

pytestmark = pytest.mark.once


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Unter Tage</title>")
    (folder / "assets" / "index-1a2b.js").write_text("export {}")
    (folder / "assets" / "index-1a2b.css").write_text("body {}")
    (folder / "assets" / "text-1a2b.woff2").write_bytes(b"wOF2")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("saboteur.server.net.page.folder", lambda: folder)
    return folder


def test_the_first_words_are_announced_in_the_readers_language(page: Path, tmp_path: Path) -> None:
    (page / "assets" / "words-de-first-1a2b.js").write_text('import{t as e}from"./runtime-1a2b.js";')
    (page / "assets" / "words-de-rest-1a2b.js").touch()
    (page / "assets" / "words-en-first-1a2b.js").touch()
    links = [
        ask(tmp_path, "/", headers={"accept-language": wish})[0].headers["link"] for wish in ("de-AT,en;q=0.5", "fr")
    ]
    assert [
        "</assets/words-de-first-1a2b.js>; rel=modulepreload, </assets/runtime-1a2b.js>; rel=modulepreload",
        "</assets/words-en-first-1a2b.js>; rel=modulepreload",
    ] == links
    (answer,) = ask(tmp_path, "/")
    assert "Accept-Language" == answer.headers["vary"]


@pytest.mark.usefixtures("page")
def test_files_have_their_kind_and_last_as_long_as_their_names(tmp_path: Path) -> None:
    kinds = {
        "/": "text/html; charset=utf-8",
        "/tables/abc": "text/html; charset=utf-8",
        "/icon.svg": "image/svg+xml",
        "/assets/index-1a2b.js": "text/javascript; charset=utf-8",
        "/assets/index-1a2b.css": "text/css; charset=utf-8",
        "/assets/text-1a2b.woff2": "font/woff2",
    }
    answers = ask(tmp_path, *kinds)
    assert [200] * len(kinds) == [answer.status_code for answer in answers]
    assert list(kinds.values()) == [answer.headers["content-type"] for answer in answers]
    for answer in answers:
        lasting = "immutable" in answer.headers["cache-control"]
        assert lasting == answer.url.path.startswith("/assets/")


@pytest.mark.usefixtures("page")
def test_the_policy_allows_what_the_page_needs_and_no_more(tmp_path: Path) -> None:
    """Scripts, styles and fonts from this server, also inline images; sockets to this server."""
    field = ask(tmp_path, "/")[0].headers["content-security-policy"]
    policy = {part.split()[0]: part.split()[1:] for part in field.split(";")}
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == ["'self'"]
    assert policy["img-src"] == ["'self'", "data:"]
    assert policy["connect-src"] == ["'self'"]
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == ["'none'"]
    assert "font-src" not in policy, "as all else: of this server"


@pytest.mark.usefixtures("page")
def test_nothing_beside_the_page_is_served(tmp_path: Path) -> None:
    ways = ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%5csecret.txt", "//secret.txt")
    for answer in ask(tmp_path, *ways, "/assets/none.js", "/api/none"):
        assert "secret" not in answer.text
        assert answer.status_code in {200, 404}
        if answer.url.path in {"/assets/none.js", "/api/none"}:
            assert answer.json()["reason"] == "no-such-address"
