"""Sessions in encrypted cookies that are set only when the session changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import Message, ScopeSession

AGE = 365 * 24 * 3600
"""Seconds a session lasts."""
STATELESS = [
    "^/assets/", "^/sw.js$", "^/manifest.webmanifest$", "^/mail/off/",
    "^/docs", "^/healthz$", "^/readyz$", "^/metrics$",
]  # fmt: skip
"""Paths without sessions and CSRF cookies: their answers are the same for everyone and may be cached."""
_LOADED = "saboteur.session"


class Sessions(ClientSideSessionBackend):
    """Leaves the cookie alone while the session is the one it holds."""

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        """The session of a request."""
        session = await super().load_from_connection(connection)
        connection.scope[_LOADED] = dict(session)  # type: ignore[literal-required]
        return session

    async def store_in_message(
        self, scope_session: ScopeSession, message: Message, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        """Set the cookie if the session has changed."""
        if scope_session != connection.scope.get(_LOADED):
            await super().store_in_message(scope_session, message, connection)


def session_config(key: bytes, *, secure: bool) -> CookieBackendConfig:
    """The configuration of the session middleware."""
    config = CookieBackendConfig(
        secret=key, key="session", max_age=AGE, secure=secure, httponly=True, samesite="lax", exclude=STATELESS
    )
    config._backend_class = Sessions  # noqa: SLF001 - Litestar's hook for another backend
    return config
