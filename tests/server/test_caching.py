"""Caches may store nothing that belongs to one person."""

from pathlib import Path

import httpx
import pytest

from answers import ask
from servers import Guest, Server

pytestmark = pytest.mark.once


def test_assets_know_no_sessions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A shared cache must not hand out the cookies of the first client that fetched an asset."""
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (assets / "index-1a2b.js").write_text("export {}")
    monkeypatch.setattr("saboteur.server.net.page.folder", lambda: tmp_path / "page")
    cookies = {"cookie": _session(tmp_path)}
    for path in ("/assets/index-1a2b.js", "/assets/nothing.js", "/healthz", "/metrics"):
        for headers in ({}, cookies):
            (answer,) = ask(tmp_path, path, headers=headers)
            assert "set-cookie" not in answer.headers, path


def test_documents_carry_the_policy_and_files_only_what_files_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scripts and fonts are no documents; ten times the policy would be a thirtieth of the first page."""
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (assets / "index-1a2b.js").write_text("export {}")
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr("saboteur.server.net.page.folder", lambda: tmp_path / "page")
    file, *documents = ask(tmp_path, "/assets/index-1a2b.js", "/", "/t/1", "/api/games", "/healthz")
    for answer in (file, *documents):
        assert "nosniff" == answer.headers["x-content-type-options"]
        assert "same-origin" == answer.headers["cross-origin-resource-policy"]
    assert all("frame-ancestors 'none'" in answer.headers["content-security-policy"] for answer in documents)
    assert "content-security-policy" not in file.headers


def _session(folder: Path) -> str:
    with Server(folder / "signed-in") as server:
        return Guest(server, "Ada").cookies()


def test_personal_answers_are_stored_nowhere(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = Guest(server, "Ada")
        link = ada.post("/api/me/link")["path"]
        for path in ("/api/me", "/api/tables/mine", "/api/games", "/api/nothing", "/me/spent", link):
            answer = ada.http.get(path)
            assert "no-store" == answer.headers["cache-control"], path


def test_the_session_cookie_is_set_only_when_it_changes(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ada = Guest(server)
        assert not _sets_session(ada.http.get("/api/me"))
        assert _sets_session(ada.http.post("/api/me", json={"name": "Ada", "language": "en"}))
        for path in ("/api/me", "/api/tables/mine", "/", "/tables"):
            assert not _sets_session(ada.http.get(path)), path
        assert _sets_session(ada.http.post("/api/me", json={"name": "Ada", "language": "de"}))


def _sets_session(answer: httpx.Response) -> bool:
    return any(cookie.startswith("session=") for cookie in answer.headers.get_list("set-cookie"))
