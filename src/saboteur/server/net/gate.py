"""The outermost layer: checks host and request rate, and adds security headers."""

from __future__ import annotations

import ipaddress
import secrets
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from saboteur.server.limits import Buckets
from saboteur.server.refusal import spoken, tell
from saboteur.server.resource import Problem
from saboteur.server.settings import Settings

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FILE_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""For scripts, styles and fonts, which are not documents; the home screen loads about ten of them."""
ANSWER_HEADERS = [
    *FILE_HEADERS,
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
]
"""For API responses: data that load nothing, even if opened as a page."""
HEADERS = [
    *FILE_HEADERS,
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")
"""HSTS: tells browsers to use TLS only, for a year."""
UNLIMITED = frozenset({"/healthz", "/readyz", "/metrics"})
"""Paths for monitoring, free of the request limit; so are the page's assets."""
ASSETS = "/assets/"
API = "/api/"
PRIVATE = (API, "/me/", "/mail/", "/calendar/")
"""Paths with personal responses: no cache may store them."""
SLOW = 2.0
"""Seconds after which a request is logged as slow."""

_log = structlog.get_logger("requests")


class Gate:
    """Refuses unknown hosts and too many requests, and adds headers."""

    def __init__(self, app: ASGIApp, settings: Settings, methods: Callable[[str], str]) -> None:
        self._app = app
        self._methods = methods
        self._hosts = {host.lower() for host in settings.hosts}
        self.requests = Buckets(*settings.requests)
        strict = [STRICT] if settings.secure else []
        self._headers = [*HEADERS, *strict]
        self._answer_headers = [*ANSWER_HEADERS, *strict]
        self._file_headers = [*FILE_HEADERS, *strict]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on or refuse it."""
        kind = str(scope["type"])
        if kind not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        # The server's own id, not one from the client, to find a response in the log.
        trace = secrets.token_hex(8)
        with structlog.contextvars.bound_contextvars(request=trace):
            await self._pass(kind, scope, receive, _Told(scope, send, trace) if kind == "http" else send)

    async def _pass(self, kind: str, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {name: value for name, value in scope["headers"] if name in {b"host", b"accept-language"}}
        if self._hosts and _host(headers.get(b"host", b"").decode("latin-1")) not in self._hosts:
            await self._refuse(scope, receive, send, 400, "bad-host", headers)
        elif "\0" in scope["path"]:
            # PostgreSQL accepts no NUL in a text.
            await self._refuse(scope, receive, send, 404, "no-such-address", headers)
        elif not _unlimited(scope["path"]) and not self.requests.take(address(scope)):
            await self._refuse(scope, receive, send, 429, "too-fast", headers)
        elif scope.get("method") == "OPTIONS":
            # Litestar omits methods of a path that has several handlers.
            fields = [(b"allow", self._methods(scope["path"]).encode()), *self._headers]
            await send({"type": "http.response.start", "status": 204, "headers": fields})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        elif kind == "http":
            await self._app(scope, receive, self._with_headers(send, scope["path"]))
        else:
            await self._app(scope, receive, send)

    async def _refuse(
        self, scope: Scope, receive: Receive, send: Send, status: int, reason: str, headers: dict[bytes, bytes]
    ) -> None:
        if str(scope["type"]) == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4429 if status == 429 else 4400, "reason": reason})
            return
        lang = spoken(headers.get(b"accept-language", b"").decode("latin-1"))
        body = msgspec.json.encode(Problem(reason, tell(reason, lang)))
        fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *self._headers]
        if status == 429:
            fields.append((b"retry-after", b"5"))
        await send({"type": "http.response.start", "status": status, "headers": fields})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _with_headers(self, send: Send, path: str) -> Send:
        private = path.startswith(PRIVATE)
        more = self._headers
        if path.startswith((API, ASSETS)):
            more = self._answer_headers if path.startswith(API) else self._file_headers
        if private:
            more = [*more, (b"cache-control", b"no-store")]

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = [field for field in message["headers"] if not private or field[0].lower() != b"cache-control"]
                message["headers"] = [*given, *more]
            await send(message)

        return wrapped


class _Told:
    """Adds the request's id to its response, and logs it if it was slow."""

    def __init__(self, scope: Scope, send: Send, trace: str) -> None:
        self._scope = scope
        self._send = send
        self._header = (b"x-request-id", trace.encode())
        self._began = time.monotonic()

    async def __call__(self, message: Message) -> None:
        """Send a message of the answer."""
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], self._header]
            seconds = time.monotonic() - self._began
            if seconds > SLOW:
                # The path itself may be a personal link, or the link to a table.
                where = self._scope.get("path_template", "")
                _log.warning("slow", where=where, status=message["status"], seconds=round(seconds, 3))
        await self._send(message)


def address(scope: Any) -> str:
    """The client's address; an IPv6 /64 network counts as one."""
    client = scope.get("client")
    return _home(str(client[0])) if client else ""


@lru_cache(maxsize=10_000)
def _home(host: str) -> str:
    try:
        found = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found), 64), strict=False))


def _unlimited(path: str) -> bool:
    return path in UNLIMITED or path.startswith(ASSETS)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a browser's page comes from this server; other programs send no origin."""
    return origin is None or (host is not None and origin.partition("://")[2].lower() == host.lower())


def _host(field: str) -> str:
    """The host without its port."""
    name = field.lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0]
