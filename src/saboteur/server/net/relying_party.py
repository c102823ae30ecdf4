"""The relying party of passkeys: the domain and origin under which a browser reaches the server."""

from __future__ import annotations

import ipaddress

import msgspec
from litestar.connection import ASGIConnection

from saboteur.server.settings import Settings

LOCAL = "localhost"


class RelyingParty(msgspec.Struct, frozen=True):
    """A domain, and the origins of its pages that may ask for passkeys."""

    id: str
    origins: tuple[str, ...]


def relying_party(connection: ASGIConnection, settings: Settings) -> RelyingParty | None:  # type: ignore[type-arg] # any
    """The relying party of a request; None where browsers refuse passkeys."""
    if not settings.passkeys:
        return None
    host = connection.headers.get("host", "").lower()
    name = host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host
    local = name == LOCAL or name.endswith(f".{LOCAL}")
    secure = settings.secure or connection.url.scheme in {"https", "wss"}
    if not name or _is_address(name) or not (secure or local):
        return None
    domain = settings.passkey_domain.lower() or name
    if name != domain and not name.endswith(f".{domain}"):
        return None
    return RelyingParty(domain, tuple(f"{scheme}://{host}" for scheme in _schemes(secure=secure, local=local)))


def _schemes(*, secure: bool, local: bool) -> tuple[str, ...]:
    # A local proxy may add TLS without a header.
    return ("https", "http") if local else ("https",) if secure else ()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
