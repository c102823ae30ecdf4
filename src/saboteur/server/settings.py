"""How a server is run."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator can choose, and the limits that keep one visitor from spoiling it for the others."""

    bots: tuple[str, ...] = ("random", "greedy")
    """The names of the bots that can be seated."""
    files: dict[str, str] = {}
    """Where the bots are that do not come with the games, by name."""
    workers: int = 1
    """How many processes think for the bots."""
    bot_limit: float = 5.0
    """Seconds a bot may think."""
    bot_delay: tuple[float, float] = (0.7, 1.5)
    """A bot's answer is shown after a time drawn from here, however long it thought."""
    grace: float = 60.0
    """Seconds after which a bot plays for somebody who is gone."""
    idle: float = 180.0
    """Seconds after which a bot plays for somebody who does nothing while others wait, at a table without a clock."""
    longest: float = 600.0
    """Seconds after which it does so at the latest, however often they say that they are there."""
    last_call: float = 60.0
    """Seconds of these that are shown as a clock, so that it comes as no surprise."""
    between: float = 30.0
    """Seconds the table waits between rounds."""
    patience: float = 15.0
    """Seconds until a request must have come, and until somebody who has opened a socket must have said hello."""
    sweep: float = 60.0
    """Seconds after which tables at which nothing happens are looked for, to let go of them."""
    sockets: int = 5_000
    """Sockets in all."""
    sockets_per_address: int = 100
    tables_per_person: int = 20
    """Tables of a person that were opened within a day and are not over."""
    requests: tuple[float, float] = (60.0, 10.0)
    """HTTP requests of an address: how many at once, and how many a second from then on."""
    messages: tuple[float, float] = (60.0, 20.0)
    """Messages of a socket, likewise; more of them have to wait."""
    crowd: tuple[float, float] = (400.0, 100.0)
    """Messages of all sockets of an address, likewise."""
    talk: tuple[float, float] = (20.0, 1.0)
    """Chats and claims of a person at a table, likewise; more of them are refused."""
    hosts: tuple[str, ...] = ("localhost", "127.0.0.1", "[::1]")
    """The names under which the server may be asked; empty for any."""
    secure: bool = False
    """Cookies are sent over TLS only."""
