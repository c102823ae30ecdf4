"""Serves the built documentation under /docs."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath
from litestar.response import Redirect

from saboteur.server.net.files import is_inside, send
from saboteur.server.refusal import Refusal


def folder() -> Path:
    """The folder of the documentation: the package's, or else the checkout's build."""
    package = Path(str(files("saboteur")))
    packaged, checkout = package / "manual", package.parents[1] / "build" / "docs"
    return (packaged if packaged.is_dir() else checkout).resolve()


@route(["/docs", "/docs/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def manual(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes] | Redirect:
    """A file of the documentation."""
    root = folder()
    if path.strip("/") == "" and (root / "index.html").is_file():
        return Redirect("/docs/index.html")
    file = root / path.lstrip("/")
    if not is_inside(file, root):
        raise Refusal("no-such-address", 404)
    return send(request, file, "no-cache")
