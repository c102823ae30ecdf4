"""Assembles the ASGI application."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    PermissionDeniedException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp

from saboteur.server.calls.office import Office
from saboteur.server.limits import Buckets
from saboteur.server.logs import where
from saboteur.server.net import (
    calls,
    circle_links,
    circles,
    daily,
    health,
    history,
    http,
    leaving,
    lessons,
    me,
    passkeys,
    preview,
    puzzles,
    ratings,
    vacation,
)
from saboteur.server.net.delivery import Round
from saboteur.server.net.exact_request import ExactRequest
from saboteur.server.net.gallery import Gallery
from saboteur.server.net.gate import Gate
from saboteur.server.net.manifest import manifest
from saboteur.server.net.manual import manual
from saboteur.server.net.page import page
from saboteur.server.net.session import STATELESS, session_config
from saboteur.server.net.socket import SocketLimiter, table_socket
from saboteur.server.ratings import Ratings
from saboteur.server.refusal import Refusal, spoken
from saboteur.server.resource import Problem
from saboteur.server.store.failure import FencedError, UnavailableError
from saboteur.server.table.desk import Desk, LocalDesk
from saboteur.server.table.tables import Tables
from saboteur.text import LANGUAGES

MAX_BODY = 64_000
"""Largest request body in bytes."""

_log = structlog.get_logger("requests")


def build(tables: Tables | Desk, key: bytes, *, opens: bool = True) -> ASGIApp:
    """The application. The key (32 bytes) encrypts the cookies; with `opens` it opens and closes the tables."""
    desk = LocalDesk(tables) if isinstance(tables, Tables) else tables
    settings = desk.settings
    shown = [*health.HANDLERS, *([health.metrics] if settings.public_metrics else [])]
    limiter = SocketLimiter(settings)
    requests = [*me.HANDLERS, *passkeys.HANDLERS, *history.HANDLERS, *leaving.HANDLERS, *calls.HANDLERS]
    requests += [*http.HANDLERS, *lessons.HANDLERS, *puzzles.HANDLERS, *preview.HANDLERS, *daily.HANDLERS]
    requests += [*circles.HANDLERS, *circle_links.HANDLERS, *vacation.HANDLERS, *ratings.HANDLERS]
    litestar = Litestar(
        route_handlers=[*requests, *shown, table_socket, manifest, manual, page],
        middleware=[session_config(key, secure=settings.secure).middleware],
        csrf_config=CSRFConfig(
            secret=key.hex(), cookie_secure=settings.secure, cookie_samesite="lax", exclude=STATELESS
        ),
        exception_handlers=_handlers(),
        openapi_config=OpenAPIConfig(
            title="Saboteur",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=ExactRequest,
        request_max_body_size=MAX_BODY,
        lifespan=[_lifespan(desk)] if opens else [],
        state=State(
            {
                "tables": desk,
                "socket_limiter": limiter,
                "round": Round(),
                "challenge_limiter": Buckets(*settings.challenges),
                "export_limiter": Buckets(*settings.exports),
                "daily_limiter": Buckets(*settings.daily_tries),
                "office": Office(desk.store.calls, settings),
                "gallery": Gallery(),
                "circle_limiter": Buckets(*settings.circle_changes),
                "ratings": Ratings(desk.store.history),
                "call_limiter": Buckets(*settings.call_changes),
                "confirmation_limiter": Buckets(*calls.CONFIRMATIONS),
            }
        ),
        logging_config=None,
    )
    gate = Gate(litestar, settings, lambda path: _methods(litestar, path))
    desk.share_limits(gate.requests, limiter.pace, limiter.open_sockets, limiter.elsewhere)
    return gate


def _lifespan(desk: Desk) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def open_and_close(_app: Litestar) -> AsyncIterator[None]:
        await desk.open()
        try:
            yield
        finally:
            await desk.close()

    return open_and_close


def _handlers() -> dict[int | type[Exception], Any]:
    return {
        Refusal: _refused,
        HTTPException: _http_error,
        UnicodeDecodeError: _malformed,
        UnavailableError: _unavailable,
        FencedError: _unavailable,
        Exception: _failed,
    }


def _answer(
    request: Request[Any, Any, Any], refusal: Refusal, headers: dict[str, str] | None = None
) -> Response[Problem]:
    session = request.scope.get("session")
    known = session.get("language") if isinstance(session, dict) else None
    lang = known if known in LANGUAGES else spoken(request.headers.get("accept-language"))
    return Response(Problem(refusal.reason, refusal.sentence(lang)), status_code=refusal.status, headers=headers)


def _refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return _answer(request, error)


def _malformed(request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Problem]:
    # The decoder of JSON bodies does not report invalid UTF-8 as its own error.
    return _answer(request, Refusal("malformed", 400))


def _unavailable(request: Request[Any, Any, Any], error: UnavailableError | FencedError) -> Response[Problem]:
    _log.warning("no-database", error=str(error))
    return _answer(request, Refusal("not-kept", 503), {"retry-after": "5"})


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    if isinstance(error, PermissionDeniedException):
        refusal = Refusal("no-csrf-token", 403)
    elif isinstance(error, NotFoundException):
        refusal = Refusal("no-such-address", 404)
    elif isinstance(error, MethodNotAllowedException):
        return _answer(request, Refusal("no-such-method", 405), {"allow": _methods(request.app, request.scope["path"])})
    elif error.status_code == 413:
        refusal = Refusal("too-large", 413)
    elif isinstance(error, ClientException) or 400 <= error.status_code < 500:
        refusal = Refusal("malformed", 400)
    else:
        return _failed(request, error)
    return _answer(request, refusal)


def _methods(litestar: Litestar, path: str) -> str:
    """The methods of a path, for the `Allow` header."""
    fitting = [
        route
        for route in litestar.routes
        if isinstance(route, HTTPRoute) and re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", route.path_format), path)
    ]
    # The page is a fallback for every other path.
    return ", ".join(sorted(fitting[0].methods)) if fitting else "GET, HEAD, OPTIONS"


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("request-failed", error=where(error))
    return _answer(request, Refusal("failed", 500))
