"""Serves the page's files, and its index for every route of the page."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from saboteur.server.net import preview
from saboteur.server.net.files import is_inside, send
from saboteur.server.refusal import Refusal, spoken

NOT_BUILT = "The server runs, but the page has not been built. docs/protocol.md tells how programs can play.\n"
IMPORTED = re.compile(r'from\s*"\./([\w.-]+)"')


def folder() -> Path:
    """The folder of the page's files."""
    return (Path(str(files("saboteur"))) / "page").resolve()


@route(["/", "/me", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, or its index."""
    # A monitor must not mistake the page for metrics.
    if path.startswith(("/api/", "/ws/")) or path.rstrip("/") == "/metrics":
        raise Refusal("no-such-address", 404)
    root = folder()
    file = root / path.lstrip("/")
    known = path not in {"", "/"} and is_inside(file, root)
    if known:
        # Asset names contain a hash of their content.
        lasting = path.startswith("/assets/")
        return send(request, file, "public, max-age=31536000, immutable" if lasting else "no-cache")
    if path.startswith("/assets/"):
        raise Refusal("no-such-address", 404)
    tags = await preview.tags(request, path)
    return index(request) if not tags else with_tags(request, tags)


def with_tags(request: Request[Any, Any, Any], tags: str) -> Response[bytes]:
    """The page's index with a preview in its head. Not stored: it changes with the table."""
    file = folder() / "index.html"
    if not file.is_file():
        return index(request)
    html = file.read_text(encoding="utf-8").replace("</head>", f"{tags}</head>", 1)
    headers = {"cache-control": "no-cache", "vary": "Accept-Language"}
    return Response(html.encode(), media_type="text/html", headers=headers)


def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page's index, which routes by the address."""
    file = folder() / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/plain")
    answer = send(request, file, "no-cache")
    # Preload: scripts would request the texts only once they run, a round trip later.
    if needed := first_words(spoken(request.headers.get("accept-language"))):
        answer.headers["link"] = ", ".join(f"</assets/{name}>; rel=modulepreload" for name in needed)
        answer.headers["vary"] = ", ".join(filter(None, (answer.headers.get("vary"), "Accept-Language")))
    return answer


def first_words(language: str) -> list[str]:
    """The files with the first page's texts in a language."""
    names: list[str] = []
    for file in (folder() / "assets").glob(f"words-{language}-first-*.js"):
        names += [file.name, *IMPORTED.findall(file.read_text(encoding="utf-8"))]
    return names
