"""Each part of a cluster in its own network, which can be partitioned: Linux namespaces, for root."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from saboteur.server.local import Network

WAYS = ("everything", "database", "bus")
IP = shutil.which("ip") or "/usr/sbin/ip"
ENTER = [shutil.which("unshare") or "/usr/bin/unshare", "--net", "--mount", "--propagation", "private"]
"""Starts a program in a network and with mounts of its own; what is made in there goes with it."""


def permitted() -> bool:
    """Whether this machine allows it."""
    wanted = "mount -t tmpfs tmpfs /run && mkdir /run/netns && ip netns add probe && ip link add probe0 type bridge"
    if os.name == "nt" or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    try:
        found = subprocess.run([*ENTER, "sh", "-c", wanted], capture_output=True, check=False)
    except OSError:
        return False
    return found.returncode == 0


class Namespaces(Network):
    """One for each part, joined by a bridge. To be made within `ENTER`: the machine's own network is left alone."""

    database, bus = "10.77.0.2", "10.77.0.3"

    def __init__(self, parts: Sequence[str]) -> None:
        self._numbers = {part: number for number, part in enumerate(parts, 10)}
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", "/run"], check=True)  # noqa: S607 - the system's
        Path("/run/netns").mkdir()
        _ip("link", "set", "lo", "up")
        _ip("link", "add", "bridge0", "type", "bridge")
        for address in (self.database, self.bus):
            _ip("address", "add", f"{address}/24", "dev", "bridge0")
        _ip("link", "set", "bridge0", "up")
        for part in parts:
            _ip("netns", "add", part)
            _ip("link", "add", f"to-{part}", "type", "veth", "peer", "name", "out", "netns", part)
            _ip("link", "set", f"to-{part}", "master", "bridge0", "up")
            _ip("-n", part, "address", "add", f"{self.address(part)}/24", "dev", "out")
            for device in ("lo", "out"):
                _ip("-n", part, "link", "set", device, "up")

    def address(self, part: str) -> str:
        """The address of a part."""
        return f"10.77.0.{self._numbers[part]}"

    def command(self, part: str) -> list[str]:
        """What starts a program where a part is."""
        return [IP, "netns", "exec", part]

    @contextlib.contextmanager
    def cut(self, part: str, way: str) -> Iterator[None]:
        """Drop all packets meanwhile. Connections stay open and silent."""
        if way == "everything":
            _ip("link", "set", f"to-{part}", "down")
        else:
            _ip("-n", part, "route", "add", "blackhole", getattr(self, way))
        try:
            yield
        finally:
            if way == "everything":
                _ip("link", "set", f"to-{part}", "up")
            else:
                _ip("-n", part, "route", "del", "blackhole", getattr(self, way))


def _ip(*arguments: str) -> None:
    subprocess.run([IP, *arguments], check=True)
