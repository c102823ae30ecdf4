"""Sends a file in the best encoding the client accepts, or 304 if it already has it."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from litestar import Request, Response

MEDIA_TYPES = {
    ".css": "text/css", ".html": "text/html", ".ico": "image/x-icon", ".jpg": "image/jpeg",
    ".js": "text/javascript", ".json": "application/json", ".png": "image/png", ".svg": "image/svg+xml",
    ".txt": "text/plain", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}  # fmt: skip
"""Media types by file name suffix. The system's own table may be wrong, and browsers insist."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings, the smallest first, and the suffixes of the compressed files beside the plain ones."""


def send(request: Request[Any, Any, Any], file: Path, caching: str) -> Response[bytes]:
    """The answer to a GET or HEAD request for a file. Ranges are ignored: every file is small."""
    variants = {name: found for name, suffix in ENCODINGS.items() if (found := Path(f"{file}{suffix}")).is_file()}
    encoding = choose(request.headers.getall("accept-encoding", []), list(variants))
    body = variants.get(encoding, file).read_bytes()
    media_type = MEDIA_TYPES.get(file.suffix, "application/octet-stream")
    # Each encoding has a tag of its own: the bytes differ.
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"cache-control": caching, "etag": tag, "accept-ranges": "none"}
    if variants:
        headers["vary"] = "Accept-Encoding"
    if _matches(request.headers.getall("if-none-match", []), tag):
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    if request.method == "HEAD":
        headers["content-length"] = str(len(body))
        body = b""
    return Response(body, media_type=media_type, headers=headers)


def choose(fields: list[str], offered: list[str]) -> str:
    """The offered encoding that `Accept-Encoding` weighs most, the first of several; empty: send the plain file."""
    weights = dict(_weight(part) for field in fields for part in field.lower().split(",") if part.strip())
    anything = weights.get("*", 0.0)
    wished = {name: weights.get(name, anything) for name in offered}
    best = max(wished, key=lambda name: wished[name], default="")
    return best if best and wished[best] > 0 and wished[best] >= weights.get("identity", 0.0) else ""


def _weight(part: str) -> tuple[str, float]:
    """A coding and its weight; a weight that cannot be read refuses it."""
    name, *parameters = (word.strip() for word in part.split(";"))
    name = name.removeprefix("x-")
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        if key.strip() == "q":
            try:
                return name, max(0.0, min(1.0, float(value)))
            except ValueError:
                return name, 0.0
    return name, 1.0


def _matches(fields: list[str], tag: str) -> bool:
    """Whether `If-None-Match` names the tag; proxies may have weakened it."""
    tags = {part.strip().removeprefix("W/") for field in fields for part in field.split(",")}
    return tag in tags or "*" in tags


def is_inside(file: Path, root: Path) -> bool:
    """Whether a name leads to a file below a folder."""
    try:
        file = file.resolve()
        return file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):
        # The name is too long or holds a NUL.
        return False
