"""Serves the page's files, and its index for every route of the page."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from saboteur.server.refusal import Refusal

MEDIA_TYPES = {
    ".css": "text/css", ".html": "text/html", ".ico": "image/x-icon", ".jpg": "image/jpeg",
    ".js": "text/javascript", ".json": "application/json", ".png": "image/png", ".svg": "image/svg+xml",
    ".txt": "text/plain", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}  # fmt: skip
"""Media types of the page's files. The system's own table may be wrong, and browsers insist."""
NOT_BUILT = "The server runs, but the page has not been built. docs/protocol.md tells how programs can play.\n"


def folder() -> Path:
    """The folder of the page's files."""
    return (Path(str(files("saboteur"))) / "page").resolve()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, or its index."""
    if path.startswith(("/api/", "/ws/")):
        raise Refusal("no-such-address", 404)
    root = folder()
    file = root / path.lstrip("/")
    known = path not in {"", "/"} and is_inside(file, root)
    if not known and path.startswith("/assets/"):
        raise Refusal("no-such-address", 404)
    if not known:
        return index()
    media_type = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
    # Asset names contain a hash of their content.
    caching = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
    return Response(file.read_bytes(), media_type=media_type, headers={"cache-control": caching})


def index() -> Response[bytes]:
    """The page's index, which routes by the address."""
    file = folder() / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/plain")
    return Response(file.read_bytes(), media_type=MEDIA_TYPES[".html"], headers={"cache-control": "no-cache"})


def is_inside(file: Path, root: Path) -> bool:
    """Whether a name leads to a file below a folder."""
    try:
        file = file.resolve()
        return file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):
        # The name is too long or holds a NUL.
        return False
