"""The proxies whose forwarded headers a server trusts."""

from __future__ import annotations

import ipaddress

from saboteur.commands.trouble import Trouble

LOCAL = ("127.0.0.1", "::1")


def networks(wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses and networks in every form a connection may show them."""
    found: list[str] = []
    for name in wanted:
        try:
            network = ipaddress.ip_network(name, strict=False)
        except ValueError:
            raise Trouble(f"--trust-proxy takes an address or network, like 10.0.0.0/8, not {name!r}.") from None
        if "/" in name and str(ipaddress.ip_interface(name).ip) != str(network.network_address):
            raise Trouble(f"{name} is no network; did you mean {network}, or the address {name.partition('/')[0]}?")
        if network.prefixlen == 0:
            raise Trouble(f"--trust-proxy {name} would let every visitor claim any address. Name the proxy's own one.")
        found.append(str(network))
        if isinstance(network, ipaddress.IPv4Network):
            # As it appears on a socket for both IPv4 and IPv6.
            found.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return tuple(found)
