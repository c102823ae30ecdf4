"""Where push messages may be sent: to public addresses over TLS, never into the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import msgspec

LONGEST = 1_000
"""Longest endpoint in characters."""


class BadEndpointError(Exception):
    """An invalid endpoint, or one to which nothing may be sent."""


class Endpoint(msgspec.Struct, frozen=True):
    """An endpoint of a push service, with the one address that was checked."""

    url: str
    host: str
    address: str
    """An IP address: a second DNS lookup could lead elsewhere."""
    port: int

    @property
    def origin(self) -> str:
        """Scheme and host, as VAPID's `aud` wants them."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def direct(self) -> str:
        """The same URL with the address instead of the name."""
        parts = urlsplit(self.url)
        where = f"[{self.address}]" if ":" in self.address else self.address
        return parts._replace(netloc=f"{where}:{self.port}").geturl()


def check_url(url: str, *, anywhere: bool) -> tuple[str, int]:
    """Host and port of an endpoint that may be stored; `BadEndpointError` if it may not."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadEndpointError from None
    schemes = {"https", "http"} if anywhere else {"https"}
    host = parts.hostname or ""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or parts.scheme not in schemes:
        raise BadEndpointError
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise BadEndpointError
    if not anywhere and (port not in {None, 443} or not _may_be_public(host)):
        raise BadEndpointError
    return host, port or (443 if parts.scheme == "https" else 80)


async def resolve(url: str, *, anywhere: bool) -> Endpoint:
    """The endpoint with the address to connect to; `BadEndpointError` if one of its addresses is not public."""
    host, port = check_url(url, anywhere=anywhere)
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise ConnectionError(host) from error
    addresses = [str(one[4][0]) for one in found]
    if not addresses:
        raise ConnectionError(host)
    if not anywhere and not all(_public(address) for address in addresses):
        raise BadEndpointError
    return Endpoint(url, host, addresses[0], port)


def _may_be_public(host: str) -> bool:
    """Whether a host name can be public; its addresses are checked when it is used."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return "." in host and not host.endswith((".local", ".localhost", ".internal", ".lan", ".home.arpa", "."))
    return _public(host)


def _public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        # Notations of an IPv4 address that may be internal.
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None or found in ipaddress.IPv6Network("64:ff9b::/96"):
            return False
    return found.is_global and not found.is_multicast
