"""Settings of a server."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator can choose, and the limits for visitors."""

    bots: tuple[str, ...] = ("random", "greedy")
    """Names of the bots that can be seated."""
    files: dict[str, str] = {}
    """Paths of the operator's own bots, by name."""
    workers: int = 1
    """Bot processes."""
    bot_limit: float = 5.0
    """Seconds a bot may think about a move."""
    bot_delay: tuple[float, float] = (0.7, 1.5)
    """A bot's move is shown after a random time from this range, however long it thought."""
    grace: float = 60.0
    """Seconds until a bot takes over for a disconnected person."""
    idle: float = 180.0
    """Seconds until a bot takes over for an idle person while others wait, at a table without a clock."""
    idle_longest: float = 600.0
    """Seconds until it does so at the latest, whatever the person does short of moving."""
    last_call: float = 60.0
    """The last seconds of that, shown as a clock."""
    between: float = 30.0
    """Seconds between rounds."""
    patience: float = 15.0
    """Seconds to complete an HTTP request, and to say hello on a new socket."""
    sweep: float = 60.0
    """Seconds between searches for idle tables to unload."""
    sockets: int = 5_000
    """Sockets in all."""
    sockets_per_address: int = 100
    tables_per_person: int = 20
    """Unfinished tables a person may have opened within a day."""
    requests: tuple[float, float] = (60.0, 10.0)
    """HTTP requests of an address: burst, and rate per second."""
    messages: tuple[float, float] = (60.0, 20.0)
    """Messages of a socket, likewise; excess ones are delayed."""
    messages_per_address: tuple[float, float] = (400.0, 100.0)
    """Messages of all sockets of an address, likewise; excess ones are delayed."""
    talk: tuple[float, float] = (20.0, 1.0)
    """Chats and claims of a person at a table, likewise; excess ones are refused."""
    spectator_talk: tuple[float, float] = (20.0, 1.0)
    """Chats of all people without a seat at a table together, likewise."""
    changes: tuple[float, float] = (60.0, 1.0)
    """Seat changes, ready signs and votes of a person at a table, likewise; excess ones are refused."""
    notes: tuple[float, float] = (60.0, 2.0)
    """Private notes of a person at a table, likewise; excess ones are refused."""
    insights: tuple[float, float] = (30.0, 3.0)
    """Requests for the card count and the forecast, likewise; excess ones are refused."""
    reactions: tuple[float, float] = (5.0, 0.25)
    """Reactions of a person at a table, likewise: five within twenty seconds."""
    reaction_gap: tuple[float, float] = (1.0, 1.0)
    """And one a second."""
    pointing: tuple[float, float] = (30.0, 8.0)
    """Steps and places shown in a shared replay, likewise; excess ones are refused."""
    entries_per_person: int = 2_000
    """Entries of a table's log, moves aside, a person may cause; more are refused."""
    lease: float = 3.0
    """Seconds without a sign of life after which an owner's tables go to another one, in a cluster."""
    hosts: tuple[str, ...] = ("localhost", "127.0.0.1", "[::1]")
    """Accepted host names; empty for any."""
    secure: bool = False
    """Cookies are sent over TLS only."""
    public_metrics: bool = False
    """Metrics are served to everyone, not only on an address of their own."""
