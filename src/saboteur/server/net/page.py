"""The page: files that come with the package, and its first file for every address of the page's own."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from saboteur.server.refusal import Refusal

KINDS = {
    ".css": "text/css", ".html": "text/html", ".ico": "image/x-icon", ".jpg": "image/jpeg",
    ".js": "text/javascript", ".json": "application/json", ".png": "image/png", ".svg": "image/svg+xml",
    ".txt": "text/plain", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}  # fmt: skip
"""The kinds of the page's files; what the system believes about them may differ, and browsers insist."""
NONE = "The server runs, but the page has not been built. docs/protocol.md tells how programs can play.\n"


def folder() -> Path:
    """Where the page's files are."""
    return (Path(str(files("saboteur"))) / "page").resolve()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page, or its first one."""
    if path.startswith(("/api/", "/ws/")):
        raise Refusal("no-such-address", 404)
    root = folder()
    file = root / path.lstrip("/")
    known = path not in {"", "/"} and is_inside(file, root)
    if not known and path.startswith("/assets/"):
        raise Refusal("no-such-address", 404)
    if not known:
        return first()
    kind = KINDS.get(file.suffix, "application/octet-stream")
    # Names of assets change with their content.
    lasting = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": lasting})


def first() -> Response[bytes]:
    """The page's first file, which finds out by the address what to show."""
    file = folder() / "index.html"
    if not file.is_file():
        return Response(NONE.encode(), media_type="text/plain")
    return Response(file.read_bytes(), media_type=KINDS[".html"], headers={"cache-control": "no-cache"})


def is_inside(file: Path, root: Path) -> bool:
    """Whether a name leads to a file below a folder."""
    try:
        file = file.resolve()
        return file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):
        # Names too long for any file, or with a zero in them.
        return False
