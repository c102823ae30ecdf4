"""The documentation is served below /docs, with the page's policy."""

from pathlib import Path

import pytest

from answers import ask

pytestmark = pytest.mark.once


@pytest.fixture
def manual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built documentation."""
    folder = tmp_path / "manual"
    (folder / "rules").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Start</title>")
    (folder / "rules" / "duel.html").write_text("<!doctype html><title>Duel</title>")
    (folder / "table.jpg").write_bytes(b"\xff\xd8")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("saboteur.server.net.manual.folder", lambda: folder)
    return folder


@pytest.mark.usefixtures("manual")
def test_the_documentation_is_handed_out(tmp_path: Path) -> None:
    start, first, duel, picture = ask(tmp_path, "/docs", "/docs/index.html", "/docs/rules/duel.html", "/docs/table.jpg")
    assert (302, "/docs/index.html") == (start.status_code, start.headers["location"])
    assert "<title>Start</title>" in first.text
    assert "<title>Duel</title>" in duel.text
    assert "image/jpeg" == picture.headers["content-type"]
    for answer in (start, first, duel, picture):
        assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("manual")
@pytest.mark.parametrize(
    "path", ["/docs/nothing.html", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/rules"]
)
def test_nothing_else_is_handed_out(tmp_path: Path, path: str) -> None:
    (answer,) = ask(tmp_path, path)
    assert "secret" not in answer.text
    assert answer.status_code == 404 or "/docs" not in str(answer.url)


def test_without_documentation_there_is_no_such_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.server.net.manual.folder", lambda: tmp_path / "nothing")
    assert [404, 404] == [answer.status_code for answer in ask(tmp_path, "/docs", "/docs/index.html")]
