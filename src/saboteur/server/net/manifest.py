"""The web app manifest."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromQuery

from saboteur.server.refusal import spoken
from saboteur.text import LANGUAGES, text

NIGHT = "#120d0a"
"""The page's darkest colour, as in `theme.css`."""


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request[Any, Any, Any], lang: FromQuery[str | None] = None) -> Response[bytes]:
    """The manifest in the language asked for, else in the browser's."""
    known = lang if lang in LANGUAGES else spoken(request.headers.get("accept-language"))
    body = msgspec.json.encode(
        {
            "id": "/",
            "name": "Unter Tage",
            "short_name": "Unter Tage",
            "description": text("app-description", known),
            "lang": known,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": NIGHT,
            "theme_color": NIGHT,
            "categories": ["games"],
            "icons": [
                {"src": "/icon.svg", "type": "image/svg+xml", "sizes": "any"},
                {"src": "/icon-192.png", "type": "image/png", "sizes": "192x192"},
                {"src": "/icon-512.png", "type": "image/png", "sizes": "512x512"},
                {"src": "/maskable-512.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable"},
            ],
            "shortcuts": [
                {"name": text("page-open-table", known), "url": "/open"},
                {"name": text("page-rules", known), "url": "/rules"},
            ],
        }
    )
    headers = {"cache-control": "no-cache", "vary": "Accept-Language"}
    return Response(body, media_type="application/manifest+json", headers=headers)
